import Findings
import History
import SpecModel
import Traceability

/// The other places that an older reference is about: where its criterion stands today, and what its number stands for today.
struct OlderNotes {
  let facts: Facts

  func notes(_ reference: OlderReference) -> [Finding.Note] {
    let all = reference.members.prefix(3).flatMap { notes($0, of: reference) }
    var seen: Set<Finding.Note> = []
    return all.filter { seen.insert($0).inserted }
  }

  func note(_ change: AcceptedChange) -> Finding.Note? {
    note(
      .criterion(change.id),
      "\(change.id.local) said then: \(quote(change.text, 400)); says today: \(whole(change.id))"
    )
  }

  private func notes(_ member: OlderReference.Member, of reference: OlderReference) -> [Finding.Note] {
    switch member.fate {
    case .kept: return []
    case .moved(let place, _):
      let (now, then) = (quoted(place), quote(member.text))
      let words =
        now == then || member.text.isEmpty ? "here today: \(now)" : "here today: \(now); then \(member.number): \(then)"
      return [note(place, words)].compactMap(\.self)
        + usurper(member)
    case .changed(let id, _):
      return [note(.criterion(id), "said then: \(quote(member.text, 400)); says today: \(whole(id))")].compactMap(
        \.self
      )
    case .removed(let hint):
      let there = hint.flatMap { hint in
        let words = hint.likeness.map { "is new, and like it (\($0))" }
        return note(
          .criterion(hint.criterion),
          "\(words ?? "stands in its place, and says"): \(quoted(.criterion(hint.criterion)))"
        )
      }
      return (there.map { [$0] } ?? []) + gone(member, of: reference)
    case .resembled(let place, _):
      let words = "may be it: \(quoted(place)); then \(member.number): \(quote(member.text))"
      return [note(place, words)].compactMap(\.self) + usurper(member)
    case .undecided(let places):
      return places.prefix(3).compactMap { note($0, "may be it: \(quoted($0))") }
    }
  }

  /// What bears the number today.
  private func usurper(_ member: OlderReference.Member) -> [Finding.Note] {
    guard let place = member.today, place.local == member.number else { return [] }
    return note(place, "`\(member.number)` is this today: \(quoted(place))").map { [$0] } ?? []
  }

  private func gone(_ member: OlderReference.Member, of reference: OlderReference) -> [Finding.Note] {
    let words = "`\(member.number)` said then: \(quote(member.text))"
    if let place = member.today, let note = note(place, "\(words); today: \(quoted(place))") {
      return [note]
    }
    return [Finding.Note(location: reference.location, message: words)]
  }

  private func note(_ place: Fate.Place, _ message: String) -> Finding.Note? {
    let location =
      switch place {
      case .criterion(let id): facts.graph.index.criterion(id)?.location
      case .requirement(let id): facts.graph.index.requirement(id)?.location
      case .shared(let number, _, let spec): facts.graph.index.requirements(number, in: spec).first?.location
      }
    return location.map { Finding.Note(location: $0, message: message) }
  }

  private func quoted(_ place: Fate.Place) -> String {
    switch place {
    case .criterion(let id): quote(facts.graph.index.criterion(id)?.text ?? "")
    case .requirement(let id): quote(words(of: facts.graph.index.requirement(id)))
    case .shared(let number, _, let spec):
      quote(facts.graph.index.requirements(number, in: spec).map(\.title).joined(separator: ", or "))
    }
  }

  /// One of a list has no title, and says all of it in its only criterion: `- **FR-001**: System MUST …`.
  private func words(of requirement: Requirement?) -> String {
    guard let requirement else { return "" }
    return requirement.title.isEmpty ? requirement.criteria.first?.text ?? "" : requirement.title
  }

  /// With its bullets and further paragraphs: what changed may be one of them.
  private func whole(_ id: CriterionID) -> String {
    guard let criterion = facts.graph.index.criterion(id) else { return quote("") }
    return quote(([criterion.text] + criterion.continuation).joined(separator: " "), 400)
  }

  private func quote(_ text: String, _ most: Int = 100) -> String {
    text.count > most ? "“\(text.prefix(most - 1))…”" : "“\(text)”"
  }
}

extension OlderReference {
  /// It says that its criterion holds.
  var isBound: Bool { origin.isBound }

  /// What binds work to a requirement must not lie; what speaks of one should not.
  var severity: Severity {
    if let source { return .ofSource(source.kind, isOfListedFile: source.isOfListedFile) }
    return switch origin {
    case .task, .property, .check, .claim: .error
    case .prose: .warning
    }
  }
}
