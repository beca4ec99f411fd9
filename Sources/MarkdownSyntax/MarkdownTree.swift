/// A parsed document: its nodes in the order in which they begin, each with the end of its subtree.
///
/// A flat array rather than nested values: it is built and released without recursion, however deep a document nests.
package struct MarkdownTree: Sendable {
  package let text: SourceText
  /// `nodes[0]` is the document.
  package let nodes: [Node]
  /// For each line the innermost leaf block (paragraph, heading, code, table row, ...) that it belongs to; -1 for none.
  package let leaves: [Int32]
  package let notes: [SyntaxNote]

  package struct Node: Sendable {
    package let kind: Kind
    package let parent: Int
    /// One past the last node of the subtree.
    package var end: Int
    /// Lines from 0, the last one included. An inline node has the lines of its block.
    package internal(set) var lines: ClosedRange<Int>
    /// Columns from 1 in bytes; 0 where the parser does not know. Parsers err here: check before relying on it.
    package let column: Int

    package init(kind: Kind, parent: Int, end: Int, lines: ClosedRange<Int>, column: Int) {
      self.kind = kind
      self.parent = parent
      self.end = end
      self.lines = lines
      self.column = column
    }
  }

  package enum Kind: Hashable, Sendable {
    case document
    case blockQuote
    case list(ordered: Bool, start: Int, tight: Bool)
    /// `checked` is `nil` for an item without a check box.
    case item(checked: Bool?)
    case code(info: String, literal: String, fenced: Bool)
    case htmlBlock(String)
    case paragraph
    case heading(level: Int)
    case thematicBreak
    case table(alignments: [Alignment])
    case tableRow(isHeader: Bool)
    case tableCell
    case text(String)
    case softBreak
    case lineBreak
    case inlineCode(String)
    case inlineHTML(String)
    case emphasis
    case strong
    case strikethrough
    case link(destination: String, title: String)
    case image(destination: String, title: String)

    package enum Alignment: Hashable, Sendable {
      case none, left, center, right
    }
  }

  /// How much of a paragraph's inside is copied out of the parser.
  package enum Inlines: Hashable, Sendable {
    /// Links and images only, and no literals: what reading for meaning needs.
    case links
    /// Everything: what rendering needs.
    case all
  }

  package init(text: SourceText, nodes: [Node], notes: [SyntaxNote]) {
    self.text = text
    self.nodes = nodes
    self.notes = notes
    var leaves = [Int32](repeating: -1, count: text.lineCount)
    for (index, node) in nodes.enumerated() where node.kind.isLeafBlock {
      // A row is one line, though the parser lets a header begin, and end, with the paragraph above it; what it leaves of
      // that paragraph bears no line, or the first of all, which is another's.
      let row: Int? =
        switch node.kind {
        case .tableRow(isHeader: true): Self.headerLine(from: node.lines, in: text)
        case .tableRow: node.lines.upperBound
        default: nil
        }
      let isRow = row != nil
      let lines = row.map { $0...$0 } ?? node.lines
      for line in lines where leaves.indices.contains(line) && (isRow || leaves[line] < 0) {
        leaves[line] = Int32(truncatingIfNeeded: index)
      }
    }
    self.leaves = leaves
  }

  /// The line above the delimiter row, from where the paragraph began that it ended.
  private static func headerLine(from lines: ClosedRange<Int>, in text: SourceText) -> Int {
    var line = lines.lowerBound
    while line >= 0, line + 1 < text.lineCount, !text.line(line).isEmpty {
      let next = text.bytes[text.line(line + 1)]
      if next.contains(UInt8(ascii: "-")), next.allSatisfy({ "|-:> \t".utf8.contains($0) }) { return line }
      line += 1
    }
    return lines.upperBound
  }

  /// The direct children of a node.
  package func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      found.append(child)
      child = nodes[child].end
    }
    return found
  }
}

extension MarkdownTree.Kind {
  /// A block that holds text and no other block.
  package var isLeafBlock: Bool {
    switch self {
    case .code, .htmlBlock, .paragraph, .heading, .thematicBreak, .tableRow: true
    default: false
    }
  }
}
