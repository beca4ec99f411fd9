/// What a check had to say.
package struct Message: Hashable, Sendable {
  package enum Level: String, Sendable, CaseIterable {
    /// Why it failed, or says nothing.
    case failure
    /// What the headless runtime noticed: an unknown icon, an API that it does not model.
    case warning
    /// Details of the line above: values, last words of a process.
    case detail
  }

  package let level: Level
  /// With the values seen: `Expectation failed: (icon.size.width → 20.0) == 24`.
  package let text: String
  package let place: SourcePlace?

  package init(level: Level, text: String, place: SourcePlace? = nil) {
    self.level = level
    self.text = text
    self.place = place
  }
}
