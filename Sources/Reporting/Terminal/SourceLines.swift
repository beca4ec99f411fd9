package import Files
package import Findings
import Synchronization

/// The lines of documents, read when an excerpt needs them.
package final class SourceLines: Sendable {
  private let files: FileAccess
  private let cache = Mutex<(path: DocumentPath, lines: [Substring])?>(nil)

  package init(files: FileAccess) {
    self.files = files
  }

  /// - Returns: the line, counted from 1, without its end; `nil` when the file cannot be read or is shorter.
  package func line(_ number: Int, of path: DocumentPath) -> String? {
    cache.withLock { cache in
      // Findings come sorted by document: one is enough.
      if cache?.path != path { cache = (path, read(path)) }
      guard let lines = cache?.lines, lines.indices.contains(number - 1) else { return nil }
      return String(lines[number - 1])
    }
  }

  private func read(_ path: DocumentPath) -> [Substring] {
    guard let bytes = try? files.read(path, 1 << 20) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
  }
}
