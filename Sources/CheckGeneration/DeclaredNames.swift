/// The names that a Swift source declares for others: its types, the functions and variables beside them, and the members of types.
package struct DeclaredNames: Hashable, Sendable {
  package struct Name: Hashable, Sendable {
    /// `Lamp`, `clamp(_:Int,_:Range)`, `Lamp.title`: what another declaration of the same must bear to stand in its stead.
    package let key: String
    /// What whoever means it says: of an initializer the name of its type.
    package let spoken: String
    package let isMember: Bool
    package let reach: Reach
  }

  package enum Reach: Hashable, Sendable, Comparable {
    case file, module, others
  }

  package private(set) var names: [Name] = []
  /// It sees what other modules keep to themselves.
  package let isTestable: Bool
  private let tokens: [SwiftToken]
  private let words: [String]

  /// - Returns: `nil` where the brackets, quotes or comments of the source have no partners.
  package init?(_ source: String) {
    guard let tokens = try? SwiftLexer.tokens(of: source) else { return nil }
    let bytes = Array(source.utf8)
    self.tokens = tokens
    let words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    isTestable = zip(words, words.dropFirst()).contains { $0 == "@" && $1 == "testable" }
    self.words = words
    declare(in: tokens.indices, of: nil, reach: .module)
  }

  /// Types and functions, wherever in the source they stand: in a block each of them hides what is imported.
  package var ofBody: Set<String> {
    Set(
      tokens.indices.compactMap { place in
        isType(place) ? word(place + 1) : word(place) == "func" ? function(place, of: nil)?.key : nil
      }
    )
  }

  /// Whether the source says the name, and means no other module's by it.
  package func says(_ name: Name) -> Bool {
    words.indices.contains { place in
      let isOfWhatStandsBefore = place > 0 && words[place - 1].hasSuffix(".")
      return Self.bare(words[place]) == name.spoken && (name.isMember || !isOfWhatStandsBefore)
    }
  }

  // MARK: Declarations

  private mutating func declare(in range: Range<Int>, of type: String?, reach inherited: Reach) {
    var place = range.lowerBound
    var reach = inherited
    while place < range.upperBound {
      let word = words[place]
      if let said = Self.reaches[word] {
        // `private(set) var` is read by others.
        if self.word(place + 1) == "(" {
          place = (tokens[place + 1].partner ?? place) + 1
        } else {
          reach = said
          place += 1
        }
        continue
      }
      if isType(place) || word == "extension" {
        place = declareType(place, in: range, of: type, reach)
        reach = inherited
        continue
      }
      if word == "func" || (word == "init" && type != nil) {
        if let found = function(place, of: type, reach) { names.append(found) }
        reach = inherited
      } else if ["var", "let"].contains(word), place + 1 < range.upperBound, tokens[place + 1].kind == .identifier {
        add(Self.bare(words[place + 1]), of: type, reach)
        reach = inherited
      } else if ["subscript", "case", "deinit"].contains(word) {
        reach = inherited
      }
      place = tokens[place].kind == .open ? (tokens[place].partner ?? place) + 1 : place + 1
    }
  }

  /// - Returns: the place behind it.
  private mutating func declareType(_ place: Int, in range: Range<Int>, of outer: String?, _ reach: Reach) -> Int {
    let isExtension = words[place] == "extension"
    var name = Self.bare(word(place + 1))
    var end = place + 2
    while isExtension, word(end) == ".", end + 1 < range.upperBound {
      name += "." + Self.bare(words[end + 1])
      end += 2
    }
    if !isExtension { add(name, of: outer, reach) }
    if words[place] == "typealias" { return end }
    while end < range.upperBound, words[end] != "{" { end = tokens[end].partner.map { max($0, end) + 1 } ?? end + 1 }
    guard end < range.upperBound, let close = tokens[end].partner else { return range.upperBound }
    // What an extension or a protocol says of itself holds of its members.
    let inner = isExtension || words[place] == "protocol" ? reach : min(reach, .module)
    declare(in: (end + 1)..<close, of: outer.map { "\($0).\(name)" } ?? name, reach: inner)
    return close + 1
  }

  private mutating func add(_ name: String, of type: String?, _ reach: Reach) {
    let key = type.map { "\($0).\(name)" } ?? name
    names.append(Name(key: key, spoken: name, isMember: type != nil, reach: reach))
  }

  private func isType(_ place: Int) -> Bool {
    guard Self.types.contains(words[place]), place + 1 < tokens.count, tokens[place + 1].kind == .identifier else {
      return false
    }
    return !["func", "var", "let", "subscript", "init"].contains(words[place + 1])
      && (place == 0 || !words[place - 1].hasSuffix("."))
  }

  /// - Parameter place: of `func` or `init`.
  private func function(_ place: Int, of type: String?, _ reach: Reach = .module) -> Name? {
    let isInitializer = words[place] == "init"
    let name = isInitializer ? "init" : Self.bare(word(place + 1))
    var open = isInitializer ? place + 1 : place + 2
    while ["?", "!"].contains(word(open)) { open += 1 }
    if word(open).first == "<" {
      while open < tokens.count, words[open] != "(" { open += 1 }
    }
    guard word(open) == "(", let close = tokens[open].partner else { return nil }
    let parameters = parameters((open + 1)..<close).joined(separator: ",")
    let key = "\(type.map { "\($0)." } ?? "")\(name)(\(parameters))"
    let spoken = isInitializer ? type.map { String($0.split(separator: ".").last ?? "") } ?? name : name
    return Name(key: key, spoken: spoken, isMember: type != nil && !isInitializer, reach: reach)
  }

  /// `_:Int` of `_ value: Int = 3`
  private func parameters(_ range: Range<Int>) -> [String] {
    let commas = tokens.topLevel(range).filter { tokens[$0].kind == .comma } + [range.upperBound]
    var start = range.lowerBound
    var found: [String] = []
    for comma in commas where start < comma {
      let outside = tokens.topLevel(start..<comma)
      let colon = outside.first { tokens[$0].kind == .colon } ?? comma
      let value = outside.first { words[$0] == "=" } ?? comma
      let type = words[min(colon + 1, comma)..<max(value, min(colon + 1, comma))].joined()
      found.append("\(Self.bare(words[start])):\(type)")
      start = comma + 1
    }
    return found
  }

  private static func bare(_ word: String) -> String { word.first == "`" ? word.filter { $0 != "`" } : word }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }

  private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  private static let reaches: [String: Reach] = [
    "private": .file, "fileprivate": .file, "internal": .module, "package": .others, "public": .others, "open": .others,
  ]
}
