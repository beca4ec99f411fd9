/// An expression by its signs: what they are asked of is a literal, or an atom, of which anything may come.
indirect enum Term: Hashable {
  case value(TermValue)
  /// By its number among the atoms of the expression.
  case atom(Int)
  case not(Term)
  /// `&&`
  case all([Term])
  /// `||`
  case any([Term])
  /// `==`, `<`
  case compared(String, Term, Term)
  /// `+`, `*`
  case reckoned(String, Term, Term)
  /// `a ?? b`
  case instead(Term, Term)
  /// `a ? b : c`
  case choice(Term, Term, Term)
  /// `max(a, b)`
  case called(String, [Term])

  /// What is compared with itself says the same whatever comes of it.
  static func comparison(_ sign: String, _ left: Term, _ right: Term) -> Term {
    if left == right, let answer = ConstantWords.ofEquals[sign] { return .value(.truth(answer)) }
    return .compared(sign, left, right)
  }

  var parts: [Term] {
    switch self {
    case .value, .atom: []
    case .not(let term): [term]
    case .all(let terms), .any(let terms), .called(_, let terms): terms
    case .compared(_, let left, let right), .reckoned(_, let left, let right), .instead(let left, let right):
      [left, right]
    case .choice(let condition, let first, let second): [condition, first, second]
    }
  }

  /// `b < a` of `a > b`, which says the same.
  var turned: Term {
    guard case .compared(let sign, let left, let right) = self, sign.hasPrefix(">") else { return self }
    return .compared(sign.replacing(">", with: "<"), right, left)
  }

  /// The first comparisons of which the components may decide, each once, in their order.
  func comparisons(atMost count: Int) -> [Term] {
    var found: [Term] = []
    collectComparisons(into: &found, atMost: count)
    return found
  }

  private func collectComparisons(into found: inout [Term], atMost count: Int) {
    for part in parts where found.count < count { part.collectComparisons(into: &found, atMost: count) }
    if case .compared = self, found.count < count, !found.contains(turned) { found.append(turned) }
  }

  /// Whether numbers are reckoned with in it.
  var reckons: Bool {
    switch self {
    case .reckoned, .called: true
    default: parts.contains(where: \.reckons)
    }
  }

  /// The same, where each number that is written stands for any: `w / 2 <= 100` holds of all that would be tried, and says something.
  /// The least are left as they are, for `x + 0 == x` and `x * 2 == x + x` say nothing of any number.
  ///
  /// - Parameter numbers: the atoms that stand for them, told on from one part to the next.
  func generalised(_ numbers: inout [Int: Int], from first: Int) -> Term {
    switch self {
    case .value(.number(let number)) where abs(number) > 2:
      let atom = numbers[number] ?? first + numbers.count
      numbers[number] = atom
      return .atom(atom)
    case .value, .atom: return self
    case .not(let term): return .not(term.generalised(&numbers, from: first))
    case .all(let terms): return .all(terms.map { $0.generalised(&numbers, from: first) })
    case .any(let terms): return .any(terms.map { $0.generalised(&numbers, from: first) })
    case .called(let name, let terms): return .called(name, terms.map { $0.generalised(&numbers, from: first) })
    case .compared(let sign, let left, let right):
      return .compared(sign, left.generalised(&numbers, from: first), right.generalised(&numbers, from: first))
    case .reckoned(let sign, let left, let right):
      return .reckoned(sign, left.generalised(&numbers, from: first), right.generalised(&numbers, from: first))
    case .instead(let left, let right):
      return .instead(left.generalised(&numbers, from: first), right.generalised(&numbers, from: first))
    case .choice(let condition, let one, let other):
      return .choice(
        condition.generalised(&numbers, from: first),
        one.generalised(&numbers, from: first),
        other.generalised(&numbers, from: first)
      )
    }
  }

  /// Whether an atom stands for how many there are, where only that is asked whether there are any.
  func asksWhetherEmpty(_ atom: Int) -> Bool {
    if case .compared("isEmpty", .atom(atom), _) = self { return true }
    return parts.contains { $0.asksWhetherEmpty(atom) }
  }

  var atoms: Set<Int> {
    if case .atom(let number) = self { return [number] }
    return parts.reduce(into: []) { $0.formUnion($1.atoms) }
  }
}

/// What comes of an expression.
enum TermValue: Hashable {
  case truth(Bool)
  case number(Int)
  case text(String)
  /// `nil`
  case none
  /// By a sign that the components may have taught something else: the same comes of the same.
  case made(String)
  /// What a type that is not known makes of a literal: it equals what it makes of the same, and perhaps others.
  indirect case ofLiteral(TermValue)
  /// It may be true, and it may be false.
  case unknown
  /// No number at all, `Double.nan`: it is neither less nor more than any, and equals none.
  case unordered
  /// It threw, or trapped.
  case failed

  var ofUnknownType: TermValue {
    switch self {
    case .number, .text: .ofLiteral(self)
    default: self
    }
  }

  func isLess(than least: Int?) -> Bool {
    if case .number(let number) = self, let least { number < least } else { false }
  }
}
