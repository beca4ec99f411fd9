import Files
import Foundation
import SiteRendering
import Testing

/// Drives Chromium, and installs the audit's Python packages when they are not there.
@Suite("AccessibilitySlowTests", .enabled(if: ProcessInfo.processInfo.environment["COUNTERFOIL_SLOW"] != nil))
struct AccessibilitySlowTests {
  @Test func `the sample site passes the audit, in light and dark, wide and narrow`() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "audit-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let workspace = SampleWorkspace()
    _ = try await SiteRenderer(workspace: workspace.access, workers: 2)
      .render(await workspace.ledger(), into: .disk(root: root))

    let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Accessibility/run")
    let audit = Process()
    audit.executableURL = script
    audit.arguments = [root]
    let output = Pipe()
    audit.standardOutput = output
    audit.standardError = output
    try audit.run()
    let words = try output.fileHandleForReading.readToEnd() ?? Data()
    audit.waitUntilExit()
    #expect(audit.terminationStatus == 0, "\(String(decoding: words, as: UTF8.self))")
  }
}
