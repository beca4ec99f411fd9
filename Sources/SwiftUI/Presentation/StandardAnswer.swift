import HeadlessCore

/// The button that the system adds to a question.
///
/// Apple's pages of the modifiers: "Dialogs include a standard dismiss action by default. If you provide a button with a
/// role of cancel, that button takes the place"; of alerts, "If no actions are present, the system includes a standard
/// OK action. No default cancel action is provided".
struct StandardAnswer {
  enum Kind { case ok, cancel }

  let kind: Kind
  /// What the question offers by itself; complete when its own buttons have been evaluated, which come before.
  let offered: OfferedAnswers
}

/// The buttons that a question offers, noted while they are evaluated.
@MainActor final class OfferedAnswers {
  private(set) var count = 0
  private(set) var hasCancel = false

  nonisolated init() {}

  func note(_ role: ButtonRole?) {
    count += 1
    if role == .cancel { hasCancel = true }
  }
}

extension StandardAnswer: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    switch view.kind {
    case .ok: view.offered.count == 0 ? inputs.make(Button("OK") {}) : _ViewOutputs([])
    case .cancel: view.offered.hasCancel ? _ViewOutputs([]) : inputs.make(Button("Cancel", role: .cancel) {})
    }
  }
}

extension EnvironmentValues {
  /// Where buttons are noted that answer a question; `nil` outside of one.
  @Entry var offeredAnswers: Confined<OfferedAnswers>? = nil
}
