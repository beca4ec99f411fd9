/// What is said of texts and lists of which some is written: `lamp.name + "b" != ""`, `(lamp.names + ["b"]).contains("b")`,
/// `["k": lamp]["k"]`.
extension TermReader {
  /// - Parameter sign: what compares a text of which some is written with a literal, or a list with an empty one.
  /// - Returns: what that says of any such text or list; `nil` where it may say one or the other.
  func compared(_ value: Range<Int>, _ sign: String, _ literal: Range<Int>) -> Bool? {
    guard ["==", "!="].contains(sign), !isThrowing || !words[value].contains("("), let first = literal.first else {
      return nil
    }
    if words[literal].elementsEqual(["[", "]"]) { return written.list(value) == nil ? nil : sign == "!=" }
    guard literal.count == 1, let said = WrittenText(words[first], tokens[first]), let text = written.text(value),
      !text.isWhole, text.differs(from: said.written[0])
    else { return nil }
    return sign == "!="
  }

  /// `"\\(lamp)!".hasSuffix("!")`, `(lamp.names + ["b"]).contains("b")`
  ///
  /// - Parameters:
  ///   - question: what is asked of a text or of a list: `contains`.
  ///   - argument: about what.
  func isWritten(_ base: Range<Int>, _ question: String, _ argument: Range<Int>?) -> Bool {
    guard let argument, argument.count == 1, case let asked = argument.lowerBound, written.isLiteral(asked),
      !isThrowing || !words[base].contains("(")
    else { return false }
    if question == "contains", written.areKeys(base, with: asked) { return true }
    if question == "contains", let list = written.list(base) {
      return list.contains { $0.elements?.contains { words[$0].elementsEqual([words[asked]]) } == true }
    }
    guard let said = WrittenText(words[asked], tokens[asked]) else { return false }
    return written.text(base)?.holds(question, of: said.written[0]) == true
  }

  /// - Parameter end: `first`, `last`.
  /// - Returns: the literal at that end of a list: `"b"` of `(lamp.names + ["b"]).last`. What the components said when the list was made
  ///   they may say otherwise by now.
  func writtenEnd(of base: Range<Int>, _ end: String) -> Range<Int>? {
    let list = written.list(base)
    let element = end == "first" ? list?.first?.elements?.first : list?.last?.elements?.last
    return element.flatMap { $0.count == 1 && written.isLiteral($0.lowerBound) ? $0 : nil }
  }

  /// `["k": lamp]["k"]`, `["k": lamp].count`
  mutating func ofDictionary(_ range: Range<Int>) -> Term? {
    guard let open = range.first, words[open] == "[", let close = tokens[open].partner, close + 2 < range.upperBound,
      let entries = written.entries(of: open..<(close + 1))
    else { return nil }
    let asked = words[(close + 1)..<range.upperBound]
    if asked.elementsEqual([".", "count"]) { return .value(.number(entries.count)) }
    if asked.elementsEqual([".", "isEmpty"]) { return .value(.truth(false)) }
    guard words[close + 1] == "[", close + 4 == range.upperBound, written.isLiteral(close + 2) else { return nil }
    guard let value = entries[words[close + 2]] else { return .value(.none) }
    return read(value)
  }
}
