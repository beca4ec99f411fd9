import HeadlessHost
import SwiftUI
import Testing
import UIKit

/// `host(Card().background(...))` makes the view before there is a host: what is noticed then is told once, to who made it.
@MainActor @Suite("Findings before a host")
struct UnhostedFindingTests {
  private func noticeSomething() { UIView().layer.cornerCurve = .continuous }

  private func kinds(_ view: some View) throws -> [String] { try host(view).findings.map(\.kind) }

  @Test("are those of the next host of the same check, and of no further one")
  func handedOver() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(try kinds(path.fill(.red)) == ["unsupported"])
    noticeSomething()
    noticeSomething()
    #expect(try kinds(Text("a")) == ["not-shown"])
    #expect(try kinds(Text("a")) == [])
  }

  @Test("are not those of a check that runs beside it")
  func keptApart() async throws {
    noticeSomething()
    #expect(try await Task { @MainActor in try kinds(Text("a")) }.value == [])
    #expect(try kinds(Text("a")) == ["not-shown"])
  }

  @Test("are kept within a limit, the last ones first to stay")
  func bounded() throws {
    noticeSomething()
    for _ in 0..<300 { _ = UIImage(data: Data([1])) }
    #expect(try kinds(Text("a")) == ["unsupported"])
  }
}
