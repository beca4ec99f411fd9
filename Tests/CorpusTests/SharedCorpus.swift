import Files
import Findings
import Foundation
import SpecModel
import SpecReading
import Testing

/// The real spec folders beside the repository, and what they are known to contain.
///
/// Tests that need them are skipped, with a message, where they are not there.
enum SharedCorpus {
  static let folder: String = {
    if let named = ProcessInfo.processInfo.environment["COUNTERFOIL_CORPUS"] { return named }
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return repository.deletingLastPathComponent().appending(path: "shared").path()
  }()

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder + "/corpus") }

  static let absence: Comment = "the shared corpus is not there: set COUNTERFOIL_CORPUS to the folder that holds it"

  /// Read once for all tests that only look at it.
  static let corpus = Task { await read() }

  static func read(workers: Int = 2) async -> Corpus {
    let files = FileAccess.disk(root: folder + "/corpus")
    return await SpecReader(files: files, workers: workers).read(SpecLayout(files: files, roots: [DocumentPath("")]))
  }
}
