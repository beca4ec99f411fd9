import Mustache

/// A finding, where a page lists it.
package struct FindingView: Sendable {
  /// `error`, `warning`, `info`
  package let severity: StateMark
  package let rule: PageLink
  /// HTML, as the cure and the notes.
  package let message: String
  package let cure: String?
  /// `specs/004/tasks.md:12:3`; absent for what concerns a whole folder.
  package let place: PageLink?
  package let notes: [Note]
  package let moreNotes: Remainder?

  package init(
    severity: StateMark,
    rule: PageLink,
    message: String,
    cure: String?,
    place: PageLink?,
    notes: [Note] = [],
    moreNotes: Remainder? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.cure = cure
    self.place = place
    self.notes = notes
    self.moreNotes = moreNotes
  }

  package struct Note: Sendable {
    package let message: String
    package let spot: PageLink

    package init(message: String, spot: PageLink) {
      self.message = message
      self.spot = spot
    }
  }
}

extension FindingView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "severity": severity
    case "rule": rule
    case "message": message
    case "cure": cure
    case "place": place
    case "notes": notes
    case "moreNotes": moreNotes
    default: nil
    }
  }
}

extension FindingView.Note: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "message": message
    case "spot": spot
    default: nil
    }
  }
}
