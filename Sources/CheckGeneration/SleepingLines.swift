/// The lines of a block that wait for real time to pass: `sleep(1)`, `usleep(200)`, `try await Task.sleep(for: .seconds(1))`.
struct SleepingLines {
  let tokens: [SwiftToken]
  let words: [String]

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
    if before == "." { return words[place] == "sleep" && place > 1 && ["Task", "Thread"].contains(words[place - 2]) }
    return ["sleep", "usleep", "nanosleep"].contains(words[place]) && before != "func" && !declaresItsOwn(words[place])
  }

  private func declaresItsOwn(_ name: String) -> Bool {
    words.indices.dropFirst().contains { words[$0] == name && words[$0 - 1] == "func" }
  }
}
