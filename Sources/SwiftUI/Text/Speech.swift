/// How VoiceOver speaks a text. The host does not speak: each is a finding.
extension Text {
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    unspoken("speechSpellsOutCharacters")
  }

  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    unspoken("speechAlwaysIncludesPunctuation")
  }

  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { unspoken("speechAdjustedPitch") }

  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    unspoken("speechAnnouncementsQueued")
  }

  nonisolated private func unspoken(_ name: String) -> Text {
    noting("\(name)(_:) changes nothing here: the host does not speak.")
  }
}

extension View {
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    notShown("speechSpellsOutCharacters(_:) changes nothing here: the host does not speak.")
  }

  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    notShown("speechAlwaysIncludesPunctuation(_:) changes nothing here: the host does not speak.")
  }

  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    notShown("speechAdjustedPitch(_:) changes nothing here: the host does not speak.")
  }

  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    notShown("speechAnnouncementsQueued(_:) changes nothing here: the host does not speak.")
  }
}
