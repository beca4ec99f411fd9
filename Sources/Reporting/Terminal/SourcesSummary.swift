import Findings
package import SpecModel
package import Traceability

/// `42 references in 12 of 310 source files; 3 files left out: 2 minified, 1 generated`
package struct SourcesSummary: Sendable {
  private let scan: SourceScan
  private let links: [SourceLink]

  package init(_ scan: SourceScan, links: [SourceLink]) {
    self.scan = scan
    self.links = links
  }

  package var text: String {
    let count = links.count
    var text = "\(Counted.words(count, "reference")) in \(scan.files.count) of \(scan.readCount) source files"
    let reasons = Dictionary(grouping: scan.skipped, by: { Self.kind($0.reason) }).mapValues(\.count)
    if !reasons.isEmpty {
      let parts = reasons.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      text += "; left out: \(parts.joined(separator: ", "))"
    }
    if let cutOff = scan.cutOff { text += "; \(cutOff)" }
    return text
  }

  /// Files that are too large are each so by a number of their own.
  private static func kind(_ reason: SourceScan.Reason) -> String {
    if case .tooLarge = reason { "too large" } else { reason.words }
  }
}
