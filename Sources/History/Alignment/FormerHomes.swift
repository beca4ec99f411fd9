package import Findings
package import SpecModel

/// Documents that were moved from the folder of one spec to that of another: the numbers on their lines meant what they stood for there.
package struct FormerHomes: Sendable {
  /// For each the specs of then, with their names of today; one that is gone keeps its name.
  package let byDocument: [DocumentPath: [SpecID: SpecID]]
  /// What became of what stood in those that are gone.
  package let departed: [SpecID: SpecChange]

  package static let none = FormerHomes(byDocument: [:], departed: [:])

  private init(byDocument: [DocumentPath: [SpecID: SpecID]], departed: [SpecID: SpecChange]) {
    (self.byDocument, self.departed) = (byDocument, departed)
  }

  /// - Parameters:
  ///   - then: in which specs of then each document lay when its lines were written.
  ///   - corpus: of today.
  package init(
    _ then: [DocumentPath: Set<SpecID>],
    _ pairs: SpecPairs,
    old: Numbering,
    new: Numbering,
    _ corpus: Corpus
  ) {
    guard !then.isEmpty else {
      self = .none
      return
    }
    let today = Dictionary(pairs.then.map { ($1, $0) }) { first, _ in first }
    let own = Dictionary(corpus.documents.map { ($0.path, $0.spec) }) { first, _ in first }
    let gone = Set(then.values.joined()).intersection(pairs.gone)
    let elsewhere = gone.isEmpty ? .none : Elsewhere(old: old, new: new, pairs: pairs)
    let departed = Dictionary(
      uniqueKeysWithValues: gone.compactMap { spec in
        old.specs[spec].map { old in
          (
            spec,
            SpecChange(old: old, new: SpecNumbering(spec: spec, criteria: [], requirements: []), elsewhere: elsewhere)
          )
        }
      }
    )
    self.departed = departed
    var moved: [DocumentPath: [SpecID: SpecID]] = [:]
    for (path, specs) in then {
      guard let home = own[path] ?? nil else { continue }
      for spec in specs where (today[spec] ?? spec) != home {
        // A new spec that was written after the pattern of one that went, and not out of it, has new documents.
        if let change = departed[spec], pairs.then[home] == nil, !change.hasGone(to: home) { continue }
        moved[path, default: [:]][spec] = today[spec] ?? spec
      }
    }
    byDocument = moved
  }
}
