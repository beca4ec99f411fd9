package import Evidence
package import SpecModel
import Synchronization
package import Traceability

/// The results of the evidence by criterion, each held against today's documents and sources.
struct ResultIndex {
  private var byCriterion: [CriterionID: [JudgedResult]] = [:]
  private(set) var byCheck: [CheckID: [JudgedResult]] = [:]

  init(evidence: EvidenceSet, graph: TraceGraph, today: Today) {
    let names = CriterionNames(graph: graph)
    for result in evidence.results {
      let sourceStaleness = result.sourceStaleness(on: today)
      let textStaleness = result.textStaleness(on: today)
      for (binding, staleText) in zip(result.criteria, textStaleness) {
        guard let id = names.criterion(binding.criterion) else { continue }
        var stale = staleText + sourceStaleness
        // A block proves what it verifies today, not what it verified when it ran.
        let isBlock = result.source == .check || result.source == .example
        if isBlock, !graph.trace(id).checks.contains(CheckID(result.check.text)) { stale.append(.binding) }
        byCriterion[id, default: []].append(JudgedResult(result: result, staleInputs: stale))
      }
      byCheck[CheckID(result.check.text), default: []].append(
        JudgedResult(result: result, staleInputs: sourceStaleness)
      )
    }
    for check in byCheck.keys {
      guard let sorted = Self.inOrder(byCheck[check] ?? []) else { continue }
      byCheck[check] = sorted
    }
  }

  /// Current ones first, and among them those that prove nothing: whoever shows one shows the worst.
  ///
  /// - Returns: `nil` where they stand in order already, as most do.
  private static func inOrder(_ results: [JudgedResult]) -> [JudgedResult]? {
    guard results.indices.dropFirst().contains(where: { rank(results[$0 - 1]) > rank(results[$0]) }) else { return nil }
    return (0...3).flatMap { place in results.filter { rank($0) == place } }
  }

  private static func rank(_ result: JudgedResult) -> Int {
    if !result.isCurrent { return 3 }
    return result.result.isFailure ? 0 : result.result.isProof ? 2 : 1
  }

  /// Current ones first, the worst of them before the others.
  func on(_ id: CriterionID) -> [JudgedResult] {
    let results = byCriterion[id] ?? []
    return Self.inOrder(results) ?? results
  }
}

/// Looks up criteria as evidence names them: `004-icon-system/3.2`, `004/3.2`, `054a-figma/10~2.1`.
package struct CriterionNames: Sendable {
  private let index: SpecIndex
  /// Thousands of results may name the same few.
  private let known = Known()

  private final class Known: Sendable {
    let criteria = Mutex<[CriterionReference: CriterionID?]>([:])
  }

  package init(graph: TraceGraph) {
    index = graph.index
  }

  package func criterion(_ reference: CriterionReference) -> CriterionID? {
    if let found = known.criteria.withLock({ $0[reference] }) { return found }
    let found = find(reference)
    known.criteria.withLock { $0[reference] = .some(found) }
    return found
  }

  private func find(_ reference: CriterionReference) -> CriterionID? {
    guard let slash = reference.text.lastIndex(of: "/"), let dot = reference.text[slash...].lastIndex(of: ".") else {
      return nil
    }
    let specs = index.specs(named: String(reference.text[..<slash]))
    guard specs.count == 1, let spec = specs.first else { return nil }
    let parts = reference.text[reference.text.index(after: slash)..<dot].split(separator: "~")
    guard let number = parts.first.map({ RequirementNumber(String($0)) }) else { return nil }
    let candidates = index.requirements(number, in: spec)
    guard var requirement = candidates.first?.id, parts.count > 1 || candidates.count == 1 else { return nil }
    if parts.count > 1 {
      guard let occurrence = Int(parts[1]) else { return nil }
      requirement = RequirementID(spec: requirement.spec, number: requirement.number, occurrence: occurrence)
    }
    let label = CriterionLabel(String(reference.text[reference.text.index(after: dot)...]))
    return index.criterion(CriterionID(requirement: requirement, label: label))?.id
  }
}
