/// Looks for anything in the body of a test that it could fail by. What may be a helper that tests something counts as that.
struct TestBody {
  private let tokens: [SwiftToken]
  private let words: [String]
  private let bytes: [UInt8]
  private let constants: ConstantConditions
  /// What may test something beside its expectations.
  private let assertions: UncountedAssertions
  private let lines: StatementLines

  init(_ tokens: [SwiftToken], _ bytes: [UInt8], hasSwiftUI: Bool) {
    self.tokens = tokens
    self.bytes = bytes
    words = tokens.words(of: bytes)
    constants = ConstantConditions(tokens, bytes, hasSwiftUI: hasSwiftUI)
    lines = StatementLines(tokens, words, statements: Self.statements)
    assertions = UncountedAssertions(
      tokens,
      words,
      macros: Self.harmlessMacros.union(["#expect", "#require"]),
      keywords: Self.harmlessWords,
      lines: lines
    )
  }

  var weakness: TestWeakness? {
    var end = 0
    let passedBy = constants.known.closures + constants.known.helpers + loopsOverNothing
    var idle = (passedBy + expectations.compactMap(vainExpectation)).sorted {
      $0.lowerBound < $1.lowerBound
    }[
      ...
    ]
    for place in tokens.indices {
      while let range = idle.first, range.lowerBound <= place {
        end = max(end, range.upperBound)
        idle = idle.dropFirst()
      }
      if place >= end, mayFail(place) { return nil }
    }
    return constants.known.closures.isEmpty ? .assertsNothing : .forgiven
  }

  /// What stands in the braces of `for lamp in [Lamp]() {` is never reached.
  private var loopsOverNothing: [Range<Int>] {
    tokens.indices.compactMap { head in
      guard words[head] == "for" else { return nil }
      let top = tokens.topLevel(head..<min(head + Self.longestHead, tokens.count))
      // `for` may be a label, too: `wait(for: 3)`.
      guard let sign = top.first(where: { words[$0] == "in" }),
        let open = top.first(where: { ["{", ";"].contains(words[$0]) || tokens[$0].kind == .close }), sign < open,
        words[open] == "{", let close = tokens[open].partner, constants.empty.areNone((sign + 1)..<open)
      else { return nil }
      return open..<(close + 1)
    }
  }

  private static let longestHead = 128

  /// See `WrittenTest`.
  var vainExpectations: Int? {
    guard expectations.contains(where: { vainExpectation($0) == nil }),
      !(expectations.contains(where: failsForCertain) && isLedFromOutside), isBehindReturn || !assertsOtherwise
    else { return nil }
    return vainForCertain
  }

  /// Whether anything but what the test says itself decides which of its statements are reached: `if later { return }` before
  /// `#expect(Bool(false))` tests nothing where `later` is a constant.
  private var isLedFromOutside: Bool {
    outsideOfExpectations.contains { Self.leading.contains(words[$0]) && !constants.isOwn(at: $0) }
  }

  private static let leading: Set<String> = ["if", "guard", "switch", "for", "while", "catch", "try"]

  /// Anything outside of its expectations may test something that nobody counts.
  private var assertsOtherwise: Bool { outsideOfExpectations.contains(where: assertions.isAssertion) }

  /// The places of all words but those of the expectations, whose macros count as outside.
  private var outsideOfExpectations: [Int] {
    var inside = expectations.map(extent)[...]
    var end = 0
    return tokens.indices.filter { place in
      while let range = inside.first, range.lowerBound < place {
        end = max(end, range.upperBound)
        inside = inside.dropFirst()
      }
      return place >= end
    }
  }

  /// Its body returns before all of them, whatever holds: nobody writes that who tests by something else.
  private var isBehindReturn: Bool {
    let statements = tokens.topLevel(tokens.indices)
    guard let first = expectations.first, let exit = statements.first(where: { words[$0] == "return" }) else {
      return false
    }
    let isAlone = exit == 0 || tokens[exit - 1].line < tokens[exit].line || [";", "}"].contains(words[exit - 1])
    return isAlone && exit < first && !words[..<exit].contains("#if")
  }

  /// See `WrittenTest`. What an expectation of an error or an exit is expanded to is not relied on.
  var reachesForCertain: Bool {
    let scopes = BracketScopes(tokens)
    let exit = words.firstIndex { ["return", "#if"].contains($0) } ?? tokens.count
    return expectations.contains { place in
      guard place < exit, scopes.open(around: place) == nil, let condition = condition(place)?.condition else {
        return false
      }
      return !["throws", "processExitsWith"].contains(words[condition.lowerBound])
    }
  }

  /// How many that cannot fail are reached whenever the body comes to its end. What stands in braces, behind a `return` or between `#if`
  /// and `#endif` may be passed by, and then one that can fail was reached in its stead.
  private var vainForCertain: Int {
    let scopes = BracketScopes(tokens)
    let exit = words.firstIndex { ["return", "#if"].contains($0) } ?? tokens.count
    return expectations.count { place in
      let isSure = scopes.open(around: place).map { open in
        constants.known.closures.contains { $0.lowerBound == open } && scopes.open(around: open) == nil
      }
      return place < exit && isSure != false && vainExpectation(place) != nil
    }
  }

  /// See `WrittenTest`.
  var handsExpectationsOn: Bool {
    var ends: [Int] = []
    for place in tokens.indices {
      ends.removeAll { $0 <= place }
      if words[place] == "{", let close = tokens[place].partner, !opensStatement(place) { ends.append(close) }
      if !ends.isEmpty, ["#expect", "#require"].contains(words[place]) { return true }
    }
    return false
  }

  /// `if ready {`, `for size in sizes {`, `} else {`: what stands in it runs here, or not at all.
  private func opensStatement(_ brace: Int) -> Bool {
    let start = max(lines.start(of: brace), lines.lastEnd(before: brace) + 1)
    return lines.lastStatement(before: brace) >= start
  }

  private var expectations: [Int] { tokens.indices.filter { ["#expect", "#require"].contains(words[$0]) } }

  /// `default: #expect(Bool(false))`: it is there not to be reached.
  private func failsForCertain(_ place: Int) -> Bool {
    condition(place).map { constants.failsForCertain($0.condition) } ?? false
  }

  /// The first argument of an expectation, and the parenthesis that closes them.
  private func condition(_ place: Int) -> (condition: Range<Int>, close: Int)? {
    guard place + 1 < tokens.count, words[place + 1] == "(", let close = tokens[place + 1].partner else { return nil }
    return (tokens.firstArgument(of: (place + 2)..<close, bytes), close)
  }

  /// - Returns: everything of an expectation that cannot fail, the closure behind it included.
  private func vainExpectation(_ place: Int) -> Range<Int>? {
    guard let (condition, close) = condition(place) else { return nil }
    guard constants.cannotFail(condition, closing: close), !constants.failsForCertain(condition) else { return nil }
    return extent(place)
  }

  /// An expectation with its arguments and the closure behind them.
  private func extent(_ place: Int) -> Range<Int> {
    guard let (_, close) = condition(place) else { return place..<(place + 1) }
    guard close + 1 < tokens.count, words[close + 1] == "{", let end = tokens[close + 1].partner else {
      return place..<(close + 1)
    }
    return place..<(end + 1)
  }

  private func mayFail(_ place: Int) -> Bool {
    let word = words[place]
    if tokens[place].kind == .pound { return !Self.harmlessMacros.contains(word) }
    switch word {
    case "throw": return true
    case "try":
      return !next(place).hasPrefix("?") && !words[(place + 1)...].prefix(2).contains("withKnownIssue")
        && !isWait(place)
    default: return assertions.isAssertion(place)
    }
  }

  /// `try await Task.sleep(for: .seconds(1))`: it throws where the test is cancelled, and else never.
  private func isWait(_ place: Int) -> Bool {
    var called = words[(place + 1)...]
    if called.first == "await" { called = called.dropFirst() }
    return called.starts(with: ["Task", ".", "sleep"]) || called.starts(with: ["Task", ".", "checkCancellation"])
  }

  private func next(_ place: Int) -> String { place + 1 < words.count ? words[place + 1] : "" }

  private static let harmlessMacros: Set<String> = [
    "#if", "#elseif", "#else", "#endif", "#available", "#unavailable", "#line", "#column", "#file", "#fileID",
    "#filePath", "#function", "#selector", "#keyPath", "#colorLiteral", "#_sourceLocation", "#warning",
  ]
  private static let statements: Set<String> = [
    "if", "for", "while", "guard", "switch", "else", "do", "catch", "repeat", "defer", "init", "var", "get", "set",
  ]
  private static let harmlessWords: Set<String> = statements.union([
    "print", "debugPrint", "dump", "withKnownIssue", "return", "in", "is", "as", "where", "case", "let", "await",
    "inout", "func", "some", "any", "_", "os", "arch", "canImport", "swift", "compiler", "targetEnvironment",
  ])
}
