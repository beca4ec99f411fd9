import Findings
import SpecModel

/// What reports say of themselves: that the work is not at its end.
struct UnfinishedReports {
  private let facts: Facts
  /// The headings of each report.
  private var headings: [DocumentPath: [Heading]]?

  init(_ facts: Facts) {
    self.facts = facts
  }

  /// - Returns: its `Status` line, and the words there that say so.
  mutating func status(of report: CompletionReport) -> (entry: MetadataEntry, words: String)? {
    entries(of: report).lazy.compactMap { entry in OpenStatus.words(entry.value).map { (entry, $0) } }.first
  }

  /// It has a status, and none that says so.
  mutating func isAtItsEnd(_ report: CompletionReport) -> Bool {
    let entries = entries(of: report)
    return !entries.isEmpty && entries.allSatisfy { OpenStatus.words($0.value) == nil }
  }

  private mutating func entries(of report: CompletionReport) -> [MetadataEntry] {
    let known = headings ?? facts.corpus.reportHeadings
    headings = known
    let own = known[report.document] ?? []
    // What stands below a heading is the status of something else.
    let head = own.first { $0.level > 1 }?.line ?? .max
    return report.metadata.filter { $0.location.line < head && Self.isStatus($0.key) }
      + own.compactMap { Self.entry($0, in: report.document) }
  }

  private static func isStatus(_ key: String) -> Bool {
    // Asked of all metadata of all reports, and of most keys the length says that they are others.
    key.utf8.count < 24 && StatusVocabulary.names.contains(key.lowercased())
  }

  /// `## Status: ⏳ Pending`, `## Task Completion Status: PARTIAL`: a chapter that says it of the whole report, as none within another does.
  private static func entry(_ heading: Heading, in document: DocumentPath) -> MetadataEntry? {
    // By bytes: nearly all headings of all reports have no colon.
    guard heading.level < 3, let colon = heading.text.utf8.firstIndex(of: UInt8(ascii: ":")),
      let last = heading.text.utf8[..<colon].last, endings.contains(last | 0x20)
    else { return nil }
    let label = heading.text[..<colon].lowercased()
    guard let name = StatusVocabulary.names.first(where: label.hasSuffix),
      label.dropLast(name.count).split(whereSeparator: { !$0.isLetter }).allSatisfy({ qualifiers.contains(String($0)) })
    else { return nil }
    let width = heading.text.utf8.count + heading.level + 1
    return MetadataEntry(
      key: label,
      value: String(heading.text[heading.text.utf8.index(after: colon)...].drop { $0 == " " }),
      location: Location(path: document, range: SourceRange(line: heading.line, columns: 1..<1 + width))
    )
  }

  /// The last byte of each of the names, whatever its case.
  private static let endings = StatusVocabulary.names.compactMap { $0.utf8.last.map { $0 | 0x20 } }

  private static let qualifiers: Set<String> = [
    "task", "overall", "current", "completion", "implementation", "final", "the", "of",
  ]
}
