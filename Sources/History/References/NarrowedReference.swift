package import Findings
package import SpecModel
import Traceability

/// A place that names a whole requirement, which had more criteria when the place was written: others hold them today.
package struct NarrowedReference: Hashable, Sendable {
  package let location: Location
  /// As it stands in the document: `Requirement 1`.
  package let written: String
  package let when: Moment
  /// The spec that it stands in.
  package let home: SpecID?
  package let strays: [Stray]

  /// `` `1` was written before the lock was written, and meant more: 1.3 of then is 2.1 today ``
  package var words: String {
    let more = strays.count > 3 ? "; and \(strays.count - 3) more" : ""
    return "`\(written)` was written \(when.words), and meant more: \(firstStrays)\(more)"
  }

  /// `1.3 of then is 2.1 today; 1.4 of then is 2.2 today`
  package var firstStrays: String {
    strays.prefix(3).map { "\($0.number) of then is \($0.called(in: home)) today" }.joined(separator: "; ")
  }

  /// A criterion that the requirement had.
  package struct Stray: Hashable, Sendable {
    /// `1.4`, as it was then.
    package let number: String
    package let today: CriterionID

    package func called(in home: SpecID?) -> String { Fate.Place.criterion(today).called(in: home) }
  }
}

extension OlderReferenceFinder {
  /// What else is named where a place stands: in its task, or in the claims of its report. Made once for a document, for thousands of
  /// places may name one requirement.
  struct Company {
    private enum Part: Hashable {
      case task(TaskID)
      case claims
      case line(Int)

      init(_ place: ReferencePlace) {
        switch place.origin {
        case .task(let id): self = .task(id)
        case .claim: self = .claims
        case .property, .check, .prose: self = .line(place.location.line)
        }
      }
    }

    private struct Told: Hashable {
      let line: Int
      let references: [Reference.Target]
    }

    private struct Meant: Hashable {
      let spec: SpecID
      let target: Reference.Target
      let when: Moment
    }

    private let places: [ReferencePlace]
    private var strays: [Meant: [NarrowedReference.Stray]] = [:]
    private var named: [Part: Set<Fate.Place>]?
    private var told: Set<Told> = []

    init(_ places: [ReferencePlace]) {
      self.places = places
    }

    mutating func strays(
      of target: Reference.Target,
      in spec: SpecID,
      since when: Moment,
      _ find: () -> [NarrowedReference.Stray]
    ) -> [NarrowedReference.Stray] {
      let key = Meant(spec: spec, target: target, when: when)
      let known = strays[key] ?? find()
      strays[key] = known
      return known
    }

    mutating func beside(_ place: ReferencePlace, _ today: (ReferencePlace) -> [Fate.Place]) -> Set<Fate.Place> {
      let known = named ?? places.reduce(into: [:]) { $0[Part($1), default: []].formUnion(today($1)) }
      named = known
      return known[Part(place)] ?? []
    }

    /// - Returns: whether the line has not named the same before.
    mutating func isNew(_ place: ReferencePlace) -> Bool {
      told.insert(Told(line: place.location.line, references: place.references.map(\.target))).inserted
    }
  }

  /// `Requirement 1`, some of whose criteria have moved since, and are not named beside it.
  func narrowed(_ look: Look, _ company: inout Company, _ read: () -> DocumentText?) -> NarrowedReference? {
    let place = look.place
    guard !look.isUnclear, !place.isProse, place.anchor == nil else { return nil }
    let strays = place.references.flatMap { reference -> [NarrowedReference.Stray] in
      guard let spec = spec(of: reference, at: place),
        case let found = company.strays(
          of: reference.target,
          in: spec,
          since: look.when,
          { past.change(of: spec, since: look.when)?.strays(of: reference.target) ?? [] }
        ),
        !found.isEmpty,
        !past.isConfirmedWhole(place.location.path, line: place.location.line, spec: spec, target: reference.target)
      else { return [] }
      return found
    }
    guard !strays.isEmpty, company.isNew(place) else { return nil }
    let beside = company.beside(place, today)
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
