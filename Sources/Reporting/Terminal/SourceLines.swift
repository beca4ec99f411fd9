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
    /// The long lines that were asked for: many findings may lie on one of them.
    var long: [Int: HeldLine] = [:]
  }

  /// Findings come sorted by document, and their notes point at a few others, again and again.
  private static let heldDocuments = 4
  /// In bytes: a shorter line is made anew each time.
  private static let longLine = 1 << 12

  package init(files: FileAccess) {
    self.files = files
  }

  /// - Returns: the line, counted from 1, without its end; `nil` when the file cannot be read or is shorter.
  package func line(_ number: Int, of path: DocumentPath) -> String? { held(number, of: path)?.text }

  /// What columns are counted in.
  package enum ColumnUnit: Sendable {
    case utf16CodeUnits
    case codePoints
  }

  /// - Returns: the column, from 1; the column in bytes where the line cannot be read.
  package func column(_ position: SourcePosition, in unit: ColumnUnit, of path: DocumentPath) -> Int {
    guard position.column > 1, let line = held(position.line, of: path) else { return position.column }
    let units = line.units(before: position.column - 1)
    return (unit == .utf16CodeUnits ? units.utf16 : units.codePoints) + 1
  }

  private func held(_ number: Int, of path: DocumentPath) -> HeldLine? {
    cache.withLock { cache in
      var held = cache.firstIndex { $0.path == path }.map { cache.remove(at: $0) } ?? read(path)
      defer { cache.append(held) }
      if cache.count >= Self.heldDocuments { cache.removeFirst() }
      if let known = held.long[number] { return known }
      guard held.lines.indices.contains(number - 1) else { return nil }
      let range = held.lines[number - 1]
      let line = HeldLine(String(decoding: held.bytes[range], as: UTF8.self))
      if range.count > Self.longLine { held.long[number] = line }
      return line
    }
  }

  /// Lines end where markdown ends them: at `\n`, `\r\n` or `\r`, and nowhere else.
  private func read(_ path: DocumentPath) -> Held {
    guard let read = try? files.read(path, 1 << 20) else { return Held(path: path, bytes: [], lines: []) }
    var bytes = UTF16Text.decoded(read) ?? read
    // What was read counted no columns for it.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    return Held(path: path, bytes: bytes, lines: bytes.withUnsafeBytes(Self.lines))
  }

  private static func lines(of bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    guard ByteSearch.first(13, in: bytes) != nil else {
      while let end = ByteSearch.first(10, in: bytes, from: start) {
        lines.append(start..<end)
        start = end + 1
      }
      return lines + [start..<bytes.count]
    }
    for index in 0..<bytes.count where bytes[index] <= 13 && (bytes[index] == 10 || bytes[index] == 13) {
      defer { start = index + 1 }
      if bytes[index] == 10, index > 0, bytes[index - 1] == 13 { continue }
      lines.append(start..<index)
    }
    return lines + [start..<bytes.count]
  }
}

/// A line of a document, and how many UTF-16 code units and code points stand before some of its bytes: counting them from the front
/// for each of thousands of findings on a line of a megabyte would take minutes.
private struct HeldLine: Sendable {
  struct Units {
    var utf16 = 0
    var codePoints = 0

    /// What a character takes stands at its first byte.
    mutating func add(_ byte: UInt8) {
      guard byte & 0xC0 != 0x80 else { return }
      utf16 += byte >= 0xF0 ? 2 : 1
      codePoints += 1
    }
  }

  let text: String
  /// Before every so many bytes; of a shorter line they are counted when they are asked for.
  private let marks: [Units]
  private static let stride = 1 << 10

  init(_ text: String) {
    self.text = text
    guard text.utf8.count > Self.stride else {
      marks = [Units()]
      return
    }
    var marks: [Units] = []
    var units = Units()
    for (offset, byte) in text.utf8.enumerated() {
      if offset % Self.stride == 0 { marks.append(units) }
      units.add(byte)
    }
    self.marks = marks
  }

  func units(before offset: Int) -> Units {
    let offset = min(offset, text.utf8.count)
    guard let known = marks.indices.last.map({ min(offset / Self.stride, $0) }) else { return Units() }
    let start = known * Self.stride
    return text.utf8.dropFirst(start).prefix(offset - start).reduce(into: marks[known]) { $0.add($1) }
  }
}
