/// What may come of the atoms of an expression, by what they stand beside.
struct TermKinds {
  private enum Kind { case truth, number, text }

  /// What comes of these is one of the things that they are handed.
  private static let choosing: Set<String> = ["max", "min"]

  private var kinds: [Int: Kind] = [:]
  /// Those that may be `nil`, as far as their neighbours tell; of the second ones only a type does.
  private var absent: Set<Int> = []
  private var perhapsAbsent: Set<Int> = []
  private var numbers: Set<Int> = [-2, -1, 0, 1, 2, 7]
  private var texts: Set<String> = ["", "a", "b"]
  /// Those, and where a sign asks which comes first, others between them: each takes its part of the trials.
  private var orderedTexts: Set<String> = []
  /// The atoms that are reckoned with, of which the least or the greatest is taken, or that are compared as numbers are.
  private var reckoned: Set<Int> = []
  private var compared: Set<Int> = []
  private var ordered: Set<Int> = []

  init(_ term: Term) {
    // What is learnt of the one side tells of the other, whichever comes first.
    for _ in 0..<2 { learn(term, .truth) }
    let areOrdered = ordered.union(compared).contains { kinds[$0] == .text }
    orderedTexts = areOrdered ? texts.union(betweenTexts) : texts
  }

  func values(of atom: Int, isStrict: Bool) -> [TermValue] {
    let isAbsent = absent.contains(atom) || !isStrict && perhapsAbsent.contains(atom)
    let values: [TermValue] =
      switch kinds[atom] {
      case .truth: [.truth(true), .truth(false)]
      case .text: (isStrict ? orderedTexts : texts).sorted().map { .text($0) }
      case .number, nil: numbers.sorted().map { .number($0) }
      }
    return values + (isAbsent ? [.none] : [])
  }

  /// There is another text between any two but one and the next, which is the one and a zero behind it.
  private var betweenTexts: Set<String> { Set(texts.flatMap { [$0 + "\0", $0 + "\0\0", $0 + "aa"] }) }

  /// What the compiler is to be asked where the signs mean what they mean of numbers and truth values.
  var questions: [TermTrial.Question] {
    let onlyOrdered = ordered.subtracting(reckoned.union(compared))
    let asked = [
      ("reckoned", reckoned), ("compared", compared.subtracting(reckoned)), ("ordered", onlyOrdered),
      ("either", perhapsAbsent),
    ]
    return asked.flatMap { label, atoms in atoms.sorted().map { .init(label: label, atom: $0) } }
  }

  // MARK: Learning

  private mutating func learn(_ term: Term, _ kind: Kind?) {
    switch term {
    case .value(.number(let number)): numbers.formUnion([number - 1, number, number + 1].filter { abs($0) < 1 << 20 })
    case .value(.text(let text)): texts.formUnion([text, text + "a"])
    case .value: break
    case .atom(let number): if let kind { kinds[number] = kind }
    case .not(let term): learn(term, .truth)
    case .all(let terms), .any(let terms): for term in terms { learn(term, .truth) }
    case .choice(let condition, let first, let second):
      learn(condition, .truth)
      learn(both: first, second, kind)
    case .instead(let left, let right):
      if case .atom(let number) = left { absent.insert(number) }
      learn(both: left, right, kind)
    case .compared(let sign, let left, let right): compare(sign, left, right)
    case .reckoned(_, let left, let right):
      learn(both: left, right, kind == .text ? .text : .number)
      reckoned.formUnion(left.atoms.union(right.atoms))
    case .called(let name, let terms):
      let isOneOfThem = Self.choosing.contains(name)
      // What `Int(name)` is made of may be a text.
      let own = isOneOfThem ? self.kind(of: term) : nil
      for term in terms { learn(term, own) }
      let atoms = terms.reduce(into: Set<Int>()) { $0.formUnion($1.atoms) }
      if isOneOfThem { compared.formUnion(atoms) } else { reckoned.formUnion(atoms) }
    }
  }

  private mutating func learn(both left: Term, _ right: Term, _ kind: Kind?) {
    let kind = kind ?? self.kind(of: left) ?? self.kind(of: right)
    learn(left, kind)
    learn(right, kind)
  }

  private mutating func compare(_ sign: String, _ left: Term, _ right: Term) {
    for (one, other) in [(left, right), (right, left)] {
      guard case .atom(let number) = one else { continue }
      if other == .value(.none) { absent.insert(number) }
      if case .value(.truth) = other { perhapsAbsent.insert(number) }
    }
    learn(both: left, right, nil)
    if !["==", "!=", "===", "!=="].contains(sign) {
      ordered.formUnion(left.atoms.union(right.atoms))
    }
  }

  private func kind(of term: Term) -> Kind? {
    switch term {
    case .value(.truth), .not, .all, .any, .compared: .truth
    case .value(.number): .number
    case .called(let name, let terms):
      Self.choosing.contains(name) && terms.contains { kind(of: $0) == .text } ? .text : .number
    case .value(.text): .text
    case .value: nil
    case .atom(let number): kinds[number]
    case .reckoned(_, let left, let right):
      [kind(of: left), kind(of: right)].contains(.text) ? .text : .number
    case .instead(let left, let right), .choice(_, let left, let right): kind(of: left) ?? kind(of: right)
    }
  }
}
