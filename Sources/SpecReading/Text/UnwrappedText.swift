import Findings
import MarkdownSyntax

/// Lines of one paragraph as the one line that they would be, had nobody wrapped them.
struct UnwrappedText: Sendable {
  let text: SourceText
  private let parts: [Part]

  /// Where a line begins in the text, and where it began.
  private struct Part {
    let offset: Int
    let place: SourcePosition
  }

  /// What is left of a line, and the place of its first byte.
  struct Line {
    let slice: TextSlice
    let place: SourcePosition
  }

  init(_ lines: [Line]) {
    var bytes: [UInt8] = []
    var parts: [Part] = []
    for line in lines {
      if !parts.isEmpty { bytes.append(32) }
      parts.append(Part(offset: bytes.count, place: line.place))
      bytes += line.slice.source.bytes[line.slice.start..<line.slice.end]
    }
    text = SourceText(bytes)
    self.parts = parts
  }

  /// Where a slice of the text stands in truth: of a reference whose word stands on the line above, the number does.
  func range(_ slice: TextSlice) -> SourceRange {
    let last = max(slice.start, slice.end - 1)
    var start = slice.start
    if part(at: start) < part(at: last) {
      let number = (start...last).first { slice.startsDigit(at: $0) } ?? last
      start = max(start, parts[part(at: number)].offset)
    }
    return SourceRange(start: place(start), end: place(slice.end, in: part(at: last)))
  }

  private func place(_ offset: Int, in part: Int? = nil) -> SourcePosition {
    let part = parts[part ?? self.part(at: offset)]
    return SourcePosition(line: part.place.line, column: part.place.column + offset - part.offset)
  }

  private func part(at offset: Int) -> Int {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
