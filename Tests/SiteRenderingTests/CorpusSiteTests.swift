import Evidence
import Files
import Findings
import Foundation
import Judgment
import SiteRendering
import SpecReading
import Testing
import Traceability

/// Real spec folders, where they are there: `COUNTERFOIL_CORPUS` names the folder that holds `corpus/`.
@Suite("The site of the corpus", .enabled(if: CorpusSite.isThere, "set COUNTERFOIL_CORPUS to the folder that holds it"))
struct CorpusSiteTests {
  @Test func `leads nowhere that is not there, but where the documents themselves do`() async throws {
    let site = FileAccess.inMemory([:])
    let summary = try await CorpusSite.render(into: SiteFolder(files: site) { _ in })
    #expect(summary.files > 100 && summary.written == summary.files)
    let links = SiteLinks(try Self.all(site, ""))
    #expect(links.repeated == [])
    // A document that links to a heading which another does not have is a finding of the documents, not of the site.
    let own = links.broken.filter { !$0.contains(".md.html#") && !$0.contains("-> #") }
    #expect(own == [])
  }

  private static func all(_ files: FileAccess, _ folder: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for entry in try files.list(DocumentPath(folder)) {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      if entry.kind == .folder {
        found.merge(try all(files, path)) { first, _ in first }
      } else {
        found[path] = String(decoding: try files.read(DocumentPath(path), 1 << 26), as: UTF8.self)
      }
    }
    return found
  }
}

private enum CorpusSite {
  static let root: String = {
    if let named = ProcessInfo.processInfo.environment["COUNTERFOIL_CORPUS"] { return named + "/corpus" }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "shared/corpus").path()
  }()

  static var isThere: Bool { FileManager.default.fileExists(atPath: root) }

  static func render(into folder: SiteFolder) async throws -> SiteRenderer.Summary {
    let files = FileAccess.disk(root: root)
    let corpus = await SpecReader(files: files, workers: 2).read(SpecLayout(files: files, roots: [DocumentPath("")]))
    let graph = Linker(files: files).link(corpus)
    let judgment = Judge(rules: RuleCatalog.all).judge(
      graph,
      against: EvidenceSet(),
      on: TodaysInputs.today(graph) { _ in nil }
    )
    let ledger = Ledger(
      graph: graph,
      judgment: judgment,
      verdict: GatePolicy().verdict(on: judgment, graph: graph, evidence: nil),
      catalogue: Catalogue(),
      rules: RuleCatalog.all
    )
    return try await SiteRenderer(workspace: files, workers: 2).render(ledger, into: folder)
  }
}
