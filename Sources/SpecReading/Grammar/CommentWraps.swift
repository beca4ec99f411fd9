import Findings
import MarkdownSyntax

/// The lines of a comment, those together that a reference goes on across: `per Requirement` and below it `3.3`.
enum CommentWraps {
  /// - Returns: `nil` for a comment without any, which nearly all are.
  static func lines(_ pieces: [CommentReferences.Piece]) -> [UnwrappedText]? {
    // The name of a test is one line.
    guard pieces.count > 1 || pieces.first?.bytes.contains(10) == true else { return nil }
    let source = SourceText(Array(pieces.map(\.bytes).joined(separator: [10])))
    defer { withExtendedLifetime(source) {} }
    let raw = lines(of: source, pieces)
    let bare = raw.map { $0.slice.withoutCommentLead }
    // What is indented as code is no text that goes on.
    let joins = bare.indices.dropLast().filter { index in
      Self.joins(bare[index], bare[index + 1]) && !raw[index...index + 1].contains { $0.slice.hasPrefix("/     ") }
    }
    guard !joins.isEmpty else { return nil }
    var found: [UnwrappedText] = []
    var start = 0
    var next = joins[...]
    while start < raw.count {
      var end = start
      while next.first == end {
        next.removeFirst()
        end += 1
      }
      let more = (start + 1..<end + 1).map { Self.line(bare[$0], of: raw[$0]) }
      found.append(UnwrappedText([raw[start]] + more))
      start = end + 1
    }
    return found
  }

  private static func joins(_ line: TextSlice, _ next: TextSlice) -> Bool {
    guard !line.isEmpty, SoftBreak.joins(line, next, isParagraph: false) else { return false }
    let isOpen = line[line.end - 1] == UInt8(ascii: ",")
    let isNumber = next.startsDigit(at: next.start)
    // `@spec 013` says of which spec those below are.
    if line.first == UInt8(ascii: "@"), !isOpen, !isNumber { return false }
    // Lists that go on below a comma are read line by line.
    return !isOpen || !isNumber
  }

  private static func line(_ bare: TextSlice, of raw: UnwrappedText.Line) -> UnwrappedText.Line {
    let column = raw.place.column + bare.start - raw.slice.start
    return UnwrappedText.Line(slice: bare, place: SourcePosition(line: raw.place.line, column: column))
  }

  private static func lines(of source: SourceText, _ pieces: [CommentReferences.Piece]) -> [UnwrappedText.Line] {
    var found: [UnwrappedText.Line] = []
    var piece = 0
    // Where the piece begins, and the number of its first line.
    var (start, first) = (0, 0)
    for index in 0..<source.lineCount {
      let offset = source.lineStarts[index]
      while piece + 1 < pieces.count, offset > start + pieces[piece].bytes.count {
        start += pieces[piece].bytes.count + 1
        piece += 1
        first = index
      }
      let place = pieces[piece].start
      let column = index == first ? place.column : 1
      found.append(
        UnwrappedText.Line(
          slice: TextSlice(source, source.line(index)),
          place: SourcePosition(line: place.line + index - first, column: column)
        )
      )
    }
    return found
  }
}
