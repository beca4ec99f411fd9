/// A place in a text: line and column both count from 1, and columns count UTF-8 bytes.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of a text. The end is exclusive: the position of the first byte that no longer belongs to it.
package struct SourceRange: Hashable, Comparable, Sendable {
  package let start: SourcePosition
  package let end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// A stretch within one line.
  package init(line: Int, columns: Range<Int>) {
    self.init(
      start: SourcePosition(line: line, column: columns.lowerBound),
      end: SourcePosition(line: line, column: columns.upperBound)
    )
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}

/// A stretch of a document.
package struct Location: Hashable, Comparable, Sendable {
  package let path: DocumentPath
  package let range: SourceRange

  package init(path: DocumentPath, range: SourceRange) {
    self.path = path
    self.range = range
  }

  package var line: Int { range.start.line }

  package static func < (left: Self, right: Self) -> Bool {
    (left.path, left.range) < (right.path, right.range)
  }
}
