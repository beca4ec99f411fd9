/// Which words are the labels of arguments that nobody but the standard library, or the block itself, can have given.
struct ArgumentLabels {
  let tokens: [SwiftToken]
  let words: [String]
  let scopes: BracketScopes
  let plain: PlainTypes

  /// `separator` of `split(separator: ",")`, `width` of `(width: 24, height: 48)`: of the standard library, of a tuple, of a type of the
  /// block. `String(listing: 3)` may be the components' own.
  func contain(_ place: Int) -> Bool {
    guard word(place + 1) == ":", ["(", ","].contains(word(place - 1)), let open = scopes.open(around: place),
      words[open] == "("
    else { return false }
    let isOfFoundation = ConstantWords.values.contains(word(open - 1)) || word(open - 1) == "String"
    if isOfFoundation, ConstantWords.ofFoundation.contains(words[place]) { return true }
    return ConstantWords.labels.contains(words[place]) || isOfTuple(open) || plain.isName(open - 1)
  }

  private func isOfTuple(_ open: Int) -> Bool {
    guard open > 0 else { return true }
    switch tokens[open - 1].kind {
    case .identifier: return SwiftBytes.wordsBeforeOperands.contains(words[open - 1])
    case .close, .literal: return false
    case .operator: return words[open - 1] != ">"
    default: return true
    }
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
