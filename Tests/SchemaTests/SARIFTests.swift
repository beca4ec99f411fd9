import Evidence
import Findings
import Judgment
import Reporting
import Testing

/// What the standard demands of a log: https://docs.oasis-open.org/sarif/sarif/v2.1.0
struct SARIFTests {
  private func run() async throws -> (run: JSON, report: FindingsReport) {
    let report = await SampleReport.report()
    let json = try PublishedSchema.json(SARIFLog([(report, SampleReport.lines, "shop/")], version: "1.2.3").bytes)
    #expect(json["version"] == .string("2.1.0"))
    #expect(json["$schema"]?.string?.hasSuffix("sarif-schema-2.1.0.json") == true)
    return (try #require(json["runs"]?.array?.first), report)
  }

  @Test("each result points at its rule, and the rules are told once")
  func rules() async throws {
    let (run, report) = try await run()
    let driver = try #require(run["tool"]?["driver"])
    let rules = try #require(driver["rules"]?.array)
    #expect(rules.compactMap { $0["id"]?.string } == RuleCatalog.all.map(\.id.name).sorted())
    #expect(driver["version"] == .string("1.2.3"))
    let results = try #require(run["results"]?.array)
    #expect(results.count == report.entries.count && results.count > 4)
    for result in results {
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(rules[index]["id"] == result["ruleId"])
      #expect(["error", "warning", "note"].contains(result["level"]?.string))
      #expect(result["message"]?["text"]?.string?.isEmpty == false)
      #expect(result["partialFingerprints"]?["counterfoil/v1"]?.string?.count == 32)
    }
  }

  @Test("columns count UTF-16 code units, and the text at a region is what was meant")
  func columns() async throws {
    let (run, _) = try await run()
    #expect(run["columnKind"] == .string("utf16CodeUnits"))
    let result = try #require(
      run["results"]?.array?.first { $0["message"]?["text"]?.string?.contains("more.md") == true }
    )
    let region = try #require(result["locations"]?.array?.first?["physicalLocation"]?["region"])
    let line = try #require(region["startLine"]?.integer)
    let start = try #require(region["startColumn"]?.integer)
    let end = try #require(region["endColumn"]?.integer)
    let units = Array(SampleReport.design.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].utf16)
    #expect(String(decoding: units[(start - 1)..<(end - 1)], as: UTF16.self) == "more.md")
    #expect(region["endLine"]?.integer == line)
  }

  @Test("addresses are percent-encoded below a base that the run declares")
  func addresses() async throws {
    let (run, _) = try await run()
    let artifact = run["results"]?.array?.first?["locations"]?.array?.first?["physicalLocation"]?["artifactLocation"]
    #expect(artifact?["uri"] == .string("shop/specs/004%20badge/design.md"))
    let base = try #require(artifact?["uriBaseId"]?.string)
    #expect(run["originalUriBaseIds"]?[base] != nil)
  }

  @Test("what does not count is suppressed: by a comment in the source, or from outside")
  func suppressions() async throws {
    let (run, _) = try await run()
    let suppressions = try #require(run["results"]?.array).compactMap { $0["suppressions"]?.array }
    #expect(suppressions.count == run["results"]?.array?.count)
    let kinds = suppressions.flatMap(\.self).compactMap { $0["kind"]?.string }
    #expect(kinds.sorted() == ["external", "inSource"])
    let comment = try #require(suppressions.flatMap(\.self).first { $0["kind"] == .string("inSource") })
    #expect(comment["justification"] == .string("it follows"))
    #expect(comment["location"]?["physicalLocation"] != nil)
  }

  @Test("the other places involved are related locations, numbered from 1")
  func related() async throws {
    let (run, _) = try await run()
    let related = try #require(run["results"]?.array?.compactMap { $0["relatedLocations"]?.array }.first)
    #expect(related.compactMap { $0["id"]?.integer } == Array(1...related.count))
    #expect(related.allSatisfy { $0["physicalLocation"] != nil && $0["message"]?["text"] != nil })
  }
}
