package import Evidence
package import SpecModel
import Synchronization
package import Traceability

/// Looks up what ordinary tests say in `.verifies(...)`: `035/8.4`, `005/13.1-13.4`, `035/8`.
package struct TestReferences: Sendable {
  private let index: SpecIndex
  private let read: @Sendable (String) -> [Reference]?
  private let listed: ListedCriteria

  /// - Parameters:
  ///   - read: the grammar of references.
  ///   - fingerprint: of a criterion's text.
  package init(
    index: SpecIndex,
    read: @escaping @Sendable (String) -> [Reference]?,
    fingerprint: @escaping @Sendable (Criterion) -> Fingerprint
  ) {
    self.index = index
    self.read = read
    listed = ListedCriteria(fingerprint)
  }

  /// The criteria that a reference stands for, under their full names. What cannot be looked up stays as it was written and
  /// without a text, so that it proves nothing and can be seen.
  package func bindings(_ written: CriterionReference) -> [CriterionBinding] {
    let found = references(written.text).map { bindings($0.reference, of: $0.spec) }
    guard !found.isEmpty, found.allSatisfy({ !$0.isEmpty }) else {
      return [CriterionBinding(criterion: written, text: nil)]
    }
    return found.count == 1 ? found[0] : Array(found.joined())
  }

  /// How many that are, without making them.
  package func count(_ written: CriterionReference) -> Int {
    references(written.text).reduce(0) { $0 + bindings($1.reference, of: $1.spec).count }
  }

  /// Every criterion that there is.
  package func everything() -> [CriterionBinding] {
    index.all.flatMap(\.requirements).flatMap { listed.of($0).all }
  }

  /// In prose `035/8` may be a fraction, and the grammar leaves it alone. Here it can only be a requirement.
  private func references(_ text: String) -> [(reference: Reference, spec: String?)] {
    if let read = read(text) { return read.map { ($0, $0.spec) } }
    guard let slash = text.firstIndex(of: "/") else { return [] }
    let spec = String(text[..<slash])
    return (read(String(text[text.index(after: slash)...])) ?? []).map { ($0, $0.spec ?? spec) }
  }

  private func bindings(_ reference: Reference, of spec: String?) -> [CriterionBinding] {
    let specs = spec.map(index.specs) ?? []
    guard let spec = specs.first, specs.count == 1 else { return [] }
    switch reference.target {
    case .requirement(let number, let occurrence):
      return requirement(number, occurrence, spec).map { listed.of($0).all } ?? []
    case .criterion(let number, let occurrence, let label):
      return requirement(number, occurrence, spec).flatMap { listed.of($0).byLabel[label] } ?? []
    }
  }

  /// The one requirement of that number; none when several bear it.
  private func requirement(_ number: RequirementNumber, _ occurrence: Int?, _ spec: SpecID) -> Requirement? {
    let found = index.requirements(number, in: spec).filter { occurrence == nil || $0.id.occurrence == occurrence }
    return found.count == 1 ? found.first : nil
  }
}

/// The criteria of requirements as results name them, made once: thousands of tests may name the same few, or each of thousands.
private final class ListedCriteria: Sendable {
  struct List: Sendable {
    let all: [CriterionBinding]
    /// Several may bear one label.
    let byLabel: [CriterionLabel: [CriterionBinding]]
  }

  private let fingerprint: @Sendable (Criterion) -> Fingerprint
  private let known = Mutex<[RequirementID: List]>([:])

  init(_ fingerprint: @escaping @Sendable (Criterion) -> Fingerprint) {
    self.fingerprint = fingerprint
  }

  func of(_ requirement: Requirement) -> List {
    if let found = known.withLock({ $0[requirement.id] }) { return found }
    let all = requirement.criteria.map { criterion in
      let name = CriterionReference("\(criterion.id.spec.name)/\(criterion.id.local)")
      return CriterionBinding(criterion: name, text: fingerprint(criterion))
    }
    let labels = Dictionary(grouping: zip(requirement.criteria, all)) { $0.0.id.label }
    let list = List(all: all, byLabel: labels.mapValues { $0.map(\.1) })
    known.withLock { $0[requirement.id] = list }
    return list
  }
}
