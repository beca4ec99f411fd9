import Findings
import SpecModel
import Traceability

/// References on lines that were written in the folder of another spec, and came with their document.
extension OlderReferenceFinder {
  /// - Parameter spec: the one in which it was written.
  /// - Returns: `nil` where the number stood for nothing there.
  func outcome(ofStranger reference: Reference, _ place: ReferencePlace, _ spec: SpecID, _ when: Moment) -> Outcome? {
    let (path, line, target) = (place.location.path, place.location.line, reference.target)
    let today = self.place(graph.resolve(reference, home: place.home))
    let kept = kept(reference, today)
    if let home = place.home, past.isKnownInPlace(path),
      past.isConfirmed(path, line: line, spec: home, target: target)
    {
      return kept
    }
    guard let meaning = meaning(of: reference, in: spec, when) else {
      return today == nil ? nil : nothing(reference, place, spec, when, today)
    }
    if leads(to: today, meaning) { return kept }
    return Outcome(
      target: target,
      member: .init(
        number: meaning.place.local,
        text: meaning.text,
        fate: abroad(meaning, reference, place, spec),
        today: today,
        home: place.home
      ),
      place: self.target(of: meaning.fate) ?? self.today(reference, in: spec),
      today: today
    )
  }

  /// It led nowhere, and leads somewhere now: what it names today was never meant.
  private func nothing(
    _ reference: Reference,
    _ place: ReferencePlace,
    _ spec: SpecID,
    _ when: Moment,
    _ today: Fate.Place?
  ) -> Outcome? {
    let bare = Reference(target: reference.target, location: reference.location)
    // Of several that bore the number nobody knows which was meant.
    let wasNothing =
      past.change(of: spec, since: when).map { $0.old.isNothing(reference.target) }
      ?? { if case .dangling = graph.resolve(bare, home: spec) { true } else { false } }()
    guard wasNothing else { return nil }
    return Outcome(
      target: reference.target,
      member: .init(
        number: reference.local,
        text: "\(SpecChange.nothing)spec \(spec.name) had no \(reference.local)",
        fate: .removed(hint: nil),
        today: today,
        home: place.home
      ),
      place: nil,
      today: today
    )
  }

  private func meaning(of reference: Reference, in spec: SpecID, _ when: Moment) -> SpecChange.Meaning? {
    if let change = past.change(of: spec, since: when) { return change.meaning(of: reference.target) }
    // Nothing has changed there: it stands where it stood.
    return today(reference, in: spec).map { place in
      SpecChange.Meaning(place: place, text: text(of: place), fate: .kept)
    }
  }

  /// What the number names where its document lies today is what it named: the criterion came along.
  private func leads(to today: Fate.Place?, _ meaning: SpecChange.Meaning) -> Bool {
    guard let today else { return false }
    if target(of: meaning.fate) == today { return true }
    // A short sentence is followed nowhere, and yet it may be the same.
    guard case .removed = meaning.fate, case .criterion(let id) = today, let criterion = graph.index.criterion(id)
    else {
      return false
    }
    return SpecNumbering.Entry(criterion).text == meaning.text
  }

  /// What has kept its number where it stood is elsewhere all the same, seen from where the document lies.
  private func abroad(_ meaning: SpecChange.Meaning, _ reference: Reference, _ place: ReferencePlace, _ spec: SpecID)
    -> Fate
  {
    guard case .changed(let id, let grounds) = meaning.fate else { return settled(meaning, reference, place, spec) }
    return meaning.fate.isByNumberAlone ? .undecided([.criterion(id)]) : .moved(.criterion(id), grounds)
  }

  private func text(of place: Fate.Place) -> String {
    switch place {
    case .criterion(let id): graph.index.criterion(id).map { SpecNumbering.Entry($0).text } ?? ""
    case .requirement(let id): graph.index.requirement(id)?.title ?? ""
    case .shared: ""
    }
  }
}

extension SpecNumbering {
  /// No requirement bore the number, or none that did had the criterion.
  fileprivate func isNothing(_ target: Reference.Target) -> Bool {
    switch target {
    case .requirement(let number, _): !requirements.contains { $0.id.number == number }
    case .criterion(let number, _, let label):
      !criteria.contains { $0.id.requirement.number == number && $0.id.label == label }
    }
  }
}
