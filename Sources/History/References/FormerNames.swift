import Findings
import SpecModel
import Traceability

/// What a reference to what it names today would have been written as then.
final class FormerNames {
  private let finder: OlderReferenceFinder
  private var places: [String: FormerPlaces] = [:]

  init(finder: OlderReferenceFinder) {
    self.finder = finder
  }

  /// - Returns: `nil` where it names something new, or nothing.
  func written(_ look: OlderReferenceFinder.Look, in text: DocumentText) -> String? {
    let place = look.place
    guard place.anchor == nil, let written = text.string(place.location.range) else { return nil }
    let points = place.references.compactMap { point($0, look) }
    guard points.count == place.references.count else { return nil }
    return WrittenReference(written)?.rewritten(from: place.references.map(\.target), to: points, spec: nil)
  }

  private func point(_ reference: Reference, _ look: OlderReferenceFinder.Look) -> WrittenReference.Point? {
    guard let spec = finder.spec(of: reference, at: look.place),
      let today = finder.place(finder.graph.resolve(reference, home: look.place.home))
    else { return nil }
    guard let change = finder.past.change(of: spec, since: look.when) else { return Self.point(today) }
    let key = "\(look.when.key) \(spec.name)"
    let known = places[key] ?? FormerPlaces(change)
    places[key] = known
    return known[today].flatMap { Self.point($0) }
  }

  private static func point(_ place: Fate.Place) -> WrittenReference.Point? {
    switch place {
    case .criterion(let id):
      id.label.isNumbered
        ? .init(requirement: id.requirement.number.text, occurrence: nil, criterion: id.label.text) : nil
    case .requirement(let id): .init(requirement: id.number.text, occurrence: nil, criterion: nil)
    case .shared: nil
    }
  }
}
