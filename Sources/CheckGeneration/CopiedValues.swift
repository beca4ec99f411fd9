/// What names hold that were handed it just before: `let size = icon.size`, `var copy = size`, `let (a, b) = (icon.size, 3)`,
/// `let sizes = [icon.size, icon.size]`. Nothing happens between that could change it.
struct CopiedValues {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let bound: BoundExpressions
  private let functions: OwnFunctions

  init(_ tokens: [SwiftToken], _ words: [String], _ bound: BoundExpressions, _ functions: OwnFunctions) {
    self.tokens = tokens
    self.words = words
    self.bound = bound
    self.functions = functions
  }

  /// - Returns: the places of the words that say the same without names that stand for other names; the same places where there are none.
  func original(_ range: Range<Int>) -> [Int] { original(range, asksAgain: false) }

  /// `icon.size` and `size`, right behind `let size = icon.size`; `icon.name` and `"\\(icon.name)"`. What was asked twice before,
  /// `let a = icon.id` and `let b = icon.id`, may have been answered twice.
  func areOneAndItsCopy(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard let first = reading(one), let second = reading(other) else { return false }
    return first.path == second.path && (first.isHere || second.isHere)
  }

  /// What an expression reads and says as it is.
  private struct Reading {
    /// `icon`, `.`, `name`
    let path: [String]
    /// It is read where it stands, and not before.
    let isHere: Bool
  }

  private func reading(_ range: Range<Int>) -> Reading? {
    var range = range
    var isHere = true
    var handed: (name: String, value: Range<Int>)?
    for _ in 0..<Self.mostNames {
      range = tokens.withoutParentheses(range, words, behind: ["String"])
      guard let first = range.first else { return nil }
      if let function = functions.called(range), let answer = functions.onlyStatement(of: function) {
        handed = functions.argument(of: range, to: words[answer.lowerBound])
        range = answer
      } else if range.count == 1, let binding = bound.copied(first), !isPath(binding.expression),
        isQuiet(binding.end..<first)
      {
        (range, isHere) = (binding.expression, false)
      } else if isPath(range) {
        return reading(path: range, handed, isHere)
      } else {
        return interpolated(range).map { Reading(path: $0, isHere: isHere) }
      }
    }
    return nil
  }

  /// - Parameter handed: what a function of the block was handed that says this path, by the name that it says.
  private func reading(path: Range<Int>, _ handed: (name: String, value: Range<Int>)?, _ isHere: Bool) -> Reading? {
    if let handed, handed.name == words[path.lowerBound] {
      guard isPath(handed.value), let start = reading(path: handed.value, nil, isHere) else { return nil }
      return Reading(path: start.path + words[path.dropFirst()], isHere: start.isHere)
    }
    let asked = original(path, asksAgain: true)
    return Reading(path: asked.map { words[$0] }, isHere: isHere && original(path) == asked)
  }

  /// `icon.name` of `"\\(icon.name)"`, with nothing written beside it.
  private func interpolated(_ range: Range<Int>) -> [String]? {
    guard range.count == 1, let text = InterpolatedText(words[range.lowerBound], tokens[range.lowerBound]),
      text.written.count == 2, !text.isNeverEmpty,
      case let said = String(words[range.lowerBound].dropFirst(3).dropLast(2)),
      let inner = try? SwiftLexer.tokens(of: said)
    else { return nil }
    let bytes = Array(said.utf8)
    let isPath = inner.allSatisfy {
      $0.kind == .identifier || $0.kind == .operator && bytes[$0.range] == [UInt8(ascii: ".")]
    }
    return isPath ? inner.map { String(decoding: bytes[$0.range], as: UTF8.self) } : nil
  }

  /// - Parameter asksAgain: names stand for what components were asked, too.
  private func original(_ range: Range<Int>, asksAgain: Bool) -> [Int] {
    var places = Array(range)
    // Each name stands behind what it is bound to, so that this comes to an end.
    for _ in 0..<Self.mostNames {
      guard let next = withoutFirstName(places, asksAgain), next.count <= Self.most else { return places }
      places = next
    }
    return places
  }

  private static let mostNames = 8
  private static let most = 64

  private func withoutFirstName(_ places: [Int], _ asksAgain: Bool) -> [Int]? {
    for (index, place) in places.enumerated() where tokens[place].kind == .identifier {
      let isMember = index > 0 && words[places[index - 1]].hasSuffix(".")
      let isLabel = index + 1 < places.count && words[places[index + 1]] == ":"
      guard !isMember, !isLabel, let binding = bound.copied(place),
        let (value, rest) = value(of: binding.expression, asked: places[(index + 1)...]), asksAgain || value.count == 1,
        // What a `let` was given of another stays what it is.
        bound.isKept(place..<(place + 1)) && bound.isKept(value) || isQuiet(binding.end..<place)
      else { continue }
      return Array(places[..<index]) + Array(value) + Array(rest)
    }
    return nil
  }

  private func isQuiet(_ range: Range<Int>) -> Bool { QuietTokens(tokens: tokens, words: words).areQuiet(range) }

  /// - Parameter asked: what is asked of the name: `.0`, `[1]`, `.first`.
  private func value(of expression: Range<Int>, asked: ArraySlice<Int>) -> (value: Range<Int>, rest: ArraySlice<Int>)? {
    if isPath(expression) { return (expression, asked) }
    guard let open = expression.first, tokens[open].partner == expression.upperBound - 1,
      ["(", "["].contains(words[open])
    else { return nil }
    let inside = (open + 1)..<(expression.upperBound - 1)
    let parts = tokens.listed(inside)
    let said = asked.prefix(3).map { words[$0] }
    guard said.count > 1, let element = element(words[open] == "(", said, of: parts), isPath(element.value) else {
      return nil
    }
    return (element.value, asked.dropFirst(element.length))
  }

  private func element(
    _ isTuple: Bool,
    _ asked: [String],
    of parts: [Range<Int>]
  ) -> (value: Range<Int>, length: Int)? {
    if isTuple {
      guard asked[0] == "." else { return nil }
      if let number = Int(asked[1]), parts.indices.contains(number) { return (unlabelled(parts[number]), 2) }
      let named = parts.first {
        $0.count > 2 && words[$0.lowerBound] == asked[1] && tokens[$0.lowerBound + 1].kind == .colon
      }
      return named.map { (unlabelled($0), 2) }
    }
    guard asked[0] == "[", asked.last == "]", let number = Int(asked[1]), parts.indices.contains(number) else {
      return nil
    }
    return (parts[number], 3)
  }

  private func unlabelled(_ part: Range<Int>) -> Range<Int> {
    part.count > 2 && tokens[part.lowerBound + 1].kind == .colon ? part.dropFirst(2) : part
  }

  /// `icon.size`: a name and what it is asked, without a call.
  private func isPath(_ range: Range<Int>) -> Bool {
    range.first.map { tokens[$0].kind == .identifier && !ConstantWords.isConstant(words[$0]) } == true
      && range.allSatisfy {
        tokens[$0].kind == .identifier && !SwiftBytes.wordsBeforeOperands.contains(words[$0]) || words[$0] == "."
      }
  }
}
