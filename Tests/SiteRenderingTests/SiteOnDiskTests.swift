import Files
import Findings
import Foundation
import SiteRendering
import Testing

@Suite("A site on the disk")
struct SiteOnDiskTests {
  /// `COUNTERFOIL_SAMPLE_SITE=/some/folder swift test --filter SiteOnDisk` leaves the sample there, to be looked at.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["COUNTERFOIL_SAMPLE_SITE"] != nil))
  func `the sample can be looked at`() async throws {
    let root = try #require(ProcessInfo.processInfo.environment["COUNTERFOIL_SAMPLE_SITE"])
    let workspace = SampleWorkspace()
    let summary = try await SiteRenderer(workspace: workspace.access, workers: 2)
      .render(await workspace.ledger(), into: .disk(root: root))
    #expect(summary.files > 10)
  }
}
