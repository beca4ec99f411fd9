import Findings
import SpecModel

/// How many findings of one rule are told of one document. A generated document may give hundreds of thousands, which nobody reads and
/// which fill memory; what is left out is told as one finding, which weighs as much as the worst of them and which nobody can accept.
package struct FindingLimit {
  /// Far more than any document that people wrote has given.
  package static let usual = 1000
  /// For whoever accepts what is there: one run takes all of a flood that a baseline can hold.
  package static let ofBaseline = BaselineFile.mostLines

  private struct Place: Hashable {
    let rule: RuleID
    let path: DocumentPath?
  }

  /// What a rule has found in a document so far.
  private struct Count {
    let place: Place
    var all = 0
    var firstLeftOut: Finding?
    var worst = Severity.info
  }

  private let most: Int
  private var counts: [Count] = []
  private var indices: [Place: Int] = [:]
  private var last = 0

  private init(most: Int) { self.most = most }

  /// - Parameters:
  ///   - findings: with the weight that they have here.
  ///   - most: of one rule and document.
  /// - Returns: in the same order the first of each rule and document, and behind them what is left out.
  static func cut(_ findings: [Finding], to most: Int) -> [Finding] {
    guard findings.count > most else { return findings }
    var limit = FindingLimit(most: most)
    let told = findings.filter { limit.takes($0) }
    return told.count == findings.count ? findings : told + limit.counts.compactMap(limit.rest)
  }

  private mutating func takes(_ finding: Finding) -> Bool {
    let index = index(of: Place(rule: finding.rule, path: finding.location?.path))
    counts[index].all += 1
    guard counts[index].all > most else { return true }
    if counts[index].firstLeftOut == nil { counts[index].firstLeftOut = finding }
    counts[index].worst = min(counts[index].worst, finding.severity)
    return false
  }

  /// Neighbours are mostly of one document.
  private mutating func index(of place: Place) -> Int {
    if counts.indices.contains(last), counts[last].place == place { return last }
    let index = indices[place] ?? counts.count
    if index == counts.count {
      counts.append(Count(place: place))
      indices[place] = index
    }
    last = index
    return index
  }

  private func rest(_ count: Count) -> Finding? {
    count.firstLeftOut.map { first in
      Finding(
        rule: DocumentIsReadable().id,
        severity: count.worst,
        location: first.location,
        message:
          "told in part: `\(first.rule)` finds \(count.all - most) more here than the limit of \(most) for one document",
        cure: "mend those that are told, and look again"
      )
    }
  }
}
