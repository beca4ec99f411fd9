/// Looks for values of its atoms for which an expression is not true: one of which there are none cannot fail.
///
/// What the components may have taught a sign, `+` of lengths or `<` of lamps, is first taken for anything; what holds even so holds for
/// certain. What holds of whole numbers or of truth values only is for the compiler to say.
struct TermTrial {
  enum Answer: Equatable {
    case canFail
    case cannotFail
    /// Where these atoms are of the types that the signs have been made for.
    case asked([Question])
  }

  struct Question: Hashable {
    let label: String
    let atom: Int
  }

  let atoms: [TermReader.Atom]

  /// - Returns: what a term says for certain; `nil` where that is not certain.
  func truth(of term: Term) -> Bool? {
    if answer(term) == .cannotFail { return true }
    return answer(.not(term)) == .cannotFail ? false : nil
  }

  /// - Parameter term: what is expected to be true.
  func answer(_ term: Term) -> Answer {
    switch term {
    case .all(let terms): return Answer.all(terms.map(answer))
    case .any(let terms):
      // What is said after an operand that holds is never asked; what is asked before it may throw.
      if let first = terms.first, answer(first) == .cannotFail { return .cannotFail }
      guard !mayThrow(term) else { return .canFail }
      return Answer.any(Self.related(terms).map { tried(.any($0)) })
    case .not(.all(let terms)): return answer(.any(terms.map { .not($0) }))
    case .not(.any(let terms)): return answer(.all(terms.map { .not($0) }))
    case .not(.not(let term)): return answer(term)
    default: return tried(term)
    }
  }

  private func mayThrow(_ term: Term) -> Bool { term.atoms.contains { atoms[$0].mayThrow } }

  /// - Returns: the operands, those together that name the same.
  private static func related(_ terms: [Term]) -> [[Term]] {
    var groups: [(atoms: Set<Int>, terms: [Term])] = []
    var owner: [Int: Int] = [:]
    for term in terms {
      let atoms = term.atoms
      let others = Set(atoms.compactMap { owner[$0] }).sorted()
      let group = others.first ?? groups.count
      if group == groups.count { groups.append(([], [])) }
      for other in others where other != group {
        groups[group].terms += groups[other].terms
        groups[group].atoms.formUnion(groups[other].atoms)
        for atom in groups[other].atoms { owner[atom] = group }
        groups[other] = ([], [])
      }
      groups[group].terms.append(term)
      groups[group].atoms.formUnion(atoms)
      for atom in atoms { owner[atom] = group }
    }
    return groups.map(\.terms).filter { !$0.isEmpty }
  }

  // MARK: Trial

  private func tried(_ term: Term) -> Answer {
    let kinds = TermKinds(term)
    let ends = ends(in: term)
    if !fails(term, kinds, isStrict: false) { return ends.isEmpty ? .cannotFail : .asked(ends) }
    guard !kinds.questions.isEmpty, !mayThrow(term), !failsOfNumbers(term) else { return .canFail }
    // Of what type these are needs no question.
    let questions = kinds.questions.filter { least($0.atom) == nil }
    if questions.isEmpty { return ends.isEmpty ? .cannotFail : .asked(ends) }
    // What holds of any numbers needs none that are called `count` to be of some elements.
    lazy var failsBelow = failsOfNumbers(term, below: true)
    // What stands for an end is no number itself: it is always those elements that are asked about.
    func asksSize(_ atom: Int) -> Bool {
      standsForEnd(atom) || isNumberOfSome(atom) && (term.asksWhetherEmpty(atom) || failsBelow)
    }
    lazy var failsOfNone = fails(term.withoutDecided(least), kinds, isStrict: true, isPerhapsNone: true)
    let asked = questions.map { question in
      if asksSize(question.atom) { return Question(label: "countOf", atom: question.atom) }
      // `!(w < 0 && w > 0)` holds of what is no number, too.
      let isOfAny = question.label == "ordered" && !failsOfNone
      return isOfAny ? Question(label: "compared", atom: question.atom) : question
    }
    // What is only compared for equality is in no question of its own.
    return .asked(asked + ends.filter { !asked.contains($0) })
  }

  /// `shelf.count > 0 || shelf.first == nil`: a type may have a `count` and a `first` of its own, which have nothing to do with each other.
  private func ends(in term: Term) -> [Question] {
    let ends = term.atoms.filter { standsForEnd($0) && least($0) == nil }
    return ends.sorted().map { Question(label: "countOf", atom: $0) }
  }

  private func standsForEnd(_ atom: Int) -> Bool { atoms.indices.contains(atom) && atoms[atom].standsForEnd }

  private func least(_ atom: Int) -> Int? { atoms.indices.contains(atom) ? atoms[atom].least : nil }

  private func isNumberOfSome(_ atom: Int) -> Bool {
    atoms.indices.contains(atom) && (atoms[atom].isSize || atoms[atom].isSizeOrAbsent)
  }

  /// - Parameter below: what is called `count` may be less than 0.
  private func failsOfNumbers(_ term: Term, below: Bool = false) -> Bool {
    let term = term.withoutDecided(least)
    guard term.reckons else { return fails(term, TermKinds(term), isStrict: true, below: below) }
    var numbers: [Int: Int] = [:]
    let general = term.generalised(&numbers, from: atoms.count)
    return fails(general, TermKinds(general), isStrict: true, below: below)
  }

  /// - Parameters:
  ///   - isStrict: numbers are reckoned with, and nothing that is true or false is absent.
  ///   - isPerhapsNone: what is a number may be none, as `Double.nan` is.
  private func fails(
    _ term: Term,
    _ kinds: TermKinds,
    isStrict: Bool,
    below: Bool = false,
    isPerhapsNone: Bool = false
  ) -> Bool {
    let atoms = term.atoms.sorted()
    let comparisons = isStrict ? [] : term.comparisons(atMost: Self.mostComparisons)
    let values = atoms.map { atom in
      // What stands for a number that is written throws nothing.
      let mayThrow = self.atoms.indices.contains(atom) && self.atoms[atom].mayThrow
      let values =
        kinds.values(of: atom, isStrict: isStrict) + (mayThrow ? [.failed] : []) + (isPerhapsNone ? [.unordered] : [])
      let least = least(atom) ?? (isNumberOfSome(atom) && !below ? 0 : nil)
      return isStrict ? values.filter { !$0.isLess(than: least) } : values
    }
    let count = values.reduce(1 << comparisons.count) { min(Self.most + 1, $0 * $1.count) }
    // So many are nothing that anybody can see through.
    guard count <= Self.most else { return true }
    return (0..<count).contains { trial in
      var rest = trial
      func next(_ count: Int) -> Int {
        defer { rest /= count }
        return rest % count
      }
      let assumed = Dictionary(uniqueKeysWithValues: comparisons.map { ($0, next(2) == 0) })
      let valuation = Dictionary(uniqueKeysWithValues: zip(atoms, values).map { ($0, $1[next($1.count)]) })
      let evaluation = TermEvaluation(valuation: valuation, assumed: assumed, isStrict: isStrict)
      return evaluation.value(term) != .truth(true)
    }
  }

  private static let mostComparisons = 4
  private static let most = 4096
}

extension TermTrial.Answer {
  /// Of what is joined by `&&`: it can fail where one of them can.
  static func all(_ answers: [Self]) -> Self {
    if answers.contains(.canFail) { return .canFail }
    let questions = answers.flatMap(\.questions)
    return questions.isEmpty ? .cannotFail : .asked(questions)
  }

  /// Of what is joined by `||`: it cannot fail where one of them cannot.
  static func any(_ answers: [Self]) -> Self {
    if answers.contains(.cannotFail) { return .cannotFail }
    return answers.first { $0 != .canFail } ?? .canFail
  }

  private var questions: [TermTrial.Question] { if case .asked(let questions) = self { questions } else { [] } }
}
