/// What an application shows of the state of something, or says in so many words: a remark behind it tells what is shown, and not that
/// work was left.
enum ShownStates {
  /// `rows by their state (pending)`, `the error reads: not yet built`
  ///
  /// - Parameter lead: what stands before the remark, in small letters.
  static func areNamed(in lead: some StringProtocol) -> Bool {
    lead.split { !$0.isLetter }.contains { shown.contains(String($0)) }
  }

  /// `says: "not yet built"`
  static func isQuoted(_ remark: Substring) -> Bool {
    remark.unicodeScalars.first { $0 != " " }.map { quotes.contains($0) } ?? false
  }

  /// The same, or `HTTP 501: not implemented`, `Before: not shown`: what is answered, or what was.
  static func areNamedOrSaid(in lead: some StringProtocol) -> Bool {
    lead.split { !$0.isLetter }.lazy.map { String($0) }.contains {
      shown.contains($0) || others.contains($0) || past.contains($0)
    }
  }

  private static let shown: Set<String> = [
    "badge", "badges", "column", "columns", "enum", "filter", "filters", "icon", "icons", "indicator", "item", "items",
    "label", "labels", "list", "lists", "mark", "marked", "marks", "message", "phase", "phases", "queue", "record",
    "records", "request", "requests", "row", "rows", "show", "shown", "shows", "stage", "stages", "state", "states",
    "status", "statuses", "tag", "tags", "tasks", "value", "values", "display", "displayed", "displays",
  ]

  private static let others: Set<String> = [
    "after", "answer", "answers", "banner", "code", "error", "errors", "example", "exception", "former", "formerly",
    "http", "hint", "legacy", "messages", "note", "old", "option", "options", "placeholder", "previous", "prints",
    "reads", "reason", "report", "reports", "response", "returns", "says", "text", "thread",
    "throws", "title", "toast", "tooltip", "warning", "warnings",
  ]

  /// `vorher`, and nothing else: `schneller als zuvor: nicht implementiert` tells of today.
  static func tellOfPast(_ lead: Substring) -> Bool { past.contains(String(lead)) }

  private static let past: Set<String> = [
    "bisher", "früher", "vorher", "zuvor", "auparavant", "avant", "antes", "anteriormente", "prima", "precedentemente",
    "before", "previously", "以前", "従来", "変更前", "之前", "此前", "이전",
  ]

  private static let quotes = Set("\"'`\u{201C}\u{2018}\u{201E}\u{AB}\u{300C}".unicodeScalars)
}
