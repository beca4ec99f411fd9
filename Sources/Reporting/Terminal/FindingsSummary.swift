import Findings
import Judgment

/// `2 errors, 1 warning in 12 documents of 3 specs; 4 ignored, 31 accepted by the baseline`, and what to do next.
package struct FindingsSummary: Sendable {
  private let report: FindingsReport
  private let width: Int
  private let isIncomplete: Bool

  /// - Parameter isIncomplete: something else that speaks of the documents could not be read: no findings are no good news then.
  package init(_ report: FindingsReport, width: Int, isIncomplete: Bool = false) {
    self.report = report
    self.width = width
    self.isIncomplete = isIncomplete
  }

  package var text: String {
    let documents = Counted.words(report.documents, "document")
    let found = "\(counts(report.findings)) in \(documents) of \(Counted.words(report.specs, "spec"))"
    let passed = [
      report.ignoredCount == 0 ? nil : "\(report.ignoredCount) ignored",
      report.acceptedCount == 0 ? nil : "\(report.acceptedCount) accepted by the baseline",
    ].compactMap(\.self).joined(separator: ", ")
    var text = TextWrapping.lines(found + (passed.isEmpty ? "" : "; " + passed), width: width).joined(separator: "\n")
    if !report.fixed.isEmpty {
      let isOne = report.fixed.count == 1
      let words =
        "\(Counted.words(report.fixed.count, "accepted finding")) \(isOne ? "is" : "are") gone: "
        + "`counterfoil baseline --prune` takes \(isOne ? "it" : "them") out"
      text += "\n" + TextWrapping.lines(words, width: width).joined(separator: "\n")
    }
    return text + "\n"
  }

  private func counts(_ findings: [Finding]) -> String {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let found = findings.count { $0.severity == severity }
      return found == 0 ? nil : Counted.words(found, severity == .info ? "note" : severity.rawValue)
    }
    guard counts.isEmpty else { return counts.joined(separator: ", ") }
    return isIncomplete ? "incomplete, see the error: no other findings" : "no findings"
  }
}
