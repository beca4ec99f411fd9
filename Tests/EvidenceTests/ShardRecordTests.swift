import Evidence
import Testing

@Suite("Shards of evidence")
struct ShardRecordTests {
  @Test(
    "are missing as long as no division of the whole is complete",
    arguments: [
      ([], []), ([(1, 1)], []), ([(1, 2), (2, 2)], []), ([(2, 8)], ["shards 1, 3–8 of 8 are missing"]),
      ([(1, 2)], ["shard 2 of 2 is missing"]), ([(1, 3), (3, 3), (1, 1)], []),
      ([(1, 2), (1, 8), (2, 8)], ["shard 2 of 2 is missing"]), ([(1, 2), (2, 3), (3, 3)], ["shard 2 of 2 is missing"]),
    ]
  )
  func missing(_ parts: [(Int, Int)], _ words: [String]) {
    #expect(set(parts, "p").missingShards().map(\.description) == words)
    #expect(set(parts, "p").missingShards(of: Fingerprint(of: "p")).map(\.description) == words)
    #expect(set(parts, "p").missingShards(of: Fingerprint(of: "q")) == [])
  }

  @Test("of different wholes do not complete each other")
  func plans() {
    let merged = set([(1, 2)], "p").merged(with: set([(2, 2)], "q"))
    #expect(merged.missingShards().count == 2)
    #expect(merged.missingShards(of: Fingerprint(of: "p")).map(\.description) == ["shard 2 of 2 is missing"])
  }

  @Test(
    "built from different sources do not complete each other; those of the same sources do, whatever else was brought"
  )
  func sources() {
    let (old, new) = (set([(1, 2)], "p", "old"), set([(2, 2)], "p", "new"))
    let merged = old.merged(with: new)
    #expect(merged == new.merged(with: old))
    #expect(
      merged.missingShards().map(\.description)
        == ["shard 1 of 2 is missing among those built from the same sources"]
    )
    #expect(merged.merged(with: set([(1, 2)], "p", "new")).missingShards() == [])
    #expect(merged.merged(with: set([(1, 2)], "p")).shards.count == 3)
  }

  @Test("of all eight, merged in any order and twice, miss nothing; without the third it is named")
  func matrix() {
    let shards = (1...8).map { set([($0, 8)], "p") }
    let all = (shards.reversed() + shards).reduce(EvidenceSet()) { $0.merged(with: $1) }
    #expect(all.shards.count == 8)
    #expect(all.missingShards() == [])
    let without = shards.filter { $0.shards.map(\.number) != [3] }.reduce(EvidenceSet()) { $0.merged(with: $1) }
    #expect(without.missingShards().map(\.description) == ["shard 3 of 8 is missing"])
  }

  @Test("come back from a file as they went, with what we do not know of them")
  func file() throws {
    let one = try #require(
      ShardRecord(
        number: 2,
        count: 8,
        plan: Fingerprint(of: "p"),
        sources: Fingerprint(of: "s"),
        unknown: ["later": .bool(true)]
      )
    )
    let set = EvidenceSet(results: [sampleResult()], shards: [one])
    #expect(try EvidenceFile.read(EvidenceFile.bytes(of: set)) == set)
    #expect(ShardRecord(number: 9, count: 8, plan: Fingerprint(of: "p")) == nil)
    #expect(ShardRecord(number: 0, count: 8, plan: Fingerprint(of: "p")) == nil)
    #expect(ShardRecord(number: 1, count: 65_537, plan: Fingerprint(of: "p")) == nil)
  }

  private func set(_ parts: [(Int, Int)], _ plan: String, _ sources: String? = nil) -> EvidenceSet {
    let (plan, sources) = (Fingerprint(of: plan), sources.map { Fingerprint(of: $0) })
    return EvidenceSet(
      shards: parts.compactMap { ShardRecord(number: $0.0, count: $0.1, plan: plan, sources: sources) }
    )
  }
}
