/// Which words of a block are Swift's, or its standard library's, and no component's.
struct StandardWords {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let scopes: BracketScopes
  private let names: ConstantNames
  private let uses: NameUses
  private let hosted: HostedValues

  init(
    _ tokens: [SwiftToken],
    _ words: [String],
    _ scopes: BracketScopes,
    _ names: ConstantNames,
    _ uses: NameUses,
    _ hosted: HostedValues
  ) {
    self.tokens = tokens
    self.words = words
    self.scopes = scopes
    self.names = names
    self.uses = uses
    self.hosted = hosted
  }

  /// Wherever the word at that place stands.
  func contain(_ place: Int) -> Bool {
    let word = words[place]
    switch tokens[place].kind {
    case .identifier:
      if hosted.contain(place), !uses.isDeclared(word) { return true }
      if uses.isMember(place) { return names.isOfConstant(place) || ConstantWords.changes.contains(word) }
      return names.isOfConstant(place) || SwiftWords.all.contains(word)
        || scopes.isArgument(place, words, within: tokens.indices) || isFunction(place) || isAttribute(place)
    case .literal: return !word.contains("\\")
    case .pound: return ConstantWords.places.contains(word) || ["#expect", "#require"].contains(word)
    case .operator: return ConstantWords.operators.contains(word) || SwiftWords.assignments.contains(word)
    case .open, .close, .comma, .colon: return true
    case .other: return word == ";" || isAttribute(place + 1)
    }
  }

  /// `Sendable` of `@Sendable (Int) -> Int`.
  private func isAttribute(_ place: Int) -> Bool {
    place > 0 && place < words.count && words[place - 1] == "@" && SwiftWords.attributes.contains(words[place])
  }

  /// `max` of `max(1, 2)`.
  func isFunction(_ place: Int) -> Bool {
    ConstantWords.functions.contains(words[place]) && place + 1 < words.count && words[place + 1] == "("
      && !uses.isMember(place) && !uses.isDeclared(words[place])
  }
}
