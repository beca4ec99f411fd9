public import Foundation

/// Whether something around a view is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// What edit buttons switch, where a view around put a binding.
  @Entry public var editMode: Binding<EditMode>? = nil
}

/// The button that starts and ends editing. Where nobody keeps the mode it changes nothing, which is a finding.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  nonisolated public init() {}

  public var body: some View {
    if let mode {
      Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
        withAnimation { mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active }
      }
    } else {
      Button("Edit") {}.unsupported("EditButton starts no editing here: no binding is at \\.editMode around it.")
    }
  }
}

/// The button that starts a renaming.
public struct RenameButton<Label: View> {
  let label: Label
}

extension RenameButton: View {
  public var body: some View {
    Button {
    } label: {
      label
    }
    .unsupported("RenameButton starts no renaming here.")
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}

/// A control that chooses a colour. The palette is not shown here, which is a finding.
public struct ColorPicker<Label: View> {
  let label: Label
  let selection: Binding<Color>
}

extension ColorPicker: View {
  public var body: some View {
    ControlRow(label: label) {
      Circle().fill(selection.wrappedValue).frame(width: 28, height: 28)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
    .unsupported("ColorPicker opens no palette here.")
  }

  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A control that chooses several days. The calendar is not drawn here, which is a finding.
public struct MultiDatePicker<Label: View> {
  let label: Label
}

extension MultiDatePicker: View {
  public var body: some View {
    label.frame(maxWidth: .infinity, minHeight: 300).unsupported("MultiDatePicker draws no calendar here.")
  }

  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper where Label: View {
  @available(iOS, deprecated: 100000.0, message: "use init(label:onIncrement:onDecrement:onEditingChanged:)")
  nonisolated public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}
