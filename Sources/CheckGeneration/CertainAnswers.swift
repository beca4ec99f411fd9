/// What the functions, closures and operators of a block say whatever they are asked.
struct CertainAnswers {
  private(set) var operators: [String: Bool] = [:]
  private var functions: [String: (scope: Range<Int>, truth: Bool)] = [:]

  mutating func add(_ body: AnsweringBodies.Body, _ truth: Bool, _ words: [String]) {
    let name = words[body.name]
    if body.isOperator { operators[name] = truth } else { functions[name] = (body.scope, truth) }
  }

  /// Of a call, with what it is asked.
  func truth(_ range: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) -> Bool? {
    guard range.count > 2, let function = functions[words[range.lowerBound]], words[range.lowerBound + 1] == "(",
      function.scope.contains(range.lowerBound), tokens[range.lowerBound + 1].partner == range.upperBound - 1,
      !words[range].contains("try")
    else { return nil }
    return function.truth
  }
}
