import EmbeddedAssets
import Foundation
import Testing

@Suite("Embedded assets")
struct EmbeddedAssetsTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `are the files of templates and site, byte for byte`() throws {
    for path in EmbeddedAssets.paths {
      let onDisk = try Data(contentsOf: Self.package.appending(path: path))
      #expect(EmbeddedAssets.bytes(path).map { Data($0) } == onDisk, "\(path)")
    }
  }

  @Test(arguments: ["templates", "site"])
  func `leave no file of a folder out`(folder: String) throws {
    let all = try FileManager.default.subpathsOfDirectory(atPath: Self.package.appending(path: folder).path())
    let files = all.map { "\(folder)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: Self.package.appending(path: path).path(),
        isDirectory: &isFolder
      ) && !isFolder.boolValue
        && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix("~") }
    }
    #expect(!files.isEmpty)
    #expect(Set(files).isSubset(of: EmbeddedAssets.paths))
  }

  @Test func `know nothing of other paths`() {
    #expect(EmbeddedAssets.bytes("templates/site/none.mustache") == nil)
    #expect(EmbeddedAssets.text("Package.swift") == nil)
  }
}
