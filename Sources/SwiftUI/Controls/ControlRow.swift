import HeadlessCore

/// A control at the end of a row that its label begins. Where labels are hidden the control stands alone, as large as
/// it is, and the label is only read.
struct ControlRow<Label: View, Control: View>: View {
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  private let label: Label
  private let control: Control
  private let hidesLabel: Bool

  init(label: Label, hidesLabel: Bool = false, @ViewBuilder control: () -> Control) {
    self.label = label
    self.hidesLabel = hidesLabel
    self.control = control()
  }

  var body: some View {
    if hidesLabel || areLabelsHidden {
      control.background { Color.clear.accessibilityLabel(from: label) }
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}

extension EnvironmentValues {
  @Entry var areLabelsHidden: Bool = false
}

extension View {
  nonisolated public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
