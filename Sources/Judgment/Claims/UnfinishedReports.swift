import Findings
import SpecModel

/// What reports say of themselves: that the work is not at its end.
struct UnfinishedReports {
  private let facts: Facts
  /// The first line below the head of each report: what stands below a heading is the status of something else.
  private var heads: [DocumentPath: Int]?

  init(_ facts: Facts) {
    self.facts = facts
  }

  /// - Returns: its `Status` line, and the words there that say so.
  mutating func status(of report: CompletionReport) -> (entry: MetadataEntry, words: String)? {
    guard let entry = StatusVocabulary.names.lazy.compactMap(report.entry).first,
      let words = Self.unfinished(entry.value)
    else { return nil }
    let known = heads ?? Self.heads(facts)
    heads = known
    guard known[report.document].map({ entry.location.line < $0 }) ?? true else { return nil }
    return (entry, words)
  }

  private static func heads(_ facts: Facts) -> [DocumentPath: Int] {
    let ends = facts.corpus.documents.filter { $0.kind == .report }.compactMap { document in
      document.headings.first { $0.level > 1 }.map { (document.path, $0.line) }
    }
    return Dictionary(ends) { first, _ in first }
  }

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
