import Evidence

/// A block's source with a counter in each of its expectations.
///
/// `#expect(a == b)` becomes `#expect(a == b, sourceLocation: SpecTesting.counted(#_sourceLocation, "d2f1…"))`: the argument is evaluated
/// each time the expectation is tested, wherever it stands (`let x = try #require(y)`), and no line moves.
struct CountedExpectations {
  /// The rewritten source.
  let source: String
  /// What the block imports, taken out of it: imports stand at the head of a file only.
  let imports: [ImportedModule]
  /// The lines at which it waits for real time to pass.
  let sleeps: [Int]
  /// It changes what it shares with the checks after it: the environment, or the time zone.
  let changesSurroundings: Bool

  private static let ofSurroundings: Set<String> = [
    "setenv", "unsetenv", "putenv", "clearenv", "environ", "NSTimeZone", "ReferenceType", "tzset",
  ]

  /// What counts the expectations of the block names it, so that nothing that a block itself could call counts.
  private static func counter(_ key: String, _ question: String?) -> String {
    "SpecTesting.counted(#_sourceLocation, \(arguments(key, question)))"
  }

  /// It says which expectations count for nothing.
  private static let uncounted = "SpecTesting.uncounted(#_sourceLocation)"

  private static func arguments(_ key: String, _ question: String?) -> String {
    question.map { "\(key), \($0)" } ?? key
  }

  /// - Parameter modules: those that every block of its target imports.
  /// - Throws: why the block cannot stand in a file with others, in the words of the test that fails in its place.
  init(_ source: String, modules: [String] = []) throws(SourceProblem) {
    let tokens = try BlockProblem.tokens(of: source)
    let bytes = Array(source.utf8)
    let key = "\"\(Fingerprint(of: source))\""
    var edits = Edits()
    let imported = Self.imports(tokens, bytes, &edits)
    let hasSwiftUI = modules.contains("SwiftUI") || imported.contains { $0.names("SwiftUI") }
    let constants = ConstantConditions(tokens, bytes, hasSwiftUI: hasSwiftUI)
    var asked = AskedPlaces(tokens, bytes)
    let words = tokens.words(of: bytes)
    for (index, token) in tokens.enumerated() where token.kind == .pound {
      let name = String(decoding: bytes[token.range], as: UTF8.self)
      guard name == "#expect" || name == "#require" else { continue }
      if let question = Self.count(key, tokens, index, bytes, constants, &edits) {
        let seen = constants.questions.seen(in: question, of: index)
        asked.add(question, of: index, bindings: constants.bindings(notedIn: question), seen: seen)
      }
    }
    let marks = TriedStatements(tokens, words).marks + asked.marks
    for (text, offset) in marks { edits.insert(text, at: offset) }
    sleeps = SleepingLines(tokens, words).all
    changesSurroundings = words.contains(where: Self.ofSurroundings.contains)
    Self.callOurKnownIssues(tokens, bytes, &edits)
    imports = imported
    self.source = edits.applied(to: bytes, written: constants.resolved.written)
  }

  /// `withKnownIssue`, be it handed on as a function, becomes ours, which says that it is in force.
  private static func callOurKnownIssues(_ tokens: [SwiftToken], _ bytes: [UInt8], _ edits: inout Edits) {
    func word(_ place: Int) -> String { Self.word(place, tokens, bytes) }
    let names = tokens.indices.filter {
      tokens[$0].kind == .identifier && ["withKnownIssue", "`withKnownIssue`"].contains(word($0))
    }
    let hasOwn = names.contains { word($0 - 1) == "func" }
    for name in names {
      let isQualified = word(name - 1) == "." && word(name - 2) == "Testing" && word(name - 3) != "."
      guard isQualified || !hasOwn && !word(name - 1).hasSuffix(".") else { continue }
      edits.insert(
        isQualified ? "Spec" : "SpecTesting.",
        at: tokens[isQualified ? name - 2 : name].range.lowerBound
      )
      edits.insert("InForce", at: tokens[name].range.upperBound - (word(name).hasSuffix("`") ? 1 : 0))
    }
  }

  /// - Returns: what stands at a place; nothing beyond the ends.
  private static func word(_ place: Int, _ tokens: [SwiftToken], _ bytes: [UInt8]) -> String {
    tokens.indices.contains(place) ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
  }

  /// - Returns: what is asked about it, if anything is.
  private static func count(
    _ key: String,
    _ tokens: [SwiftToken],
    _ index: Int,
    _ bytes: [UInt8],
    _ constants: ConstantConditions,
    _ edits: inout Edits
  ) -> String? {
    let macro = tokens[index]
    guard index + 1 < tokens.count, bytes[tokens[index + 1].range.lowerBound] == UInt8(ascii: "("),
      let close = tokens[index + 1].partner
    else {
      if constants.known.contain(index) { return nil }
      // `#expect { ... } throws: { ... }`
      let counter = constants.cannotFail(from: index + 1) ? uncounted : counter(key, nil)
      edits.insert("(sourceLocation: \(counter))", at: macro.range.upperBound)
      return nil
    }
    let arguments = (index + 2)..<close
    // What cannot fail counts for nothing.
    let condition = tokens.firstArgument(of: arguments, bytes)
    let doubt = condition.isEmpty ? .canFail : constants.doubt(condition, closing: close, of: index)
    // What fails there is known to.
    if doubt == .cannotFail, constants.known.contain(index) { return nil }
    var question: String?
    if case .asked(let asked) = doubt { question = asked }
    if let label = label("sourceLocation", in: arguments, tokens, bytes) {
      if doubt == .cannotFail { return nil }
      edits.insert("SpecTesting.counted(", at: tokens[min(label + 2, arguments.upperBound)].range.lowerBound)
      edits.insert(
        ", \(Self.arguments(key, question)))",
        at: tokens[argumentEnd(after: label, in: arguments, tokens) - 1].range.upperBound
      )
      return question
    }
    let location = "sourceLocation: \(doubt == .cannotFail ? uncounted : counter(key, question))"
    // What an expectation runs is its last argument.
    if let label = label("performing", in: arguments, tokens, bytes) {
      edits.insert("\(location), ", at: tokens[label].range.lowerBound)
      return question
    }
    let needsComma = !arguments.isEmpty && tokens[close - 1].kind != .comma
    edits.insert("\(needsComma ? ", " : "")\(location)", at: tokens[close].range.lowerBound)
    return question
  }

  /// The place of a label among the arguments themselves.
  private static func label(
    _ name: String,
    in arguments: Range<Int>,
    _ tokens: [SwiftToken],
    _ bytes: [UInt8]
  ) -> Int? {
    tokens.topLevel(arguments).first { place in
      place + 1 < arguments.upperBound && tokens[place].kind == .identifier && tokens[place + 1].kind == .colon
        && bytes[tokens[place].range].elementsEqual(name.utf8)
    }
  }

  private static func argumentEnd(after label: Int, in arguments: Range<Int>, _ tokens: [SwiftToken]) -> Int {
    tokens.topLevel(arguments).first { $0 > label && tokens[$0].kind == .comma } ?? arguments.upperBound
  }

  /// The imports at the head of the block.
  private static func imports(_ tokens: [SwiftToken], _ bytes: [UInt8], _ edits: inout Edits) -> [ImportedModule] {
    var imports: [ImportedModule] = []
    var place = 0
    while let end = ImportedModule.end(from: place, tokens, bytes) {
      let range = tokens[place].range.lowerBound..<tokens[end - 1].range.upperBound
      let words = String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      imports.append(ImportedModule(declaration: words.joined(separator: " "), line: tokens[place].line))
      edits.blank(range)
      place = end
    }
    return imports
  }
}

/// Changes to a text, by offset.
private struct Edits {
  private var changes: [(range: Range<Int>, text: String)] = []
  private var blanked: [Range<Int>] = []

  mutating func insert(_ text: String, at offset: Int) {
    changes.append((offset..<offset, text))
  }

  mutating func blank(_ range: Range<Int>) {
    blanked.append(range)
  }

  /// - Parameter written: a text with the names as the block says them.
  func applied(to bytes: [UInt8], written: (String) -> String) -> String {
    var result: [UInt8] = []
    var offset = 0
    let blanks = blanked.map { range in
      // Lines stay where they are.
      (range: range, text: String(repeating: "\n", count: bytes[range].count { $0 == 0x0A }))
    }
    let inserted = changes.map { (range: $0.range, text: written($0.text)) }
    for change in (inserted + blanks).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[offset..<change.range.lowerBound] + Array(change.text.utf8)
      offset = change.range.upperBound
    }
    return String(decoding: result + bytes[offset...], as: UTF8.self)
  }
}
