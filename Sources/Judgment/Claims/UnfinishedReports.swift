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
    let known = headings ?? Self.headings(facts)
    headings = known
    let own = known[report.document] ?? []
    // What stands below a heading is the status of something else.
    let head = own.first { $0.level > 1 }?.line ?? .max
    let entries =
      report.metadata.filter { $0.location.line < head && Self.isStatus($0.key) }
      + own.compactMap { Self.entry($0, in: report.document) }
    return entries.lazy.compactMap { entry in Self.unfinished(entry.value).map { (entry, $0) } }.first
  }

  private static func isStatus(_ key: String) -> Bool {
    // Asked of all metadata of all reports, and of most keys the length says that they are others.
    key.utf8.count < 24 && StatusVocabulary.names.contains(key.lowercased())
  }

  private static func headings(_ facts: Facts) -> [DocumentPath: [Heading]] {
    Dictionary(facts.corpus.documents.filter { $0.kind == .report }.map { ($0.path, $0.headings) }) { first, _ in first
    }
  }

  /// `## Status: ⏳ Pending`, `## Task Completion Status: PARTIAL`: a chapter that says it of the whole report, as none within another does.
  private static func entry(_ heading: Heading, in document: DocumentPath) -> MetadataEntry? {
    // By bytes: nearly all headings of all reports have no colon.
    guard heading.level < 3, let colon = heading.text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
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

  private static let qualifiers: Set<String> = [
    "task", "overall", "current", "completion", "implementation", "final", "the", "of",
  ]

  private static let open = [
    "blocked", "in progress", "in-progress", "not started", "not done", "not complete", "incomplete", "pending",
    "partial", "partially", "failed", "failing", "on hold", "paused", "deferred", "to do", "todo", "wip",
    "work in progress",
    "waiting", "unfinished", "ongoing", "cancelled", "canceled", "not implemented", "open",
  ]

  /// The words that say so at its front: `🔄 In progress`, `**Blocked** by the tokens`.
  private static func unfinished(_ status: String) -> String? {
    // Nearly every report is complete, and says no more of it.
    if status.utf8.first == UInt8(ascii: "C"), !status.utf8.starts(with: "Canc".utf8), status.utf8.count < 12 {
      return nil
    }
    let text = status.lowercased().drop { !$0.isLetter }
    if let words = exception(text) { return words }
    guard !hasEnded(text) else { return nil }
    return open.first { word in
      text.hasPrefix(word) && text.dropFirst(word.count).first.map { !$0.isLetter && $0 != "-" } ?? true
    } ?? elsewhere(text)
  }

  /// `进行中`, `Pendiente`: in other languages the words that stand by themselves, or before a sign.
  private static func elsewhere(_ text: Substring) -> String? {
    let part = text.prefix { !",.;:()（），。；：\u{2013}\u{2014}/".contains($0) }
    guard part.utf8.count < 40, let last = part.lastIndex(where: { $0 != " " }) else { return nil }
    let said = String(part[...last])
    return unfinished.contains(said) ? said : nil
  }

  private static let unfinished =
    StatusVocabulary.pending.union(StatusVocabulary.partial).union(StatusVocabulary.failed)

  /// `Complete except for iOS`, `Mostly complete`: what is done but for something is not done.
  private static func exception(_ text: Substring) -> String? {
    let words = text.split { !$0.isLetter }.prefix(4).map(String.init)
    guard let done = words.firstIndex(where: { $0 == "complete" || $0 == "completed" || $0 == "done" }) else {
      return nil
    }
    if done == 1, ["mostly", "nearly", "almost", "largely", "partly"].contains(words[0]) {
      return words[0...1].joined(separator: " ")
    }
    guard done == 0, words.count > 1 else { return nil }
    let isPair =
      words.count > 2 && ["apart from", "but not", "other than"].contains(words[1...2].joined(separator: " "))
    guard isPair || ["except", "excepting", "excluding"].contains(words[1]) else { return nil }
    return words[0...(isPair ? 2 : 1)].joined(separator: " ")
  }

  /// `In progress → Complete`, `Blocked, done since Monday`, `Pending items: none`
  private static func hasEnded(_ text: Substring) -> Bool {
    if text.hasSuffix(": none") { return true }
    guard let last = text.replacing("->", with: "→").split(whereSeparator: { $0 == "→" || $0 == "," }).dropFirst().last
    else { return false }
    let end = last.drop { !$0.isLetter && $0 != "✅" }
    return ["complete", "done", "✅"].contains { end.hasPrefix($0) }
  }
}
