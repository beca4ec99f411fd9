import Findings
import SpecModel

/// Finds citations that hang on no task: `_Requirements: 2.1_` below a box without a number, or below a heading.
struct UnownedCitations {
  let lines: DocumentLines

  /// - Parameter candidates: the lines that no task holds.
  func read(_ candidates: [DocumentLine], beside tasks: [SpecTask]) -> [Citation.Unreadable] {
    let cited = Set(tasks.flatMap(\.citations).map(\.location.line))
    return candidates.filter { $0.isText && !cited.contains($0.number) && cites($0.content) }.map { line in
      Citation.Unreadable(text: line.content.excerpt, location: lines.location(line.content), isOfNoTask: true)
    }
  }

  private func cites(_ text: TextSlice) -> Bool {
    // What an assistant is told cites what its task cites already.
    guard let list = (CitationLine(text) ?? ending(text))?.list, !text.withoutLeadingEmphasis.hasPrefix("Prompt:")
    else { return false }
    var cursor = ReferenceCursor(list)
    cursor.allowsSeries = true
    cursor.isCitation = true
    cursor.skipOpeningMarkup()
    let items = cursor.list()
    // `Requirements: 3 columns` counts something.
    let isWhole = list.slice(from: cursor.offset).withoutEmphasis.isEmpty
    return items.contains { isWhole || $0.isLabelled || $0.first.criterion != nil }
  }
  /// `Test it. _(Requirements: 1.1)_`, and not `Tasks say _Requirements: 1.1_ where they cite.`
  private func ending(_ text: TextSlice) -> CitationLine? {
    guard let citation = CitationLine.inside(text)?.citation else { return nil }
    let isLast = (citation.list.end..<max(citation.list.end, text.end)).allSatisfy { "_*)]. ".utf8.contains(text[$0]) }
    return isLast ? citation : nil
  }
}
