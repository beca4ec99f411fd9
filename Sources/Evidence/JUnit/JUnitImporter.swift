/// Turns reports of other runners into results.
///
/// A result is bound to the revision that it was obtained on. Without one it says nothing about today's text and today's code.
package struct JUnitImporter: Sendable {
  private let references: JUnitReferences
  private let criteria: @Sendable (CriterionReference) -> [CriterionBinding]
  private let measure: @Sendable (CriterionReference) -> Int
  private let everything: @Sendable () -> [CriterionBinding]
  private let platform: PlatformName
  private let doubt: @Sendable (CriterionReference) -> String?

  /// In bytes.
  package static let largest = 256 << 20
  private static let mostWords = 20
  private static let longestWords = 4000

  /// - Parameters:
  ///   - criteria: what is meant by a reference as written; a binding without a text where nothing is.
  ///   - measure: for how many criteria a reference stands, found out without making them.
  ///   - everything: every criterion that a reference can stand for.
  ///   - platform: that the tests ran on, where a report does not say it by a property `platform`.
  ///   - doubt: why a reference stands for nothing, where more is to be said than that it is no criterion.
  package init(
    mapping: JUnitMapping = JUnitMapping(),
    platform: PlatformName,
    criteria: @escaping @Sendable (CriterionReference) -> [CriterionBinding],
    measure: (@Sendable (CriterionReference) -> Int)? = nil,
    everything: @escaping @Sendable () -> [CriterionBinding] = { [] },
    doubt: @escaping @Sendable (CriterionReference) -> String? = { _ in nil }
  ) {
    references = JUnitReferences(patterns: JUnitPatterns(mapping))
    self.measure = measure ?? { criteria($0).count }
    self.everything = everything
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
    var spread = JUnitSpread()
    return results(of: report, at: path, revision: revision, room: &spread)
  }

  /// - Parameter spread: the room that the reports of a run share.
  package func results(
    of report: JUnitReport,
    at path: String,
    revision: JUnitRevision?,
    room spread: inout JUnitSpread
  ) -> JUnitImport {
    var found = JUnitImport()
    if let problem = report.problem { found.add(problem) }
    let doubts = report.problemsOfSuites
    for doubt in doubts.joined() { found.add(doubt) }
    found.damage = found.problems
    var reading = Reading(path, revision, entries: references.patterns.entries.count)
    // Nothing is copied that way, however many reports there are.
    swap(&reading.spread, &spread)
    for suite in report.suites {
      let parent = suite.parent.map { reading.said[$0] }
      reading.said.append(Said(suite, in: parent, references) { reading.spread.size(of: $0, measure) })
    }
    let parents = Set(report.suites.compactMap(\.parent))
    for place in report.suites.indices {
      var doubts = Self.doubts(report, place, doubts)
      var cases = report.suites[place].cases
      if cases.isEmpty, !parents.contains(place) {
        // It stands for the cases that it should hold.
        cases = [JUnitCase()]
        let name = report.suites[place].name.excerpt
        if report.problem == nil { found.silence.see(emptySuite: report.suites[place].name) }
        doubts.append("the suite `\(name)` holds no test case")
      }
      doubts = reading.spread.repeated(doubts, times: cases.count)
      add(cases, of: report.ancestors(of: place), doubts, &reading, to: &found)
    }
    add(reading.beyond, &reading, to: &found)
    swap(&reading.spread, &spread)
    found.usedMapping = Set(reading.fits.indices.filter { reading.fits[$0] })
    found.cases = report.suites.map(\.cases.count).reduce(0, +)
    return found
  }

  /// Why a suite is not to be believed, as far as it is said of each of its cases.
  private static func doubts(_ report: JUnitReport, _ suite: Int, _ doubts: [[String]]) -> [String] {
    var found = [report.problem].compactMap(\.self)
    for place in report.ancestors(of: suite) where found.count < mostWords {
      found += doubts[place].prefix(mostWords - found.count)
    }
    return found
  }

  /// What a suite says of all its cases, read once.
  private struct Said {
    let name: String
    let references: [CriterionReference]
    /// For how many criteria these stand, and those of the suites around it; `nil` where nobody could count.
    let size: Int?
    let hasEmptyReference: Bool
    let platform: PlatformName?

    init(
      _ suite: JUnitSuite,
      in parent: Said?,
      _ reader: JUnitReferences,
      _ measure: ([CriterionReference]) -> Int?
    ) {
      let references = reader.references(of: suite)
      let around = if let parent { parent.size } else { Optional(0) }
      name = suite.name
      self.references = references
      size = around.flatMap { around in measure(references).map { $0 + around } }
      hasEmptyReference = reader.isEmpty(suite.properties) || parent?.hasEmptyReference == true
      platform = JUnitImporter.platform(suite.properties) ?? parent?.platform
    }
  }

  /// What is known of a report so far.
  private struct Reading {
    let path: String
    let revision: JUnitRevision?
    var spread = JUnitSpread()
    var said: [Said] = []
    var beyond = JUnitBeyond()
    /// Which entries of the mapping a case fits.
    var fits: [Bool]
    var known: [[CriterionReference]: Named] = [:]

    init(_ path: String, _ revision: JUnitRevision?, entries: Int) {
      self.path = path
      self.revision = revision
      fits = Array(repeating: false, count: entries)
    }
  }

  /// What references stand for.
  private struct Named {
    /// With the texts that the criteria had when the tests ran.
    let criteria: [CriterionBinding]
    /// What is none.
    let unknown: [CriterionReference]
  }

  /// - Parameter suites: the suite that holds the cases, and those around it.
  private func add(
    _ cases: [JUnitCase],
    of suites: [Int],
    _ problems: [String],
    _ reading: inout Reading,
    to found: inout JUnitImport
  ) {
    let said = reading.said[suites[0]]
    let shared = suites.map { (key: $0, references: reading.said[$0].references) }.filter { !$0.references.isEmpty }
    let names = Dictionary(grouping: cases) { [$0.className, $0.name] }.mapValues(\.count)
    for test in cases {
      let own = references.references(of: test)
      let fitting = references.patterns.places(of: test)
      for place in fitting { reading.fits[place] = true }
      let shared = shared + fitting.map { (key: -1 - $0, references: references.patterns.entries[$0].criteria) }
      let verdict = JUnitVerdict(test)
      guard hasRoom(own, fitting, said.size, &reading) else {
        reading.beyond.add(test, isFailing: verdict.isFailure, own, shared)
        continue
      }
      let named = named(by: JUnitReferences.once(own + shared.flatMap(\.references)), &reading)
      guard !named.criteria.isEmpty else {
        let isEmpty = said.hasEmptyReference || references.isEmpty(test.properties)
        found.silence.see(test, in: said.name, hasEmptyReference: isEmpty)
        continue
      }
      for unknown in named.unknown {
        let doubt = doubt(unknown).map { ": \($0)" } ?? ", which is no criterion"
        found.add("the case `\(test.name.excerpt)` names `\(unknown.text.excerpt)`\(doubt)")
      }
      var doubts = problems
      if names[[test.className, test.name], default: 0] > 1 {
        doubts.append("the suite holds several cases of this name")
        found.add("the suite `\(said.name.excerpt)` holds several cases named `\(test.name.excerpt)`")
      }
      if test.name.isEmpty, doubts.isEmpty { doubts.append("the case has no name") }
      found.results.append(result(test, said, verdict.doubted(doubts), named.criteria, reading))
    }
  }

  private func named(by written: [CriterionReference], _ reading: inout Reading) -> Named {
    if let known = reading.known[written] { return known }
    let named = named(written.flatMap(criteria), reading.revision)
    reading.known[written] = named
    return named
  }

  private func named(_ bindings: [CriterionBinding], _ revision: JUnitRevision?) -> Named {
    let bindings = Set(bindings).sorted { $0.criterion < $1.criterion }
    return Named(
      criteria: bindings.map { binding in
        // The criterion is known today; what counts is the text that it had when the test ran.
        let text = binding.text == nil ? nil : revision?.text(binding.criterion)
        return CriterionBinding(criterion: binding.criterion, text: text)
      },
      unknown: bindings.filter { $0.text == nil }.map(\.criterion)
    )
  }

  // MARK: What stands for many

  /// Whether there is room for all that a case is about. What it says itself, one by one, always has room: its bytes bound it.
  private func hasRoom(_ own: [CriterionReference], _ fitting: [Int], _ said: Int?, _ reading: inout Reading) -> Bool {
    guard var sum = said, let named = reading.spread.size(of: own, measure) else { return false }
    for place in fitting {
      let criteria = references.patterns.entries[place].criteria
      guard let size = reading.spread.size(ofEntry: place, criteria, measure) else { return false }
      sum += size
    }
    return reading.spread.take(sum + named - own.count)
  }

  /// What there was no room for is told of the whole report, and stands beside the results of all that it may be about: none of it is
  /// proven, whoever else says so. Of too many reports only the first do; that they could not be read whole is enough for a gate.
  private func add(_ beyond: JUnitBeyond, _ reading: inout Reading, to found: inout JUnitImport) {
    guard beyond.count > 0 else { return }
    let problem = beyond.problem(limit: reading.spread.limit)
    found.add(problem)
    found.damage.append(problem)
    for (name, outcome, references) in beyond.outcomes where reading.spread.mayLeaveOpen {
      var test = JUnitCase()
      test.name = name
      let size = reading.spread.size(of: references, measure)
      let named: Named
      var verdict = JUnitVerdict(outcome, [problem])
      if let size, size <= reading.spread.limit {
        guard reading.spread.leaveOpen(size) else { continue }
        named = self.named(references.flatMap(criteria), reading.revision)
      } else {
        named = self.named(everything(), reading.revision)
        guard reading.spread.leaveAllOpen(named.criteria.count) else { continue }
        // Of what nobody counted nobody can say that it failed either.
        verdict = JUnitVerdict(.inconclusive(.unreadableReport), [problem])
      }
      guard !named.criteria.isEmpty else { continue }
      found.results.append(result(test, nil, verdict, named.criteria, reading))
    }
  }

  private func result(
    _ test: JUnitCase,
    _ said: Said?,
    _ verdict: JUnitVerdict,
    _ criteria: [CriterionBinding],
    _ reading: Reading
  ) -> CheckResult {
    let group = test.className.isEmpty ? said?.name ?? "" : test.className
    let messages = verdict.words.prefix(Self.mostWords).map { words in
      Message(level: verdict.outcome == .passed ? .detail : .failure, text: String(words.prefix(Self.longestWords)))
    }
    let (path, revision) = (reading.path, reading.revision)
    return CheckResult(
      check: CheckKey("junit:" + [group, test.name].filter { !$0.isEmpty }.joined(separator: "/")),
      source: .junit,
      kind: .unit,
      outcome: verdict.outcome,
      expectations: .unknown,
      confidence: .unverified,
      platform: Self.platform(test.properties) ?? said?.platform ?? platform,
      criteria: criteria,
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

  private static func platform(_ properties: [JUnitProperty]) -> PlatformName? {
    let said = properties.first { $0.name.lowercased() == "platform" && !$0.value.isEmpty }
    return said.map { PlatformName($0.value.lowercased()) }
  }
}
