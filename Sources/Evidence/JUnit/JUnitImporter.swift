/// The revision that a report is of, and what stood in it.
package struct JUnitRevision: Sendable {
  package let commit: String
  /// The text that a criterion had then; `nil` when it was not there, or the revision is not known here.
  package let text: @Sendable (CriterionReference) -> Fingerprint?
  /// What the tests ran against; empty when the revision is not known here.
  package let sources: [SourceFingerprint]

  package init(
    commit: String,
    text: @escaping @Sendable (CriterionReference) -> Fingerprint?,
    sources: [SourceFingerprint]
  ) {
    self.commit = commit
    self.text = text
    self.sources = sources
  }
}

/// What a report came to.
package struct JUnitImport: Hashable, Sendable {
  /// Of the cases that name a criterion.
  package var results: [CheckResult] = []
  /// What is wrong with the report, for people.
  package private(set) var problems: [String] = []
  package var cases = 0
  /// Of these, what says that cases may be missing from it or may not be what they seem: it could not be read whole.
  package fileprivate(set) var damage: [String] = []
  /// What nobody hears of else, and proves and disproves nothing.
  package fileprivate(set) var silence = JUnitSilence()
  private var said: Set<String> = []

  /// Each problem once. Who has read so many of one report knows that it is no good.
  fileprivate mutating func add(_ problem: String) {
    guard said.insert(problem).inserted else { return }
    let more = said.count - Self.mostProblems
    if more > 1 { problems.removeLast() }
    problems.append(more > 0 ? "and \(more) more such problem\(more == 1 ? "" : "s")" : problem)
  }

  private static let mostProblems = 50
}

/// Turns reports of other runners into results.
///
/// A result is bound to the revision that it was obtained on. Without one it says nothing about today's text and today's code.
package struct JUnitImporter: Sendable {
  private let references: JUnitReferences
  private let criteria: @Sendable (CriterionReference) -> [CriterionBinding]
  private let platform: PlatformName
  private let doubt: @Sendable (CriterionReference) -> String?

  /// In bytes.
  package static let largest = 256 << 20
  private static let mostWords = 20
  private static let longestWords = 4000

  /// - Parameters:
  ///   - criteria: what is meant by a reference as written; a binding without a text where nothing is.
  ///   - platform: that the tests ran on, where a report does not say it by a property `platform`.
  ///   - doubt: why a reference stands for nothing, where more is to be said than that it is no criterion.
  package init(
    mapping: JUnitMapping = JUnitMapping(),
    platform: PlatformName,
    criteria: @escaping @Sendable (CriterionReference) -> [CriterionBinding],
    doubt: @escaping @Sendable (CriterionReference) -> String? = { _ in nil }
  ) {
    references = JUnitReferences(mapping: mapping)
    self.doubt = doubt
    self.criteria = criteria
    self.platform = platform
  }

  /// Reads a report as far as it goes: what can be seen of it says what is not proven. Only one with too many cases is refused whole.
  package static func read(_ bytes: [UInt8], mostCases: Int = mostCases) -> JUnitReport {
    JUnitReader.read(bytes, mostCases: mostCases)
  }

  /// Of a report. What is kept of so many takes about a gigabyte and a half.
  package static let mostCases = 500_000

  /// - Parameters:
  ///   - path: of the report, relative to the workspace.
  ///   - revision: `nil` when neither the user nor the report names one.
  package func results(of report: JUnitReport, at path: String, revision: JUnitRevision?) -> JUnitImport {
    var found = JUnitImport()
    var known: [[CriterionReference]: [CriterionBinding]] = [:]
    if let problem = report.problem { found.add(problem) }
    let doubts = report.problemsOfSuites
    for doubt in doubts.joined() { found.add(doubt) }
    found.damage = found.problems
    let parents = Set(report.suites.compactMap(\.parent))
    for place in report.suites.indices {
      let around = report.ancestors(of: place)
      let problems = [report.problem].compactMap(\.self) + around.flatMap { doubts[$0] }
      var suite = report.suites[place]
      var doubts = problems
      if suite.cases.isEmpty, !parents.contains(place) {
        // It stands for the cases that it should hold.
        suite.cases = [JUnitCase()]
        if report.problem == nil { found.silence.see(empty: suite) }
        doubts.append("the suite `\(suite.name)` holds no test case")
      }
      add(suite, around.map { report.suites[$0].withoutCases }, doubts, at: path, revision, &known, to: &found)
    }
    found.cases = report.suites.map(\.cases.count).reduce(0, +)
    return found
  }

  private func add(
    _ suite: JUnitSuite,
    _ around: [JUnitSuite],
    _ problems: [String],
    at path: String,
    _ revision: JUnitRevision?,
    _ known: inout [[CriterionReference]: [CriterionBinding]],
    to found: inout JUnitImport
  ) {
    let names = Dictionary(grouping: suite.cases) { [$0.className, $0.name] }.mapValues(\.count)
    let ofSuites = references.references(of: around)
    for test in suite.cases {
      let written = references.references(of: test, ofSuites)
      let bindings = known[written] ?? Set(written.flatMap(criteria)).sorted { $0.criterion < $1.criterion }
      known[written] = bindings
      guard !bindings.isEmpty else {
        found.silence.see(test, in: around, hasEmptyReference: references.isEmpty(of: test, ofSuites))
        continue
      }
      for binding in bindings where binding.text == nil {
        let doubt = doubt(binding.criterion).map { ": \($0)" } ?? ", which is no criterion"
        found.add("the case `\(test.name)` names `\(binding.criterion)`\(doubt)")
      }
      var doubts = problems
      if names[[test.className, test.name], default: 0] > 1 {
        doubts.append("the suite holds several cases of this name")
        found.add("the suite `\(suite.name)` holds several cases named `\(test.name)`")
      }
      if test.name.isEmpty, doubts.isEmpty { doubts.append("the case has no name") }
      let verdict = JUnitVerdict(test).doubted(doubts)
      found.results.append(result(test, around, verdict, bindings, at: path, revision))
    }
  }

  private func result(
    _ test: JUnitCase,
    _ around: [JUnitSuite],
    _ verdict: JUnitVerdict,
    _ bindings: [CriterionBinding],
    at path: String,
    _ revision: JUnitRevision?
  ) -> CheckResult {
    let group = test.className.isEmpty ? around.first?.name ?? "" : test.className
    let messages = verdict.words.prefix(Self.mostWords).map { words in
      Message(level: verdict.outcome == .passed ? .detail : .failure, text: String(words.prefix(Self.longestWords)))
    }
    return CheckResult(
      check: CheckKey("junit:" + [group, test.name].filter { !$0.isEmpty }.joined(separator: "/")),
      source: .junit,
      kind: .unit,
      outcome: verdict.outcome,
      expectations: .unknown,
      confidence: .unverified,
      platform: platform(test, around),
      criteria: bindings.map { binding in
        // The criterion is known today; what counts is the text that it had when the test ran.
        let text = binding.text == nil ? nil : revision?.text(binding.criterion)
        return CriterionBinding(criterion: binding.criterion, text: text)
      },
      messages: messages,
      inputs: Inputs(check: nil, components: revision?.sources ?? []),
      origin: Origin(
        toolchain: "JUnit report",
        revision: revision.map { Origin.Revision(commit: $0.commit, isDirty: false) }
      ),
      report: path,
      place: SourcePlace(path: test.file ?? path, line: test.file == nil ? 1 : test.line ?? 1),
      duration: test.time
    )
  }

  private func platform(_ test: JUnitCase, _ around: [JUnitSuite]) -> PlatformName {
    let properties = test.properties + around.flatMap(\.properties)
    let said = properties.first { $0.name.lowercased() == "platform" && !$0.value.isEmpty }
    return said.map { PlatformName($0.value.lowercased()) } ?? platform
  }
}
