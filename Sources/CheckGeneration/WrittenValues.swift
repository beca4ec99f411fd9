/// Texts and lists of a block of which some is written there, so that it says something of them whatever the components do.
struct WrittenValues {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let bound: BoundExpressions
  private let hosts: HostedValues

  init(_ tokens: [SwiftToken], _ words: [String], _ bound: BoundExpressions, _ hosts: HostedValues) {
    self.tokens = tokens
    self.words = words
    self.bound = bound
    self.hosts = hosts
  }

  /// How many signs or elements there are at least; `nil` where none need be there.
  func leastSize(of range: Range<Int>) -> Int? {
    if let text = text(range) { return text.isNeverEmpty ? 1 : 0 }
    guard let list = list(range) else { return nil }
    return list.reduce(0) { $0 + $1.leastSize }
  }

  /// How many elements there are; `nil` where some may come from elsewhere.
  func size(of range: Range<Int>) -> Int? {
    guard let list = list(range), list.allSatisfy({ $0.elements != nil }) else { return nil }
    return list.reduce(0) { $0 + $1.leastSize }
  }

  /// - Returns: the expression that a name stands for, and that others than a text or a list cannot be made of; else the range itself.
  private func meant(_ range: Range<Int>) -> Range<Int> {
    var range = tokens.withoutParentheses(range, words)
    for _ in 0..<Self.mostNames {
      // A type that is written may make something else of it: `let name: Label = "a"`.
      guard range.count == 1, let first = range.first, let expression = bound.binding(first)?.expression,
        case let start = expression.lowerBound, start > 1, words[start - 1] == "=", words[start - 2] == words[first]
      else { break }
      range = tokens.withoutParentheses(expression, words)
    }
    return range
  }

  private static let mostNames = 8

  /// - Returns: the operands of `a + b`, where nothing else is done with them.
  private func operands(_ range: Range<Int>) -> [Range<Int>] {
    let signs = tokens.topLevel(range).filter { tokens[$0].kind == .operator && !words[$0].hasSuffix(".") }
    guard signs.count <= TermReader.mostSigns, signs.allSatisfy({ words[$0] == "+" }) else { return [] }
    let parts = tokens.parts(of: range, at: signs)
    return parts.contains(where: \.isEmpty) ? [] : parts
  }

  /// What throws on the way says something by that.
  private func isQuiet(_ range: Range<Int>) -> Bool { !words[range].contains { ["try", "await"].contains($0) } }

  // MARK: Texts

  /// `"\\(lamp)!"`, `lamp.name + "!"`, `String("\\(lamp)!")`, `screen.svg()`
  ///
  /// - Returns: `nil` of what may be no text, and of one of which nothing is known.
  func text(_ range: Range<Int>, depth: Int = 0) -> WrittenText? {
    let range = meant(range)
    guard let first = range.first, depth < Self.mostNames, isQuiet(range) else { return nil }
    if range.count == 1 {
      return WrittenText(words[first], tokens[first])
        ?? InterpolatedText(words[first], tokens[first]).map { WrittenText(written: $0.written) }
    }
    if let conversion = WrittenConversion(range, tokens, words) {
      return conversion.kind == .text ? text(conversion.value, depth: depth + 1) : nil
    }
    if isDrawing(range) { return WrittenText(written: ["<svg", "</svg>\n"]) }
    let parts = operands(range)
    guard parts.count > 1 else { return nil }
    let texts = parts.map { text($0, depth: depth + 1) }
    // A text can be added to nothing else.
    guard texts.contains(where: { $0 != nil }) else { return nil }
    return texts.map { $0 ?? .unknown }.reduce(WrittenText(written: [""]), +)
  }

  /// What a host draws begins and ends as every picture does, be there nothing to see in it.
  private func isDrawing(_ range: Range<Int>) -> Bool {
    guard range.count > 4, case let name = range.upperBound - 3, words[name] == "svg", words[name + 1] == "(",
      words[name + 2] == ")", words[name - 1] == "."
    else { return false }
    return hosts.contain(name)
  }

  // MARK: Lists

  /// What is joined to a list: `names`, `["b"]`.
  struct Part {
    /// What is written there; `nil` of what is made elsewhere.
    let elements: [Range<Int>]?
    let leastSize: Int

    static let unknown = Part(elements: nil, leastSize: 0)
  }

  /// `[a, b]`, `lamp.names + ["b"]`
  ///
  /// - Returns: `nil` of what may be no list, and of one into which nothing is written.
  func list(_ range: Range<Int>) -> [Part]? {
    let range = meant(range)
    guard !range.isEmpty, isQuiet(range) else { return nil }
    let parts = operands(range).map(part)
    return parts.contains { $0.leastSize > 0 } ? parts : nil
  }

  private func part(_ range: Range<Int>) -> Part {
    let range = meant(range)
    guard let open = range.first, words[open] == "[", tokens[open].partner == range.upperBound - 1 else {
      return .unknown
    }
    let elements = tokens.listed(range.dropFirst().dropLast()).filter { !$0.isEmpty }
    guard elements.contains(where: { colon($0) != nil }) else {
      return Part(elements: elements, leastSize: elements.count)
    }
    // Keys that the components say may be the same, and then nothing goes on.
    return Part(elements: nil, leastSize: entries(of: range)?.count ?? 1)
  }

  /// Whether it is the keys of a dictionary that is written in the block, and one of them is this literal.
  func areKeys(_ range: Range<Int>, with key: Int) -> Bool {
    guard range.count > 2, words[range].suffix(2).elementsEqual([".", "keys"]),
      case let base = meant(range.dropLast(2)),
      let open = base.first, words[open] == "[", tokens[open].partner == base.upperBound - 1
    else { return false }
    return entries(of: base)?[words[key]] != nil
  }

  /// - Returns: the values of a dictionary that is written there, by its keys, where these are literals; `nil` of anything else.
  func entries(of range: Range<Int>) -> [String: Range<Int>]? {
    let entries = tokens.listed(range.dropFirst().dropLast()).filter { !$0.isEmpty }
    guard !entries.isEmpty, entries.allSatisfy({ colon($0) == $0.lowerBound + 1 && isLiteral($0.lowerBound) }) else {
      return nil
    }
    return Dictionary(entries.map { (words[$0.lowerBound], $0.dropFirst(2)) }) { first, _ in first }
  }

  private func colon(_ part: Range<Int>) -> Int? { tokens.topLevel(part).first { tokens[$0].kind == .colon } }

  /// A text that interpolates nothing, or a number.
  func isLiteral(_ place: Int) -> Bool {
    tokens[place].kind == .literal && !words[place].contains("\\") || words[place].first?.isNumber == true
  }
}
