import Findings
import MarkdownSyntax

/// Comments within lines: what stands in `text <!-- ✅ Requirement 7.7 -->` is shown to nobody, and says nothing.
///
/// They are blanked out and not cut out, byte for byte, so that all else stays where it is. Left are comments that are blocks of their
/// own, which no reader looks at, and among tasks those that cite, `<!-- Requirements: 1.1 -->`.
struct HiddenComments {
  private let tree: MarkdownTree
  private let isOfTasks: Bool

  /// - Returns: the same tree where there is none.
  static func blanked(_ tree: MarkdownTree, isOfTasks: Bool) -> MarkdownTree {
    let found = HiddenComments(tree: tree, isOfTasks: isOfTasks).ranges()
    guard !found.isEmpty else { return tree }
    var bytes = Array(tree.text.bytes)
    for range in found {
      for place in range where bytes[place] != 10 && bytes[place] != 13 { bytes[place] = 32 }
    }
    return MarkdownTree(text: SourceText(bytes), nodes: tree.nodes, notes: tree.notes)
  }

  private func ranges() -> [Range<Int>] {
    let text = TextSlice(tree.text, 0..<tree.text.bytes.count)
    var found: [Range<Int>] = []
    var offset = 0
    while let start = text.find("<!--", from: offset) {
      let block = block(around: start)
      found += block.comments.filter { !isOfTasks || !cites($0) }
      offset = max(start + 4, block.end)
    }
    return found
  }

  /// What stands in the paragraph, the heading or the row around a place, and where that ends; nothing where none is one within a line.
  private func block(around start: Int) -> (comments: [Range<Int>], end: Int) {
    let line = tree.text.position(start).line - 1
    let whole = tree.text.line(line)
    let leaf = Int(tree.leaves[line])
    guard leaf >= 0 else { return ([], whole.upperBound) }
    let lines = tree.nodes[leaf].lines
    switch tree.nodes[leaf].kind {
    case .paragraph, .heading:
      let block = tree.text.line(lines.lowerBound).lowerBound..<tree.text.line(lines.upperBound).upperBound
      return (InlineComments.ranges(in: block, of: tree.text), block.upperBound)
    case .tableRow: return (InlineComments.ranges(inRow: whole, of: tree.text), whole.upperBound)
    // `<details>` and the words below it, up to a blank line.
    case .htmlBlock where isOfTags(lines.lowerBound):
      return (InlineComments.ranges(inTags: whole, of: tree.text), whole.upperBound)
    case .htmlBlock:
      let comment = leadingComment(at: start, in: TextSlice(tree.text, whole))
      return (comment.map { [$0] } ?? [], comment?.upperBound ?? whole.upperBound)
    default: return ([], whole.upperBound)
    }
  }

  /// `3. <!-- was 4 --> WHEN a ship sinks ...`: for CommonMark a block of HTML, whose words a page shows.
  private func leadingComment(at start: Int, in line: TextSlice) -> Range<Int>? {
    guard let end = line.find("-->", from: start + 4), !line.slice(to: start).contains("<"),
      case let words = line.slice(from: end + 3).trimmed, isLetter(words.first) || words.first >= 0x80
    else { return nil }
    return start..<end + 3
  }

  /// `<!-- Requirements: 1.1 -->`
  private func cites(_ comment: Range<Int>) -> Bool {
    let inner = TextSlice(tree.text, comment.lowerBound + 4..<max(comment.lowerBound + 4, comment.upperBound - 3))
    return CitationLine(inner.trimmed, allowsOtherLabels: true) != nil
  }

  private func isOfTags(_ line: Int) -> Bool {
    let lead = TextSlice(tree.text, tree.text.line(line)).trimmed
    return lead.first == UInt8(ascii: "<") && lead[lead.start + 1] != UInt8(ascii: "!")
  }
}
