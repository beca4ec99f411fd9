/// What stands beside the components in what a block makes of both: `1` of `(lamp, 1).1`, of `[lamp.level, 1][1]`, of
/// `Pair(lamp: lamp, n: 1).n`. Only the element that is asked comes into a question.
struct ComposedValues {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let bound: BoundExpressions
  private let records: OwnRecords
  private let frameworks: FrameworkRecords

  init(
    _ tokens: [SwiftToken],
    _ words: [String],
    _ scopes: BracketScopes,
    _ bound: BoundExpressions,
    _ frameworks: FrameworkRecords
  ) {
    self.tokens = tokens
    self.words = words
    self.bound = bound
    self.frameworks = frameworks
    records = OwnRecords(tokens, words, scopes)
  }

  /// - Returns: the expressions that an element may have been given which a range asks for: `pair.n`, `all[1]`; none where it is not
  ///   certain that nothing else was put there. How many elements there are is said by a list that holds nothing else.
  func elements(_ range: Range<Int>) -> [Range<Int>]? {
    guard let asked = asked(range) else { return nil }
    guard let group = groupOfRectangle(asked) else { return whole(asked.base).flatMap { elements(asked, of: $0) } }
    // What holds the group is looked for once: a chain of such would be followed twice as often with each member.
    guard let whole = whole(group.base) else { return nil }
    if let name = group.member, let member = asked.member, let part = frameworks.field(member, of: name, of: whole) {
      return [part]
    }
    guard let inner = elements(group, of: whole), inner.count == 1 else { return nil }
    return self.whole(inner[0]).flatMap { elements(asked, of: $0) }
  }

  private func elements(_ asked: Asked, of whole: Range<Int>) -> [Range<Int>]? {
    switch words[whole.lowerBound] {
    case "(": return asked.member.flatMap { ofTuple(whole, $0) }
    case "[": return ofList(whole, asked)
    default:
      return asked.member.flatMap { records.field($0, of: whole) ?? frameworks.field($0, of: whole) }.map { [$0] }
    }
  }

  /// `size` of `CGRect(x: 1, y: 2, width: 3, height: 4).size.width`
  private func groupOfRectangle(_ asked: Asked) -> Asked? {
    guard asked.member != nil, let group = self.asked(asked.base), let name = group.member else { return nil }
    return ["origin", "size"].contains(name) ? group : nil
  }

  /// Whether it is an element of a list or of a dictionary that is written there, of which others would be `nil`: `["k": lamp]["k"]`,
  /// `rows.first` of `let rows = [lamp]`.
  func isThere(_ range: Range<Int>) -> Bool {
    guard let asked = asked(range), let whole = whole(asked.base), words[whole.lowerBound] == "[",
      let found = ofList(whole, asked)
    else { return false }
    return found.count == 1 && (asked.member != nil || parts(of: whole).contains { colon($0) != nil })
  }

  /// - Returns: the elements of a list or of a dictionary that is written there, or that a name stands for.
  func list(_ range: Range<Int>) -> [Range<Int>]? {
    guard let list = whole(range), words[list.lowerBound] == "[" else { return nil }
    return parts(of: list).filter { !$0.isEmpty }
  }

  /// - Returns: the elements of a tuple, or the key and the value of an entry.
  func row(_ range: Range<Int>) -> [Range<Int>] {
    if let colon = colon(range) { return [range.lowerBound..<colon, (colon + 1)..<range.upperBound] }
    return tokens.isParenthesised(range, words) ? parts(of: range).map(tokens.unlabelled) : [range]
  }

  /// - Returns: the case of an enumeration that is made there, or that a name stands for, `.pair(lamp, 1)`, and what it was handed.
  func made(_ range: Range<Int>) -> (name: String, values: [Range<Int>])? {
    let number = range.count == 1 ? bound.number(range.lowerBound) : nil
    let value = number.map { bound.bindings[$0].expression } ?? range
    guard let last = value.last, let open = tokens[last].partner, open > value.lowerBound + 1, words[open] == "(",
      words[open - 2] == ".", open - value.lowerBound < 4
    else { return nil }
    return (words[open - 1], parts(of: open..<(last + 1)).map(tokens.unlabelled))
  }

  // MARK: What is asked

  private struct Asked {
    let base: Range<Int>
    /// `n` of `pair.n`
    var member: String?
    /// `1` of `all[1]`
    var key: Range<Int>?
  }

  private func asked(_ range: Range<Int>) -> Asked? {
    guard range.count > 2, let last = range.last else { return nil }
    if words[last] == "]", let open = tokens[last].partner, open > range.lowerBound {
      return Asked(base: range.lowerBound..<open, key: (open + 1)..<last)
    }
    guard words[last - 1] == "." else { return nil }
    return Asked(base: range.lowerBound..<(last - 1), member: words[last])
  }

  /// - Returns: the tuple, the list or the value of the block's own that a base is, or that its name stands for.
  private func whole(_ base: Range<Int>) -> Range<Int>? {
    var base = base
    for _ in 0..<Self.mostNames {
      base = tokens.withoutParentheses(base, words)
      guard let first = base.first else { return nil }
      if base.count == 1, let number = bound.number(first) {
        let expression = bound.bindings[number].expression
        // A type that is written makes something else of what is a list here: `let names: Set = [a, b]`.
        guard words[expression.lowerBound - 1] != "=" || words[expression.lowerBound - 2] == words[first] else {
          return nil
        }
        base = expression
      } else if isWhole(base) {
        return base
      } else if let inner = elements(base), inner.count == 1, inner[0] != base {
        base = inner[0]
      } else {
        return nil
      }
    }
    return nil
  }

  private static let mostNames = 8

  private func isWhole(_ range: Range<Int>) -> Bool {
    if ["(", "["].contains(words[range.lowerBound]) { return tokens[range.lowerBound].partner == range.upperBound - 1 }
    return records.isMade(range) || frameworks.isMade(range)
  }

  // MARK: Elements

  private func ofTuple(_ tuple: Range<Int>, _ member: String) -> [Range<Int>]? {
    tokens.element(member, of: parts(of: tuple), words).map { [$0] }
  }

  private func ofList(_ list: Range<Int>, _ asked: Asked) -> [Range<Int>]? {
    let parts = parts(of: list).filter { !$0.isEmpty }
    let isDictionary = parts.contains { colon($0) != nil }
    guard !parts.isEmpty else { return nil }
    switch asked.member {
    case "count"?, "isEmpty"?: return isDictionary ? nil : []
    case "first"?: return isDictionary ? nil : [parts[0]]
    case "last"?: return isDictionary ? nil : parts.last.map { [$0] }
    case .some: return nil
    case nil: break
    }
    guard let key = asked.key, key.count == 1, tokens[key.lowerBound].kind == .literal || isNumber(key.lowerBound)
    else {
      return nil
    }
    let said = words[key.lowerBound]
    if !isDictionary { return Int(said).flatMap { parts.indices.contains($0) ? [parts[$0]] : nil } }
    let found = parts.filter { words[$0.lowerBound] == said && colon($0) == $0.lowerBound + 1 }
    return found.count == 1 ? [found[0].dropFirst(2)] : nil
  }

  private func isNumber(_ place: Int) -> Bool { words[place].first?.isNumber == true }

  /// What stands between the commas in a pair of brackets.
  func parts(of brackets: Range<Int>) -> [Range<Int>] {
    tokens.listed(brackets.dropFirst().dropLast())
  }

  private func colon(_ part: Range<Int>) -> Int? { tokens.topLevel(part).first { tokens[$0].kind == .colon } }
}

/// The structures of a block that hold what they are handed, and nothing else happens to it: `struct Pair { let lamp: Lamp; let n: Int }`.
private struct OwnRecords {
  /// The type of a field, as it is written, and what it holds where it is handed nothing.
  private struct Field {
    let type: Range<Int>?
    let value: Range<Int>?
  }

  private struct Record {
    let scope: Range<Int>
    let fields: [String: Field]
  }

  private let tokens: [SwiftToken]
  private let words: [String]
  private var records: [String: Record] = [:]

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes) {
    self.tokens = tokens
    self.words = words
    let names = words.indices.dropFirst().filter { words[$0 - 1] == "struct" }
    for (name, places) in Dictionary(grouping: names, by: { words[$0] }) where places.count == 1 {
      guard let open = words[places[0]...].prefix(Self.longestHead).firstIndex(of: "{"),
        let close = tokens[open].partner,
        !words[open..<close].contains(where: { ["init", "@"].contains($0) })
      else { continue }
      records[name] = Record(scope: scopes.scope(around: places[0]), fields: fields((open + 1)..<close))
    }
  }

  private static let longestHead = 24

  /// `Pair(lamp: lamp, n: 1)`
  func isMade(_ range: Range<Int>) -> Bool {
    guard range.count > 2, let record = records[words[range.lowerBound]], record.scope.contains(range.lowerBound) else {
      return false
    }
    return words[range.lowerBound + 1] == "(" && tokens[range.lowerBound + 1].partner == range.upperBound - 1
  }

  /// - Returns: what a field was handed, where nothing is made of it: a literal may be one of the components' own types.
  func field(_ name: String, of made: Range<Int>) -> Range<Int>? {
    guard isMade(made), let field = records[words[made.lowerBound]]?.fields[name] else { return nil }
    guard field.type.map({ EmptyLiteral.areTypes($0, tokens, words) && areStandard($0) }) != false else { return nil }
    let inside = (made.lowerBound + 2)..<(made.upperBound - 1)
    let handed = tokens.listed(inside).first {
      $0.count > 2 && words[$0.lowerBound] == name && tokens[$0.lowerBound + 1].kind == .colon
    }
    return handed?.dropFirst(2) ?? field.value
  }

  private func areStandard(_ type: Range<Int>) -> Bool {
    type.allSatisfy { tokens[$0].kind != .identifier || ConstantWords.types.contains(words[$0]) }
  }

  private func fields(_ body: Range<Int>) -> [String: Field] {
    var fields: [String: Field] = [:]
    for statement in BlockStatements.ranges(of: body, tokens, words) {
      let top = tokens.topLevel(statement)
      guard top.count > 2, ["let", "var"].contains(words[top[0]]), !top.contains(where: { words[$0] == "{" }) else {
        continue
      }
      let sign = top.first { words[$0] == "=" }
      let isTyped = tokens[top[2]].kind == .colon
      fields[words[top[1]]] = Field(
        type: isTyped ? (top[2] + 1)..<(sign ?? statement.upperBound) : nil,
        value: sign.map { ($0 + 1)..<statement.upperBound }
      )
    }
    return fields
  }
}
