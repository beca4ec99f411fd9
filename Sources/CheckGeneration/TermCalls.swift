/// What calls, and members of lists that are written there, say of their operands.
extension TermReader {
  /// `{ a == b }()`, `{ lamp.tap(); return a == b }()`, and what hands on what its closure says: `withExtendedLifetime(lamp) { a == b }`.
  mutating func ofClosure(_ range: Range<Int>) -> Term? { saidByClosure(range).flatMap { read($0) } }

  /// - Returns: what is left of an expression whose other parts nobody hears of: of a closure that is called there, of a tuple that one
  ///   element is taken from.
  func meant(_ range: Range<Int>) -> Range<Int> {
    let range = withoutParentheses(range)
    guard !range.isEmpty, let inner = saidByClosure(range) ?? element(range) else { return range }
    return meant(inner)
  }

  private func saidByClosure(_ range: Range<Int>) -> Range<Int>? {
    guard let open = tokens.topLevel(range).last(where: { words[$0] == "{" }), let close = tokens[open].partner,
      runs(range.lowerBound..<open, (close + 1)..<range.upperBound)
    else { return nil }
    return BlockStatements.answer(of: (open + 1)..<close, tokens, words)
  }

  /// - Parameters:
  ///   - head: what stands before a closure.
  ///   - tail: what stands behind it.
  private func runs(_ head: Range<Int>, _ tail: Range<Int>) -> Bool {
    if words[tail].elementsEqual(["(", ")"]) { return head.isEmpty }
    if words[head].elementsEqual(["Task"]) { return words[tail].elementsEqual([".", "value"]) }
    guard tail.isEmpty, let first = head.first else { return false }
    if ["withExtendedLifetime", "autoreleasepool"].contains(words[first]) {
      return head.count == 1 || head.count > 2 && tokens[first + 1].partner == head.upperBound - 1
    }
    return [["MainActor", ".", "run"], ["MainActor", ".", "assumeIsolated"]].contains { words[head].elementsEqual($0) }
  }

  /// `(a, b).1`, `(name: a, isOn: b).isOn`
  mutating func ofTuple(_ range: Range<Int>) -> Term? { element(range).flatMap { read($0) } }

  private func element(_ range: Range<Int>) -> Range<Int>? {
    guard words[range.lowerBound] == "(", let close = tokens[range.lowerBound].partner, close + 3 == range.upperBound,
      words[close + 1] == "."
    else { return nil }
    return tokens.element(words[close + 2], of: tokens.listed((range.lowerBound + 1)..<close), words)
  }

  /// `[a, b].count`, `[a].first`: what is asked of a list that is written there.
  mutating func ofList(_ range: Range<Int>) -> Term? {
    guard words[range.lowerBound] == "[", let close = tokens[range.lowerBound].partner, close + 2 < range.upperBound,
      words[close + 1] == "."
    else { return nil }
    let inside = (range.lowerBound + 1)..<close
    let top = tokens.topLevel(inside)
    let parts = tokens.parts(of: inside, at: top.filter { tokens[$0].kind == .comma }).filter { !$0.isEmpty }
    guard !parts.isEmpty, !top.contains(where: { tokens[$0].kind == .colon }) else { return nil }
    if words[close + 2] == "contains" { return oneOf(parts, (close + 3)..<range.upperBound) }
    guard close + 3 == range.upperBound else { return nil }
    switch words[close + 2] {
    case "count": return .value(.number(parts.count))
    case "isEmpty": return .value(.truth(false))
    case "first": return parts.first.flatMap { read($0) }
    case "last": return parts.last.flatMap { read($0) }
    default: return nil
    }
  }

  /// `[a, b].contains(c)`
  private mutating func oneOf(_ parts: [Range<Int>], _ argument: Range<Int>) -> Term? {
    guard isParenthesised(argument), parts.count < Self.mostSigns,
      !tokens.topLevel(argument.dropFirst().dropLast()).contains(where: { [.colon, .comma].contains(tokens[$0].kind) }),
      let sought = read(argument)
    else { return nil }
    var ways: [Term] = []
    for part in parts {
      guard let term = read(part) else { return nil }
      ways.append(.comparison("==", term, sought))
    }
    return .any(ways)
  }

  /// `max(a, b)` of the standard library.
  mutating func call(_ range: Range<Int>) -> Term? {
    let (name, open) = (range.lowerBound, range.lowerBound + 1)
    guard open < range.upperBound, Self.functions.contains(words[name]), !isDeclared(words[name]), words[open] == "(",
      tokens[open].partner == range.upperBound - 1
    else { return nil }
    let inside = (open + 1)..<(range.upperBound - 1)
    let top = tokens.topLevel(inside)
    guard !top.contains(where: { tokens[$0].kind == .colon }) else { return nil }
    var terms: [Term] = []
    for part in tokens.parts(of: inside, at: top.filter { tokens[$0].kind == .comma }) {
      guard let term = read(part) else { return nil }
      terms.append(term)
    }
    return .called(words[name], terms)
  }

  private static let functions: Set<String> = ["max", "min", "abs", "Int", "Double", "CGFloat"]

  /// `a.isMultiple(of: 3)` is `a % 3 == 0`.
  mutating func multiple(_ range: Range<Int>) -> Term? {
    guard let close = range.last, let open = tokens[close].partner, open > range.lowerBound + 2, close > open + 3,
      words[(open - 2)...(open + 2)].elementsEqual([".", "isMultiple", "(", "of", ":"]),
      let number = read(range.lowerBound..<(open - 2)), let divisor = read((open + 3)..<close)
    else { return nil }
    return .compared("==", .reckoned("%", number, divisor), .value(.number(0)))
  }
}
