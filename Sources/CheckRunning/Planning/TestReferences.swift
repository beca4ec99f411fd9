package import Evidence
package import SpecModel
package import Traceability

/// Looks up what ordinary tests say in `.verifies(...)`: `035/8.4`, `005/13.1-13.4`, `035/8`.
package struct TestReferences: Sendable {
  private let index: SpecIndex
  private let read: @Sendable (String) -> [Reference]?
  private let fingerprint: @Sendable (Criterion) -> Fingerprint

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
    self.fingerprint = fingerprint
  }

  /// The criteria that a reference stands for, under their full names. What cannot be looked up stays as it was written and
  /// without a text, so that it proves nothing and can be seen.
  package func bindings(_ written: CriterionReference) -> [CriterionBinding] {
    let found = references(written.text).map { criteria($0.reference, of: $0.spec) }
    guard !found.isEmpty, found.allSatisfy({ !$0.isEmpty }) else {
      return [CriterionBinding(criterion: written, text: nil)]
    }
    return found.joined().map { criterion in
      let name = CriterionReference("\(criterion.id.spec.name)/\(criterion.id.local)")
      return CriterionBinding(criterion: name, text: fingerprint(criterion))
    }
  }

  /// In prose `035/8` may be a fraction, and the grammar leaves it alone. Here it can only be a requirement.
  private func references(_ text: String) -> [(reference: Reference, spec: String?)] {
    if let read = read(text) { return read.map { ($0, $0.spec) } }
    guard let slash = text.firstIndex(of: "/") else { return [] }
    let spec = String(text[..<slash])
    return (read(String(text[text.index(after: slash)...])) ?? []).map { ($0, $0.spec ?? spec) }
  }

  private func criteria(_ reference: Reference, of spec: String?) -> [Criterion] {
    let specs = spec.map(index.specs) ?? []
    guard let spec = specs.first, specs.count == 1 else { return [] }
    switch reference.target {
    case .requirement(let number, let occurrence): return requirement(number, occurrence, spec)?.criteria ?? []
    case .criterion(let number, let occurrence, let label):
      return requirement(number, occurrence, spec)?.criteria.filter { $0.id.label == label } ?? []
    }
  }

  /// The one requirement of that number; none when several bear it.
  private func requirement(_ number: RequirementNumber, _ occurrence: Int?, _ spec: SpecID) -> Requirement? {
    let found = index.requirements(number, in: spec).filter { occurrence == nil || $0.id.occurrence == occurrence }
    return found.count == 1 ? found.first : nil
  }
}
