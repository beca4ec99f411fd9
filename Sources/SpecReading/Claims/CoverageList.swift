import SpecModel

/// `- 2.1: reader.test.ts`, `- **FR-002**: done` below `## Requirements Coverage` or `## Traceability`: the numbers that lead its items.
struct CoverageList {
  let lines: DocumentLines

  /// What stands before the colon or the dash of each item, where that is nothing but a list of criteria.
  var lists: [TextSlice] {
    var lists: [TextSlice] = []
    var isOpen = false
    for line in lines.lines {
      if line.heading != nil {
        isOpen = Self.isOfCoverage(line.content)
      } else if isOpen, line.isText, line.marker == .bullet, line.checkbox == nil, let list = Self.list(line.content) {
        lists.append(list)
      }
    }
    return lists
  }

  private static func isOfCoverage(_ title: TextSlice) -> Bool {
    // Nearly all titles are about something else, which one look tells.
    guard SectionContext.Topics(title: title).contains(.requirements) else { return false }
    let words: [StaticString] = ["coverage", "mapping", "traceability"]
    return words.contains { title.contains($0, ignoringCase: true) }
  }

  private static func list(_ item: TextSlice) -> TextSlice? {
    let text = item.withoutLeadingEmphasis
    guard isDigit(text.first) || leadsWithSeries(text) else { return nil }
    let ends = joints.compactMap { text.find($0) }
    guard let end = ends.min(), case let list = RequirementColumn.bare(text.slice(to: end).trimmed),
      case .list = RequirementColumn.content(list)
    else { return nil }
    return list
  }

  /// `FR-002`, and neither `R1` nor `US1`, which may count anything.
  private static func leadsWithSeries(_ text: TextSlice) -> Bool {
    guard (65...90).contains(text.first) else { return false }
    var cursor = ReferenceCursor(text)
    cursor.allowsSeries = true
    return cursor.item()?.first.requirement.series != nil
  }

  private static let joints: [StaticString] = [":", " - ", " \u{2014} ", " \u{2013} ", " \u{2192} ", " -> ", "**"]
}
