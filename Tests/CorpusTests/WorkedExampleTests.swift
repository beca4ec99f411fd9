import Evidence
import Files
import Findings
import Foundation
import Judgment
import SpecModel
import SpecReading
import Testing
import Traceability

/// A source document whose requirements were renumbered after it was written.
@Suite(.enabled(if: SharedCorpus.isThere, SharedCorpus.absence))
struct WorkedExampleTests {
  @Test("a claim about VoiceOver that cites the requirement on colours is directed to accessibility")
  func voiceOver() async throws {
    let disk = FileAccess.disk(root: SharedCorpus.folder)
    let seeds = try FileManager.default.contentsOfDirectory(atPath: SharedCorpus.folder + "/seeds")
    let seed = try #require(seeds.first { $0.hasPrefix("000_") })
    let layout = SpecLayout(
      files: disk,
      roots: [DocumentPath("corpus/.kiro/specs/004-icon-system")],
      loose: [DocumentPath("seeds/\(seed)")]
    )
    let reader = SpecReader(files: disk, looseSpec: SpecID("004-icon-system"), workers: 1)
    let graph = Linker(files: disk).link(await reader.read(layout))
    let judgment = Judge(rules: [ClaimMeansWhatItCites()])
      .judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil })
    let place = try #require(
      graph.claims.firstIndex { $0.claim.location.path.folder == "seeds" && $0.claim.reference.local == "7.2" }
    )
    #expect(judgment.claims[place] == .misdirected)
    #expect(judgment.misdirections[place]?.target.description == "004/8.2")
    let finding = try #require(
      judgment.findings.first { $0.location == graph.claims[place].claim.reference.location }
    )
    #expect(finding.message.contains("8.2 rather than 7.2"))
    #expect(finding.notes.count == 2)
  }
}
