/// Tells into which expressions nothing comes from outside of the block.
extension ConstantConditions {
  /// Nothing comes into it from outside.
  func isOwn(_ range: Range<Int>) -> Bool {
    // Of `throws: E.a` the closure behind it says more.
    if range.count > 1, tokens[range.lowerBound + 1].kind == .colon { return false }
    return isSaidByOwn(range) || answers.areOwn(range, isOwn: isSaidByOwn)
  }

  private func isSaidByOwn(_ range: Range<Int>) -> Bool {
    isConstant(range) || own.hold(range.filter { !answers.isOwn($0) }, within: range)
  }

  /// What the block's own functions and members come to. Each may ask others, wherever they stand.
  mutating func judge(_ bodies: [AnsweringBodies.Body]) {
    // Those in others begin behind them.
    var waiting = Array(bodies.reversed())
    for _ in 0..<Self.mostPasses {
      let left = waiting.filter { !judge($0) }
      if left.count == waiting.count { return }
      waiting = left
    }
  }

  private static let mostPasses = 4

  /// - Returns: whether nothing comes into it from outside.
  private mutating func judge(_ body: AnsweringBodies.Body) -> Bool {
    let truths = Set(body.expressions.map { truth($0) })
    if truths.count == 1, let truth = truths.first ?? nil { answers.add(body, truth) }
    // Of several ways the components may choose one.
    let isOfOwn = body.type.map { names.plain.isType($0) || own.hold($0..<($0 + 1)) } != false
    guard isOfOwn, body.saysOne(words), body.expressions.allSatisfy({ isOwn($0) || isMadeOfOwn($0) }) else {
      return false
    }
    answers.addOwn(body)
    return true
  }

  /// It asks nothing but what stands beside the components: `pair.n + 1 == 2` of `let pair = (lamp: lamp, n: 1)`.
  func isMadeOfOwn(_ range: Range<Int>) -> Bool {
    guard let (term, trial) = read(range) else { return false }
    let atoms = term.atoms.map { trial.atoms[$0] }
    return !atoms.isEmpty
      && atoms.allSatisfy { atom in
        (!atom.mayThrow || questions.functions.neverThrows(atom.place)) && (isOwn(atom.place) || isBeside(atom.place))
      }
  }

  /// `pair.name.count` of `let pair = (lamp: lamp, name: "a")`: an element, and what the standard library says of it.
  private func isBeside(_ range: Range<Int>) -> Bool {
    let ends = tokens.topLevel(range).dropFirst().filter { words[$0].hasSuffix(".") || words[$0] == "[" }
    return (ends + [range.upperBound]).contains { end in
      guard let elements = composed.elements(range.lowerBound..<end) else { return false }
      return elements.allSatisfy(isOwn) && own.hold(end..<range.upperBound)
    }
  }

  /// It is made of nothing else.
  func isConstant(_ range: Range<Int>) -> Bool {
    range.allSatisfy { place in
      if empty.places.contains(place) || certain.isAroundType(place) { return true }
      return switch tokens[place].kind {
      case .identifier:
        names.isOfConstant(place) || scopes.isArgument(place, words, within: range) || isBoundToConstant(place)
          || standard.isFunction(place)
      // A string may hold what is interpolated.
      case .literal: !words[place].contains("\\")
      case .pound: ConstantWords.places.contains(words[place])
      case .operator: ConstantWords.operators.contains(words[place])
      case .open, .close, .comma, .colon: true
      case .other: false
      }
    }
  }

  /// What is asked of it, the components may answer.
  private func isBoundToConstant(_ place: Int) -> Bool {
    let isOfPattern = constantPatterns[words[place]]?.contains { $0.contains(place) } == true
    guard isOfPattern || bound.number(place).map(constantBindings.contains) == true else { return false }
    let next = place + 1 < words.count ? words[place + 1] : ""
    return !next.hasSuffix(".") && !["(", "[", "{"].contains(next)
  }
}
