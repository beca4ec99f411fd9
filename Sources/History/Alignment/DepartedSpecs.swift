package import SpecModel

/// Specs that are gone, their folders with them: what stood in them may stand in others today.
extension SpecPairs {
  /// What became of what stood in those of them that anybody still names, or from whose folders documents have come.
  ///
  /// - Parameters:
  ///   - names: of specs, as references name them.
  ///   - origins: specs of then in which documents of today lay.
  package func departed(
    old: Numbering,
    new: Numbering,
    namedBy names: Set<String>,
    origins: some Sequence<SpecID>
  ) -> [SpecID: SpecChange] {
    guard !gone.isEmpty else { return [:] }
    let wanted = Set(names.compactMap { self.names[$0] }).union(origins).intersection(gone)
    guard !wanted.isEmpty else { return [:] }
    let elsewhere = Elsewhere(old: old, new: new, pairs: self)
    return Dictionary(
      uniqueKeysWithValues: wanted.compactMap { spec in
        old.specs[spec].map { (spec, SpecChange(old: $0, new: .none(of: spec), elsewhere: elsewhere)) }
      }
    )
  }
}

extension SpecNumbering {
  /// Of a spec that states nothing, or is gone.
  package static func none(of spec: SpecID) -> SpecNumbering {
    SpecNumbering(spec: spec, criteria: [], requirements: [])
  }
}
