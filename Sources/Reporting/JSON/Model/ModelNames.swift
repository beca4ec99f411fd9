import Findings
import SpecModel

/// How the model writes what it refers to: `004/3.2`, and `060-agents/ada-agent/3.2` where several specs bear the number, so that
/// no two things share an id.
struct ModelNames {
  private let shared: Set<String>
  let listed = ListedCriteria()

  init(_ corpus: Corpus) {
    let specs = Dictionary(grouping: corpus.specs.map(\.id), by: \.short)
    shared = Set(specs.filter { $0.value.count > 1 }.keys)
  }

  private func name(_ spec: SpecID) -> String { shared.contains(spec.short) ? spec.name : spec.short }

  /// The criteria that something at a place names, as far as there is room for them.
  func names(_ criteria: [CriterionID], at location: Location) -> [String] { listed.keep(criteria, location).map(name) }

  func name(_ requirement: RequirementID) -> String { "\(name(requirement.spec))/\(requirement.local)" }
  func name(_ criterion: CriterionID) -> String { "\(name(criterion.spec))/\(criterion.local)" }
  func name(_ property: PropertyID) -> String { "\(name(property.spec))/P\(property.number)" }
  func name(_ task: TaskID) -> String { "\(name(task.spec))#\(task.number)" }
  func name(_ criterion: SuccessCriterionID) -> String { "\(name(criterion.task))/C\(criterion.ordinal)" }
}
