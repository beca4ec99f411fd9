/// What a block asks of a collection that is empty whatever the components do: `[Lamp]().allSatisfy { $0.isOn }`, or of nothing at all:
/// `let nobody: Lamp? = nil` and then `nobody?.name`.
///
/// Only questions of the standard library, with its own labels: `[Lamp]().contains(id: 3)` may be the components' own.
struct EmptyCollections {
  /// The places of such questions, with their arguments and closures.
  private(set) var places: Set<Int> = []
  /// The places of the names that are bound to an empty collection.
  private let named: Set<Int>
  private let tokens: [SwiftToken]
  private let words: [String]

  /// - Parameter names: the places of the names that are bound to an empty collection, or to `nil`.
  init(_ tokens: [SwiftToken], _ words: [String], named names: (empty: [Int], none: [Int])) {
    self.tokens = tokens
    self.words = words
    named = Set(names.empty)
    let written = EmptyLiteral.all(tokens, words)
    let named = names.empty.map { $0..<($0 + 1) }
    let bases = written + named
    for base in bases + zips(of: bases) { ask(base) }
    for name in names.none { askNobody(name) }
    for place in words.indices where words[place] == "Optional" { askNone(place) }
  }

  // MARK: Empty collections

  /// `[]`, `[Lamp]()`, `lamps` of `let lamps: [Lamp] = []`
  func areNone(_ range: Range<Int>) -> Bool {
    words[range].elementsEqual(["[", "]"])
      || EmptyLiteral.end(from: range.lowerBound, tokens, words) == range.upperBound
      || range.count == 1 && named.contains(range.lowerBound)
  }

  private mutating func ask(_ base: Range<Int>) {
    var end = base.upperBound
    while word(end) == ".", Self.keepsEmpty.contains(word(end + 1)), let next = call(behind: end + 2) { end = next }
    if word(end) == ".", Self.answered.contains(word(end + 1)), let next = call(behind: end + 2) {
      end = next
    } else if word(end) == ".", word(end + 1) == "reduce", word(end + 2) == "(", let close = tokens[end + 2].partner {
      // What it begins with it says, whatever that is.
      places.formUnion(base.lowerBound..<(end + 2))
      if word(close + 1) == "{", let last = tokens[close + 1].partner { places.formUnion((close + 1)...last) }
      return
    } else if goesOn(end) || !isCompared(base.lowerBound, end) {
      return
    }
    places.formUnion(base.lowerBound..<end)
  }

  /// `lamps == []`. Handed to anything else, as in `String(listing: lamps)`, it may be a question to the components: what do they say
  /// of nothing?
  private func isCompared(_ start: Int, _ end: Int) -> Bool {
    let signs = ["==", "!=", "??"]
    return signs.contains(word(end)) || signs.contains(word(start - 1))
  }

  /// - Returns: the place behind the arguments and the closure, if there are any; `nil` where they may be of another function.
  private func call(behind place: Int) -> Int? {
    var end = place
    if word(end) == "(", let close = tokens[end].partner {
      let arguments = words[(end + 1)..<close]
      guard arguments.count <= Self.mostArguments else { return nil }
      if arguments.contains("try") || arguments.contains("await") { return nil }
      for place in tokens.topLevel((end + 1)..<close) where tokens[place].kind == .colon {
        guard Self.labels.contains(word(place - 1)) else { return nil }
      }
      end = close + 1
    }
    if word(end) == "{", let close = tokens[end].partner { end = close + 1 }
    return end
  }

  private func goesOn(_ place: Int) -> Bool {
    guard place < tokens.count, tokens[place].line == tokens[place - 1].line || word(place).hasSuffix(".") else {
      return false
    }
    return word(place).hasSuffix(".") || ["(", "[", "{", "!"].contains(word(place))
  }

  /// `zip([], lamps())`
  private func zips(of bases: [Range<Int>]) -> [Range<Int>] {
    // One of the block itself, or one with labels, is not the standard library's.
    if words.indices.dropFirst().contains(where: { words[$0] == "zip" && words[$0 - 1] == "func" }) { return [] }
    let ends = Dictionary(bases.map { ($0.lowerBound, $0.upperBound) }) { first, _ in first }
    return words.indices.compactMap { place in
      guard word(place) == "zip", !word(place - 1).hasSuffix("."), word(place - 1) != "func", word(place + 1) == "(",
        let close = tokens[place + 1].partner, close - place <= Self.mostArguments,
        !words[place..<close].contains("try")
      else { return nil }
      let arguments = (place + 2)..<close
      let inside = tokens.topLevel(arguments)
      guard let comma = inside.first(where: { tokens[$0].kind == .comma }),
        !inside.contains(where: { tokens[$0].kind == .colon })
      else { return nil }
      let isEmpty = [arguments.lowerBound..<comma, (comma + 1)..<close].contains { argument in
        ends[argument.lowerBound] == argument.upperBound || words[argument].elementsEqual(["[", "]"])
      }
      return isEmpty ? place..<(close + 1) : nil
    }
  }

  // MARK: Nobody

  /// `nobody?.name.count`: nothing behind the sign is ever asked.
  private mutating func askNobody(_ name: Int) {
    var end = name + 1
    guard word(end) == "?." else {
      if !goesOn(end), isCompared(name, end) { places.insert(name) }
      return
    }
    while [".", "?."].contains(word(end)), end + 1 < tokens.count, tokens[end + 1].kind == .identifier {
      end += 2
      while ["(", "["].contains(word(end)), tokens[end].line == tokens[end - 1].line, let close = tokens[end].partner {
        end = close + 1
      }
      if word(end) == "{", let close = tokens[end].partner { end = close + 1 }
    }
    places.formUnion(name..<end)
  }

  /// `Optional<Lamp>.none == nil`
  private mutating func askNone(_ place: Int) {
    guard word(place + 1) == "<", !word(place - 1).hasSuffix("."),
      let close = words[(place + 2)...].prefix(16).firstIndex(where: { $0 == ">." }), word(close + 1) == "none",
      EmptyLiteral.areTypes((place + 2)..<close, tokens, words), !goesOn(close + 2), isCompared(place, close + 2)
    else { return }
    places.formUnion(place..<(close + 2))
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  /// Tokens. One in the other, they are not looked through again and again.
  private static let mostArguments = 200
  private static let keepsEmpty: Set<String> = [
    "lazy", "map", "compactMap", "flatMap", "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast",
    "prefix", "suffix", "enumerated", "keys", "values",
  ]
  private static let answered: Set<String> = [
    "allSatisfy", "contains", "isEmpty", "count", "first", "last", "min", "max", "firstIndex", "lastIndex",
    "randomElement", "isSubset", "isDisjoint",
  ]
  private static let labels: Set<String> = ["where", "of", "by", "while", "with"]
}

/// `[Lamp]()`, `[String: Lamp]()`, `Set<Lamp>()`, `([] as [Lamp])`
enum EmptyLiteral {
  static func all(_ tokens: [SwiftToken], _ words: [String]) -> [Range<Int>] {
    words.indices.compactMap { end(from: $0, tokens, words).map { [start = $0] in start..<$0 } }
  }

  /// - Returns: the place behind one that begins there.
  static func end(from start: Int, _ tokens: [SwiftToken], _ words: [String]) -> Int? {
    if let type = type(from: start, tokens, words), !isSubscript(start, tokens, words) {
      let isMade = type + 1 < words.count && words[type] == "(" && words[type + 1] == ")"
      return isMade ? type + 2 : nil
    }
    guard words[start] == "(", let close = tokens[start].partner,
      start > 0 ? tokens[start - 1].kind != .identifier : true,
      let literal = literal(from: start + 1, words), words[literal] == "as",
      type(from: literal + 1, tokens, words) == close
    else { return nil }
    return close + 1
  }

  /// - Returns: the place behind `[]` or `[:]`.
  static func literal(from start: Int, _ words: [String]) -> Int? {
    for literal in [["[", "]"], ["[", ":", "]"]] where words[start...].starts(with: literal) {
      return start + literal.count < words.count ? start + literal.count : nil
    }
    return nil
  }

  /// - Returns: the place behind the type of a collection: `[Lamp]`, `Set<Lamp>`.
  static func type(from start: Int, _ tokens: [SwiftToken], _ words: [String]) -> Int? {
    guard start < words.count else { return nil }
    if words[start] == "[", let close = tokens[start].partner {
      // Brackets in brackets are not looked through again and again.
      let isShort = close > start + 1 && close - start < 32
      return isShort && areTypes((start + 1)..<close, tokens, words) ? close + 1 : nil
    }
    guard ["Array", "Set", "Dictionary"].contains(words[start]), start == 0 || !words[start - 1].hasSuffix("."),
      start + 1 < words.count, words[start + 1] == "<",
      let close = words[(start + 2)...].prefix(16).firstIndex(of: ">"),
      areTypes((start + 2)..<close, tokens, words)
    else { return nil }
    return close + 1
  }

  /// Names that begin with a capital, as types do and values do not.
  static func areTypes(_ range: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) -> Bool {
    range.contains { tokens[$0].kind == .identifier }
      && range.allSatisfy { place in
        switch tokens[place].kind {
        case .identifier: words[place].first?.isUppercase == true || ["any", "some"].contains(words[place])
        case .operator: words[place] == "." || words[place] == "?"
        case .comma, .colon: true
        case .open, .close: words[place] == "[" || words[place] == "]"
        case .literal, .pound, .other: false
        }
      }
  }

  /// `lamps[Key]()`: it belongs to what stands before it.
  private static func isSubscript(_ start: Int, _ tokens: [SwiftToken], _ words: [String]) -> Bool {
    guard start > 0, words[start] == "[", tokens[start - 1].line == tokens[start].line else { return false }
    switch tokens[start - 1].kind {
    case .identifier: return !SwiftBytes.wordsBeforeOperands.contains(words[start - 1])
    case .close, .literal: return true
    case .operator:
      return ["!", "?"].contains(words[start - 1])
        && tokens[start - 1].range.upperBound == tokens[start].range.lowerBound
        && start > 1 && tokens[start - 2].range.upperBound == tokens[start - 1].range.lowerBound
        && [.identifier, .close].contains(tokens[start - 2].kind)
    case .pound, .open, .comma, .colon, .other: return false
    }
  }
}
