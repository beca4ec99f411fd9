import CheckRunning
import Evidence
import Files
import Findings
import Testing

@Suite("Kept evidence")
struct EvidenceStoreTests {
  @Test("loses what ran again, and keeps the rest, when some checks ran")
  func partial() throws {
    let store = EvidenceStore(files: .inMemory([:]))
    try store.keep(evidence([1, 2]), of: plan([1, 2]), whole: [.check, .example, .test])
    try store.keep(EvidenceSet(), of: plan([2]), whole: [])
    #expect(try store.read().results.map(\.check.text) == ["004@line1"])
  }

  @Test("loses the results of blocks that are gone when all checks ran")
  func whole() throws {
    let store = EvidenceStore(files: .inMemory([:]))
    try store.keep(evidence([1, 2]), of: plan([1, 2]), whole: [.check, .example, .test])
    try store.keep(evidence([2]), of: plan([2]), whole: [.check, .example, .test])
    #expect(try store.read().results.map(\.check.text) == ["004@line2"])
  }

  @Test(
    "that is damaged, or of a newer program, is replaced by no run: what it holds of other runners stands nowhere else",
    arguments: ["{", #"{"format": "counterfoil-evidence", "version": 99}"#]
  )
  func damaged(_ text: String) throws {
    let files = FileAccess.inMemory([EvidenceFile.path: text])
    let store = EvidenceStore(files: files)
    for sources in [[], [.check, .example, .test]] as [Set<CheckResult.Source>] {
      #expect(throws: EvidenceFileFailure.self) { try store.keep(evidence([1]), of: plan([1]), whole: sources) }
    }
    #expect(throws: EvidenceFileFailure.self) { try EvidenceJournal(store: store, plan: plan([1])) }
    #expect(try files.read(DocumentPath(EvidenceFile.path), 100) == Array(text.utf8))
  }

  @Test("says which parts of all checks ran, until they are other checks or all ran at once")
  func shards() throws {
    let store = EvidenceStore(files: .inMemory([:]))
    func run(_ shard: String?, _ lines: [Int], whole: Bool = false) throws -> [String] {
      let plan = CheckPlan(checks: lines.map { planned($0) }, shard: shard.flatMap { Shard($0) })
      try store.keep(evidence([1]), of: plan, whole: whole ? [.check, .example, .test] : [])
      return try store.read().shards.map { "\($0.number)/\($0.count)" }
    }
    #expect(try run("2/3", [1, 2]) == ["2/3"])
    #expect(try run("1/3", [1, 2]) == ["1/3", "2/3"])
    #expect(try run(nil, [1]) == ["1/3", "2/3"], "some checks alone are no part")
    #expect(try run("1/3", [1, 2, 3]) == ["1/3"], "of other checks")
    #expect(try run(nil, [1, 2, 3], whole: true) == ["1/1"])
  }

  @Test("takes a part for brought only by a run that came about, and with others of the same sources")
  func failedShards() throws {
    let store = EvidenceStore(files: .inMemory([:]))
    func run(_ shard: String, _ sources: String, isRun: Bool = true) throws -> [String] {
      let plan = CheckPlan(checks: [planned(1)], shard: Shard(shard))
      try store.keep(evidence([1]), of: plan, whole: [], isRun: isRun, built: Fingerprint(of: sources))
      return try store.read().shards.map { "\($0.number)/\($0.count)" }
    }
    #expect(try run("1/2", "a", isRun: false) == [])
    #expect(try run("2/2", "a") == ["2/2"])
    #expect(try run("1/2", "a", isRun: false) == ["2/2"])
    #expect(try run("1/2", "a") == ["1/2", "2/2"])
    #expect(try run("1/2", "b") == ["1/2"])
  }

  @Test("says that a run was interrupted, until one has come to its end that brings the rest", arguments: ends)
  func interrupted(_ later: End, _ isOpen: Bool) throws {
    let store = EvidenceStore(files: .inMemory([:]))
    try store.keep(evidence([1, 2]), of: plan([1, 2]), whole: [.check, .example, .test])
    let cut = CheckPlan(checks: [1, 2].map { planned($0) }, shard: later.shard)
    try store.keep(part: evidence([1]), of: cut)
    #expect(try store.read().interruptions.map(\.reported) == [1])
    #expect(try store.read().results.count == 2, "the rest stays what it was")
    let plan = CheckPlan(checks: later.lines.map { planned($0) }, shard: later.shard)
    try store.keep(evidence(later.lines), of: plan, whole: later.isWhole ? [.check, .example, .test] : [])
    #expect(try store.read().interruptions.isEmpty != isOpen)
  }

  @Test("counts among planned checks only those that reported, and no tests")
  func countedChecks() throws {
    let store = EvidenceStore(files: .inMemory([:]))
    var test = try #require(evidence([2]).results.first)
    test.source = .test
    try store.keep(part: evidence([1]).merged(with: EvidenceSet(results: [test])), of: plan([1]))
    #expect(try store.read().interruptions.map(\.reported) == [1])
    #expect(try store.read().results.count == 2)
  }

  @Test("is kept result by result while checks run, and says that it is not all")
  func journal() throws {
    let store = EvidenceStore(files: .inMemory([:]))
    let journal = try EvidenceJournal(store: store, plan: plan([1, 2, 3]))
    for count in 1...3 {
      while !journal.keep({ evidence(Array(1...count)) }) {}
      #expect(try store.read().results.count == count)
      #expect(try store.read().interruptions.map(\.reported) == [count])
    }
    try store.keep(evidence([1, 2, 3]), of: plan([1, 2, 3]), whole: [.check, .example, .test])
    #expect(try store.read().interruptions == [])
  }

  @Test("is kept at once, however soon, where that cannot wait")
  func urgentJournal() throws {
    let store = EvidenceStore(files: .inMemory([:]))
    let journal = try EvidenceJournal(store: store, plan: plan(Array(1...500)))
    // What took a while is not done again at once.
    while !journal.keep({ evidence(Array(1...500)) }) {}
    for count in 1...3 {
      #expect(journal.keep(isUrgent: true) { evidence(Array(1...count)) })
      #expect(try store.read().interruptions.map(\.reported) == [count])
    }
  }

  struct End: Sendable {
    let lines: [Int]
    var shard: Shard?
    var isWhole = false
  }

  private static let ends: [(End, Bool)] = [
    (End(lines: [1, 2], isWhole: true), false), (End(lines: [1, 2, 3], isWhole: true), false),
    (End(lines: [1, 2]), false), (End(lines: [1]), true), (End(lines: [1, 2], shard: Shard("1/2")), false),
    (End(lines: [1, 2, 3], shard: Shard("1/2")), false),
  ]

  @Test("keeps the results of reports that were not read again")
  func reports() throws {
    func junit(_ report: String) -> CheckResult {
      CheckResult(
        check: CheckKey("junit:a"),
        source: .junit,
        kind: .unit,
        outcome: .passed,
        expectations: .unknown,
        confidence: .unverified,
        platform: .ios,
        criteria: [],
        inputs: Inputs(check: nil, components: []),
        origin: Origin(toolchain: "JUnit report", revision: nil),
        report: report
      )
    }
    let store = EvidenceStore(files: .inMemory([:]))
    for report in ["a.xml", "b.xml"] {
      try store.keep(EvidenceSet(results: [junit(report)]), of: plan([]), whole: [.check, .example, .test]) {
        $0.report == report
      }
    }
    #expect(try store.read().results.map(\.report) == ["a.xml", "b.xml"])
    try store.keep(EvidenceSet(), of: plan([]), whole: [.check, .example, .test]) { $0.report == "a.xml" }
    #expect(try store.read().results.map(\.report) == ["b.xml"])
  }

  private func plan(_ lines: [Int]) -> CheckPlan { CheckPlan(checks: lines.map { planned($0) }) }

  private func evidence(_ lines: [Int]) -> EvidenceSet {
    EvidenceSet(
      results: lines.map { line in
        CheckResult(
          check: planned(line).key,
          source: .check,
          kind: .unit,
          outcome: .passed,
          expectations: .counted(1),
          confidence: .exact,
          platform: .ios,
          criteria: planned(line).criteria,
          inputs: Inputs(check: planned(line).text, components: []),
          origin: Origin(toolchain: "Swift", revision: nil)
        )
      }
    )
  }
}
