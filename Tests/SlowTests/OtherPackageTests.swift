import Evidence
import Foundation
import Testing

@Suite("Somebody else's package", .slow)
struct OtherPackageTests {
  @Test("has its blocks and its ordinary tests run, with a dependency, a test target and the plugin")
  func checks() async throws {
    let copy = try PackageCopy.ofShop()
    let whole = try await copy.check()
    #expect(whole.notPassed == [])
    #expect(whole.stale == [])
    #expect(try whole.result("@label").expectations == .counted(1))
    let test = try whole.result("BadgeTests/count(_:)")
    #expect(test.source == .test)
    #expect(test.expectations == .unknown)
    #expect(test.criteria.map(\.criterion.text).sorted() == ["001/1", "001/1.2"])

    try copy.edit("Sources/ShopComponents/Badge.swift", "\"\\(count) new\"", "\"new\"")
    try copy.write(try copy.read(".kiro/specs/001-badge/design.md"), to: ".kiro/specs/001-badge/renamed.md")
    try copy.remove(".kiro/specs/001-badge/design.md")
    let broken = try await copy.check()
    #expect(try broken.result("label").outcome == .failed(.expectation))
    #expect(
      try broken.result("label").messages.first?.place == SourcePlace(path: ".kiro/specs/001-badge/renamed.md", line: 9)
    )
    #expect(try broken.result("BadgeTests/count(_:)").outcome == .passed)
  }
}
