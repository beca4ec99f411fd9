import Evidence
import Testing

@Suite("An interrupted run")
struct UnfinishedRunTests {
  @Test("is not all until the same part of the same checks has come to its end, merged in any order")
  func covered() throws {
    let cut = EvidenceSet(results: [sampleResult()], unfinished: [try run("p", 1, 2)])
    #expect(
      cut.interruptions.map(\.description) == ["a run of 12 checks (shard 1/2) was interrupted when 5 had reported"]
    )
    for (plan, number, isWhole) in [("p", 1, true), ("p", 2, false), ("q", 1, false)] {
      let other = EvidenceSet(shards: [try part(plan, number, 2)])
      for merged in [cut.merged(with: other), other.merged(with: cut)] {
        #expect(merged.interruptions.isEmpty == isWhole, "\(plan) \(number)")
      }
    }
  }

  @Test("takes back what an earlier run of the same checks says of their being all there")
  func takesBack() throws {
    let whole = EvidenceSet(results: [sampleResult()], shards: [try part("p", 1, 1), try part("p", 2, 8)])
    let cut = whole.taking(EvidenceSet(results: [sampleResult()]), of: try run("p", 1, 1))
    #expect(cut.shards == [try part("p", 2, 8)])
    #expect(cut.interruptions.map(\.description) == ["a run of 12 checks was interrupted when 5 had reported"])
  }

  @Test("comes back from a file as it went, with what we do not know of it, and is refused with a number below zero")
  func file() throws {
    let known = UnfinishedRun(part: try part("p", 2, 8, ["later": .bool(true)]), planned: 3, reported: 0)
    let set = EvidenceSet(results: [sampleResult()], unfinished: [known])
    #expect(try EvidenceFile.read(EvidenceFile.bytes(of: set)) == set)
    let impossible = EvidenceSet(unfinished: [UnfinishedRun(part: try part("p", 2, 8), planned: 3, reported: -1)])
    #expect(throws: EvidenceFileFailure.self) { try EvidenceFile.read(EvidenceFile.bytes(of: impossible)) }
  }

  private func run(_ plan: String, _ number: Int, _ count: Int) throws -> UnfinishedRun {
    UnfinishedRun(part: try part(plan, number, count), planned: 12, reported: 5)
  }

  private func part(_ plan: String, _ number: Int, _ count: Int, _ unknown: JSONObject = [:]) throws -> ShardRecord {
    try #require(ShardRecord(number: number, count: count, plan: Fingerprint(of: plan), unknown: unknown))
  }
}
