/// What a name is bound to where all ways lead to the same literal: `if f() { true } else { true }`, `f() ? 1 : 1`, a `switch` of one word.
struct BoundChoices {
  let tokens: [SwiftToken]
  let words: [String]

  /// - Parameter start: the place behind the sign of the binding.
  /// - Returns: the places of the whole expression, and that of one of its literals.
  func choice(from start: Int) -> (range: Range<Int>, literal: Int)? {
    let found =
      switch word(start) {
      case "if": branches(from: start)
      case "switch": cases(from: start)
      default: ternary(from: start)
      }
    // What is asked on the way may throw.
    guard let (end, literals) = found, !words[start..<end].contains("try"), let first = literals.first,
      literals.allSatisfy({ isLiteral($0) && words[$0] == words[first] })
    else { return nil }
    return (start..<end, first)
  }

  private func branches(from start: Int) -> (Int, [Int])? {
    var literals: [Int] = []
    var place = start
    while word(place) == "if" {
      guard let open = brace(from: place + 1), let close = tokens[open].partner, close == open + 2,
        word(close + 1) == "else"
      else { return nil }
      literals.append(open + 1)
      place = close + 2
    }
    guard word(place) == "{", tokens[place].partner == place + 2 else { return nil }
    return (place + 3, literals + [place + 1])
  }

  private func cases(from start: Int) -> (Int, [Int])? {
    guard let open = brace(from: start + 1), let close = tokens[open].partner else { return nil }
    var literals: [Int] = []
    var place = open + 1
    while place < close {
      guard ["case", "default"].contains(word(place)),
        let colon = tokens.topLevel(place..<close).first(where: { tokens[$0].kind == .colon })
      else { return nil }
      literals.append(colon + 1)
      place = colon + 2
      if word(place) == ";" { place += 1 }
    }
    return place == close ? (close + 1, literals) : nil
  }

  private func ternary(from start: Int) -> (Int, [Int])? {
    guard start < tokens.count else { return nil }
    let line = tokens[start].line
    var places: [Int] = []
    var place = start
    while place < tokens.count, tokens[place].line == line, tokens[place].kind != .close, word(place) != ";" {
      places.append(place)
      place = tokens[place].kind == .open ? (tokens[place].partner ?? place) + 1 : place + 1
    }
    guard places.count > 4 else { return nil }
    let last = Array(places.suffix(4))
    guard word(last[0]) == "?", tokens[last[2]].kind == .colon, last[3] == last[0] + 3,
      !places.dropLast(4).contains(where: { word($0) == "?" || tokens[$0].kind == .colon })
    else { return nil }
    return (last[3] + 1, [last[1], last[3]])
  }

  private func brace(from start: Int) -> Int? {
    var place = start
    while place < tokens.count, words[place] != "{", tokens[place].kind != .close {
      place = tokens[place].kind == .open ? (tokens[place].partner ?? place) + 1 : place + 1
    }
    return word(place) == "{" ? place : nil
  }

  private func isLiteral(_ place: Int) -> Bool {
    place < tokens.count
      && (tokens[place].kind == .literal ? !words[place].contains("\\") : ConstantWords.isLiteral(words[place]))
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
