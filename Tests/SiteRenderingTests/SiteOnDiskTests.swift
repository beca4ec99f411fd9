import Files
import Findings
import Foundation
import SiteRendering
import Testing

@Suite("A site on the disk")
struct SiteOnDiskTests {
  /// `COUNTERFOIL_SAMPLE_SITE=/some/folder swift test --filter SiteOnDisk` leaves the sample there, to be looked at.
  @Test func `is written once, and loses the pages that it no longer has`() async throws {
    let kept = ProcessInfo.processInfo.environment["COUNTERFOIL_SAMPLE_SITE"]
    let root = kept ?? FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())").path()
    defer { if kept == nil { try? FileManager.default.removeItem(atPath: root) } }

    var workspace = SampleWorkspace()
    workspace.files["specs/004-badge/extra.md"] = "# Extra\n"
    #expect(try await render(workspace, root).files > 10)
    #expect(try await render(workspace, root).written == 0)

    let extra = "\(root)/specs/004-badge/extra.md.html"
    #expect(FileManager.default.fileExists(atPath: extra))
    let last = try await render(SampleWorkspace(), root)
    #expect(last.removed == 1)
    #expect(!FileManager.default.fileExists(atPath: extra))
  }

  private func render(_ workspace: SampleWorkspace, _ root: String) async throws -> SiteRenderer.Summary {
    try await SiteRenderer(workspace: workspace.access, workers: 2)
      .render(await workspace.ledger(), into: .disk(root: root))
  }
}
