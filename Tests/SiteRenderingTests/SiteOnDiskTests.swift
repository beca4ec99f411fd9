import Files
import Findings
import Foundation
import SiteRendering
import Testing

@Suite("A site on the disk")
struct SiteOnDiskTests {
  /// The accessibility audit reads the sample where `COUNTERFOIL_SAMPLE_SITE` says; otherwise it goes again.
  @Test func `is written once, and a second time not at all`() async throws {
    let named = ProcessInfo.processInfo.environment["COUNTERFOIL_SAMPLE_SITE"]
    let root = named ?? FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)").path()
    defer { if named == nil { try? FileManager.default.removeItem(atPath: root) } }
    let workspace = SampleWorkspace()
    let renderer = try SiteRenderer(workspace: workspace.access, workers: 2)
    let first = try await renderer.render(await workspace.ledger(), into: .disk(root: root))
    let second = try await renderer.render(await workspace.ledger(), into: .disk(root: root))
    #expect(first.files > 10)
    #expect(second.written == 0)
    #expect(FileManager.default.fileExists(atPath: "\(root)/index.html"))
  }
}
