package import Evidence
package import SpecModel
package import Traceability

/// The results of the evidence by criterion, each held against today's documents and sources.
struct ResultIndex {
  private var byCriterion: [CriterionID: [JudgedResult]] = [:]
  private(set) var byCheck: [CheckID: [JudgedResult]] = [:]

  init(evidence: EvidenceSet, graph: TraceGraph, today: Today) {
    let names = CriterionNames(graph: graph)
    // Many results name the same criterion in the same words.
    var known: [CriterionReference: CriterionID?] = [:]
    for result in evidence.results {
      for binding in result.criteria {
        if known[binding.criterion] == nil { known[binding.criterion] = .some(names.criterion(binding.criterion)) }
        guard case .some(.some(let id)) = known[binding.criterion] else { continue }
        var stale = result.staleInputs(for: binding.criterion, on: today)
        // A block proves what it verifies today, not what it verified when it ran.
        let isBlock = result.source == .check || result.source == .example
        if isBlock, !graph.trace(id).checks.contains(CheckID(result.check.text)) { stale.append(.binding) }
        byCriterion[id, default: []].append(JudgedResult(result: result, staleInputs: stale))
      }
      byCheck[CheckID(result.check.text), default: []].append(
        JudgedResult(result: result, staleInputs: result.sourceStaleness(on: today))
      )
    }
    byCheck = byCheck.mapValues { Self.sorted($0) }
  }

  /// Current ones first, and among them those that prove nothing: whoever shows one shows the worst.
  private static func sorted(_ results: [JudgedResult]) -> [JudgedResult] {
    guard results.count > 1 else { return results }
    let current = results.filter(\.isCurrent)
    return current.filter(\.result.isFailure) + current.filter { !$0.result.isFailure && !$0.result.isProof }
      + current.filter(\.result.isProof) + results.filter { !$0.isCurrent }
  }

  /// Current ones first, the worst of them before the others.
  func on(_ id: CriterionID) -> [JudgedResult] {
    Self.sorted(byCriterion[id] ?? [])
  }
}

/// Looks up criteria as evidence names them: `004-icon-system/3.2`, `004/3.2`, `054a-figma/10~2.1`.
package struct CriterionNames: Sendable {
  private let index: SpecIndex

  package init(graph: TraceGraph) {
    index = graph.index
  }

  package func criterion(_ reference: CriterionReference) -> CriterionID? {
    guard let slash = reference.text.lastIndex(of: "/"), let dot = reference.text[slash...].lastIndex(of: ".") else {
      return nil
    }
    let specs = index.specs(named: String(reference.text[..<slash]))
    guard specs.count == 1, let spec = specs.first else { return nil }
    let parts = reference.text[reference.text.index(after: slash)..<dot].split(separator: "~")
    guard let number = parts.first.map({ RequirementNumber(String($0)) }) else { return nil }
    var candidates = index.requirements(number, in: spec)
    if parts.count > 1 { candidates = candidates.filter { $0.id.occurrence == Int(parts[1]) } }
    guard candidates.count == 1, let requirement = candidates.first else { return nil }
    let label = CriterionLabel(String(reference.text[reference.text.index(after: dot)...]))
    return requirement.criteria.first { $0.id.label == label }?.id
  }
}
