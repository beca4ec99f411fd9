import Findings
import MarkdownSyntax
import SpecModel

/// What a design names without the word `Requirement`: the cells of a traceability table, `| 1.1, 1.2 | Size | Canvas |`, and the
/// numbers of series in its sentences, `FR-001`, `NFR-2`, `US-1`. They count where the spec has them: `FR-12` may be another system's.
struct DesignMentions {
  let lines: DocumentLines

  /// - Parameters:
  ///   - bound: lines whose references bind something.
  ///   - known: what else was read from the document.
  func read(besides bound: Set<Int>, _ known: [Reference]) -> [Reference] {
    // `Requirement FR-1` was read with its word: it ends where the number does.
    let seen = Set(known.map { Self.end($0.location) })
    return (tabled(bound) + named(bound)).filter { !seen.contains(Self.end($0.location)) }
  }

  private static func end(_ location: Location) -> SourcePosition { location.range.end }

  // MARK: Tables

  private func tabled(_ bound: Set<Int>) -> [Reference] {
    var found: [Reference] = []
    var column: Int?
    var specColumn: Int?
    for line in lines.lines {
      guard case .table(let isHeader) = line.block else { continue }
      let cells = line.whole.cells
      if isHeader {
        column = DesignReader.column(cells)
        specColumn = column.flatMap { _ in ClaimTableWords.specColumn(cells.columnNames) }
      } else if let column, !bound.contains(line.number), column < cells.count {
        let spec = specColumn.flatMap { cells.indices.contains($0) ? SpecNaming.inCell(cells[$0], lines.specs) : nil }
        found += references(cells[column], spec: spec)
      }
    }
    return found
  }

  /// A cell that holds nothing but references.
  ///
  /// - Parameter spec: the one that another cell of the row names.
  private func references(_ cell: TextSlice, spec: String?) -> [Reference] {
    let cell = cell.withoutEmphasis
    guard cell.mayHoldNumber else { return [] }
    var cursor = ReferenceCursor(cell)
    cursor.skipOpeningMarkup()
    cursor.allowsSeries = true
    let items = cursor.list()
    guard cell.slice(from: cursor.offset).withoutLeadingEmphasis.isEmpty,
      items.allSatisfy({ $0.spec == nil && ($0.isLabelled || $0.first.criterion != nil) })
    else { return [] }
    return items.flatMap { ReferenceExpansion(lines: lines).references($0, in: cell, spec: spec) ?? [] }
  }

  // MARK: Sentences

  private func named(_ bound: Set<Int>) -> [Reference] {
    let text = lines.tree.text
    let bytes = UnsafeRawBufferPointer(text.bytes)
    var found: [Reference] = []
    var index = 0
    // What a list has read is not read again.
    var end = 0
    for place in places(in: bytes) where place >= end {
      while index + 1 < text.lineCount, text.lineStarts[index + 1] <= place { index += 1 }
      let line = lines.lines[index]
      guard line.isText || line.heading != nil, !bound.contains(line.number), !lines.isCode(at: index) else { continue }
      var cursor = ReferenceCursor(line.whole.slice(from: place))
      for item in cursor.list() where item.isLabelled && item.spec == nil && item.first.requirement.series != nil {
        found += ReferenceExpansion(lines: lines).references(item, in: line.whole) ?? []
      }
      end = max(place + 1, cursor.offset)
    }
    return found
  }

  /// Where `FR-1`, `NFR-1` or `US-1` begins, and no part of a word or a path.
  private func places(in bytes: UnsafeRawBufferPointer) -> [Int] {
    let functional = ByteSearch.all(UInt8(ascii: "F"), in: bytes).filter { isSeries("R", behind: $0, in: bytes) }
      .map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "N") ? $0 - 1 : $0 }
    let stories = ByteSearch.all(UInt8(ascii: "U"), in: bytes).filter { isSeries("S", behind: $0, in: bytes) }
    return (functional + stories).filter { place in
      guard place > 0 else { return true }
      return !isWordByte(bytes[place - 1]) && !"-/.`#".utf8.contains(bytes[place - 1])
    }.sorted()
  }

  private func isSeries(_ letter: Unicode.Scalar, behind place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    place + 3 < bytes.count && bytes[place + 1] == UInt8(ascii: letter) && bytes[place + 2] == UInt8(ascii: "-")
      && isDigit(bytes[place + 3])
  }
}
