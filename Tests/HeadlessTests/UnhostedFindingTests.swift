import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// What is noticed where no view is hosted belongs to none.
@MainActor @Suite("Findings without a host")
struct UnhostedFindingTests {
  @Test("are not those of the next host")
  func notHandedOver() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(try host(path.fill(.red)).findings.isEmpty)
    UIView().layer.cornerCurve = .continuous
    #expect(try host(Text("a")).findings.isEmpty)
  }
}
