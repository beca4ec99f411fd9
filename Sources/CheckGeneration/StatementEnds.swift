/// How far what begins at a token goes.
extension [SwiftToken] {
  /// - Returns: the first place from one on, outside of the brackets that open there, at which something holds; `nil` where the brackets
  ///   around it close before, or nothing is found within a statement's length.
  func ahead(from start: Int, _ holds: (Int) -> Bool) -> Int? {
    var place = start
    for _ in 0..<Self.longestStatement {
      guard place < count else { return nil }
      if holds(place) { return place }
      if self[place].kind == .close { return nil }
      place = self[place].kind == .open ? (self[place].partner ?? place) + 1 : place + 1
    }
    return nil
  }

  /// - Returns: the place behind an expression; the next line may go on with it.
  func endOfExpression(from start: Int, _ words: [String]) -> Int {
    func goesOn(_ word: String) -> Bool {
      ["as", "is", ":", ".", "?.", "!.", "="].contains(word)
        || ConstantWords.operators.contains(word) && !["!", "?"].contains(word)
    }
    var place = start
    while place < count, ![.close, .comma].contains(self[place].kind), words[place] != ";" {
      let isNextLine = place > start && self[place - 1].line < self[place].line
      if isNextLine, !goesOn(words[place]), !goesOn(words[place - 1]) { return place }
      place = self[place].kind == .open ? (self[place].partner ?? place) + 1 : place + 1
    }
    return place
  }

  /// The braces of a statement. Those of a closure in its head have something behind them on their line.
  ///
  /// - Returns: from the opening one to behind the closing one; `nil` where none is found within a statement's length, which is one for all
  ///   that stands in its head.
  func body(from start: Int, _ words: [String]) -> Range<Int>? {
    var place = start
    for _ in 0..<Self.longestStatement {
      guard place < count, self[place].kind != .close else { return nil }
      guard let close = self[place].kind == .open ? self[place].partner : place else { return nil }
      let next = close + 1
      if words[place] == "{", !isWithinHead(next, words) { return place..<next }
      place = next
    }
    return nil
  }

  /// Whether the head of a statement goes on behind the brace before a place.
  private func isWithinHead(_ next: Int, _ words: [String]) -> Bool {
    guard next < count, self[next].line == self[next - 1].line else { return false }
    return words[next] == "{" || words[next] == "where" || [.comma, .operator].contains(self[next].kind)
  }

  /// `<V: View>` of `func fits<V: View>(_ view: V)`
  ///
  /// - Returns: the place behind it; the place itself where no types are named there.
  func behindGenerics(_ start: Int, _ words: [String]) -> Int {
    guard start < count, words[start] == "<" else { return start }
    var depth = 0
    for place in topLevel(start..<Swift.min(start + Self.longestGenerics, count)) {
      if self[place].kind == .operator {
        depth += words[place].count { $0 == "<" }
        if words[place] != "->" { depth -= words[place].count { $0 == ">" } }
      }
      if depth <= 0 { return place + 1 }
    }
    return start
  }

  private static var longestGenerics: Int { 64 }
  private static var longestStatement: Int { 512 }
}
