import Files
import Findings

/// Tests that are written by hand and name the criteria that they are about. Which they are is known when they have run.
struct OrdinaryTests {
  let sources: PackageSources

  /// Whether a file of the test targets speaks of it at all: without a word nothing needs to be built.
  var areThere: Bool {
    sources.package.sourceFolders.filter { sources.package.testTargets.contains($0.target) }.contains { folder in
      (try? sources.place(of: folder)).map(mentions) ?? false
    }
  }

  private func mentions(_ folder: String) -> Bool {
    var folders = [folder]
    while let current = folders.popLast() {
      for entry in (try? sources.files.list(DocumentPath(current))) ?? [] {
        let path = DocumentPath("\(current)/\(entry.name)")
        if entry.kind == .folder, !entry.isLink { folders.append(path.text) }
        guard entry.kind == .file, entry.name.hasSuffix(".swift"), let bytes = try? sources.files.read(path, 1 << 26)
        else { continue }
        if String(decoding: bytes, as: UTF8.self).contains("verifies(") { return true }
      }
    }
    return false
  }
}
