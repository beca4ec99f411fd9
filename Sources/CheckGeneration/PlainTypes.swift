/// The types of a block that hold literals and nothing else: `struct Grid { static let side = 24 }`, `enum Side { case left, right }`.
/// What they say they say whatever the components do.
struct PlainTypes {
  private struct PlainType {
    /// Where it is known.
    let scope: Range<Int>
    /// Of the type itself: constants and cases.
    var own: Set<String> = []
    var cases: Set<String> = []
    /// Of its values.
    var fields: Set<String> = []
    /// Its cases have raw values.
    var isRaw = false
  }

  private let tokens: [SwiftToken]
  private let words: [String]
  private var types: [String: PlainType] = [:]
  private var cases: Set<String> = []

  init(_ tokens: [SwiftToken], _ words: [String], _ scopes: BracketScopes) {
    self.tokens = tokens
    self.words = words
    let names = words.indices.dropFirst().filter {
      Self.kinds.contains(words[$0 - 1]) && tokens[$0].kind == .identifier
    }
    let declared = Dictionary(grouping: names) { words[$0] }
    // Two of one name may both be meant.
    for (name, places) in declared where places.count == 1 {
      guard let type = read(places[0], scopes) else { continue }
      types[name] = type
      cases.formUnion(type.cases)
    }
  }

  private static let kinds: Set<String> = ["struct", "enum", "class", "actor", "protocol", "typealias"]

  // MARK: Places

  /// The name of one, before what it says or what it is made of.
  func isName(_ place: Int) -> Bool {
    guard place >= 0, let type = types[words[place]] else { return false }
    return type.scope.contains(place) && [".", "("].contains(word(place + 1)) && !word(place - 1).hasSuffix(".")
  }

  /// The name of one, wherever it stands.
  func isType(_ place: Int) -> Bool { types[words[place]]?.scope.contains(place) == true }

  func isField(_ place: Int, ofType type: Int) -> Bool {
    isType(type) && types[words[type]]?.fields.contains(words[place]) == true
  }

  /// `side` of `Grid.side`, of `Grid(side: 3).side`; `rawValue` of `Side.left.rawValue`; `left` of `.left`.
  func isMember(_ place: Int) -> Bool {
    guard place > 0, words[place - 1] == "." else { return false }
    guard place > 1, [.identifier, .close].contains(tokens[place - 2].kind) else { return cases.contains(words[place]) }
    if tokens[place - 2].kind == .close {
      guard let made = tokens[place - 2].partner, isName(made - 1) else { return false }
      return types[words[made - 1]]?.fields.contains(words[place]) == true
    }
    if isName(place - 2) { return types[words[place - 2]]?.own.contains(words[place]) == true }
    return words[place] == "rawValue" && place > 3 && isName(place - 4) && types[words[place - 4]]?.isRaw == true
      && isMember(place - 2)
  }

  /// - Returns: what a value can be asked that is made there: `Grid(side: 3)`, `Side.left`.
  func fields(of value: Range<Int>) -> Set<String> {
    guard isName(value.lowerBound), let type = types[words[value.lowerBound]] else { return [] }
    guard value.count > 1 else { return [] }
    if words[value.lowerBound + 1] == "(" {
      return tokens[value.lowerBound + 1].partner == value.upperBound - 1 ? type.fields : []
    }
    return value.count == 3 && type.isRaw && type.cases.contains(words[value.upperBound - 1]) ? ["rawValue"] : []
  }

  // MARK: Declarations

  private func read(_ name: Int, _ scopes: BracketScopes) -> PlainType? {
    guard ["struct", "enum"].contains(words[name - 1]) else { return nil }
    var type = PlainType(scope: scopes.scope(around: name))
    var open = name + 1
    if word(open) == ":" {
      open += 1
      while Self.inherited.contains(word(open)) || word(open) == "," {
        type.isRaw = type.isRaw || ConstantWords.types.contains(words[open])
        open += 1
      }
    }
    guard word(open) == "{", let close = tokens[open].partner else { return nil }
    var place = open + 1
    while place < close {
      guard let end = statement(from: place, to: close, &type) else { return nil }
      place = end
    }
    return type
  }

  /// What has members of its own for these none of the components can bring.
  private static let inherited = ConstantWords.types.union([
    "Equatable", "Hashable", "CaseIterable", "Sendable", "Codable", "Comparable", "Error",
  ])

  /// - Returns: the place behind it; `nil` where it is more than a literal.
  private func statement(from start: Int, to close: Int, _ type: inout PlainType) -> Int? {
    if words[start] == ";" { return start + 1 }
    var end = start
    while end < close, tokens[end].line == tokens[start].line, words[end] != ";" { end += 1 }
    let isStatic = words[start] == "static"
    let first = isStatic ? start + 1 : start
    guard first + 1 < end else { return nil }
    if words[first] == "case", !isStatic {
      let names = (first + 1)..<end
      guard
        names.allSatisfy({ tokens[$0].kind == .comma || isLiteral($0) || isName($0, behind: first) || words[$0] == "=" }
        )
      else { return nil }
      let cases = names.filter {
        tokens[$0].kind == .identifier && words[$0 - 1] != "=" && !ConstantWords.isLiteral(words[$0])
      }
      type.cases.formUnion(cases.map { words[$0] })
      type.own.formUnion(type.cases)
      return end
    }
    guard words[first] == "let" || (words[first] == "var" && !isStatic), isValue(first + 2, end, isStatic) else {
      return nil
    }
    if isStatic { type.own.insert(words[first + 1]) } else { type.fields.insert(words[first + 1]) }
    return end
  }

  private func isName(_ place: Int, behind keyword: Int) -> Bool {
    tokens[place].kind == .identifier && (place == keyword + 1 || tokens[place - 1].kind == .comma)
  }

  /// `: Int`, `= 24`, `: String = "a"`
  private func isValue(_ start: Int, _ end: Int, _ isStatic: Bool) -> Bool {
    var place = start
    if word(place) == ":" {
      guard ConstantWords.types.contains(word(place + 1)) else { return false }
      place += word(place + 2) == "?" ? 3 : 2
    }
    if place == end { return !isStatic && place > start }
    return word(place) == "=" && place + 1 < end && ((place + 1)..<end).allSatisfy(isLiteral)
  }

  private func isLiteral(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .literal: !words[place].contains("\\")
    case .identifier: ConstantWords.isLiteral(words[place])
    case .operator: ["-", "."].contains(words[place])
    default: false
    }
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
