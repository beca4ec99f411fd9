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

  /// The comparisons of which the components may decide, each once.
  var comparisons: Set<Term> {
    let inner = parts.reduce(into: Set<Term>()) { $0.formUnion($1.comparisons) }
    if case .compared = self { return inner.union([turned]) }
    return inner
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
  /// It may be true, and it may be false.
  case unknown
  /// It threw, or trapped.
  case failed
}
