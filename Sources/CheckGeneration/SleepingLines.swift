/// The lines of a block that wait for real time to pass: `sleep(1)`, `usleep(200)`, `try await Task.sleep(for: .seconds(1))`.
struct SleepingLines {
  private let tokens: [SwiftToken]
  private let words: [String]
  /// The functions that the block declares.
  private let own: Set<String>
  /// The names that it gives to a clock.
  private let clocks: Set<String>

  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
    own = Set(words.indices.dropFirst().filter { words[$0 - 1] == "func" }.map { words[$0] })
    clocks = Set(
      words.indices.dropFirst(2).filter { words[$0 - 1] == "=" && Self.isClock(words[$0...].prefix(3)) }
        .map { words[$0 - 2] }
    )
  }

  var all: [Int] {
    var lines: [Int] = []
    for place in words.indices where isSleep(place) && lines.last != tokens[place].line {
      lines.append(tokens[place].line)
    }
    return lines
  }

  private func isSleep(_ place: Int) -> Bool {
    guard tokens[place].kind == .identifier, place + 1 < words.count, words[place + 1] == "(" else { return false }
    let before = place > 0 ? words[place - 1] : ""
    if before == "." { return words[place] == "sleep" && place > 1 && waits(place - 2) }
    return ["sleep", "usleep", "nanosleep"].contains(words[place]) && before != "func" && !own.contains(words[place])
  }

  /// `Task`, `clock`, `ContinuousClock()`: asked to sleep, it lets real time pass. What a member is called, `lamp.clock`, tells nothing.
  private func waits(_ place: Int) -> Bool {
    if words[place] == ")" { return place > 1 && Self.isClock(words[(place - 2)...place]) }
    let isMember = place > 0 && words[place - 1].hasSuffix(".")
    return ["Task", "Thread"].contains(words[place]) || clocks.contains(words[place]) && !isMember
  }

  private static func isClock(_ made: ArraySlice<String>) -> Bool {
    ["ContinuousClock", "SuspendingClock"].contains(made.first) && made.dropFirst().elementsEqual(["(", ")"])
  }
}
