package import SpecModel

/// Specs that are gone, their folders with them: what stood in them may stand in others today.
extension SpecPairs {
  /// Those of them that anybody still names.
  ///
  /// - Parameter names: of specs, as references name them.
  package func goneSpecs(namedBy names: Set<String>) -> Set<SpecID> {
    Set(names.compactMap { self.names[$0] }).intersection(gone)
  }

  /// What became of what stood in those of them that anybody still names, or from whose folders documents have come.
  ///
  /// - Parameters:
  ///   - elsewhere: where criteria went between then and today.
  ///   - names: of specs, as references name them.
  ///   - origins: specs of then in which documents of today lay.
  package func departed(
    old: Numbering,
    elsewhere: @autoclosure () -> Elsewhere,
    namedBy names: Set<String>,
    origins: some Sequence<SpecID>
  ) -> [SpecID: SpecChange] {
    guard !gone.isEmpty else { return [:] }
    let wanted = goneSpecs(namedBy: names).union(Set(origins).intersection(gone))
    guard !wanted.isEmpty else { return [:] }
    let found = elsewhere()
    return Dictionary(
      uniqueKeysWithValues: wanted.compactMap { spec in
        old.specs[spec].map { (spec, SpecChange(old: $0, new: .none(of: spec), elsewhere: found)) }
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
