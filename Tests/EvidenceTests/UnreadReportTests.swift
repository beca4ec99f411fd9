import Evidence
import Testing

@Suite("A report that could not be read")
struct UnreadReportTests {
  @Test("is kept once with all that was wrong with it, merged in any order")
  func merged() {
    let (one, other) = (set("b.xml", ["it is empty", "it is old"]), set("b.xml", ["it is cut short"]))
    let both = one.merged(with: other)
    #expect(both == other.merged(with: one) && both == both.merged(with: one))
    #expect(both.unread.map(\.problems) == [["it is cut short", "it is empty", "it is old"]])
    #expect(both.unread.map(\.description) == ["b.xml: it is cut short, and 2 more"])
  }

  @Test("stays until it is read again, or is gone")
  func replaced() {
    let kept = set("a.xml", ["it is empty"]).merged(with: set("b.xml", ["it is empty"]))
    #expect(kept.replacing([], with: EvidenceSet()).unread == kept.unread)
    let rest = kept.replacing([], with: set("c.xml", ["it is old"]), unread: { $0.path == "a.xml" })
    #expect(rest.unread.map(\.path) == ["b.xml", "c.xml"])
  }

  @Test("comes back from a file as it went, with what we do not know of it, and is refused without its name")
  func file() throws {
    let known = UnreadReport(path: "b.xml", problems: ["it is empty"], unknown: ["later": .bool(true)])
    let set = EvidenceSet(results: [sampleResult()], unread: [known])
    #expect(try EvidenceFile.read(EvidenceFile.bytes(of: set)) == set)
    var unknown = JSONObject()
    unknown["unread"] = .array([.object(["problems": .array([.integer(1)])])])
    #expect(throws: EvidenceFileFailure.self) {
      try EvidenceFile.read(EvidenceFile.bytes(of: EvidenceSet(unknown: unknown)))
    }
  }

  private func set(_ path: String, _ problems: [String]) -> EvidenceSet {
    EvidenceSet(results: [sampleResult()], unread: [UnreadReport(path: path, problems: problems)])
  }
}
