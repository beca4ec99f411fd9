/// The parts of a block in which what fails fails nothing.
struct KnownIssues {
  /// The closures of `withKnownIssue { ... }`.
  let closures: [Range<Int>]
  /// The bodies of functions of the block that are called there and nowhere else.
  let helpers: [Range<Int>]

  /// Both, none in another, in order.
  private let all: [Range<Int>]

  init(_ tokens: [SwiftToken], _ words: [String]) {
    let closures = words.indices.filter { words[$0] == "withKnownIssue" }.compactMap { Self.closure($0, tokens, words) }
    self.closures = closures
    helpers = closures.isEmpty ? [] : Self.helpers(closures, tokens, words)
    all = (closures + helpers).sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { all, range in
      if let last = all.last, last.upperBound >= range.upperBound { return }
      all.append(range)
    }
  }

  func contain(_ place: Int) -> Bool {
    var (first, end) = (0, all.count)
    while first < end {
      let middle = (first + end) / 2
      if all[middle].upperBound > place { end = middle } else { first = middle + 1 }
    }
    return first < all.count && all[first].contains(place)
  }

  /// Where the author says which issues are known, others may fail, unless all are: `matching: { _ in true }`.
  private static func closure(_ place: Int, _ tokens: [SwiftToken], _ words: [String]) -> Range<Int>? {
    func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
    var open: Int? = place + 1
    var end = place + 1
    if word(end) == "(", let close = tokens[end].partner {
      let arguments = tokens.topLevel((end + 1)..<close)
      let chosen = arguments.filter { ["when", "matching"].contains(words[$0]) && tokens[$0 + 1].kind == .colon }
      guard chosen.allSatisfy({ saysYes($0 + 2, tokens, words) }) else { return nil }
      end = close + 1
      open = word(end) == "{" ? end : arguments.first { words[$0] == "{" && [",", "("].contains(word($0 - 1)) }
    }
    guard let open, word(open) == "{", let close = tokens[open].partner else { return nil }
    end = max(end, close + 1)
    while ["when", "matching"].contains(word(end)) {
      guard saysYes(end + 2, tokens, words), let close = tokens[end + 2].partner else { return nil }
      end = close + 1
    }
    return open..<close
  }

  /// `{ true }`, `{ _ in true }`
  static func saysYes(_ open: Int, _ tokens: [SwiftToken], _ words: [String]) -> Bool {
    guard open < words.count, words[open] == "{", let close = tokens[open].partner else { return false }
    var body = words[(open + 1)..<close]
    if body.starts(with: ["_", "in"]) { body = body.dropFirst(2) }
    if body.first == "return" { body = body.dropFirst() }
    return body.elementsEqual(["true"])
  }

  /// A block with more of them than these is nothing that anybody wrote.
  private static let most = 64

  private static func helpers(
    _ closures: [Range<Int>],
    _ tokens: [SwiftToken],
    _ words: [String]
  ) -> [Range<Int>] {
    let names = words.indices.dropFirst().filter { words[$0 - 1] == "func" && tokens[$0].kind == .identifier }
    guard names.count <= most, closures.count <= most else { return [] }
    let told = zip(tokens, words).filter { $0.kind == .literal && $1.contains("\\") }.map(\.1)
    return names.compactMap { name in
      let others = words.indices.filter { $0 != name && words[$0] == words[name] }
      guard !others.isEmpty, others.allSatisfy({ other in closures.contains { $0.contains(other) } }),
        !told.contains(where: { $0.contains(words[name]) })
      else { return nil }
      return body(of: name, tokens, words)
    }
  }

  private static func body(of function: Int, _ tokens: [SwiftToken], _ words: [String]) -> Range<Int>? {
    var place = function
    while place < tokens.count, words[place] != "{", tokens[place].kind != .close {
      place = tokens[place].kind == .open ? (tokens[place].partner ?? place) + 1 : place + 1
    }
    guard place < tokens.count, words[place] == "{", let close = tokens[place].partner else { return nil }
    return place..<close
  }
}
