import Findings
import Parallelism

/// A whole report on a terminal: each finding or group, and the summary.
package struct FindingsListing: Sendable {
  private let report: FindingsReport
  private let text: FindingsText
  private let width: Int
  private let showsAll: Bool
  private let isIncomplete: Bool

  /// - Parameters:
  ///   - showsAll: repeats are not put together.
  ///   - isIncomplete: not all could be read, as an error before it says.
  package init(_ report: FindingsReport, text: FindingsText, width: Int, showsAll: Bool, isIncomplete: Bool = false) {
    self.report = report
    self.isIncomplete = isIncomplete
    self.text = text
    self.width = width
    self.showsAll = showsAll
  }

  /// Each ends in a line end.
  ///
  /// - Parameter workers: how many are made at a time; they are the same for any number.
  package func pieces(workers: Int) async -> [String] {
    let groups =
      showsAll ? report.findings.map { FindingGroup(first: $0, others: []) } : FindingGroup.groups(report.findings)
    let hidden = groups.reduce(0) { $0 + $1.others.count }
    let hint = hidden == 0 ? "" : "repeats are shown together; --all shows each\n"
    let pieces = await WorkQueue.results(of: groups.count, workers: workers) { [text] in
      { text.text(groups[$0]) + "\n" }
    }
    return pieces + [FindingsSummary(report, width: width, isIncomplete: isIncomplete).text + hint]
  }
}
