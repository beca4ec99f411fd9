import Findings
import SpecModel
import SpecReading
import Traceability

/// Finds the criteria that a person names on the command line.
struct CriterionLookup {
  let graph: TraceGraph

  func criteria(_ text: String) throws -> [(criterion: Criterion, requirement: Requirement)] {
    guard let reference = ReferenceText.read(text) else {
      throw Refusal("`\(text)` is no reference; write one such as 035/8.4, 035/8 or 004/10~2.1")
    }
    switch graph.resolve(reference) {
    case .criterion(let id): return [try found(id)]
    case .requirement(let id, let criteria):
      guard !criteria.isEmpty else { throw Refusal("Requirement \(id) has no criteria") }
      return try criteria.map { try found($0) }
    case .ambiguous(let ids):
      let names = ids.map { "\($0.spec.short)/\($0.amongNamesakes)" }.joined(separator: " or ")
      throw Refusal("\(ids.count) requirements bear the number \(reference.requirement); write \(names)")
    case .dangling(let missing): throw Refusal(words(missing))
    case .unlinked: throw Refusal("say which spec: \(graph.index.specNames.prefix(8).joined(separator: ", "))")
    }
  }

  private func found(_ id: CriterionID) throws -> (criterion: Criterion, requirement: Requirement) {
    guard let requirement = graph.index.requirement(id.requirement), let criterion = graph.index.criterion(id) else {
      throw Refusal("there is no criterion \(id)")
    }
    return (criterion, requirement)
  }

  private func words(_ missing: Resolution.Missing) -> String {
    switch missing {
    case .spec(let name):
      let nearest = nearestMatch(to: name, among: graph.index.specNames)
      return "there is no spec `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
    case .oneOfSpecs(let specs): return "several specs bear this number: \(specs.map(\.name).joined(separator: ", "))"
    case .requirement(let number, let spec):
      let known = graph.index.spec(spec)?.requirements.map(\.id.number.text) ?? []
      return known.isEmpty
        ? "spec `\(spec)` states no requirement that can be read"
        : "spec `\(spec)` has no Requirement \(number); it has \(known.joined(separator: ", "))"
    case .criterion(let label, let requirement):
      let known = graph.index.requirement(requirement)?.criteria.map(\.id.local) ?? []
      return known.isEmpty
        ? "Requirement \(requirement) has no criteria, and so no \(label)"
        : "Requirement \(requirement) has no criterion \(label); it has \(known.joined(separator: ", "))"
    }
  }
}
