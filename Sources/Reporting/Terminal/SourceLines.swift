package import Files
package import Findings
import Synchronization

/// The lines of documents, read when an excerpt needs them.
package final class SourceLines: Sendable {
  private let files: FileAccess
  private let cache = Mutex<Held?>(nil)

  private struct Held {
    let path: DocumentPath
    let lines: [ArraySlice<UInt8>]
    /// The line that was asked for last: many findings may lie on a long one.
    var latest: (number: Int, text: String)?
  }

  package init(files: FileAccess) {
    self.files = files
  }

  /// - Returns: the line, counted from 1, without its end; `nil` when the file cannot be read or is shorter.
  package func line(_ number: Int, of path: DocumentPath) -> String? {
    cache.withLock { cache in
      // Findings come sorted by document: one is enough.
      if cache?.path != path { cache = Held(path: path, lines: read(path)) }
      if let latest = cache?.latest, latest.number == number { return latest.text }
      guard let lines = cache?.lines, lines.indices.contains(number - 1) else { return nil }
      let text = String(decoding: lines[number - 1], as: UTF8.self)
      cache?.latest = (number, text)
      return text
    }
  }

  /// Lines end where markdown ends them: at `\n`, `\r\n` or `\r`, and nowhere else.
  private func read(_ path: DocumentPath) -> [ArraySlice<UInt8>] {
    guard let bytes = try? files.read(path, 1 << 20) else { return [] }
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 10 || bytes[index] == 13 {
      defer { start = index + 1 }
      if bytes[index] == 10, index > 0, bytes[index - 1] == 13 { continue }
      lines.append(bytes[start..<index])
    }
    return lines + [bytes[start...]]
  }
}
