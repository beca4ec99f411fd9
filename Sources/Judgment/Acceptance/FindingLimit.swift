import Findings
import SpecModel

/// How many findings of one rule are told of one document. A generated document may give hundreds of thousands, which nobody reads and
/// which fill memory; what is left out is told as one finding, which weighs as much as the worst of them and which nobody can accept.
struct FindingLimit {
  /// Far more than any document that people wrote has given.
  static let most = 1000

  private struct Place: Hashable {
    let rule: RuleID
    let path: DocumentPath?

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.location?.path
    }
  }

  /// - Parameter findings: with the weight that they have here.
  /// - Returns: in the same order, what is left out at the place of the first that is.
  static func cut(_ findings: [Finding]) -> [Finding] {
    guard findings.count > most else { return findings }
    let counts = findings.reduce(into: [Place: Int]()) { $0[Place($1), default: 0] += 1 }
    guard counts.values.contains(where: { $0 > most }) else { return findings }
    let worst = worstLeftOut(findings, counts)
    var told: [Place: Int] = [:]
    return findings.compactMap { finding in
      let place = Place(finding)
      guard let count = counts[place], count > most else { return finding }
      told[place, default: 0] += 1
      guard told[place, default: 0] > most else { return finding }
      return told[place] == most + 1 ? rest(count - most, from: finding, worst[place] ?? finding.severity) : nil
    }
  }

  private static func worstLeftOut(_ findings: [Finding], _ counts: [Place: Int]) -> [Place: Severity] {
    var seen: [Place: Int] = [:]
    return findings.reduce(into: [:]) { worst, finding in
      let place = Place(finding)
      guard counts[place, default: 0] > most else { return }
      seen[place, default: 0] += 1
      guard seen[place, default: 0] > most else { return }
      worst[place] = min(worst[place] ?? .info, finding.severity)
    }
  }

  private static func rest(_ count: Int, from first: Finding, _ severity: Severity) -> Finding {
    Finding(
      rule: DocumentIsReadable().id,
      severity: severity,
      location: first.location,
      message:
        "told in part: `\(first.rule)` finds \(count) more from here on than the limit of \(most) for one document",
      cure: "mend those that are told, and look again"
    )
  }
}
