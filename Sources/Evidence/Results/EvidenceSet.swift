/// All that ran: results and the catalogue of components.
///
/// It is a set. Of one check there may be several results, obtained on different inputs; whoever judges takes those that were
/// obtained on today's.
package struct EvidenceSet: Hashable, Sendable {
  /// Sorted by check, then by what they were obtained on.
  package private(set) var results: [CheckResult]
  package private(set) var catalogue: Catalogue
  /// The parts of all checks that ran, sorted. A run that shares nothing out is part 1 of 1.
  package private(set) var shards: [ShardRecord]
  /// Runs that did not come to their end, sorted.
  package private(set) var unfinished: [UnfinishedRun]
  /// Reports of other runners that were named and could not be read whole, sorted.
  package private(set) var unread: [UnreadReport]
  package var unknown: JSONObject

  package init(
    results: [CheckResult] = [],
    catalogue: Catalogue = Catalogue(),
    shards: [ShardRecord] = [],
    unfinished: [UnfinishedRun] = [],
    unread: [UnreadReport] = [],
    unknown: JSONObject = JSONObject()
  ) {
    self.results = Self.worstOfEach(results)
    self.catalogue = catalogue
    self.shards = ShardRecord.joined(shards)
    self.unfinished = UnfinishedRun.joined(unfinished)
    self.unread = UnreadReport.joined(unread)
    self.unknown = unknown
  }

  /// Both sets together. Of two results on the same inputs the worse one stays; results on different inputs stay both.
  ///
  /// Commutative, associative and idempotent.
  package func merged(with other: EvidenceSet) -> EvidenceSet {
    EvidenceSet(
      results: results.merged(with: other.results),
      catalogue: catalogue.merged(with: other.catalogue),
      shards: shards + other.shards,
      unfinished: unfinished + other.unfinished,
      unread: unread + other.unread,
      unknown: unknown.merged(with: other.unknown)
    )
  }

  /// What stays after some checks ran again: their old results and their old pictures go.
  ///
  /// - Parameters:
  ///   - isRead: whether a result of another runner came from a report that was read again. Such results go by their reports, since
  ///     several reports may hold the same test.
  ///   - isKept: whether it still says something that a part of all checks ran.
  ///   - isOpen: whether a run that was interrupted still wants for the rest.
  ///   - isReadAgain: whether a report that could not be read then was read now, or is gone.
  package func replacing(
    _ checks: Set<CheckKey>,
    with newer: EvidenceSet,
    reports isRead: (CheckResult) -> Bool = { _ in false },
    shards isKept: (ShardRecord) -> Bool = { _ in true },
    unfinished isOpen: (UnfinishedRun) -> Bool = { _ in true },
    unread isReadAgain: (UnreadReport) -> Bool = { _ in false }
  ) -> EvidenceSet {
    EvidenceSet(
      results: results.filter { $0.source == .junit ? !isRead($0) : !checks.contains($0.check) } + newer.results,
      catalogue: catalogue.without(checks).merged(with: newer.catalogue),
      shards: shards.filter(isKept) + newer.shards,
      unfinished: unfinished.filter(isOpen) + newer.unfinished,
      unread: unread.filter { !isReadAgain($0) } + newer.unread,
      unknown: unknown.merged(with: newer.unknown)
    )
  }

  /// Of the results of a check on the same platform and inputs, which are results of the same thing, the worst.
  private static func worstOfEach(_ results: [CheckResult]) -> [CheckResult] {
    // What comes from a file is sorted already, and holds nothing twice.
    let places = results.indices.dropFirst()
    if places.allSatisfy({ results.isAscending($0 - 1, $0) }) { return results }
    let isSorted = places.allSatisfy { results[$0 - 1].check <= results[$0].check }
    let sorted = isSorted ? results : results.sorted { $0.check < $1.check }
    var worst: [CheckResult] = []
    worst.reserveCapacity(sorted.count)
    var start = sorted.startIndex
    while start < sorted.endIndex {
      let end = sorted[start...].firstIndex { $0.check != sorted[start].check } ?? sorted.endIndex
      if end - start == 1 { worst.append(sorted[start]) } else { worst += worstOfOne(sorted[start..<end]) }
      start = end
    }
    return worst
  }

  /// - Parameter results: of one check.
  private static func worstOfOne(_ results: ArraySlice<CheckResult>) -> [CheckResult] {
    var worst: [(ground: ResultGround, result: CheckResult)] = []
    for (ground, result) in results.map({ (ResultGround($0), $0) }).sorted(by: { $0.0 < $1.0 }) {
      if let last = worst.last, last.ground == ground {
        worst[worst.count - 1].result = last.result.worse(of: result)
      } else {
        worst.append((ground, result))
      }
    }
    return worst.map(\.result)
  }
}

extension [CheckResult] {
  /// Whether one result stands before another by its check, or else by what is told apart first: a copy of either takes its time.
  fileprivate func isAscending(_ left: Int, _ right: Int) -> Bool {
    if self[left].check != self[right].check { return self[left].check < self[right].check }
    return self[left].platform < self[right].platform
  }

  /// Both lists, each sorted by check, as one that is.
  fileprivate func merged(with other: [CheckResult]) -> [CheckResult] {
    var merged: [CheckResult] = []
    merged.reserveCapacity(count + other.count)
    var (mine, others) = (0, 0)
    while mine < count, others < other.count {
      if other[others].check < self[mine].check {
        merged.append(other[others])
        others += 1
      } else {
        merged.append(self[mine])
        mine += 1
      }
    }
    merged += self[mine...]
    merged += other[others...]
    return merged
  }
}

/// Everything that a result of a check depends on, its platform included.
private struct ResultGround: Equatable, Comparable {
  private let platform: PlatformName
  private let source: String
  private let report: String?
  private let check: Fingerprint?
  private let components: [SourceFingerprint]
  private let criteria: [CriterionBinding]

  init(_ result: CheckResult) {
    platform = result.platform
    source = result.source.rawValue
    report = result.report
    check = result.inputs.check
    components = result.inputs.components
    criteria =
      result.criteria.count < 2
      ? result.criteria : result.criteria.sorted { ($0.criterion, $0.words) < ($1.criterion, $1.words) }
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.platform != right.platform { return left.platform < right.platform }
    if left.source != right.source { return left.source < right.source }
    if left.report != right.report { return (left.report ?? "") < (right.report ?? "") }
    if left.check != right.check { return (left.check?.hexadecimal ?? "") < (right.check?.hexadecimal ?? "") }
    if left.components != right.components { return left.components.lexicographicallyPrecedes(right.components) }
    return left.criteria.lexicographicallyPrecedes(right.criteria) {
      ($0.criterion, $0.words) < ($1.criterion, $1.words)
    }
  }
}

extension CriterionBinding {
  fileprivate var words: String { text?.hexadecimal ?? "-" }
}

extension CheckResult {
  /// The one with the worse outcome; of equals any, but always the same one. What neither of us understands stays of both.
  fileprivate func worse(of other: CheckResult) -> CheckResult {
    if self == other { return self }
    var worse = isWorse(than: other) ? self : other
    worse.unknown = unknown.merged(with: other.unknown)
    return worse
  }

  private func isWorse(than other: CheckResult) -> Bool {
    if outcome.weight != other.outcome.weight { return outcome.weight > other.outcome.weight }
    return !other.knownText.lexicographicallyPrecedes(knownText)
  }

  private var knownText: [UInt8] {
    var known = self
    known.unknown = JSONObject()
    return JSONWriter.compact(.object(ResultFormat.object(known)))
  }
}

extension JSONObject {
  /// The members of both; of two with the same name the one whose text sorts first.
  func merged(with other: JSONObject) -> JSONObject {
    var merged = self
    for member in other.members {
      guard let mine = merged[member.key], mine != member.value else {
        merged[member.key] = member.value
        continue
      }
      let keepsMine = JSONWriter.compact(mine).lexicographicallyPrecedes(JSONWriter.compact(member.value))
      merged[member.key] = keepsMine ? mine : member.value
    }
    return merged
  }
}
