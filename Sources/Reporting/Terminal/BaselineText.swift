import Findings
package import Judgment

/// What a new baseline adds to the old one, and takes out of it.
package struct BaselineText: Sendable {
  private let old: Baseline
  private let new: Baseline
  private let width: Int

  /// As many lines are shown of each.
  private static let limit = 20

  package init(from old: Baseline, to new: Baseline, width: Int) {
    self.old = old
    self.new = new
    self.width = width
  }

  package var text: String {
    let added = difference(new, old)
    let removed = difference(old, new)
    guard !added.isEmpty || !removed.isEmpty else {
      return "nothing has changed: \(Counted.words(new.total, "finding")) accepted\n"
    }
    return lines("+", added) + lines("-", removed)
      + "\(sum(added)) added, \(sum(removed)) taken out: \(Counted.words(new.total, "finding")) accepted\n"
  }

  private func difference(_ one: Baseline, _ other: Baseline) -> [(entry: BaselineEntry, count: Int)] {
    one.counts.compactMap { entry, count in
      let more = count - (other.counts[entry] ?? 0)
      return more > 0 ? (entry, more) : nil
    }.sorted { $0.entry < $1.entry }
  }

  private func lines(_ sign: String, _ changes: [(entry: BaselineEntry, count: Int)]) -> String {
    let shown = changes.prefix(Self.limit).map { entry, count in
      let times = count > 1 ? " (\(count) times)" : ""
      return TextWrapping.hanging(
        "\(sign) ",
        "\(entry.path): \(entry.rule): \(entry.message)\(times)",
        indent: 0,
        width: width
      )
        + "\n"
    }
    let more = changes.dropFirst(Self.limit)
    return shown.joined() + (more.isEmpty ? "" : "\(sign) \(sum(Array(more))) more\n")
  }

  private func sum(_ changes: [(entry: BaselineEntry, count: Int)]) -> Int { changes.reduce(0) { $0 + $1.count } }
}
