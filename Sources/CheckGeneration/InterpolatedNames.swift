/// The names that are said in what a text interpolates: `name` of `"\\(lamp[name])"`.
struct InterpolatedNames {
  /// Where they stand in the UTF-8 of the literal, in the order in which they stand.
  private(set) var all: [(name: String, range: Range<Int>)] = []

  /// - Throws: what of it cannot be read.
  init(_ literal: String) throws(SourceProblem) {
    try read(literal, at: 0)
  }

  private mutating func read(_ literal: String, at offset: Int) throws(SourceProblem) {
    let bytes = Array(literal.utf8)
    for range in SwiftLiteral(bytes, at: 0, afterOperand: false)?.interpolations(in: bytes, from: 0) ?? [] {
      let source = String(decoding: bytes[range], as: UTF8.self)
      let tokens = try SwiftLexer.tokens(of: source)
      let inner = Array(source.utf8)
      let words = tokens.words(of: inner)
      let scopes = BracketScopes(tokens)
      let start = offset + range.lowerBound
      for place in tokens.indices {
        let token = tokens[place]
        if token.kind == .literal {
          try read(words[place], at: start + token.range.lowerBound)
        } else if NameUses.isSaid(place, tokens, words, scopes) {
          all.append((words[place], (start + token.range.lowerBound)..<(start + token.range.upperBound)))
        }
      }
    }
  }
}
