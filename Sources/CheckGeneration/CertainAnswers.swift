/// What the functions, closures and operators of a block say whatever they are asked.
struct CertainAnswers {
  private(set) var operators: [String: Bool] = [:]
  private var functions: [String: (body: AnsweringBodies.Body, truth: Bool)] = [:]
  /// Those of whose answers nothing more is known than that nothing comes into them from outside.
  private var own: [String: AnsweringBodies.Body] = [:]

  mutating func add(_ body: AnsweringBodies.Body, _ truth: Bool, _ words: [String]) {
    let name = words[body.name]
    if body.isOperator { operators[name] = truth } else { functions[name] = (body, truth) }
  }

  mutating func addOwn(_ body: AnsweringBodies.Body, _ words: [String]) {
    if !body.isOperator { own[words[body.name]] = body }
  }

  /// Of a call, with what it is asked.
  func truth(_ range: Range<Int>, _ tokens: [SwiftToken], _ words: [String]) -> Bool? {
    guard let function = functions[words[range.lowerBound]],
      call(of: function.body, range, tokens, words) == range.upperBound
    else { return nil }
    return function.truth
  }

  /// Whether a call says the same whatever the components do, and what is made of that: `screen(lamp).width`.
  ///
  /// - Parameter isOwn: whether that can be said of what stands behind the call.
  func areOwn(
    _ range: Range<Int>,
    _ tokens: [SwiftToken],
    _ words: [String],
    _ names: ConstantNames,
    isOwn: (Range<Int>) -> Bool
  ) -> Bool {
    guard let body = own[words[range.lowerBound]], var end = call(of: body, range, tokens, words) else { return false }
    if end + 1 < range.upperBound, words[end] == ".", let type = body.type, names.plain.isField(end + 1, ofType: type) {
      end += 2
    }
    return isOwn(end..<range.upperBound)
  }

  /// - Returns: the place behind the arguments and the closure of a call.
  private func call(
    of body: AnsweringBodies.Body,
    _ range: Range<Int>,
    _ tokens: [SwiftToken],
    _ words: [String]
  ) -> Int? {
    guard body.scope.contains(range.lowerBound), !words[range].contains("try") else { return nil }
    var end = range.lowerBound + 1
    if body.isComputed { return end }
    for open in ["(", "{"] where end < range.upperBound && words[end] == open {
      guard let close = tokens[end].partner else { return nil }
      end = close + 1
    }
    return end > range.lowerBound + 1 && end <= range.upperBound ? end : nil
  }
}
