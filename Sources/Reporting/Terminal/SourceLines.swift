package import Files
package import Findings
import Synchronization

/// The lines of documents, read when an excerpt needs them.
package final class SourceLines: Sendable {
  private let files: FileAccess
  private let cache = Mutex<[Held]>([])

  private struct Held {
    let path: DocumentPath
    let bytes: [UInt8]
    let lines: [Range<Int>]
    /// The line that was asked for last: many findings may lie on a long one.
    var latest: (number: Int, text: String)?
  }

  /// Findings come sorted by document, and their notes point at a few others, again and again.
  private static let heldDocuments = 4

  package init(files: FileAccess) {
    self.files = files
  }

  /// - Returns: the line, counted from 1, without its end; `nil` when the file cannot be read or is shorter.
  package func line(_ number: Int, of path: DocumentPath) -> String? {
    cache.withLock { cache in
      var held = cache.firstIndex { $0.path == path }.map { cache.remove(at: $0) } ?? read(path)
      defer { cache.append(held) }
      if cache.count >= Self.heldDocuments { cache.removeFirst() }
      if let latest = held.latest, latest.number == number { return latest.text }
      guard held.lines.indices.contains(number - 1) else { return nil }
      let text = String(decoding: held.bytes[held.lines[number - 1]], as: UTF8.self)
      held.latest = (number, text)
      return text
    }
  }

  /// Lines end where markdown ends them: at `\n`, `\r\n` or `\r`, and nowhere else.
  private func read(_ path: DocumentPath) -> Held {
    guard let read = try? files.read(path, 1 << 20) else { return Held(path: path, bytes: [], lines: []) }
    var bytes = UTF16Text.decoded(read) ?? read
    // What was read counted no columns for it.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 10 || bytes[index] == 13 {
      defer { start = index + 1 }
      if bytes[index] == 10, index > 0, bytes[index - 1] == 13 { continue }
      lines.append(start..<index)
    }
    return Held(path: path, bytes: bytes, lines: lines + [start..<bytes.count])
  }
}
