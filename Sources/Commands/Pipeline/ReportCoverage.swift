import Evidence
import Files
import Judgment
import Workspace

/// What reports that are damaged, or gone by now, leave of the results that were kept of them.
extension JUnitReports {
  /// What passed by a report that is not to be believed now, and does not hold it any more: nobody can say that it still does.
  func lost(_ damaged: [String: [String]], _ newer: [CheckResult]) -> [CheckResult] {
    guard !damaged.isEmpty else { return [] }
    let told = Set(newer.map { [$0.report ?? "", $0.check.text] })
    return older().results.compactMap { result in
      guard result.source == .junit, result.isProof, let report = result.report, let problems = damaged[report],
        !told.contains([report, result.check.text])
      else { return nil }
      var result = result
      result.outcome = .inconclusive(.unreadableReport)
      result.messages = problems.prefix(5).map { Message(level: .failure, text: $0) }
      return result
    }
  }

  /// - Parameters:
  ///   - doubtful: the reports that something is wrong with.
  ///   - present: those that were read, or could not be.
  ///   - told: what they tell of.
  func covers(
    _ doubtful: Set<String>,
    present: Set<String>,
    told: Set<CheckKey>
  ) -> @Sendable (CheckResult) -> Bool {
    let (isNamed, isNamedAlone) = (isNamed(by: options.patterns), isNamedAlone)
    return { result in
      // Written before results said where they come from: nobody can tell, and what nobody renews goes.
      guard let report = result.report else { return doubtful.isEmpty || result.isProof }
      if doubtful.contains(report), !result.isProof { return false }
      // A runner may have died before it wrote its report: what failed in it is heard no more, and not mended.
      if result.isFailure, !present.contains(report), !told.contains(result.check), !isNamedAlone(report) {
        return false
      }
      return isNamed(report)
    }
  }

  /// Whether patterns name a report, as results name it.
  func isNamed(by patterns: [String]) -> @Sendable (String) -> Bool {
    let patterns = patterns.map { FilePattern(absolutePath($0)) }
    let root = pipeline.place.root
    return { report in
      let path = report.hasPrefix("/") ? report : "\(root)/\(report)"
      let alone = FileAccess.inMemory([String(path.drop { $0 == "/" }): ""])
      return patterns.contains { !$0.files(in: alone).isEmpty }
    }
  }

  /// Whether a pattern without a wildcard names a report: somebody wants to hear of that one, be it that it is gone.
  var isNamedAlone: @Sendable (String) -> Bool {
    isNamed(by: options.patterns.filter { pattern in !pattern.contains { "*?[{".contains($0) } })
  }
}
