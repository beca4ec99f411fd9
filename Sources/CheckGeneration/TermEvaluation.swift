/// What comes of a term where this comes of its atoms.
struct TermEvaluation {
  let valuation: [Int: TermValue]
  /// What comparisons are taken to say of which only the components know: the same each time.
  let assumed: [Term: Bool]
  /// `+` and `<` mean what they mean of numbers; else the components may have taught them anything.
  let isStrict: Bool

  func value(_ term: Term) -> TermValue {
    switch term {
    case .value(let value): value
    case .atom(let number): valuation[number] ?? .unknown
    case .not(let term): opposite(value(term))
    case .all(let terms): joined(terms, until: false)
    case .any(let terms): joined(terms, until: true)
    // Numbers that are written are Swift's own, and so are the signs between them.
    case .compared(let sign, .value(.number(let left)), .value(.number(let right))): ordered(sign, left, right)
    case .compared(let sign, let left, let right):
      known(both(left, right) { ofMagnitude(term.turned) ?? compared(sign, $0, $1) }, of: term)
    case .reckoned(let sign, let left, let right): both(left, right) { reckoned(sign, $0, $1) }
    case .called(let name, let terms): called(name, terms.map(value))
    case .instead(let left, let right): instead(value(left), right)
    case .choice(let condition, let first, let second): choice(value(condition), first, second)
    }
  }

  private func known(_ value: TermValue, of term: Term) -> TermValue {
    value == .unknown ? assumed[term.turned].map { .truth($0) } ?? .unknown : value
  }

  private func opposite(_ value: TermValue) -> TermValue {
    if case .truth(let truth) = value { return .truth(!truth) }
    return value == .failed ? .failed : .unknown
  }

  /// What stands behind the first that settles it is not asked.
  private func joined(_ terms: [Term], until settled: Bool) -> TermValue {
    var isKnown = true
    for term in terms {
      switch value(term) {
      case .truth(settled): return .truth(settled)
      case .truth: continue
      case .failed: return isKnown ? .failed : .unknown
      default: isKnown = false
      }
    }
    return isKnown ? .truth(!settled) : .unknown
  }

  private func both(_ left: Term, _ right: Term, _ made: (TermValue, TermValue) -> TermValue) -> TermValue {
    let (left, right) = (value(left), value(right))
    return left == .failed || right == .failed ? .failed : made(left, right)
  }

  private func instead(_ left: TermValue, _ right: Term) -> TermValue {
    left == .none ? value(right) : left
  }

  private func choice(_ condition: TermValue, _ first: Term, _ second: Term) -> TermValue {
    switch condition {
    case .truth(true): return value(first)
    case .truth(false): return value(second)
    case .failed: return .failed
    default:
      let (first, second) = (value(first), value(second))
      return first == second ? first : .unknown
    }
  }

  // MARK: Signs

  private func compared(_ sign: String, _ left: TermValue, _ right: TermValue) -> TermValue {
    if left == .unknown || right == .unknown { return .unknown }
    if left == .unordered || right == .unordered { return .truth(sign == "!=") }
    if left == right, let answer = ConstantWords.ofEquals[sign] { return .truth(answer) }
    switch (left, right) {
    case (.made, _), (_, .made): return .unknown
    case (.ofLiteral(let literal), let other), (let other, .ofLiteral(let literal)):
      return literal == other ? compared(sign, literal, literal) : .unknown
    case (.number(let left), .number(let right)) where isStrict: return ordered(sign, left, right)
    case (.text(let left), .text(let right)) where isStrict: return ordered(sign, left, right)
    default: break
    }
    switch sign {
    case "==", "===": return .truth(false)
    case "!=", "!==": return .truth(true)
    default: return .unknown
    }
  }

  /// `abs(width) >= 0` holds, and `abs(width) < 0` does not, whatever the width is.
  private func ofMagnitude(_ comparison: Term) -> TermValue? {
    switch comparison {
    case .compared("<=", .value(.number(...0)), .called("abs", _)),
      .compared("<", .value(.number(..<0)), .called("abs", _)):
      .truth(true)
    case .compared("<", .called("abs", _), .value(.number(...0))),
      .compared("<=", .called("abs", _), .value(.number(..<0))):
      .truth(false)
    default: nil
    }
  }

  private func ordered<Value: Comparable>(_ sign: String, _ left: Value, _ right: Value) -> TermValue {
    switch sign {
    case "<": .truth(left < right)
    case "<=": .truth(left <= right)
    case ">": .truth(left > right)
    case ">=": .truth(left >= right)
    case "isEmpty": .truth(left == right)
    case "!=": .truth(left != right)
    default: .truth(left == right)
    }
  }

  private func reckoned(_ sign: String, _ left: TermValue, _ right: TermValue) -> TermValue {
    guard isStrict else { return .made("(\(left) \(sign) \(right))") }
    guard case .number(let left) = left, case .number(let right) = right else { return .unknown }
    switch sign {
    case "+", "&+": return .number(left &+ right)
    case "-", "&-": return .number(left &- right)
    case "*", "&*": return .number(left &* right)
    case "&": return .number(left & right)
    case "|": return .number(left | right)
    case "^": return .number(left ^ right)
    case "/": return right == 0 ? .failed : .number(left / right)
    case "%": return right == 0 ? .failed : .number(left % right)
    default: return .unknown
    }
  }

  private func called(_ name: String, _ values: [TermValue]) -> TermValue {
    if values.contains(.failed) { return .failed }
    guard isStrict else { return .made("\(name)(\(values))") }
    let numbers = values.compactMap { value in if case .number(let number) = value { number } else { nil } }
    guard numbers.count == values.count else { return ofTexts(name, values) }
    let result: Int? =
      switch name {
      case "max": numbers.max()
      case "min": numbers.min()
      // Where lengths are no whole numbers, `Int(x)` is another one.
      case "Int", "Double", "CGFloat": nil
      default: numbers.first.map { $0.magnitude }.map { Int(clamping: $0) }
      }
    return result.map { .number($0) } ?? .unknown
  }

  /// `max(name, "b")`
  private func ofTexts(_ name: String, _ values: [TermValue]) -> TermValue {
    let texts = values.compactMap { value in if case .text(let text) = value { text } else { nil } }
    guard texts.count == values.count else { return .unknown }
    let result: String? =
      switch name {
      case "max": texts.max()
      case "min": texts.min()
      default: nil
      }
    return result.map { .text($0) } ?? .unknown
  }
}
