/// A finding, where a page lists it.
package struct FindingView: Sendable {
  /// `error`, `warning`, `info`
  package let severity: Mark
  package let rule: String
  package let message: String
  package let cure: String?
  /// `specs/004/tasks.md:12:3`; absent for what concerns a whole folder.
  package let place: Link?
  package let notes: [Note]

  package init(severity: Mark, rule: String, message: String, cure: String?, place: Link?, notes: [Note] = []) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.cure = cure
    self.place = place
    self.notes = notes
  }

  package struct Note: Sendable {
    package let message: String
    package let spot: Link

    package init(message: String, spot: Link) {
      self.message = message
      self.spot = spot
    }
  }
}
