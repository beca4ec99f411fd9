/// Tells which conditions say the same whatever the components do, as far as the source alone makes that certain.
///
/// `true`, `1 == 1`, `[1].count > 0`, `#line > 0`, `x == x`, `Lamp("a").name == Lamp("a").name`, `true || f()`, and what a name stands for
/// that is bound to nothing else. What it is not certain of it takes for honest: other members and calls may be the components' own.
struct ConstantConditions {
  let tokens: [SwiftToken]
  /// Each of them stands for one thing.
  let words: [String]
  let resolved: ResolvedNames
  private let uses: NameUses
  let names: ConstantNames
  /// What stands in them fails nothing.
  let known: KnownIssues
  let empty: EmptyCollections
  private let errors: CertainErrors
  let scopes: BracketScopes
  /// Where only a type tells.
  let questions: TypeQuestions
  let bound: BoundExpressions
  private let copied: CopiedValues
  private let readings: SameReadings
  let composed: ComposedValues
  /// The numbers of the bindings whose expressions say the same whatever the components do, and what those say that are true or false.
  private(set) var constantBindings: Set<Int> = []
  /// Names of patterns of which the same is to be said, by where they are known.
  private(set) var constantPatterns: [String: [Range<Int>]] = [:]
  private var values: [Int: TermValue] = [:]
  /// What the functions, the closures and the operators of the block say whatever they are asked.
  var answers: CertainAnswers
  let standard: StandardWords
  let own: OwnValues
  private let facts: KnownFacts
  private let clocks: ClockReadings
  private let ordered: OrderedReadings
  let certain: CertainNumbers
  private let written: WrittenValues
  private let ownTexts: OwnTexts
  private let stored: StoredLiterals

  /// - Parameter hasSwiftUI: what SwiftUI says of itself is no component's.
  init(_ tokens: [SwiftToken], _ bytes: [UInt8], hasSwiftUI: Bool = false) {
    self.tokens = tokens
    scopes = BracketScopes(tokens)
    resolved = ResolvedNames(tokens, tokens.words(of: bytes), scopes)
    words = resolved.words
    uses = NameUses(tokens, resolved, scopes)
    certain = CertainNumbers(tokens: tokens, words: words)
    bound = BoundExpressions(tokens, words, scopes, isBoundOnce: uses.isBoundOnce)
    let frameworks = FrameworkValues(tokens, words, bound, hasSwiftUI: hasSwiftUI)
    names = ConstantNames(tokens, words, scopes, uses, frameworks)
    known = KnownIssues(tokens, words)
    empty = EmptyCollections(tokens, words, named: names.empty)
    let functions = OwnFunctions(tokens, words, scopes, isBoundOnce: uses.isBoundOnce)
    copied = CopiedValues(tokens, words, bound)
    readings = SameReadings(tokens, words, copied, functions)
    let records = FrameworkRecords(tokens, resolved, hasSwiftUI: hasSwiftUI)
    composed = ComposedValues(tokens, words, scopes, bound, records)
    questions = TypeQuestions(tokens, words, bound, functions, readings, composed)
    facts = KnownFacts(tokens, words, scopes, bound)
    let hosts = HostedValues(tokens, words, scopes, bound)
    written = WrittenValues(tokens, words, bound, hosts)
    ownTexts = OwnTexts(tokens, words, copied, hasSwiftUI: hasSwiftUI)
    standard = StandardWords(tokens, words, scopes, names, uses, hosts)
    clocks = ClockReadings(tokens: tokens, words: words)
    ordered = OrderedReadings(tokens, words, clocks, bound)
    let pure = PureFunctions(tokens, words, functions, isOfStandard: standard.contain)
    own = OwnValues(tokens, resolved, scopes, clocks, hosts, pure, uses, isOfStandard: standard.contain)
    errors = CertainErrors(tokens, words, scopes, own, bound)
    stored = StoredLiterals(tokens, resolved, scopes, uses)
    let types = OwnTypes(tokens, resolved, scopes)
    answers = CertainAnswers(tokens, words, types, names.plain)
    judge(AnsweringBodies(tokens, words, scopes, types, isBoundOnce: uses.isBoundOnce).all)
    // Each may name those before it.
    for number in bound.bindings.indices { judge(number) }
    let patterns = ComposedPatterns(tokens, words, scopes, composed).names
    let ofOwn = patterns.filter { $0.given.allSatisfy(isOwn) }
    constantPatterns = Dictionary(grouping: ofOwn) { words[$0.place] }.mapValues { $0.map(\.scope) }
  }

  private mutating func judge(_ number: Int) {
    let expression = bound.bindings[number].expression
    var reader = reader
    if case .value(let value)? = reader.read(expression) { values[number] = value }
    // What is read of a clock says something of what was done before the next reading.
    let isConstant = (isConstant(expression) || isMadeOfOwn(expression)) && !clocks.areAny(in: expression)
    if isConstant || values[number] != nil { constantBindings.insert(number) }
    if let truth = truth(expression) ?? (names.isOfItsType(expression) ? true : nil) { values[number] = .truth(truth) }
  }

  /// What names are given of which a question says that it is noted, by the numbers of their bindings.
  func bindings(notedIn question: String) -> [Int: Range<Int>] {
    Dictionary(uniqueKeysWithValues: questions.noted(in: question).map { ($0, bound.bindings[$0].expression) })
  }

  /// Whether nothing of the components comes into the statement at a place.
  func isOwn(at place: Int) -> Bool { own.contain(place) }

  /// - Parameters:
  ///   - condition: the first argument of an expectation.
  ///   - closing: the place of the parenthesis behind its arguments.
  func cannotFail(_ condition: Range<Int>, closing: Int) -> Bool {
    guard !condition.isEmpty else { return false }
    return isOwn(condition) || truth(condition) == true || errors.meets(condition, closing: closing)
      || known.contain(condition.lowerBound) || names.isOfItsType(condition) || own.contain(closing)
      || ownTexts.areFound(by: condition)
  }

  /// - Parameters:
  ///   - condition: as above.
  ///   - macro: the place of the `#expect` or the `#require`.
  func doubt(_ condition: Range<Int>, closing: Int, of macro: Int) -> Doubt {
    if cannotFail(condition, closing: closing) || words[macro] == "#require" && questions.isWrapped(condition) {
      return .cannotFail
    }
    var operands = Self.mostOperands
    let facts = facts.facts(at: macro, about: condition)
    let doubt = doubt(condition, of: macro, given: facts, isAlone: true, &operands)
    if doubt == .cannotFail { return doubt }
    var own = ownOperands
    let asked = Doubt.any([doubt, own.doubt(condition)])
    // What a name stands for may be called otherwise where it is asked.
    if case .asked(let question) = asked, !resolved.isMeant(question, at: macro) { return .canFail }
    return asked
  }

  private var ownOperands: OwnOperands {
    OwnOperands(tokens, words, bound, questions, reader, atMost: Self.mostOperands, isOwn: isOwn)
  }

  /// Beyond so many nobody can say what an expectation asks; names that stand for others may double them each time.
  private static let mostOperands = 64

  /// - Parameters:
  ///   - isAlone: nothing stands beside it that may hold in its stead.
  ///   - operands: how many may still be looked at.
  private func doubt(
    _ condition: Range<Int>,
    of macro: Int,
    given facts: [Fact],
    isAlone: Bool,
    _ operands: inout Int
  ) -> Doubt {
    operands -= 1
    guard operands >= 0 else { return .canFail }
    let range = questions.meant(condition)
    if tokens.choiceSign(in: range, words) == nil {
      let top = tokens.topLevel(range)
      for joint in ["||", "&&"] {
        let signs = top.filter { words[$0] == joint }
        if signs.isEmpty { continue }
        let parts = tokens.parts(of: range, at: signs)
        if parts.contains(where: \.isEmpty) { return .canFail }
        let isAlone = isAlone && joint == "&&"
        let doubts = parts.map { doubt($0, of: macro, given: facts, isAlone: isAlone, &operands) }
        if joint == "&&" { return .all(doubts) }
        // What throws on the way to an operand that holds can fail by that.
        let cannotThrow = !range.contains { words[$0] == "try" }
        let whole = doubt(range, of: macro, given: facts, isAlone: isAlone)
        return cannotThrow ? .any([whole] + doubts) : whole
      }
    }
    let compared = tokens.comparedWithTruth(range, words)
    if let other = compared?.isSame == true ? compared?.other : tokens.insteadOfFalse(range, words) {
      return doubt(other, of: macro, given: facts, isAlone: isAlone, &operands)
    }
    let whole = doubt(range, of: macro, given: facts, isAlone: isAlone)
    if whole == .cannotFail { return whole }
    let certain = Doubt.any([whole, questions.regrouped(range, of: macro)])
    if certain != .canFail { return certain }
    return questions.question(condition, of: macro, isAlone: isAlone).map { .asked($0) } ?? .canFail
  }

  /// `#expect { throw E() } throws: { _ in true }`
  ///
  /// - Parameter open: the place of the brace behind the macro.
  func cannotFail(from open: Int) -> Bool { errors.meetsAnything(from: open) || known.contain(open) }

  /// `#expect(Bool(false), "no")`: where it is reached it fails for certain.
  func failsForCertain(_ condition: Range<Int>) -> Bool {
    let said = words[condition].filter { $0 != "(" && $0 != ")" }
    return ConstantWords.areFalse(said) || truth(condition) == false
  }

  // MARK: Truth

  /// - Returns: what it says for certain; `nil` where that is not certain.
  func truth(_ range: Range<Int>) -> Bool? {
    guard let (term, trial) = read(range) else { return nil }
    return trial.truth(of: term)
  }

  func read(_ range: Range<Int>) -> (Term, TermTrial)? {
    var reader = reader
    return reader.read(range).map { ($0, TermTrial(atoms: reader.atoms)) }
  }

  private var reader: TermReader {
    TermReader(
      tokens,
      words,
      operators: answers.operators,
      isDeclared: uses.isDeclared,
      copied: copied,
      readings: readings,
      functions: questions.functions,
      written: written,
      known: knownValue
    )
  }

  /// What a name stands for, or a call comes to.
  private func knownValue(_ range: Range<Int>) -> TermValue? {
    if let answer = answers.truth(range) { return .truth(answer) }
    if ordered.hold(range) { return .truth(true) }
    guard range.count == 1, let place = range.first else { return nil }
    if let truth = names.truth(place) { return .truth(truth) }
    if let literal = stored.literal(at: place), literal != place {
      var reader = reader
      if case .value(let value)? = reader.read(literal..<(literal + 1)) {
        return stored.isOfKnownType(place) ? value : value.ofUnknownType
      }
    }
    return bound.number(place).flatMap { values[$0] }
  }

  /// What can be said of an expression beside what is known where it stands.
  ///
  /// - Parameter facts: what holds there, since nobody gets there otherwise.
  private func doubt(_ range: Range<Int>, of macro: Int, given facts: [Fact], isAlone: Bool) -> Doubt {
    // Beside others what is false says nothing.
    var reader = reader
    if isAlone && (isOwn(range) || isOwn(reader.meant(range))) || names.isOfItsType(range) { return .cannotFail }
    guard let term = reader.read(range) else { return .canFail }
    var ways = [term]
    for fact in facts {
      if let known = reader.read(fact) { ways.insert(fact.holds ? .not(known) : known, at: 0) }
    }
    // What is left of it is the block's own: `{ lamp.tap(); return names.count == 2 }()`, `(lamp, 1).1 == 1`.
    if isAlone, isMadeOfOwn(range) { return .cannotFail }
    let answer = TermTrial(atoms: reader.atoms).answer(ways.count == 1 ? term : .any(ways))
    return .any([questions.doubt(answer, of: reader.atoms, in: range, of: macro), doubtOfEnds(range, of: macro)])
  }

  /// `name.isEmpty || name.first != nil`: where these are some elements, it asks for one thing in two ways.
  private func doubtOfEnds(_ range: Range<Int>, of macro: Int) -> Doubt {
    var reader = reader
    guard reader.takesEndsForSize(in: range), let term = reader.read(range) else { return .canFail }
    return questions.doubt(TermTrial(atoms: reader.atoms).answer(term), of: reader.atoms, in: range, of: macro)
  }
}
