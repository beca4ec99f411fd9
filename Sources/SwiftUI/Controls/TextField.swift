import Foundation
import HeadlessCore

/// A line of text that a person edits.
public struct TextField<Label> {
  let content: FieldContent
  let label: Label
}

extension TextField: View where Label: View {
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
    self.init(text: text, prompt: nil) { Text(titleKey) }
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
}

/// A line of text that nobody else may read.
public struct SecureField<Label> {
  let content: FieldContent
  let label: Label
}

extension SecureField: View where Label: View {
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
}
