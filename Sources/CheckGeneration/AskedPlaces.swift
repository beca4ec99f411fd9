/// Where a block says to whom of its elements its questions belong: before an expectation, and around what a name is given, that ask
/// something of a list which is made only once. And before what asks a list of which it is denied later that something is in it.
struct AskedPlaces {
  private let tokens: [SwiftToken]
  private let bytes: [UInt8]
  /// The places of the expectations.
  private var macros: [Int] = []
  private var bindings: [Int: Range<Int>] = [:]
  /// By the place of a statement: the lists that are looked at before it.
  private var sights: [Int: Set<TypeQuestions.AskedList>] = [:]

  init(_ tokens: [SwiftToken], _ bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
  }

  /// - Parameters:
  ///   - macro: the place of the expectation that a question is about.
  ///   - bindings: the expressions that names are given which it is about, by the numbers of the bindings.
  ///   - seen: the lists of which it depends on what was in them before, and the statements that asked them then.
  mutating func add(
    _ question: String,
    of macro: Int,
    bindings: [Int: Range<Int>],
    seen: [TypeQuestions.AskedList: [Int]]
  ) {
    for (list, places) in seen {
      for place in places { sights[place, default: []].insert(list) }
    }
    if question.contains("onceAsked:") { macros.append(macro) }
    self.bindings.merge(bindings) { first, _ in first }
  }

  /// What is inserted, and at which offset.
  var marks: [(text: String, offset: Int)] {
    let starts = macros.compactMap(start).map { ("SpecTesting.asking(); ", tokens[$0].range.lowerBound) }
    let around = bindings.sorted { $0.key < $1.key }.flatMap { number, expression in
      [
        ("SpecTesting.noting(\(number), SpecTesting.asking(), ", tokens[expression.lowerBound].range.lowerBound),
        (")", tokens[expression.upperBound - 1].range.upperBound),
      ]
    }
    let before = sights.sorted { $0.key < $1.key }.flatMap { place, lists in
      lists.sorted { $0.key < $1.key }.map { list in
        ("SpecTesting.seeing(\"\(list.key)\", \(list.path.joined())); ", tokens[place].range.lowerBound)
      }
    }
    return starts + before + around
  }

  /// - Returns: the place at which the statement of an expectation begins; `nil` where it is a part of another.
  private func start(of macro: Int) -> Int? {
    var start = macro
    while ["try", "await"].contains(word(start - 1)) { start -= 1 }
    guard start > 0, ![";", "{", "in"].contains(word(start - 1)) else { return start }
    let last = tokens[start - 1]
    guard last.line < tokens[start].line else { return nil }
    return switch last.kind {
    case .identifier: SwiftBytes.wordsBeforeOperands.contains(word(start - 1)) ? nil : start
    case .close, .literal, .colon: start
    case .pound, .open, .comma, .operator, .other: nil
    }
  }

  private func word(_ place: Int) -> String {
    tokens.indices.contains(place) ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
  }
}
