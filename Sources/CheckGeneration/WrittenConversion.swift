/// What makes a text, a list or a set of something, by the name of a type: `String(a)`, `Array<Int>(a)`, `[Int](a)`.
///
/// Compared with what it is made of it is the same: it could not be compared if that were anything else. Of numbers that is not said:
/// `CGFloat(Int(a))` has lost what stands behind the point.
struct WrittenConversion {
  enum Kind {
    case text, list, set, optional

    /// Whether what is made of something is the same where that was made of something in turn: no list of a set is.
    func holds(_ inner: Kind?) -> Bool { inner == nil || inner == self }
  }

  let kind: Kind
  /// What it is made of.
  let value: Range<Int>

  /// - Returns: `nil` where a range is anything else.
  init?(_ range: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) {
    guard range.count > 3, let last = range.last, words[last] == ")", let open = tokens[last].partner,
      open > range.lowerBound, let kind = Self.kind(range.lowerBound..<open, tokens, words)
    else { return nil }
    var value = (open + 1)..<last
    // What a text says of what is described may be anything, but of a text it is that.
    if kind == .text, words[value].starts(with: ["describing", ":"]) { value = value.dropFirst(2) }
    guard !value.isEmpty, tokens.choiceSign(in: value, words) == nil,
      !tokens.topLevel(value).contains(where: { [.comma, .colon].contains(tokens[$0].kind) })
    else { return nil }
    self.kind = kind
    self.value = value
  }

  private static func kind(_ type: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) -> Kind? {
    let name = words[type.lowerBound]
    if type.count == 1 { return kinds[name] }
    if words[type].elementsEqual([".", "some"]) || words[type].elementsEqual(["Optional", ".", "some"]) {
      return .optional
    }
    if name == "[" {
      let isList = !tokens.topLevel(type.dropFirst().dropLast()).contains { tokens[$0].kind == .colon }
      return isList && EmptyLiteral.type(from: type.lowerBound, tokens, words) == type.upperBound ? .list : nil
    }
    guard let kind = kinds[name], words[type.lowerBound + 1] == "<",
      EmptyLiteral.type(from: type.lowerBound, tokens, words) == type.upperBound || kind == .optional
    else { return nil }
    return kind
  }

  private static let kinds: [String: Kind] = [
    "String": .text, "Substring": .text, "Array": .list, "Set": .set, "Optional": .optional,
  ]
}
