package import Files
import Findings
import SpecModel
package import Traceability

/// Finds the places that were written when their numbers stood for something else.
package struct OlderReferenceFinder {
  let graph: TraceGraph
  private let files: FileAccess
  let past: any PastNumberings
  private let source: String
  private let rewriting: PlaceRewriting

  package init(graph: TraceGraph, files: FileAccess, past: any PastNumberings, source: String) {
    self.graph = graph
    self.files = files
    self.past = past
    self.source = source
    rewriting = PlaceRewriting(graph: graph)
  }

  package func find() -> OlderReferences {
    let graphPlaces = ReferencePlaces(graph)
    var found: [OlderReference] = []
    var uncompared: [UncomparedPlace] = []
    var narrowed: [NarrowedReference] = []
    var accepted: [CriterionID: [(text: String, place: Location)]] = [:]
    for (path, places) in graphPlaces.byDocument.sorted(by: { $0.key < $1.key }) {
      var read: DocumentText?
      func text() -> DocumentText? {
        read = read ?? DocumentText.read(path, files)
        return read
      }
      var own: [OlderReference] = []
      var talk = NumberTalk()
      var company = Company(places)
      var looks = places.compactMap { look($0) }
      accepted.merge(self.accepted(looks)) { $0 + $1 }
      leaveRenumbered(&looks, in: path, text, graphPlaces)
      let settled = SameSets(looks, text).places
      let corrected = CorrectedLines(places, looks, today: today, text).places
      for var look in looks where !settled.contains(look.place.location) {
        if corrected.contains(look.place.location) { look.isUnclear = true }
        if let hidden = look.hidden {
          uncompared += text().flatMap { self.uncompared(look, hidden, in: $0) }.map { [$0] } ?? []
          continue
        }
        if let found = self.narrowed(look, &company, text) { narrowed.append(found) }
        guard let finding = finding(look) else { continue }
        if let text = text() { own += older(finding, in: text, &talk).map { [$0] } ?? [] }
      }
      if !own.isEmpty, let text = text() { found += ImpliedCriteria.settle(own, among: places, in: text) }
    }
    uncompared += UnreadableCitations(graph).renumbered(since: past)
    return OlderReferences(
      source: source,
      references: found,
      vanished: past.vanished,
      removed: past.removed,
      uncompared: uncompared.sorted { $0.location < $1.location },
      narrowed: narrowed,
      accepted: AcceptedChange.all(accepted)
    )
  }

  func today(_ place: ReferencePlace) -> [Fate.Place] {
    place.references.compactMap { self.place(graph.resolve($0, home: place.home)) }
  }

  private func look(_ place: ReferencePlace) -> Look? {
    let when: Moment
    var isUnclear = false
    switch past.writing(place.location.path, line: place.location.line) {
    case .today: return nil
    case .at(let moment): when = moment
    case .unclear(let moment): (when, isUnclear) = (moment, true)
    }
    let outcomes =
      place.anchor.map { anchorOutcome($0, place, when) } ?? place.references.map { outcome($0, place, when) }
    return Look(place: place, when: when, isUnclear: isUnclear, outcomes: outcomes, hidden: hidden(place, when))
  }

  /// What nobody has read cannot be said to be what it was: the place is for its author to look at.
  private func hidden(_ place: ReferencePlace, _ when: Moment) -> DocumentPath? {
    if place.anchor != nil { return place.home.flatMap { past.unread($0, at: when) } }
    return place.references.lazy.compactMap { reference -> DocumentPath? in
      guard let spec = spec(of: reference, at: place), let path = past.unread(spec, at: when) else { return nil }
      let (line, target) = (place.location.line, reference.target)
      return past.isConfirmed(place.location.path, line: line, spec: spec, target: target) ? nil : path
    }.first
  }

  private func uncompared(_ look: Look, _ hidden: DocumentPath, in text: DocumentText) -> UncomparedPlace? {
    text.string(look.place.location.range).map { written in
      UncomparedPlace(
        location: look.place.location,
        written: written,
        reason: "\(hidden) could not be read to its end as it stood \(look.when.words): what this meant is not known",
        hidden: hidden
      )
    }
  }

  private func finding(_ look: Look) -> Finding? {
    let outcomes = look.outcomes
    guard outcomes.contains(where: { $0?.member.fate != .kept && $0 != nil }) else { return nil }
    let known = outcomes.compactMap(\.self)
    return Finding(
      place: look.place,
      when: look.when,
      isUnclear: look.isUnclear,
      // What named nothing then keeps the whole from being rewritten, and is no reason of its own.
      outcomes: known.count == outcomes.count
        ? known : known.map { Outcome(target: nil, member: $0.member, place: nil, today: $0.today) },
      isPartial: known.count != outcomes.count
    )
  }

  // MARK: References

  private func outcome(_ reference: Reference, _ place: ReferencePlace, _ when: Moment) -> Outcome? {
    guard let spec = spec(of: reference, at: place) else { return nil }
    if reference.spec == nil, spec != place.home { return outcome(ofStranger: reference, place, spec, when) }
    guard let change = past.change(of: spec, since: when) else {
      // Nothing has changed there: it says what it said.
      return kept(reference, in: spec)
    }
    guard let meaning = change.meaning(of: reference.target) else { return nil }
    if let confirmed = confirmed(reference, place, spec) { return kept(reference, in: confirmed) }
    let today = self.place(graph.resolve(reference, home: place.home))
    // It led nowhere then, and does today.
    if today == nil, change.wasNothing(meaning.place) { return nil }
    let fate = agreed(settled(meaning, reference, place, spec), reference, place, spec)
    if case .changed(_, let grounds) = fate, grounds != .number, isMarked(place, for: reference, of: spec) {
      return kept(reference, in: spec)
    }
    return Outcome(
      target: reference.target,
      member: .init(
        number: meaning.place.local,
        text: meaning.text,
        fate: fate,
        today: today,
        home: spec
      ),
      place: target(of: fate) ?? self.today(reference, in: spec),
      today: today
    )
  }

  private func kept(_ reference: Reference, in spec: SpecID) -> Outcome { kept(reference, today(reference, in: spec)) }

  /// - Parameter today: what it names.
  func kept(_ reference: Reference, _ today: Fate.Place?) -> Outcome {
    Outcome(
      target: reference.target,
      member: .init(number: reference.local, text: "", fate: .kept, today: nil),
      place: today,
      today: today
    )
  }

  func target(of fate: Fate) -> Fate.Place? {
    if case .moved(let place, _) = fate { return place }
    return nil
  }

  func today(_ reference: Reference, in spec: SpecID) -> Fate.Place? {
    let bare = Reference(target: reference.target, location: reference.location)
    return place(graph.resolve(bare, home: spec))
  }

  func place(_ resolution: Resolution) -> Fate.Place? {
    switch resolution {
    case .criterion(let id): .criterion(id)
    case .requirement(let id, _): .requirement(id)
    case .ambiguous, .dangling, .unlinked: nil
    }
  }

  /// What kept its number may still be out of reach under it: a second requirement bears it, or the spec has another name.
  func settled(_ meaning: SpecChange.Meaning, _ reference: Reference, _ place: ReferencePlace, _ spec: SpecID)
    -> Fate
  {
    guard case .kept = meaning.fate else { return meaning.fate }
    let today: Fate.Place =
      switch meaning.place {
      case .requirement(let id): .requirement(moved(id, to: spec))
      case .criterion(let id):
        .criterion(CriterionID(requirement: moved(id.requirement, to: spec), label: id.label))
      case .shared: meaning.place
      }
    return self.place(graph.resolve(reference, home: place.home)) == today ? .kept : .moved(today, .sameText)
  }

  /// Where somebody has taken the line as it stands since, with what its number stood for then, nobody knows which of the two is meant.
  private func agreed(_ fate: Fate, _ reference: Reference, _ place: ReferencePlace, _ spec: SpecID) -> Fate {
    guard fate != .kept,
      let other = past.witnessed(place.location.path, line: place.location.line, spec: spec, target: reference.target)
    else { return fate }
    let (own, others) = (fate.places, other.places)
    if Set(own) == Set(others) { return fate }
    return .undecided(own + others.filter { !own.contains($0) })
  }

  /// Whoever marks a line anew holds it against the text of that time, and this is still the text.
  private func isMarked(_ place: ReferencePlace, for reference: Reference, of spec: SpecID) -> Bool {
    switch past.marking(place.location.path, line: place.location.line) {
    case .today: true
    case .at(let moment):
      past.change(of: spec, since: moment).map { $0.meaning(of: reference.target)?.fate == .kept } ?? true
    case .unclear, nil: false
    }
  }

  private func moved(_ id: RequirementID, to spec: SpecID) -> RequirementID {
    RequirementID(spec: spec, number: id.number, occurrence: id.occurrence)
  }

  // MARK: Links

  private func anchorOutcome(_ anchor: ReferencePlace.Anchor, _ place: ReferencePlace, _ when: Moment) -> [Outcome?] {
    guard let spec = place.home, let meaning = past.change(of: spec, since: when)?.meaning(ofAnchor: anchor.slug) else {
      return []
    }
    // The heading stands as it stood, and some of what stood below it: that is what the link leads to.
    if case .undecided(let places) = meaning.fate, places.contains(where: { leads(anchor, to: $0) }) { return [] }
    return [
      Outcome(
        target: nil,
        member: .init(number: meaning.place.local, text: meaning.text, fate: meaning.fate, today: nil, home: spec),
        place: target(of: meaning.fate),
        today: nil
      )
    ]
  }

  private func leads(_ anchor: ReferencePlace.Anchor, to place: Fate.Place) -> Bool {
    guard case .requirement(let id) = place else { return false }
    return rewriting.slug(of: id, in: anchor.document) == anchor.slug
  }

  // MARK: Replacements

  private func older(_ finding: Finding, in text: DocumentText, _ talk: inout NumberTalk) -> OlderReference? {
    guard let written = text.string(finding.place.location.range) else { return nil }
    let members = finding.outcomes.map(\.member).filter { $0.fate != .kept }
    let isMoved = members.contains { if case .moved = $0.fate { true } else { false } }
    let isEdited = finding.place.origin.isBound && members.contains { $0.fate.isEdited }
    if finding.place.isProse, finding.place.source == nil, talk.isAbout(finding.place.location.line, in: text) {
      return nil
    }
    let hasOtherFigure = members.contains { $0.fate.hasOtherFigure }
    // A line that is written anew says that it was held against the texts of today, and nobody has looked.
    let rewritten =
      finding.isUnclear || isEdited || hasOtherFigure ? nil : rewriting.replacement(for: finding, written, in: text)
    var targets: [Reference.Target: Fate.Place] = [:]
    for outcome in finding.outcomes {
      if let target = outcome.target, let place = outcome.place { targets[target] = place }
    }
    return OlderReference(
      location: finding.place.location,
      written: written,
      origin: finding.place.origin,
      source: finding.place.source,
      when: finding.when,
      members: members,
      replacement: isMoved ? rewritten : nil,
      obstacle: isMoved && rewritten != nil
        ? nil
        : RewritingObstacle.words(
          members,
          isUnclear: finding.isUnclear,
          isPartial: finding.isPartial,
          isEdited: isEdited
        )
          ?? rewriting.rename(finding) ?? rewriting.exception(finding, written) ?? "it cannot be rewritten in its form",
      isUnclear: finding.isUnclear,
      targets: isMoved && rewritten != nil ? targets : [:]
    )
  }
}
