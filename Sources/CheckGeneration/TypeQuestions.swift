/// Expectations of which only the type of an operand says whether they can fail, or only a look at what is there: `lamp != nil`,
/// `lamps.count >= 0`, `lamp is Lamp`, `lamps.allSatisfy { $0.isOn }`.
///
/// The compiler is asked: it is handed the operand, and its overloads tell (`SpecTesting.canFail`).
struct TypeQuestions {
  let tokens: [SwiftToken]
  let words: [String]
  let bound: BoundExpressions
  let functions: OwnFunctions
  let readings: SameReadings
  private let composed: ComposedValues
  let statements: BlockStatements
  let hasOwnHost: Bool
  /// The names of which no closure may hold what they are bound to.
  let boundLater: Set<String>

  /// What is handed on waits: it stands behind an `await`.
  var isWaiting = false

  init(
    _ tokens: [SwiftToken],
    _ words: [String],
    _ bound: BoundExpressions,
    _ functions: OwnFunctions,
    _ readings: SameReadings,
    _ composed: ComposedValues
  ) {
    self.tokens = tokens
    self.words = words
    self.bound = bound
    self.functions = functions
    self.readings = readings
    self.composed = composed
    statements = BlockStatements(tokens, words)
    boundLater = Self.boundLater(words)
    hasOwnHost = words.indices.dropFirst().contains { words[$0] == "host" && words[$0 - 1] == "func" }
  }

  /// - Parameters:
  ///   - condition: what is expected, or a part of it.
  ///   - macro: the place of its `#expect` or `#require`.
  ///   - isAlone: nothing stands beside it that may hold in its stead.
  /// - Returns: the expression that asks; `nil` where nothing is to be asked.
  func question(_ condition: Range<Int>, of macro: Int, isAlone: Bool) -> String? {
    let range = meant(condition)
    guard (1...Self.most).contains(range.count) else { return nil }
    if canBeAsked(range, of: macro) {
      return labelled(range, as: condition, of: macro, isAlone: isAlone).map(Self.asked)
    }
    guard !range.contains(where: { tokens[$0].kind == .pound }), case let tried = untried(range), !tried.isEmpty,
      let question = asker(of: range, macro).labelled(tried, as: condition, of: macro, isAlone: isAlone)
    else { return nil }
    // What a name was given before may throw, or wait: what is noted there is handed on by its number. And whom an expectation itself
    // asks behind a `try` is told when it is over.
    let isTold = range.upperBound <= macro ? question.hasPrefix("noted:") : question.hasPrefix("onceAsked:")
    return isTold || isOfWaiting(question, range, of: macro) || isHosting(range, of: macro) ? Self.asked(question) : nil
  }

  /// - Returns: what stands behind `try` and `await`, which say nothing of what is asked.
  func untried(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, ["try", "await"].contains(words[first]) {
      range = range.dropFirst()
      if words[first] == "try", let sign = range.first, isTrySign(sign) { range = range.dropFirst() }
      range = withoutParentheses(range)
    }
    return range
  }

  /// The sign of `try?` and `try!`; that of `try !lamp.isOn` is another.
  func isTrySign(_ place: Int) -> Bool {
    ["?", "!"].contains(words[place]) && word(place - 1) == "try"
      && tokens[place - 1].range.upperBound == tokens[place].range.lowerBound
  }

  /// What throws on the way can fail by that, and what waits cannot be handed on.
  private func canBeAsked(_ range: Range<Int>, of macro: Int) -> Bool { !isTried(range, of: macro) }

  func isTried(_ range: Range<Int>, of macro: Int) -> Bool {
    word(macro - 1) == "await"
      || word(macro - 1) == "try" && (words[macro] != "#require" || words[range].contains("("))
      || range.contains { ["try", "await"].contains(words[$0]) || tokens[$0].kind == .pound }
  }

  private func labelled(_ range: Range<Int>, as condition: Range<Int>, of macro: Int, isAlone: Bool) -> String? {
    let top = tokens.topLevel(range)
    if let sign = top.first(where: { words[$0] == "is" }) {
      return type(range.lowerBound..<sign, (sign + 1)..<range.upperBound)
    }
    if words[macro] == "#require", condition.count == 1, bound.isWrapped(condition.lowerBound) {
      return operand(range).map { "notNil: \($0)" }
    }
    if words[macro] == "#require", let sign = top.first(where: { words[$0] == "as" }) {
      // `#require(lamp as Lamp?)` wants what is there.
      let isWrapped = !["?", "!"].contains(word(sign + 1)) && words[range.upperBound - 1] == "?"
      return isWrapped ? operand(range.lowerBound..<sign).map { "notNil: \($0)" } : nil
    }
    if words[range.lowerBound] == "!" {
      let inner = withoutParentheses(range.dropFirst())
      return denied(inner) ?? (isAlone ? deniedOfEach(inner, until: macro) : nil)
    }
    let signs = top.filter { Self.signs.contains(words[$0]) }
    if signs.count == 1, let sign = signs.first {
      let (left, right) = (range.lowerBound..<sign, (sign + 1)..<range.upperBound)
      return compared(left, words[sign], right) ?? (isAlone ? noneFound(left, words[sign], right, until: macro) : nil)
    }
    guard signs.isEmpty else { return nil }
    return isAlone ? elements(range, until: macro) : nil
  }

  static func asked(_ question: String) -> String { "SpecTesting.canFail(\(question))" }

  /// - Parameter range: the expression that the answer is about.
  /// - Returns: the same, where the compiler is to be asked for the types of atoms.
  func doubt(_ answer: TermTrial.Answer, of atoms: [TermReader.Atom], in range: Range<Int>, of macro: Int) -> Doubt {
    guard case .asked(let questions) = answer else { return answer == .cannotFail ? .cannotFail : .canFail }
    guard canBeAsked(range, of: macro) else { return .canFail }
    let asked = questions.map { question -> Doubt in
      let atom = atoms[question.atom]
      // Who is asked, without the question.
      let place = question.label == "countOf" ? atom.place.dropLast(2) : atom.place
      // What a function says may be of any type until something asks for one.
      let isCertain = isPath(place) || isConversion(place) || Self.ofNumbers.contains(question.label)
      guard isCertain, let operand = operand(place, mayBeAbsent: question.label == "countOf") else { return .canFail }
      return .asked(Self.asked("\(question.label): \(operand)"))
    }
    return .all(asked)
  }

  /// What holds of all numbers is asked of a call as well: where it could be of several types, the expectation could not tell either.
  private static let ofNumbers: Set<String> = ["reckoned", "ordered", "compared", "countOf"]

  /// - Returns: what a name is bound to that stands alone, be it over others: `let ok = lamp != nil`.
  func meant(_ range: Range<Int>) -> Range<Int> { meant(range) { _ in true } }

  /// - Parameter counts: whether what a name was given is asked about, by the tokens between there and where the name stands.
  private func meant(_ range: Range<Int>, where counts: (Range<Int>) -> Bool) -> Range<Int> {
    var range = withoutParentheses(range)
    for _ in 0..<Self.mostNames {
      guard range.count == 1, let place = range.first, let binding = bound.binding(place),
        counts(binding.end..<place)
      else { return range }
      range = withoutParentheses(binding.expression)
    }
    return range
  }

  private static let most = 200
  static let mostNames = 8
  private static let signs: Set<String> = ["==", "!=", ">=", "<=", ">", "<"]

  /// `!(lamp == nil)`
  private func denied(_ range: Range<Int>) -> String? {
    let signs = tokens.topLevel(range).filter {
      Self.signs.contains(words[$0]) || ["&&", "||"].contains(words[$0])
    }
    guard signs.count == 1, let sign = signs.first, tokens.choiceSign(in: range, words) == nil,
      let opposite = Self.denials[words[sign]]
    else { return nil }
    return compared(range.lowerBound..<sign, opposite, (sign + 1)..<range.upperBound)
  }

  private static let denials = ["<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="]

  /// Of what names stand for, and else of the names. What both sides have to do with each other is another matter where something
  /// happened since a name was given its own: `let before = shelf.rows.map { $0 }`.
  private func compared(_ left: Range<Int>, _ sign: String, _ right: Range<Int>) -> String? {
    let (own, other) = (withoutParentheses(left), withoutParentheses(right))
    return comparison(meant(own), sign, meant(other)) ?? comparison(own, sign, other)
      ?? relation(unchanged(own), sign, unchanged(other)) ?? sorted(own, sign, other)
  }

  /// - Returns: what a name is bound to that stands alone, as `meant`, where nothing has happened since.
  func unchanged(_ range: Range<Int>) -> Range<Int> {
    meant(range, where: QuietTokens(tokens: tokens, words: words).areQuiet)
  }

  // MARK: Kinds of questions

  /// What is asked of both sides at once.
  private func relation(_ left: Range<Int>, _ sign: String, _ right: Range<Int>) -> String? {
    switch sign {
    case "==": joined(left, right) ?? sameSize(left, right)
    case "<=": sizeOfPart(left, right)
    case ">=": sizeOfPart(right, left)
    default: nil
    }
  }

  private func comparison(_ left: Range<Int>, _ sign: String, _ right: Range<Int>) -> String? {
    if sign == "==" { return sameType(left, right) ?? sameType(right, left) }
    if sign == "<=", let asked = sizeOfFirst(left, right) { return asked }
    if sign == ">=", let asked = sizeOfFirst(right, left) { return asked }
    if [">=", "<="].contains(sign), let asked = bounded(left, sign == ">=" ? "min" : "max", right) { return asked }
    if [">=", "<="].contains(sign), let asked = bounded(right, sign == ">=" ? "max" : "min", left) { return asked }
    return switch (sign, Array(words[left].prefix(3)), Array(words[right].prefix(3))) {
    case ("!=", _, ["nil"]): notNil(left)
    case ("!=", ["nil"], _): notNil(right)
    case (">=", _, ["0"]), (">", _, ["-", "1"]), ("!=", _, ["-", "1"]): notNegative(left)
    case ("<=", ["0"], _), ("<", ["-", "1"], _): notNegative(right)
    default: nil
    }
  }

  /// `lamp != nil`, `lamp as? Lamp != nil`
  private func notNil(_ range: Range<Int>) -> String? {
    if let sign = tokens.topLevel(range).first(where: { words[$0] == "as" }) {
      if words[range.upperBound - 1] == "?" { return operand(range.lowerBound..<sign).map { "notNil: \($0)" } }
      if word(sign + 1) == "?" { return type(range.lowerBound..<sign, (sign + 2)..<range.upperBound) }
    }
    if isWrapped(range) { return "notNil: ()" }
    return operand(uncoerced(range)).map { "notNil: \($0)" }
  }

  /// `Optional(lamp)`, `.some(lamp)`, `[lamp].first`, `["k": lamp]["k"]`: it is there, whatever the lamp is.
  func isWrapped(_ range: Range<Int>) -> Bool {
    guard !words[range].contains("try") else { return false }
    if composed.isThere(range) { return true }
    guard let last = range.last, let open = tokens[last].partner else { return false }
    let wrappers = [["Optional"], [".", "some"], ["Optional", ".", "some"]]
    return wrappers.contains { words[range.lowerBound..<open].elementsEqual($0) }
  }

  /// `lamp` of `lamp as Any`, which it is anyway.
  func uncoerced(_ range: Range<Int>) -> Range<Int> {
    let range = withoutParentheses(range)
    guard let sign = tokens.topLevel(range).first(where: { words[$0] == "as" }), sign > range.lowerBound,
      !["?", "!"].contains(word(sign + 1))
    else { return range }
    return withoutParentheses(range.lowerBound..<sign)
  }

  private func notNegative(_ asked: Range<Int>) -> String? {
    // What the name was given may have thrown before.
    let range = untried(meant(asked))
    if range.count > 2, words[range].suffix(2).elementsEqual([".", "magnitude"]), let size = operand(range),
      let asked = operand(range.dropLast(2))
    {
      return "magnitude: \(size), of: \(asked)"
    }
    guard range.count > 2, words[range].suffix(2).elementsEqual([".", "count"]) else {
      // What a function says may be of any type until something asks for one.
      return isPath(asked) || isConversion(asked) ? operand(asked).map { "notNegative: \($0)" } : nil
    }
    return operand(range.dropLast(2)).map { "countOf: \($0)" }
  }

  /// `lamp.size >= .min`, `Int.max >= lamp.size`
  private func bounded(_ range: Range<Int>, _ bound: String, _ side: Range<Int>) -> String? {
    guard words[side].suffix(2).elementsEqual([".", bound]), side.count < 4, isPath(range) || isConversion(range),
      let asked = operand(range)
    else { return nil }
    if side.count == 2 { return "bounded: \(asked)" }
    let type = words[side.lowerBound]
    return ConstantWords.types.contains(type) ? "bounded: \(asked), by: \(type).self" : nil
  }

  /// `lamp.name + "" == lamp.name`
  private func joined(_ left: Range<Int>, _ right: Range<Int>) -> String? {
    readings.joinedWithNothing(left, right).flatMap { operand($0) }.map { "joined: \($0)" }
  }

  func withoutParentheses(_ range: Range<Int>) -> Range<Int> { tokens.withoutParentheses(range, words) }

  func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
