import Findings
import MarkdownSyntax
import SpecModel

/// `| Requirement | State |` with marks in a document that is no report, such as `review.md`: nobody reads what such a table claims,
/// and whoever wrote it should know.
enum UnreportedTables {
  /// - Returns: the first number that each table claims.
  static func read(_ lines: DocumentLines, _ kind: SpecDocument.Kind) -> [Citation.Unreadable] {
    guard kind == .other || kind == .summary else { return [] }
    var found: [Citation.Unreadable] = []
    var table: ClaimTable?
    for line in lines.lines {
      guard case .table(let isHeader) = line.block else { continue }
      let cells = line.whole.cells
      if isHeader {
        let saysStatus = cells.columnNames.contains(where: ClaimTableWords.isStatus)
        table = saysStatus ? ClaimTable(header: cells, isAboutRequirements: false, specs: lines.specs) : nil
      } else if let row = table?.row(cells, context: nil), row.mark != nil, !row.isPossible, let item = row.items.first
      {
        let number = TextSlice(row.text.source, item.range)
        found.append(.init(text: number.excerpt, location: lines.location(number), cause: .noReport))
        table = nil
      }
    }
    return found
  }
}
