import Files
import Findings

/// Tests that are written by hand and name the criteria that they are about. Which they are is known when they have run.
struct OrdinaryTests {
  let sources: PackageSources

  /// Whether a file of the test targets speaks of it at all: without a word nothing needs to be built.
  var areThere: Bool { folders.contains { count("verifies(", in: $0, atMost: 1) > 0 } }

  /// How many files of the test targets hold tests of the older library, which cannot name criteria and is not run here.
  var filesOfXCTest: Int { folders.map { count(": XCTestCase", in: $0) }.reduce(0, +) }

  private var folders: [String] {
    sources.package.sourceFolders.filter { sources.package.testTargets.contains($0.target) }.compactMap {
      try? sources.place(of: $0)
    }
  }

  /// - Returns: in how many Swift files of a folder the words stand.
  private func count(_ words: String, in folder: String, atMost limit: Int = .max) -> Int {
    var found = 0
    var folders = [folder]
    while found < limit, let current = folders.popLast() {
      for entry in (try? sources.files.list(DocumentPath(current))) ?? [] where found < limit {
        let path = DocumentPath("\(current)/\(entry.name)")
        if entry.kind == .folder, !entry.isLink { folders.append(path.text) }
        guard entry.kind == .file, entry.name.hasSuffix(".swift"), let bytes = try? sources.files.read(path, 1 << 26)
        else { continue }
        if String(decoding: bytes, as: UTF8.self).contains(words) { found += 1 }
      }
    }
    return found
  }
}
