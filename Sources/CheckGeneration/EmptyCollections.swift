/// Collections in which nothing is: `[Lamp]()`, `Set<Lamp>()`, `[] as [Lamp]`. Whatever is said of all of their elements holds.
struct EmptyCollections {
  private let tokens: [SwiftToken]
  private let words: [String]

  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
  }

  /// - Returns: the place behind an expression that makes an empty collection; `nil` where none begins there.
  func end(_ place: Int) -> Int? {
    if word(place) == "(", let close = tokens[place].partner, end(place + 1) == close { return close + 1 }
    if let end = literalEnd(place) { return word(end) == "as" ? typeEnd(end + 1) ?? end : end }
    guard let end = typeEnd(place) else { return nil }
    let open = word(end) == "." && word(end + 1) == "init" ? end + 2 : end
    return word(open) == "(" && tokens[open].partner == open + 1 ? open + 2 : nil
  }

  /// - Returns: the place behind the value of `let lamps: [Lamp] = []`, `let lamps = [Lamp]()`; `nil` where it is another.
  func endOfBinding(_ name: Int) -> Int? {
    if word(name + 1) == "=" { return end(name + 2) }
    guard word(name + 1) == ":", let sign = typeEnd(name + 2), word(sign) == "=" else { return nil }
    if word(sign + 1) == ".", word(sign + 2) == "init", word(sign + 3) == "(" {
      return tokens[sign + 3].partner == sign + 4 ? sign + 5 : nil
    }
    return literalEnd(sign + 1) ?? end(sign + 1)
  }

  /// `[]`, `[:]`
  private func literalEnd(_ place: Int) -> Int? {
    guard word(place) == "[", let close = tokens[place].partner else { return nil }
    return (place + 1..<close).allSatisfy { words[$0] == ":" } ? close + 1 : nil
  }

  /// - Returns: the place behind the type of a collection of the standard library.
  private func typeEnd(_ place: Int) -> Int? {
    if word(place) == "[", let close = tokens[place].partner, close > place + 1 {
      return (place + 1..<close).allSatisfy(isOfType) ? close + 1 : nil
    }
    guard ["Array", "Set", "Dictionary"].contains(word(place)), word(place + 1).first == "<" else { return nil }
    var end = place + 2
    while end < tokens.count, words[end].first != ">" {
      guard isOfType(end) else { return nil }
      end += 1
    }
    return word(end) == ">" ? end + 1 : nil
  }

  /// `[Lamp]` may be a type, `[lamp]` holds one.
  private func isOfType(_ place: Int) -> Bool {
    switch tokens[place].kind {
    case .identifier: words[place].first?.isUppercase == true || ["any", "some"].contains(words[place])
    case .operator: [".", "?", "&", "<", ">"].contains(words[place])
    case .colon, .comma: true
    case .open, .close: ["[", "]", "(", ")"].contains(words[place])
    default: false
    }
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
