import Evidence
import Judgment

/// The results of a run that are of something else than what stands here today, each with what differs.
struct StaleResultsText {
  /// A line each.
  let lines: [String]

  /// - Parameters:
  ///   - results: of the run.
  ///   - judgment: of today, with these results.
  init(_ results: [CheckResult], _ judgment: Judgment) {
    let run = Dictionary(grouping: results.filter(\.isProof), by: \.check)
    guard !run.isEmpty else {
      lines = []
      return
    }
    var reasons: [CheckKey: Set<String>] = [:]
    let applicable = judgment.criteria.values.filter { $0.state != .notApplicable }
    for judged in applicable.flatMap(\.results) + judgment.checks.values.joined() where !judged.isCurrent {
      let name = judged.result.check
      guard run[name]?.contains(judged.result) == true else { continue }
      reasons[name, default: []].formUnion(judged.staleInputs.map(\.description))
    }
    let named = reasons.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.sorted().joined(separator: "; "))" }
    let more = named.count - Self.most
    lines =
      named.isEmpty
      ? []
      : ["\(named.count) of \(results.count) results \(named.count == 1 ? "is" : "are") stale, and no proof of today:"]
        + named.prefix(Self.most) + (more > 0 ? ["and \(more) more"] : [])
  }

  private static let most = 10
}
