public import Foundation
import HeadlessCore

/// A line of text that a person edits.
public struct TextField<Label: View> {
  var content: FieldContent
  let label: Label
}

extension TextField: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let style = inputs.environment.textFieldStyle else { return plainNodes(view, inputs) }
    var inner = inputs.descending(.branch(1))
    inner.environment.textFieldStyle = nil
    let field = TextField<_TextFieldStyleLabel>(content: view.content, label: _TextFieldStyleLabel())
    return style(field, inner)
  }

  @MainActor private static func plainNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([view.content.node(inputs, type: Self.self)])
  }
}

/// Styles that need the text of the field they dress read it from the mirror, by the name that it has in Apple's.
extension TextField: CustomReflectable {
  nonisolated public var customMirror: Mirror { Mirror(self, children: ["_text": content.text, "label": label]) }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text, prompt: nil) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(text: text, prompt: nil, axis: axis) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: Self.text(of: value, format), prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S, F>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: Self.text(of: value, format), prompt: prompt) { Text(title) }
  }

  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    let text = Binding<String>(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) }
    )
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: Self.text(of: value, formatter), prompt: nil) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
    self.init(text: Self.text(of: value, formatter), prompt: nil) { Text(title) }
  }

  @available(iOS, deprecated: 100000.0, message: "use onSubmit(of:_:) and focused(_:)")
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: nil) { Text(titleKey) }
    content.onEditingChanged = onEditingChanged
    content.onCommit = onCommit
  }

  @available(iOS, deprecated: 100000.0, message: "use onSubmit(of:_:) and focused(_:)")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  @_disfavoredOverload
  @available(iOS, deprecated: 100000.0, message: "use onSubmit(of:_:) and focused(_:)")
  nonisolated public init<S>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) where S: StringProtocol {
    self.init(text: text, prompt: nil) { Text(title) }
    content.onEditingChanged = onEditingChanged
    content.onCommit = onCommit
  }

  /// What cannot be read leaves the value as it was.
  nonisolated private static func text<F>(of value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
  where F: ParseableFormatStyle, F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
    )
  }

  nonisolated private static func text<V>(of value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        let number = (formatter as? NumberFormatter)?.number(from: text)
        if let parsed = (number as? V) ?? (text as? V) { value.wrappedValue = parsed }
      }
    )
  }
}

extension TextField where Label: View {
  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    content = FieldContent(text: text, prompt: prompt, title: (self.label as? Text)?.string, isSecure: false)
  }

  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    if axis == .vertical { content.lines = 1...Int.max }
  }
}

/// A line of text that nobody else may read.
public struct SecureField<Label: View> {
  var content: FieldContent
  let label: Label
}

extension SecureField: View {
  public typealias Body = Never

  nonisolated public init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    content = FieldContent(text: text, prompt: prompt, title: (self.label as? Text)?.string, isSecure: true)
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let style = inputs.environment.textFieldStyle else {
      return _ViewOutputs([view.content.node(inputs, type: Self.self)])
    }
    var inner = inputs.descending(.branch(1))
    inner.environment.textFieldStyle = nil
    return style(TextField<_TextFieldStyleLabel>(content: view.content, label: _TextFieldStyleLabel()), inner)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @available(iOS, deprecated: 100000.0, message: "use onSubmit(of:_:)")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
    content.onCommit = onCommit
  }

  @_disfavoredOverload
  @available(iOS, deprecated: 100000.0, message: "use onSubmit(of:_:)")
  nonisolated public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol {
    self.init(text: text) { Text(title) }
    content.onCommit = onCommit
  }
}
