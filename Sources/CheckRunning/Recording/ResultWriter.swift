import Evidence
import Workspace

/// Turns what was planned and what reported into results. What was planned and did not report passes nothing.
struct ResultWriter {
  /// What all results of a run have in common.
  struct Ground {
    var origin: Origin
    var components: [SourceFingerprint]
    /// The package's absolute path, to be taken off places.
    var root: String
    var limitPerCheck: Duration
    /// A target uses the plugin.
    var compilesBlocks = true
    /// As `CheckPackage` has it.
    var nameOfOurs = CheckPackage.usualNameOfOurs
  }

  let ground: Ground

  /// - Parameter findings: `nil` when the checks could not be built; `problem` says why.
  func result(_ check: PlannedCheck, _ findings: PassFindings?, problem: [Message] = []) -> CheckResult {
    guard let findings else { return result(check, .inconclusive(.notBuilt), messages: problem, nil) }
    let log = findings.blocks[check.place]
    if let interruption = findings.interruptions[check.place] {
      return result(check, interruption.outcome, messages: messages(interruption, check) + messages(log), log)
    }
    guard let log else { return unheard(check, findings) }
    guard log.block?.source == check.text else {
      let text = "the document was changed while the checks ran"
      return result(check, .inconclusive(.didNotReport), messages: [failure(text, check)], nil)
    }
    let verdict = TestVerdict(log)
    let output = findings.outputs[check.place] ?? BlockOutput()
    if verdict.outcome == .passed, let flood = output.flood {
      let told = [failure(flood, check)] + printed(output, log) + messages(log)
      return result(check, .inconclusive(.flooded), messages: told, log)
    }
    let words = verdict.words.map { [failure($0, check)] } ?? []
    let last = verdict.outcome == .failed(.expectation) ? printed(output, log) : []
    return result(check, verdict.outcome, messages: words + messages(log) + last, log)
  }

  /// What a check printed last, but for what its issues say as well: those are printed too.
  private func printed(_ output: BlockOutput, _ log: TestLog) -> [Message] {
    let said = log.issues.flatMap { [$0.text] + $0.details }
    let lines = output.lines.filter { line in !said.contains { $0.contains(line) } }
    return lines.map { message(.detail, "printed: \($0)", nil) }
  }

  private func unheard(_ check: PlannedCheck, _ findings: PassFindings) -> CheckResult {
    if !ground.compilesBlocks {
      // Without a place: what is the same of all is said once.
      let problem = Message(level: .failure, text: CheckRunFailure.noPlugin(package: ground.nameOfOurs).description)
      return result(check, .inconclusive(.notBuilt), messages: [problem], nil)
    }
    if findings.ranOutOfTime {
      let text = "the time for all checks was over before its turn came"
      return result(check, .inconclusive(.timedOut), messages: [failure(text, check)], nil)
    }
    let ending =
      switch findings.lastStatus {
      case .exited(0), .exited(1): ""
      case .exited(let code): "; the process exited with code \(code)"
      case .signalled(let signal): "; the process died of signal \(signal)"
      case .stopped: "; the process was stopped"
      }
    let text =
      "planned, but nothing was heard of it\(ending); a test target with the plugin SpecChecks compiles the checks of markdown files inside the package"
    return result(check, .inconclusive(.didNotReport), messages: [failure(text, check)], nil)
  }

  private func result(_ check: PlannedCheck, _ outcome: Outcome, messages: [Message], _ log: TestLog?) -> CheckResult {
    let summary = log?.summary
    return CheckResult(
      check: check.key,
      source: check.source,
      kind: summary?.rendered == true ? .rendered : .unit,
      outcome: outcome,
      expectations: summary.map { .counted($0.expectations) } ?? .unknown,
      confidence: summary?.confidence ?? .unverified,
      platform: .ios,
      criteria: check.criteria,
      messages: messages,
      inputs: Inputs(check: check.text, components: ground.components),
      origin: ground.origin,
      place: check.place,
      duration: log?.duration,
      pictures: log.map { Array(Set($0.pictures.map(\.variant.picture))).sorted() } ?? []
    )
  }

  /// An ordinary test that says which criteria it is about: a result for each of its cases, or one where it has none.
  func results(
    test id: String,
    _ log: TestLog,
    interruption: Interruption? = nil,
    criteria: [CriterionBinding],
    source: Fingerprint?
  ) -> [CheckResult] {
    guard log.isParameterised, !log.cases.isEmpty else {
      return [result(test: id, log, interruption: interruption, criteria: criteria, source: source)]
    }
    return log.byCase.map { name, log in
      var result = result(test: id, log, interruption: interruption, criteria: criteria, source: source)
      result.check = CheckKey("\(result.check)[\(name)]")
      return result
    }
  }

  /// An ordinary test, or a case of one.
  ///
  /// - Parameters:
  ///   - criteria: with their texts, as far as they resolve.
  ///   - interruption: how the process ended in the middle of it.
  ///   - source: the fingerprint of the file that holds it.
  func result(
    test id: String,
    _ log: TestLog,
    interruption: Interruption? = nil,
    criteria: [CriterionBinding],
    source: Fingerprint?
  ) -> CheckResult {
    let verdict = TestVerdict(log)
    let words =
      interruption.map { [$0.words(limit: ground.limitPerCheck)] + $0.lastWords } ?? verdict.words.map { [$0] }
    return CheckResult(
      check: CheckKey(TestIdentity.stable(id)),
      source: .test,
      kind: .unit,
      outcome: interruption?.outcome ?? verdict.outcome,
      expectations: .unknown,
      confidence: .unverified,
      platform: .ios,
      criteria: criteria,
      messages: (words ?? []).map { message(.failure, $0, log.place) } + messages(log),
      inputs: Inputs(check: source, components: ground.components),
      origin: ground.origin,
      place: log.place.map(relative),
      duration: log.duration
    )
  }

  // MARK: Messages

  private static let mostMessages = 20
  private static let longestMessage = 4000

  private func messages(_ log: TestLog?) -> [Message] {
    guard let log else { return [] }
    let told = log.issues.prefix(Self.mostMessages).flatMap { messages($0, log) }
    let more = log.issues.count - Self.mostMessages
    let rest = more > 0 ? [Message(level: .detail, text: "and \(more) more")] : []
    return told + rest + (log.summary?.warnings ?? []).prefix(Self.mostMessages).map { message(.warning, $0, nil) }
  }

  private func messages(_ issue: TestEvent.Issue, _ log: TestLog) -> [Message] {
    if issue.details.isEmpty, AssertedNothing.areWords(issue.text) { return [] }
    let level: Message.Level = issue.kind == .warning ? .warning : .failure
    // An error that the body throws is said to be of the test itself, which stands in a generated file.
    let block = log.block.map { block in
      let line = issue.text.hasPrefix("Caught error") ? log.summary?.threwAt : nil
      return SourcePlace(path: block.place.path, line: line ?? block.place.line)
    }
    let place =
      block.map { block in issue.place.flatMap { $0.path.hasSuffix(block.path) ? $0 : nil } ?? block } ?? issue.place
    return [message(level, issue.text, place)] + issue.details.map { message(.detail, $0, nil) }
  }

  private func messages(_ interruption: Interruption, _ check: PlannedCheck) -> [Message] {
    let last = LastWords(interruption.lastWords, of: check)
    let words = interruption.words(limit: ground.limitPerCheck)
    return [message(.failure, words, last.place ?? check.place)] + last.words.map { message(.detail, $0, nil) }
  }

  private func failure(_ text: String, _ check: PlannedCheck) -> Message { message(.failure, text, check.place) }

  private func message(_ level: Message.Level, _ text: String, _ place: SourcePlace?) -> Message {
    Message(level: level, text: String(text.prefix(Self.longestMessage)), place: place.map(relative))
  }

  func relative(_ place: SourcePlace) -> SourcePlace {
    let prefix = ground.root + "/"
    return place.path.hasPrefix(prefix)
      ? SourcePlace(path: String(place.path.dropFirst(prefix.count)), line: place.line) : place
  }
}

extension TestLog {
  /// Seconds.
  fileprivate var duration: Double? {
    guard let start, let end else { return nil }
    return ((end - start) * 1_000_000).rounded() / 1_000_000
  }
}

enum TestIdentity {
  /// `test()` of `Tests.Suite/test()/File.swift:12:4`.
  static func name(_ id: String) -> String {
    let id = stable(id)
    var start = id.startIndex
    // `` `either/or`() `` is one name.
    var isQuoted = false
    for index in id.indices {
      switch id[index] {
      case "`": isQuoted.toggle()
      case "/" where !isQuoted: start = id.index(after: index)
      case "." where !isQuoted && start == id.startIndex: start = id.index(after: index)
      default: break
      }
    }
    return String(id[start...])
  }

  /// `Tests.Suite/test()` of `Tests.Suite/test()/File.swift:12:4`: without the place, which moves with every edit.
  static func stable(_ id: String) -> String {
    guard let slash = id.lastIndex(of: "/"), id[slash...].contains(".swift:") else { return id }
    return String(id[..<slash])
  }
}
