package import Findings
package import SpecModel

/// A place that names a whole requirement, which had more criteria when the place was written: others hold them today.
package struct NarrowedReference: Hashable, Sendable {
  package let location: Location
  /// As it stands in the document: `Requirement 1`.
  package let written: String
  package let when: Moment
  /// The spec that it stands in.
  package let home: SpecID?
  package let strays: [Stray]

  /// A criterion that the requirement had.
  package struct Stray: Hashable, Sendable {
    /// `1.4`, as it was then.
    package let number: String
    package let today: CriterionID

    package func called(in home: SpecID?) -> String { Fate.Place.criterion(today).called(in: home) }
  }
}

extension OlderReferenceFinder {
  /// `Requirement 1`, some of whose criteria have moved since; its line may name these, too.
  func narrowed(_ look: Look, among places: [ReferencePlace], _ read: () -> DocumentText?) -> NarrowedReference? {
    let place = look.place
    guard !look.isUnclear, !place.isProse, place.anchor == nil else { return nil }
    let strays = place.references.flatMap { reference -> [NarrowedReference.Stray] in
      guard let spec = spec(of: reference, home: place.home), let change = past.change(of: spec, since: look.when),
        !past.isConfirmed(place.location.path, line: place.location.line, spec: spec, target: reference.target)
      else { return [] }
      return change.strays(of: reference.target)
    }
    guard !strays.isEmpty else { return nil }
    let beside = Set(places.filter { $0.location.line == place.location.line }.flatMap(today))
    let lost = strays.filter {
      !beside.contains(.criterion($0.today)) && !beside.contains(.requirement($0.today.requirement))
    }
    guard !lost.isEmpty, let written = read()?.string(place.location.range) else { return nil }
    return NarrowedReference(
      location: place.location,
      written: written,
      when: look.when,
      home: place.home,
      strays: lost
    )
  }
}
