package import Findings
package import SpecModel

/// The findings that a workspace has accepted: what was there before anybody looked.
package struct Baseline: Hashable, Sendable {
  /// How many findings of each kind.
  package let counts: [BaselineEntry: Int]

  package init(_ counts: [BaselineEntry: Int] = [:]) {
    self.counts = counts
  }

  /// The baseline that accepts all of these.
  package init(accepting findings: [Finding], in corpus: Corpus) {
    let places = FindingPlaces(corpus: corpus)
    counts = findings.reduce(into: [:]) { $0[BaselineEntry($1, places: places), default: 0] += 1 }
  }

  package var isEmpty: Bool { counts.isEmpty }

  package var total: Int { counts.values.reduce(0, +) }

  package struct Comparison: Sendable {
    package let new: [Finding]
    package let known: [Finding]
    /// Sorted; as often as it is too many.
    package let fixed: [BaselineEntry]
    /// What it holds and nobody could find today, and nobody says is gone. Sorted, as often as it is held.
    package let waiting: [BaselineEntry]
  }

  /// Which findings it knows. What is not found as it was written down is looked for once more where only its heading has
  /// changed, and then in the document that its own one became, where that one is gone: a spec folder that was renamed keeps its
  /// baseline.
  ///
  /// - Parameters:
  ///   - hidden: what is there as well, and is not told because something else is told of its place.
  ///   - reach: what was looked at.
  ///   - cited: the numbers that are cited today; asked for where findings about the past are missing.
  package func comparison(
    with findings: [Finding],
    hidden: [Finding] = [],
    in corpus: Corpus,
    rules: [any Rule],
    reach: Reach = Reach(past: .lock, hasSurroundings: true),
    cited: () -> CitedNumbers? = { nil }
  ) -> Comparison {
    guard !isEmpty else { return Comparison(new: findings, known: [], fixed: [], waiting: []) }
    let places = FindingPlaces(corpus: corpus)
    let entries = findings.map { BaselineEntry($0, places: places) }
    let unbending = Set(rules.filter { !$0.canBeAccepted }.map(\.id))
    var open = findings.indices.filter { !unbending.contains(findings[$0].rule) }
    var left = counts
    for loosened in [\BaselineEntry.itself, \.withoutHeading] { take(&open, entries, &left, loosened) { _ in true } }
    let former = findings.map { $0.identity == nil ? nil : BaselineEntry(formerly: $0, places: places) }
    if former.contains(where: { $0 != nil }) {
      take(&open, zip(entries, former).map { $1 ?? $0 }, &left, \.itself) { _ in true }
    }
    let moved = MovedDocuments(from: counts, open: open.map { entries[$0] }, documents: corpus.documents.map(\.path))
    for (old, new) in moved.pairs {
      take(&open, entries, &left, \.withoutFolder, in: new) { $0.path == old }
    }
    let new = Set(open).union(findings.indices.filter { unbending.contains(findings[$0].rule) })
    let hiddenEntries = hidden.map { BaselineEntry($0, places: places) }
    var behind = Array(hiddenEntries.indices)
    var held: [BaselineEntry: Int] = [:]
    let before = left
    for loosened in [\BaselineEntry.itself, \.withoutHeading] {
      take(&behind, hiddenEntries, &left, loosened) { _ in true }
    }
    for (entry, count) in before { held[entry] = count - (left[entry] ?? 0) }
    // A rule that needs more than was looked at may be silent for want of it; one that is no more never speaks again.
    let asked = Set(rules.filter(reach.covers).map(\.id))
    let aboutPast = Set(rules.filter(\.needsPast).map(\.id)).subtracting(asked)
    // Whatever the next comparison is with, it finds nothing where the number is not cited any more.
    let citations = left.keys.contains { aboutPast.contains($0.rule) } ? cited() : nil
    let isGone = { (entry: BaselineEntry) in
      asked.contains(entry.rule) || !rules.contains { $0.id == entry.rule }
        || (aboutPast.contains(entry.rule) && citations?.hold(entry) == false)
    }
    for (entry, count) in left where !isGone(entry) { held[entry, default: 0] += count }
    return Comparison(
      new: findings.indices.filter { new.contains($0) }.map { findings[$0] },
      known: findings.indices.filter { !new.contains($0) }.map { findings[$0] },
      fixed: Self.listed(left.filter { isGone($0.key) }),
      waiting: Self.listed(held)
    )
  }

  private static func listed(_ counts: [BaselineEntry: Int]) -> [BaselineEntry] {
    counts.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted()
  }

  private func take(
    _ open: inout [Int],
    _ entries: [BaselineEntry],
    _ left: inout [BaselineEntry: Int],
    _ loosened: KeyPath<BaselineEntry, BaselineEntry>,
    in document: DocumentPath? = nil,
    where isFree: (BaselineEntry) -> Bool
  ) {
    guard !open.isEmpty, !left.isEmpty else { return }
    let wanted = Set(open.map { entries[$0][keyPath: loosened] })
    let candidates = left.keys.filter { isFree($0) && wanted.contains($0[keyPath: loosened]) }
    var known = Dictionary(grouping: candidates.sorted()) { $0[keyPath: loosened] }
    open.removeAll { index in
      if let document, entries[index].path != document { return false }
      let key = entries[index][keyPath: loosened]
      guard let entry = known[key]?.first, let count = left[entry] else { return false }
      left[entry] = count > 1 ? count - 1 : nil
      if count == 1 { known[key]?.removeFirst() }
      return true
    }
  }
}
