import Evidence
import Testing

@Suite("Evidence sets")
struct EvidenceSetTests {
  @Test("merge alike in every order and grouping, and merging twice changes nothing")
  func mergeLaws() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let (a, b, c) = (randomSet(&random), randomSet(&random), randomSet(&random))
      #expect(a.merged(with: b) == b.merged(with: a))
      #expect(a.merged(with: b).merged(with: c) == a.merged(with: b.merged(with: c)))
      #expect(a.merged(with: a) == a)
    }
  }

  @Test("keep what they do not understand of both")
  func unknownMembers() {
    var (one, other) = (sampleResult(), sampleResult(outcome: .failed(.expectation)))
    one.unknown = ["a": .integer(1)]
    other.unknown = ["b": .integer(2)]
    let merged = EvidenceSet(results: [one]).merged(with: EvidenceSet(results: [other]))
    #expect(merged.results.map(\.unknown) == [["a": .integer(1), "b": .integer(2)]])
    #expect(merged.results.map(\.outcome) == [.failed(.expectation)])
  }

  @Test("keep the worse of two results on the same inputs")
  func worstWins() {
    let outcomes: [Outcome] = [.passed, .failed(.expectation), .inconclusive(.timedOut)]
    let merged = EvidenceSet(results: outcomes.map { sampleResult(outcome: $0) })
    #expect(merged.results.map(\.outcome) == [.failed(.expectation)])
  }

  @Test("keep results on different inputs apart")
  func differentInputs() {
    let merged = EvidenceSet(results: [
      sampleResult(source: "old"), sampleResult(outcome: .failed(.expectation), source: "new"),
    ])
    #expect(merged.results.count == 2)
  }

  @Test("keep results apart that come from different reports, and lose those of a report that is read again")
  func reports() {
    func result(_ report: String, _ outcome: Outcome = .passed) -> CheckResult {
      var result = sampleResult("junit:a", outcome: outcome)
      result.source = .junit
      result.report = report
      return result
    }
    let both = EvidenceSet(results: [result("a.xml")]).merged(with: EvidenceSet(results: [result("b.xml")]))
    #expect(both.results.map(\.report) == ["a.xml", "b.xml"])
    let newer = EvidenceSet(results: [result("b.xml", .failed(.expectation))])
    let replaced = both.replacing([CheckKey("junit:a")], with: newer) { $0.report == "b.xml" }
    #expect(replaced.results.map(\.outcome) == [.passed, .failed(.expectation)])
    #expect(both.replacing([], with: EvidenceSet()) { $0.report == "a.xml" }.results.map(\.report) == ["b.xml"])
  }

  @Test("lose the old results and pictures of checks that ran again, and no others")
  func replacing() {
    let newer = EvidenceSet(results: [sampleResult(outcome: .failed(.expectation), source: "new")])
    let replaced = sampleSet.replacing([CheckKey("004/P1@size")], with: newer)
    #expect(replaced.results.map(\.outcome) == [.failed(.expectation), .inconclusive(.assertedNothing)])
    #expect(replaced.catalogue.components.isEmpty)
  }
}

private func randomSet(_ random: inout SeededGenerator) -> EvidenceSet {
  let outcomes: [Outcome] = [.passed, .failed(.expectation), .failed(.crashed), .inconclusive(.timedOut)]
  let results = (0..<Int.random(in: 0...4, using: &random)).map { _ in
    var result = sampleResult(
      ["a", "b"].randomElement(using: &random) ?? "a",
      outcome: outcomes.randomElement(using: &random) ?? .passed,
      source: ["x", "y"].randomElement(using: &random) ?? "x"
    )
    result.duration = [0.1, 0.2].randomElement(using: &random)
    result.platform = PlatformName(["ios", "web"].randomElement(using: &random) ?? "ios")
    result.criteria.reverse()
    if Bool.random(using: &random) { result.unknown["later"] = .integer(Int.random(in: 0...2, using: &random)) }
    if Bool.random(using: &random) { result.unknown["much later"] = .string("x") }
    if Bool.random(using: &random) { result.origin.toolchain = "Swift 7" }
    if Bool.random(using: &random) {
      result.source = .junit
      result.report = ["a.xml", "b.xml"].randomElement(using: &random)
    }
    return result
  }
  let variants = (0..<Int.random(in: 0...2, using: &random)).map { _ in
    CatalogueVariant(
      name: ["s", "m"].randomElement(using: &random) ?? "s",
      properties: [:],
      picture: Fingerprint(of: "p"),
      width: 1,
      height: Double.random(in: 0...1, using: &random).rounded(),
      check: CheckKey("a"),
      confidence: .exact
    )
  }
  let shards = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
    ShardRecord(
      number: Int.random(in: 1...3, using: &random),
      count: 3,
      plan: Fingerprint(of: ["p", "q"].randomElement(using: &random) ?? "p"),
      unknown: Bool.random(using: &random) ? ["later": .integer(Int.random(in: 0...2, using: &random))] : [:]
    )
  }
  let unfinished = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
    ShardRecord(number: Int.random(in: 1...2, using: &random), count: 2, plan: Fingerprint(of: "p")).map {
      UnfinishedRun(
        part: $0,
        planned: Int.random(in: 0...2, using: &random),
        reported: Int.random(in: 0...2, using: &random)
      )
    }
  }
  let unread = (0..<Int.random(in: 0...2, using: &random)).map { _ in
    UnreadReport(
      path: ["a.xml", "b.xml"].randomElement(using: &random) ?? "a.xml",
      problems: [["it is empty", "it is old"].randomElement(using: &random) ?? "it is empty"],
      unknown: Bool.random(using: &random) ? ["later": .integer(Int.random(in: 0...2, using: &random))] : [:]
    )
  }
  let unknown: JSONObject = ["later": .integer(Int.random(in: 0...3, using: &random))]
  return EvidenceSet(
    results: results,
    catalogue: Catalogue(components: [CatalogueComponent(name: "Icon", variants: variants)]),
    shards: shards,
    unfinished: unfinished,
    unread: unread,
    unknown: unknown
  )
}

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
