import Evidence
import Reporting
import Testing

struct FindingsFileTests {
  @Test("what is printed conforms to the published schema, and holds everything")
  func conforms() async throws {
    let report = await SampleReport.report()
    let json = try PublishedSchema.json(FindingsFile.bytes([report, report]))
    #expect(try SchemaCheck(schema: PublishedSchema.read("findings-1")).faults(in: json) == [])
    let workspace = try #require(json["workspaces"]?.array?.first)
    #expect(workspace["findings"]?.array?.count == report.findings.count)
    #expect(workspace["accepted"]?.array?.compactMap { $0["by"]?.string } == ["baseline", "comment"])
    #expect(workspace["accepted"]?.array?.last?["reason"] == .string("it follows"))
    #expect(workspace["fixed"]?.array?.count == 1)
    #expect(workspace["root"] == .string("."))
  }

  @Test("every finding has a fingerprint of its own")
  func fingerprints() async {
    let entries = await SampleReport.report().entries
    #expect(Set(entries.map(\.fingerprint)).count == entries.count)
  }

  @Test("a schema that a value breaks says so")
  func breaks() throws {
    let schema = SchemaCheck(schema: try PublishedSchema.read("findings-1"))
    #expect(schema.faults(in: .object(["format": .string("counterfoil-findings"), "version": .integer(2)])).count == 2)
  }
}
