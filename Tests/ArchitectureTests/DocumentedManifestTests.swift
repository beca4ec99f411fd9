import Foundation
import Testing

/// The manifest that a new user copies out of the documentation.
struct DocumentedManifestTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("the target that docs/checks.md proposes bears no name that this package has taken")
  func targetName() throws {
    let page = try Self.text("docs/checks.md")
    let proposed = try #require(page.firstMatch(of: /\.testTarget\(\s*name: "(\w+)"/)).1
    let taken = try Self.text("Package.swift").matches(
      of: /\.(?:target|testTarget|executableTarget|plugin|macro)\(\s*name: "(\w+)"/
    )
    #expect(!taken.isEmpty)
    #expect(!taken.contains { $0.1 == proposed })
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }
}
