/// Which brackets are around each token.
struct BracketScopes {
  private let tokens: [SwiftToken]
  private var around: [Int?] = []

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    var open: [Int] = []
    for place in tokens.indices {
      if tokens[place].kind == .close { _ = open.popLast() }
      around.append(open.last)
      if tokens[place].kind == .open { open.append(place) }
    }
  }

  /// - Returns: the bracket that opens last before the token, and closes after it.
  func open(around place: Int) -> Int? { around[place] }

  /// - Returns: the brace of the innermost body around the token.
  func brace(around place: Int, _ words: [String]) -> Int? {
    var inner = place
    while let open = open(around: inner) {
      if words[open] == "{" { return open }
      inner = open
    }
    return nil
  }

  /// - Returns: what the brackets around it hold, or all.
  func scope(around place: Int) -> Range<Int> { (around[place] ?? 0)..<end(around: place) }

  /// - Returns: the place at which the brackets around it close, or the end of all.
  func end(around place: Int) -> Int { around[place].flatMap { tokens[$0].partner } ?? tokens.count }

  /// `$0` of a closure that stands in the range itself: what is handed to it comes of the rest.
  func isArgument(_ place: Int, _ words: [String], within range: Range<Int>) -> Bool {
    guard words[place].first == "$", words[place].dropFirst().allSatisfy(\.isNumber) else { return false }
    var inner = place
    while let open = open(around: inner), range.contains(open) {
      if words[open] == "{" { return true }
      inner = open
    }
    return false
  }
}
