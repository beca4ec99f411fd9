/// Texts that a block itself puts beside the components, and then finds: `host(VStack { Lamp(); Text("a") })`, `find(text: "a").exists`.
///
/// What a container of the components does with a text is theirs to say, and so is what comes of it once something was done.
struct OwnTexts {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let copied: CopiedValues
  private let hasSwiftUI: Bool

  /// - Parameter hasSwiftUI: else a `VStack` may be the components' own.
  init(_ tokens: [SwiftToken], _ words: [String], _ copied: CopiedValues, hasSwiftUI: Bool) {
    self.tokens = tokens
    self.words = words
    self.copied = copied
    self.hasSwiftUI = hasSwiftUI
  }

  /// Whether an expectation asks for nothing but that such a text is there.
  func areFound(by condition: Range<Int>) -> Bool {
    let range = untried(condition)
    guard hasSwiftUI, range.count > 2, words[range].suffix(2).elementsEqual([".", "exists"]),
      case let found = meant(range.dropLast(2)), found.count > 7, case let end = found.upperBound,
      words[(end - 7)..<(end - 2)].elementsEqual([".", "find", "(", "text", ":"]), words[end - 1] == ")",
      let view = hosted(found.dropLast(7))
    else { return false }
    return isPut(words[end - 2], in: view, depth: 0)
  }

  /// - Returns: what a name was given, where nothing happened since, without the `try` before it.
  private func meant(_ range: Range<Int>) -> Range<Int> {
    let range = untried(range)
    return range.count == 1 ? copied.held(range.lowerBound, at: range.lowerBound).map(untried) ?? range : range
  }

  private func untried(_ range: Range<Int>) -> Range<Int> {
    let range = tokens.withoutParentheses(range, words)
    return range.first.map { words[$0] == "try" } == true ? untried(range.dropFirst()) : range
  }

  /// - Returns: the view that is handed to a host.
  private func hosted(_ range: Range<Int>) -> Range<Int>? {
    let range = meant(range)
    guard range.count > 3, words[range].starts(with: ["host", "("]),
      tokens[range.lowerBound + 1].partner == range.upperBound - 1
    else { return nil }
    return tokens.listed((range.lowerBound + 2)..<(range.upperBound - 1)).first
  }

  /// - Parameter text: the literal.
  private func isPut(_ text: String, in view: Range<Int>, depth: Int) -> Bool {
    if words[view].elementsEqual(["Text", "(", text, ")"]) { return true }
    guard depth < Self.mostStacks, let first = view.first, Self.stacks.contains(words[first]), let last = view.last,
      words[last] == "}", let open = tokens[last].partner,
      open == first + 1 || words[first + 1] == "(" && tokens[first + 1].partner == open - 1
    else { return false }
    return BlockStatements.ranges(of: (open + 1)..<last, tokens, words).contains {
      isPut(text, in: $0, depth: depth + 1)
    }
  }

  private static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "Group"]
  private static let mostStacks = 16
}
