import Findings
import MarkdownSyntax

/// Comments within lines: what stands in `text <!-- ✅ Requirement 7.7 -->` is shown to nobody, and says nothing.
///
/// They are blanked out and not cut out, byte for byte, so that all else stays where it is. Left are comments that are blocks of their
/// own, which no reader looks at, and among tasks those that cite, `<!-- Requirements: 1.1 -->`.
struct HiddenComments {
  private let tree: MarkdownTree
  private let text: TextSlice
  private let isOfTasks: Bool
  private var ticks = Backticks()
  /// The cell that was looked at last: a cell may be a megabyte of comments.
  private var cell: TextSlice?

  /// - Returns: the same tree where there is none.
  static func blanked(_ tree: MarkdownTree, isOfTasks: Bool) -> MarkdownTree {
    var comments = HiddenComments(tree, isOfTasks)
    let found = comments.ranges()
    guard !found.isEmpty else { return tree }
    var bytes = Array(tree.text.bytes)
    for range in found {
      for place in range where bytes[place] != 10 && bytes[place] != 13 { bytes[place] = 32 }
    }
    return MarkdownTree(text: SourceText(bytes), nodes: tree.nodes, notes: tree.notes)
  }

  private init(_ tree: MarkdownTree, _ isOfTasks: Bool) {
    self.tree = tree
    self.isOfTasks = isOfTasks
    text = TextSlice(tree.text, 0..<tree.text.bytes.count)
  }

  private mutating func ranges() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = 0
    while let start = text.find("<!--", from: offset) {
      offset = start + 4
      guard let block = block(around: start), !ticks.areOpen(behind: block.slice(to: start)), !isEscaped(start) else {
        continue
      }
      guard let end = block.slice(from: offset).find("-->") else {
        // No other one ends in this block either.
        offset = max(offset, block.end)
        continue
      }
      let inner = block.slice(from: offset).slice(to: end)
      offset = end + 3
      guard isOfTasks, CitationLine(inner.trimmed, allowsOtherLabels: true) != nil else {
        found.append(start..<offset)
        continue
      }
    }
    return found
  }

  /// The paragraph, the heading or the cell in which the comment must end; `nil` where none is one within a line.
  private mutating func block(around start: Int) -> TextSlice? {
    let line = tree.text.position(start).line - 1
    let leaf = Int(tree.leaves[line])
    guard leaf >= 0 else { return nil }
    let lines = tree.nodes[leaf].lines
    switch tree.nodes[leaf].kind {
    case .paragraph, .heading:
      return TextSlice(
        tree.text,
        tree.text.line(lines.lowerBound).lowerBound..<tree.text.line(lines.upperBound).upperBound
      )
    case .tableRow: return cell(around: start, in: TextSlice(tree.text, tree.text.line(line)))
    // `<details>` and the words below it, up to a blank line.
    case .htmlBlock where isOfTags(lines.lowerBound): return TextSlice(tree.text, tree.text.line(line))
    default: return nil
    }
  }

  /// Cells are told apart before anything in them.
  private mutating func cell(around start: Int, in row: TextSlice) -> TextSlice {
    if let cell, cell.start <= start, start < cell.end { return cell }
    var (first, last) = (start, start)
    while first > row.start, row[first - 1] != UInt8(ascii: "|") { first -= 1 }
    while last < row.end, row[last] != UInt8(ascii: "|") { last += 1 }
    let found = row.slice(from: first).slice(to: last)
    cell = found
    return found
  }

  private func isOfTags(_ line: Int) -> Bool {
    let lead = TextSlice(tree.text, tree.text.line(line)).trimmed
    return lead.first == UInt8(ascii: "<") && lead[lead.start + 1] != UInt8(ascii: "!")
  }

  private func isEscaped(_ start: Int) -> Bool { start > 0 && text[start - 1] == UInt8(ascii: "\\") }
}
