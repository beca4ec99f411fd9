package import Findings
package import SpecModel

/// Documents that were moved from the folder of one spec to that of another: the numbers on their lines meant what they stood for there.
package struct FormerHomes: Sendable {
  /// For each the specs of then, with their names of today; one that is gone keeps its name.
  package let byDocument: [DocumentPath: [SpecID: SpecID]]

  /// - Parameters:
  ///   - then: in which specs of then each document lay when its lines were written.
  ///   - departed: what became of those specs that are gone.
  ///   - corpus: of today.
  package init(
    _ then: [DocumentPath: Set<SpecID>],
    _ pairs: SpecPairs,
    departed: [SpecID: SpecChange],
    _ corpus: Corpus
  ) {
    guard !then.isEmpty else {
      byDocument = [:]
      return
    }
    let today = Dictionary(pairs.then.map { ($1, $0) }) { first, _ in first }
    let own = corpus.homes
    var moved: [DocumentPath: [SpecID: SpecID]] = [:]
    for (path, specs) in then {
      guard let home = own[path] else { continue }
      for spec in specs where (today[spec] ?? spec) != home {
        // A new spec that was written after the pattern of one that went, and not out of it, has new documents.
        if let change = departed[spec], pairs.then[home] == nil, !change.hasGone(to: home) { continue }
        moved[path, default: [:]][spec] = today[spec] ?? spec
      }
    }
    byDocument = moved
  }
}
