/// What the functions, closures, operators and members of a block say whatever they are asked.
struct CertainAnswers {
  private(set) var operators: [String: Bool] = [:]
  private var truths: [String: [(body: AnsweringBodies.Body, truth: Bool)]] = [:]
  /// Those of whose answers nothing more is known than that nothing comes into them from outside.
  private var own: [String: [AnsweringBodies.Body]] = [:]
  private let tokens: [SwiftToken]
  private let words: [String]
  private let types: OwnTypes
  private let plain: PlainTypes
  /// Any of them is of a type.
  private var haveMembers = false

  init(_ tokens: [SwiftToken], _ words: [String], _ types: OwnTypes, _ plain: PlainTypes) {
    self.tokens = tokens
    self.words = words
    self.types = types
    self.plain = plain
  }

  mutating func add(_ body: AnsweringBodies.Body, _ truth: Bool) {
    let name = words[body.name]
    if body.isOperator { operators[name] = truth } else { truths[name, default: []].append((body, truth)) }
    haveMembers = haveMembers || body.owner != nil
  }

  mutating func addOwn(_ body: AnsweringBodies.Body) {
    if !body.isOperator { own[words[body.name], default: []].append(body) }
    haveMembers = haveMembers || body.owner != nil
  }

  /// Of a call, with what it is asked.
  func truth(_ range: Range<Int>) -> Bool? {
    // Every part of every expression is asked.
    guard !truths.isEmpty else { return nil }
    let asked = asked(range, of: { truths[$0]?.map { $0.body } ?? [] })
    return asked.first { $0.end == range.upperBound }.flatMap { body, _ in
      truths[words[body.name]]?.first { $0.body.name == body.name }?.truth
    }
  }

  /// Whether a call says the same whatever the components do, and what is made of that: `screen(lamp).width`.
  ///
  /// - Parameter isOwn: whether that can be said of what stands behind the call.
  func areOwn(_ range: Range<Int>, isOwn: (Range<Int>) -> Bool) -> Bool {
    guard !own.isEmpty else { return false }
    return asked(range, of: { own[$0] ?? [] }).contains { body, end in
      var end = end
      if end + 1 < range.upperBound, words[end] == ".", let type = body.type, plain.isField(end + 1, ofType: type) {
        end += 2
      }
      return isOwn(end..<range.upperBound)
    }
  }

  /// Whether the word at a place is a name of one of these, as it is known there: what it is asked is another matter.
  func isOwn(_ place: Int) -> Bool {
    own[words[place]]?.contains { body in
      body.scope.contains(place) && !NameUses.isDot(word(place - 1)) && (body.isComputed || word(place + 1) == "(")
    } == true
  }

  // MARK: Calls

  /// - Returns: those that are asked at the beginning of a range, with the places behind what they are asked.
  private func asked(
    _ range: Range<Int>,
    of bodies: (String) -> [AnsweringBodies.Body]
  ) -> [(body: AnsweringBodies.Body, end: Int)] {
    guard let first = range.first else { return [] }
    var found = bodies(words[first]).filter { $0.scope.contains(first) }.map { ($0, first + 1) }
    if haveMembers, range.count < Self.most {
      for place in tokens.topLevel(range).dropFirst() {
        guard let (name, base, end) = member(place, of: range) else { continue }
        let members = bodies(name).filter { $0.owner != nil }
        guard !members.isEmpty, let type = types.type(of: base) else { continue }
        found += members.filter { $0.owner == type }.map { ($0, end) }
      }
    }
    guard !found.isEmpty, !words[range].contains("try") else { return [] }
    return found.compactMap { body, start in end(of: body, from: start, in: range).map { (body, $0) } }
  }

  private static let most = 200

  /// `isFine` of `probe.isFine()`, and what is called without a name: `probe()`, `probe[3]`.
  private func member(_ place: Int, of range: Range<Int>) -> (name: String, base: Range<Int>, end: Int)? {
    switch words[place] {
    case "(": ("callAsFunction", range.lowerBound..<place, place)
    case "[": ("subscript", range.lowerBound..<place, place)
    // What may be absent, `probe?.isFine`, says something by that.
    case _ where words[place - 1] == ".": (words[place], range.lowerBound..<(place - 1), place + 1)
    default: nil
    }
  }

  /// - Parameter start: the place behind its name.
  /// - Returns: the place behind the arguments and the closure of a call.
  private func end(of body: AnsweringBodies.Body, from start: Int, in range: Range<Int>) -> Int? {
    if body.isComputed { return start }
    var end = start
    for open in ["(", "[", "{"] where end < range.upperBound && words[end] == open {
      guard let close = tokens[end].partner else { return nil }
      end = close + 1
    }
    return end > start && end <= range.upperBound ? end : nil
  }

  private func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
}
