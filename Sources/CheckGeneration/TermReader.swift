/// Reads an expression of a block as a term.
struct TermReader {
  /// What may be anything: a path, a call, a literal that holds more than is read here.
  struct Atom {
    let place: Range<Int>
    /// It stands behind a `try`, and calls something.
    let mayThrow: Bool
    /// It ends with `.count`, or with `.isEmpty`, which asks the same where those are some elements.
    let isSize: Bool
    /// It ends with the `.count` of what may be absent: `wall?.lamps.count`.
    let isSizeOrAbsent: Bool
    /// It is a whole number and not less than this, whatever the components are.
    let least: Int?
    /// It stands for an end of what it counts: only a type tells whether these are some elements.
    var standsForEnd = false
  }

  private(set) var atoms: [Atom] = []
  private var numbers: [String: Int] = [:]
  let tokens: [SwiftToken]
  let words: [String]
  /// What is known of a name, or of a call, that begins there.
  private let known: (Range<Int>) -> TermValue?
  /// What a function of the block, or a closure, is handed, by the places at which it says it.
  var handed = HandedValues()
  /// What the block says that its own operators come to.
  private let operators: [String: Bool]
  /// Whether the block has a function of that name.
  let isDeclared: (String) -> Bool
  private let certain: CertainNumbers
  /// What names were given just before.
  private let copied: CopiedValues
  let readings: SameReadings
  let functions: OwnFunctions
  let written: WrittenValues
  private(set) var isThrowing = false
  /// `names.first != nil` is read as `names.count > 0`.
  var endsAreSizes = false

  init(
    _ tokens: [SwiftToken],
    _ words: [String],
    operators: [String: Bool],
    isDeclared: @escaping (String) -> Bool,
    copied: CopiedValues,
    readings: SameReadings,
    functions: OwnFunctions,
    written: WrittenValues,
    known: @escaping (Range<Int>) -> TermValue?
  ) {
    self.tokens = tokens
    self.words = words
    self.operators = operators
    self.isDeclared = isDeclared
    self.copied = copied
    self.readings = readings
    self.functions = functions
    self.written = written
    certain = CertainNumbers(tokens: tokens, words: words)
    self.known = known
  }

  /// What is known where an expectation stands.
  mutating func read(_ fact: Fact) -> Term? {
    switch fact.asked {
    case .condition: return read(fact.condition)
    case .isThere(let value): return read(value).map { .comparison("!=", $0, .value(.none)) }
    case .matches(let pattern, let subject):
      guard let subject = read(subject), let pattern = read(pattern) else { return nil }
      return .comparison("==", subject, pattern)
    }
  }

  /// - Returns: `nil` where it is written in a way that is not read here.
  mutating func read(_ range: Range<Int>) -> Term? {
    let range = withoutParentheses(range)
    guard let first = range.first else { return nil }
    if range.count == 1, let value = handed.values[first] { return value }
    if let value = known(range), !isThrowing || range.count(where: { words[$0] == "(" }) < 2 { return .value(value) }
    if words[first] == "try" { return thrown(range.dropFirst()) }
    if words[first] == "await" { return read(range.dropFirst()) }
    let signs = signs(of: range)
    if let sign = signs.first(where: { words[$0] == "?" }) { return choice(range, sign) }
    for joint in ["||", "&&"] {
      let places = signs.filter { words[$0] == joint }
      if !places.isEmpty { return joined(tokens.parts(of: range, at: places), by: joint) }
    }
    let comparisons = signs.filter { ConstantWords.ofEquals[words[$0]] != nil }
    if let sign = comparisons.first { return comparisons.count == 1 ? comparison(range, sign) : nil }
    // A chain of others is nothing that is asked of a component.
    guard signs.count <= Self.mostSigns else { return nil }
    return reckoning(range, signs) ?? (signs.isEmpty ? operand(range) : nil)
  }

  static let mostSigns = 32

  // MARK: Signs

  /// - Returns: the places of the signs between two operands, outside of brackets.
  private func signs(of range: Range<Int>) -> [Int] {
    tokens.topLevel(range).dropFirst().filter { place in
      guard tokens[place].kind == .operator, !certain.isOfLayout(place), !certain.isAroundTypes(place),
        !words[place].hasSuffix("."), place + 1 < range.upperBound
      else {
        return false
      }
      if ["!", "?"].contains(words[place]) { return tokens.isApart(place) }
      return !(tokens[place - 1].kind == .operator && !["!", "?"].contains(words[place - 1]))
    }
  }

  private mutating func thrown(_ range: Range<Int>) -> Term? {
    guard let first = range.first, words[first] != "?" else { return nil }
    let was = isThrowing
    isThrowing = true
    defer { isThrowing = was }
    // `try !lamp.isOn` denies, and `try! lamp.isOn` does not.
    return read(words[first] == "!" && !tokens.isApart(first) ? range.dropFirst() : range)
  }

  private mutating func joined(_ parts: [Range<Int>], by sign: String) -> Term? {
    var terms: [Term] = []
    for part in parts {
      guard let term = read(part) else { return nil }
      terms.append(term)
    }
    return sign == "||" ? .any(terms) : .all(terms)
  }

  private mutating func comparison(_ range: Range<Int>, _ sign: Int) -> Term? {
    guard let left = read(range.lowerBound..<sign), let right = read((sign + 1)..<range.upperBound) else { return nil }
    if let answer = operators[words[sign]], !isThrowing { return .value(.truth(answer)) }
    // What is made anew equals itself, and is another one.
    if ["===", "!=="].contains(words[sign]), words[range].contains("(") { return nil }
    let sides = (range.lowerBound..<sign, (sign + 1)..<range.upperBound)
    if let answer = compared(sides.0, words[sign], sides.1) ?? compared(sides.1, words[sign], sides.0) {
      return .value(.truth(answer))
    }
    if endsAreSizes, let term = sizeOfEnd(sides.0, words[sign], sides.1) { return term }
    let isOne = readings.areOne(sides.0, sides.1)
    return .comparison(words[sign], left, isOne ? left : right)
  }

  /// `a ?? b`, `a + b * c`, `-a`
  private mutating func reckoning(_ range: Range<Int>, _ signs: [Int]) -> Term? {
    if let sign = signs.first(where: { words[$0] == "??" }) {
      guard let left = read(range.lowerBound..<sign), let right = read((sign + 1)..<range.upperBound) else {
        return nil
      }
      return .instead(left, right)
    }
    for level in Self.levels {
      guard let sign = signs.last(where: { level.contains(words[$0]) }) else { continue }
      guard signs.allSatisfy({ Self.reckoned.contains(words[$0]) }), let left = read(range.lowerBound..<sign),
        let right = read((sign + 1)..<range.upperBound)
      else { return nil }
      return .reckoned(words[sign], left, right)
    }
    guard signs.isEmpty else { return nil }
    switch words[range.lowerBound] {
    case "!": return read(range.dropFirst()).map { .not($0) }
    case "-":
      guard let term = read(range.dropFirst()) else { return nil }
      if case .value(.number(let number)) = term { return .value(.number(-number)) }
      return .reckoned("-", .value(.number(0)), term)
    default: return nil
    }
  }

  /// The looser ones first.
  private static let levels: [Set<String>] = [["+", "-", "|", "^", "&+", "&-"], ["*", "/", "%", "&", "&*"]]
  private static let reckoned = levels[0].union(levels[1])

  // MARK: Operands

  private mutating func operand(_ range: Range<Int>) -> Term? {
    guard let first = range.first else { return nil }
    if range.count == 1, let literal = literal(first) { return .value(literal) }
    if let sign = tokens.topLevel(range).last(where: { words[$0] == "as" }) { return coerced(range, sign) }
    if let inner = ofClosure(range) ?? ofTuple(range) ?? ofList(range) ?? ofDictionary(range) ?? call(range)
      ?? multiple(range)
    {
      return inner
    }
    if let inner = ofElements(range) ?? ofFunction(range) { return inner }
    guard tokens[first].kind != .operator || words[first] == ".",
      !tokens.topLevel(range).contains(where: { ["as", "is", "in"].contains(words[$0]) })
    else { return nil }
    let number = number(of: range)
    let asksWhetherEmpty = atoms[number].isSize && words[range.upperBound - 1] == "isEmpty"
    return asksWhetherEmpty ? isEmpty(number) : .atom(number)
  }

  private func isEmpty(_ size: Int) -> Term { .compared("isEmpty", .atom(size), .value(.number(0))) }

  /// - Parameter elements: what is asked; two more words stand behind it.
  mutating func areNone(_ elements: Range<Int>) -> Term { isEmpty(numberOfSize(elements)) }

  /// How many there are.
  mutating func size(of elements: Range<Int>) -> Term { .atom(numberOfSize(elements)) }

  /// The same, where that is read of an end of them: `names.first != nil`.
  mutating func sizeByEnd(of elements: Range<Int>) -> Term {
    let number = numberOfSize(elements)
    atoms[number].standsForEnd = true
    return .atom(number)
  }

  private mutating func numberOfSize(_ elements: Range<Int>) -> Int {
    number(of: elements.lowerBound..<(elements.upperBound + 2), isSize: true)
  }

  /// `a as Int`
  private mutating func coerced(_ range: Range<Int>, _ sign: Int) -> Term? {
    guard sign + 1 < range.upperBound, ConstantWords.types.contains(words[sign + 1]),
      words[(sign + 2)..<range.upperBound].allSatisfy({ $0 == "?" })
    else { return nil }
    return read(range.lowerBound..<sign)
  }

  private func literal(_ place: Int) -> TermValue? {
    switch words[place] {
    case "true": .truth(true)
    case "false": .truth(false)
    case "nil": TermValue.none
    default:
      if tokens[place].kind == .literal {
        words[place].contains("\\")
          ? nil : WrittenText(words[place], tokens[place]).map { .text(String($0.written[0])) } ?? .made(words[place])
      } else {
        Int(words[place].filter { $0 != "_" }).map { .number($0) }
      }
    }
  }

  /// The same place, the same words: the same comes of it, unless something is called that may say something else the next time.
  ///
  /// - Parameter isSize: it asks how many there are, whatever its last two words say.
  private mutating func number(of range: Range<Int>, isSize: Bool = false) -> Int {
    let asked = isSize ? range.dropLast(2) : range
    let repeats = saysTheSame(asked)
    var said = saidWords(asked) + (isSize ? [".", "count"] : [])
    let isOfSome = said.contains("?.")
    let isSize = range.count > 2 && [".count", ".isEmpty"].contains(said.suffix(2).joined()) && !isOfSome
    let isSizeOrAbsent =
      range.count > 2 && isOfSome && [".", "?."].contains(said[said.count - 2]) && said.last == "count"
    if isSize { said[said.count - 1] = "count" }
    let key = repeats ? said.joined(separator: " ") : "\(range)"
    if let number = numbers[key] { return number }
    numbers[key] = atoms.count
    let least = certain.least(of: range) ?? (isSize ? written.leastSize(of: range.dropLast(2)) : nil)
    let mayThrow = isThrowing && !repeats
    atoms.append(
      Atom(place: range, mayThrow: mayThrow, isSize: isSize, isSizeOrAbsent: isSizeOrAbsent, least: least)
    )
    return atoms.count - 1
  }

  func saysTheSame(_ range: Range<Int>) -> Bool {
    RepeatedOperands(tokens: tokens, words: words).saysTheSame(range)
  }

  /// Whether two ranges say the same words, of which the same comes.
  func areTheSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    saysTheSame(one) && saidWords(one) == saidWords(other)
  }

  /// The words of a range without names that stand for other names.
  func saidWords(_ range: Range<Int>) -> [String] {
    said(copied.original(range)).map { handed.word($0) ?? words[$0] }
  }

  /// `lamp.self` is `lamp`; `Lamp.self` is a type.
  private func said(_ places: [Int]) -> [Int] {
    places.indices.filter { index in
      let start = words[places[index]] == "." ? index : index - 1
      guard start > 0, start + 1 < places.count, words[places[start]] == ".", words[places[start + 1]] == "self"
      else { return true }
      return words[places[start - 1]].first?.isUppercase == true
    }
    .map { places[$0] }
  }

  func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    tokens.withoutParentheses(range, words, behind: ["Bool", "Optional"])
  }

  func isParenthesised(_ range: Range<Int>) -> Bool { tokens.isParenthesised(range, words) }
}
