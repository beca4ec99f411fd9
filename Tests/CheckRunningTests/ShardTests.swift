import CheckRunning
import Evidence
import Testing

@Suite("Shards")
struct ShardTests {
  @Test("skips what falls into other shards, and what nobody asked for, each for its reason")
  func skipped() throws {
    let shard = try #require(Shard("2/3"))
    let plan = CheckPlan(checks: (1...30).map { planned($0) }, others: [planned(40)], shard: shard)
    #expect(plan.skipped.count { $0.reason == .otherShard } == 30 - plan.checks.count)
    #expect(plan.skipped.filter { $0.reason == .notAskedFor }.map(\.check.place.line) == [40])
    #expect(Set(plan.compiled.map(\.place.line)) == Set(1...30).union([40]))
    #expect(plan.whole == CheckPlan(checks: (1...30).map { planned($0) }).whole)
  }

  @Test("are all checks together, and each check exactly once", arguments: [1, 2, 3, 8, 97])
  func partition(_ count: Int) {
    let all = (1...200).map { planned($0) }
    let shards = (1...count).compactMap { Shard("\($0)/\(count)") }
    let parts = shards.map { CheckPlan(checks: all, shard: $0).checks.map(\.key) }
    #expect(parts.joined().sorted() == all.map(\.key).sorted())
  }

  @Test("move no check when another is added")
  func stable() throws {
    let shard = try #require(Shard("2/8"))
    let few = CheckPlan(checks: (1...100).map { planned($0) }, shard: shard).checks.map(\.key)
    let more = CheckPlan(checks: (0...150).map { planned($0) }, shard: shard).checks.map(\.key)
    #expect(Set(few).isSubset(of: more))
  }

  @Test("say the same on every machine and in every release")
  func fixed() throws {
    let shard = try #require(Shard("1/2"))
    #expect(
      ["004/P1@size", "004/P2@colour", "junit:a/b"].map { shard.contains(CheckKey($0)) } == [false, true, false]
    )
  }

  @Test("come to the evidence of all checks when they are merged, in any order")
  func merged() {
    let all = (1...40).map { planned($0) }
    let parts = (1...8).compactMap { Shard("\($0)/8") }.map { evidence(CheckPlan(checks: all, shard: $0)) }
    let merged = parts.reduce(EvidenceSet()) { $0.merged(with: $1) }
    #expect(EvidenceFile.bytes(of: merged) == EvidenceFile.bytes(of: evidence(CheckPlan(checks: all))))
    #expect(parts.reversed().reduce(EvidenceSet()) { $0.merged(with: $1) } == merged)
  }

  @Test("are written as a part of a whole", arguments: ["0/8", "9/8", "1", "1/0", "a/b", "1/2/3", "-1/2", "1/"])
  func refused(_ text: String) {
    #expect(Shard(text) == nil)
  }

  private func evidence(_ plan: CheckPlan) -> EvidenceSet {
    EvidenceSet(
      results: plan.checks.map { check in
        CheckResult(
          check: check.key,
          source: .check,
          kind: .unit,
          outcome: .passed,
          expectations: .counted(1),
          confidence: .exact,
          platform: .ios,
          criteria: check.criteria,
          inputs: Inputs(check: check.text, components: []),
          origin: Origin(toolchain: "Swift", revision: nil)
        )
      }
    )
  }
}
