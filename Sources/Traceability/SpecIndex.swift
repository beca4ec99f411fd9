package import SpecModel

/// Finds specs by the names that people give them, and requirements by number.
package struct SpecIndex: Sendable {
  private let specs: [SpecID: Spec]
  private let aliases: [String: [SpecID]]
  private let requirements: [SpecID: [RequirementNumber: [Requirement]]]
  private let criteria: [CriterionID: Criterion]

  init(_ corpus: Corpus) {
    specs = Dictionary(corpus.specs.map { ($0.id, $0) }) { first, _ in first }
    var aliases: [String: [SpecID]] = [:]
    for spec in corpus.specs {
      for alias in Set([spec.id.name, spec.id.number].compactMap(\.self)) {
        aliases[alias, default: []].append(spec.id)
      }
    }
    self.aliases = aliases
    requirements = specs.mapValues { Dictionary(grouping: $0.requirements, by: \.id.number) }
    criteria = Dictionary(specs.values.flatMap { $0.requirements.flatMap(\.criteria) }.map { ($0.id, $0) }) {
      first,
      _ in first
    }
  }

  package func spec(_ id: SpecID) -> Spec? { specs[id] }

  /// The specs that a name may mean: the whole folder name or its number, leading zeros or not.
  package func specs(named name: String) -> [SpecID] {
    if let found = aliases[name] { return found }
    guard let number = Int(name) else { return [] }
    let padded = String(repeating: "0", count: max(0, 3 - String(number).count)) + String(number)
    return aliases[padded] ?? []
  }

  package var specNames: [String] { aliases.keys.sorted() }

  /// All requirements of a spec that bear a number: more than one is the author's slip.
  package func requirements(_ number: RequirementNumber, in spec: SpecID) -> [Requirement] {
    requirements[spec]?[number] ?? []
  }

  package func criterion(_ id: CriterionID) -> Criterion? {
    criteria[id]
  }

  package func requirement(_ id: RequirementID) -> Requirement? {
    requirements[id.spec]?[id.number]?.first { $0.id == id }
  }
}
