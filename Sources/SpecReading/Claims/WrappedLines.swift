import Findings
import MarkdownSyntax

/// Which lines of a document's prose go on with a reference of the line above them.
struct WrappedLines {
  let lines: DocumentLines
  /// Of claims, citations and the like, which begin anew; what their glosses name may go on below them.
  let bound: Set<Int>
  /// The lines of what a document defines.
  let definitions: [Int: Set<String>]

  /// The lines around one, by index, that are to be read together.
  ///
  /// - Parameter limit: what lies before it was read already.
  func run(around index: Int, from limit: Int) -> ClosedRange<Int> {
    var (first, last) = (index, index)
    while first > limit, wraps(first - 1) { first -= 1 }
    while wraps(last) { last += 1 }
    return first...last
  }

  func unwrapped(_ run: ClosedRange<Int>) -> DocumentLines {
    let parts = run.map { index in
      let whole = lines.lines[index].whole
      return UnwrappedText.Line(slice: whole, place: whole.range.start)
    }
    return DocumentLines(UnwrappedText(parts), of: lines)
  }

  /// Whether the line goes on below it.
  private func wraps(_ index: Int) -> Bool {
    // Most lines are a block for themselves.
    guard index + 1 < lines.lines.count, isParagraph(index) else { return false }
    let (line, next) = (lines.lines[index], lines.lines[index + 1])
    guard line.isText, next.isText, next.checkbox == nil, !endsHard(line, before: next),
      SoftBreak.joins(line.whole, next.whole, isParagraph: true),
      !bound.contains(next.number), definitions[next.number] == nil
    else { return false }
    // A label begins anew, and what it labels goes on where its line is open.
    if CitationLine(next.content) != nil { return false }
    return CitationLine(line.content) == nil || isOpen(line.whole)
  }

  /// The line and the next one are of one paragraph.
  private func isParagraph(_ index: Int) -> Bool {
    let leaves = lines.tree.leaves
    guard index + 1 < leaves.count, leaves[index] >= 0, leaves[index] == leaves[index + 1] else { return false }
    if case .paragraph = lines.tree.nodes[Int(leaves[index])].kind { return true }
    return false
  }

  /// Two blanks or a stroke before its end break a line.
  private func endsHard(_ line: DocumentLine, before next: DocumentLine) -> Bool {
    let bytes = lines.tree.text.bytes
    let end = line.whole.end
    guard end > line.whole.start, end + 1 < next.whole.start else { return false }
    return bytes[end - 1] == UInt8(ascii: "\\") || bytes[end] == 32 && bytes[end + 1] == 32
  }

  private func isOpen(_ line: TextSlice) -> Bool {
    let last = line[line.end - 1]
    return last == UInt8(ascii: ",") || last == UInt8(ascii: ";") || line.matches(" and", at: line.end - 4)
  }
}
