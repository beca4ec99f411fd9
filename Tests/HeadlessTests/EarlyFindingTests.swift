import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// What is noticed before a view is hosted is not forgotten.
@MainActor @Suite("Findings before hosting")
struct EarlyFindingTests {
  @Test("the next host has them, the one after it has not")
  func handedOver() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(try host(path.fill(.red)).findings.contains { $0.message.contains("strokedPath") })
    #expect(try host(Text("a")).findings.isEmpty)
  }

  @Test("a view of UIKit that is configured first")
  func configured() throws {
    let view = UIView()
    view.layer.cornerCurve = .continuous
    let findings = try host(Text("a")).findings
    #expect(findings.contains { $0.message.contains("cornerCurve") }, "\(findings)")
  }

  @Test("another task has its own")
  func otherTask() async throws {
    await Task { @MainActor in _ = Path().strokedPath(StrokeStyle()) }.value
    #expect(try host(Text("a")).findings.isEmpty)
  }
}
