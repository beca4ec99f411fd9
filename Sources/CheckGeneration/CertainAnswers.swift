/// What the functions, closures and operators of a block say whatever they are asked.
struct CertainAnswers {
  private(set) var operators: [String: Bool] = [:]
  private var functions: [String: (scope: Range<Int>, truth: Bool)] = [:]
  /// Those of whose answers nothing more is known than that nothing comes into them from outside.
  private var own: [String: Range<Int>] = [:]

  mutating func add(_ body: AnsweringBodies.Body, _ truth: Bool, _ words: [String]) {
    let name = words[body.name]
    if body.isOperator { operators[name] = truth } else { functions[name] = (body.scope, truth) }
  }

  mutating func addOwn(_ body: AnsweringBodies.Body, _ words: [String]) {
    if !body.isOperator { own[words[body.name]] = body.scope }
  }

  /// Of a call, with what it is asked.
  func truth(_ range: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) -> Bool? {
    guard let function = functions[words[range.lowerBound]], isCall(range, function.scope, tokens, words) else {
      return nil
    }
    return function.truth
  }

  /// Whether a call says the same whatever the components do.
  func areOwn(_ range: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) -> Bool {
    own[words[range.lowerBound]].map { isCall(range, $0, tokens, words) } == true
  }

  private func isCall(_ range: Range<Int>, _ scope: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) -> Bool {
    range.count > 2 && words[range.lowerBound + 1] == "(" && scope.contains(range.lowerBound)
      && tokens[range.lowerBound + 1].partner == range.upperBound - 1 && !words[range].contains("try")
  }
}
