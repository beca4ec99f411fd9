/// What the functions and the types of a block call the types that they take: `T` of `func own<T>(_ value: T) -> T { value }`.
struct GenericNames {
  /// Where each is known.
  private var known: [String: [Range<Int>]] = [:]

  init(_ tokens: [SwiftToken], _ words: [String]) {
    for sign in tokens.indices.dropFirst(2) where words[sign] == "<" && Self.declaring.contains(words[sign - 2]) {
      let end = tokens.behindGenerics(sign, words)
      guard let open = tokens.ahead(from: end, { words[$0] == "{" }), let close = tokens[open].partner else { continue }
      for name in Self.names(from: sign, until: end, tokens, words) { known[name, default: []].append(sign..<close) }
    }
  }

  func contain(_ place: Int, _ word: String) -> Bool { known[word]?.contains { $0.contains(place) } == true }

  private static let declaring: Set<String> = ["func", "struct", "enum", "class", "actor"]

  /// `V` and `W` of `<V: Box<A, B>, W>`; what is demanded of a type may be of others.
  private static func names(from sign: Int, until end: Int, _ tokens: [SwiftToken], _ words: [String]) -> [String] {
    var names: [String] = []
    var depth = 0
    for place in sign..<max(sign, end) {
      if tokens[place].kind == .operator, words[place] != "->" {
        depth += words[place].count { $0 == "<" } - words[place].count { $0 == ">" }
      }
      let begins = place == sign || tokens[place].kind == .comma && depth == 1
      if begins, place + 1 < end, tokens[place + 1].kind == .identifier { names.append(words[place + 1]) }
    }
    return names
  }
}
