/// What a function of the block is handed where it is called, and a closure: `same(lamp, lamp)` of
/// `func same(_ a: Lamp, _ b: Lamp) -> Bool { a.name == b.name }`, `3` of `names.map { _ in 3 }.allSatisfy { $0 == 3 }`.
struct HandedValues {
  /// By the places at which it is said there, alone.
  var values: [Int: Term] = [:]
  /// What is said instead, where more is asked of it: the same of what is the same.
  private var words: [Int: String] = [:]
  /// How many functions are called in one another: each may be called twice, and all of them again.
  var depth = 0

  static let deepest = 2

  func word(_ place: Int) -> String? { words[place] }

  mutating func hand(_ word: String, at places: [Int]) {
    for place in places { words[place] = word }
  }
}

extension TermReader {
  /// What a call of a function of the block comes to, where what it is handed tells that for certain.
  func ofFunction(_ range: Range<Int>) -> Term? {
    guard handed.depth < HandedValues.deepest, !isThrowing, let function = functions.called(range),
      !function.parameters.isEmpty, function.body.count < Self.mostOfFunction, !words[range].contains("try"),
      let answer = functions.onlyStatement(of: function),
      // What is made anew for each of them is another one.
      !words[answer].contains(where: { ["===", "!=="].contains($0) }),
      let arguments = functions.arguments(of: range)
    else { return nil }
    // In a copy: what is named in there is asked nowhere else.
    var reader = self
    reader.handed.depth += 1
    // All are read before any is handed on: a function that calls itself says them by the names that it hands them to.
    let terms = arguments.map { reader.read($0) }
    for ((name, argument), term) in zip(zip(function.parameters, arguments), terms) {
      let places = answer.filter { words[$0] == name && !NameUses.isDot(words[$0 - 1]) }
      for place in places { reader.handed.values[place] = term }
      let said = saysTheSame(argument) ? saidWords(argument) : ["\(argument)"]
      reader.handed.hand(said.joined(separator: " "), at: places)
    }
    return reader.certain(answer)
  }

  private static let mostOfFunction = 200

  /// - Returns: what an expression comes to, where that is certain.
  mutating func certain(_ range: Range<Int>) -> Term? {
    guard let term = read(range) else { return nil }
    if case .value = term { return term }
    return TermTrial(atoms: atoms).truth(of: term).map { .value(.truth($0)) }
  }
}
