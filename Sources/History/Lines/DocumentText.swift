package import Files
package import Findings
package import MarkdownSyntax

/// The text of a document as its places count it, and how it lies in the file.
package struct DocumentText: Sendable {
  package let source: SourceText
  /// The bytes of the file; those of `source` begin `offset` bytes into them. `nil` where the file is no plain UTF-8.
  package let isPlain: Bool
  package let offset: Int
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    let decoding = TextDecoding(bytes)
    source = decoding.text
    self.bytes = bytes
    offset = bytes.count - source.bytes.count
    // A mark of the byte order may stand before the text, and nothing else may differ.
    isPlain = decoding.notes.isEmpty && (offset == 0 || offset == 3)
  }

  /// - Returns: `nil` when the file cannot be read: the reader has said so.
  package static func read(_ path: DocumentPath, _ files: FileAccess) -> DocumentText? {
    (try? files.read(path, ParseGuard.maximumBytes)).map { DocumentText($0) }
  }

  /// A line, counted from 1, without its end and without blanks around it; empty behind the last one.
  ///
  /// Of a line beyond `longestLine` the rest is a number that stands for its bytes: any other rest makes another line of it.
  package func line(_ number: Int) -> String {
    guard (1...max(1, source.lineCount)).contains(number), source.lineCount > 0 else { return "" }
    let range = source.line(number - 1)
    guard range.count > Self.longestLine else { return source.string(range).trimmingBlanks }
    var end = range.lowerBound + Self.longestLine
    while end > range.lowerBound, source.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let rest = source.bytes[end..<range.upperBound].stableHash
    return source.string(range.lowerBound..<end).trimmingBlanks + " r\(rest)"
  }

  /// In bytes: people write pages into one line, and no more.
  private static let longestLine = 1 << 14

  /// How many blanks a line begins with, counted from 1.
  func indentation(_ number: Int) -> Int {
    guard (1...max(1, source.lineCount)).contains(number), source.lineCount > 0 else { return 0 }
    return source.string(source.line(number - 1)).prefix { $0.isBlank }.count
  }

  /// How often each line stands in it, as `line` gives it.
  package var lineCounts: [String: Int] {
    (0..<source.lineCount).reduce(into: [:]) { $0[line($1 + 1), default: 0] += 1 }
  }

  /// The numbers of lines that differ from another one in nothing but their digits.
  package var linesAlike: Set<Int> {
    let words = (0..<source.lineCount).map { line($0 + 1).filter { !$0.isFigureOfAnyScript } }
    return Set(Dictionary(grouping: words.indices) { words[$0] }.values.filter { $0.count > 1 }.joined().map { $0 + 1 })
  }

  /// Where a place lies in `source`; `nil` for a place that the text does not have.
  package func range(_ place: SourceRange) -> Range<Int>? {
    guard let start = offset(place.start), let end = offset(place.end), start <= end else { return nil }
    return start..<end
  }

  private func offset(_ position: SourcePosition) -> Int? {
    guard source.lineStarts.indices.contains(position.line - 1) else { return nil }
    let line = source.line(position.line - 1)
    let offset = line.lowerBound + position.column - 1
    return offset <= line.upperBound ? offset : nil
  }

  /// - Parameter edits: none of which lies in another one.
  func replacing(_ edits: [(range: Range<Int>, text: String)]) -> DocumentText {
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end {
      bytes += source.bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return DocumentText(bytes + source.bytes[end...])
  }

  package func string(_ place: SourceRange) -> String? { range(place).map { source.string($0) } }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let rest = drop { $0.isBlank }
    return rest.lastIndex { !$0.isBlank }.map { String(rest[...$0]) } ?? ""
  }
}
