import HeadlessCore
import UIKit

/// How text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View

  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body

  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field whose style is at work.
public struct _TextFieldStyleLabel: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs([]) }
}

/// The style of the platform: on iOS without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// In a box with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray4)).allowsHitTesting(false) }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  typealias FieldMaker = @MainActor (TextField<_TextFieldStyleLabel>, _ViewInputs) -> _ViewOutputs
  private enum StyleKey: EnvironmentKey { static let defaultValue: FieldMaker? = nil }

  var textFieldStyle: FieldMaker? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    let box = Confined(style)
    return environment(changing: { environment in
      environment.textFieldStyle = { field, inputs in
        let inner = inputs.descending(into: S.self)
        return inner.make(DynamicProperties.bound(box.value, inner)._body(configuration: field))
      }
    })
  }

  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    let box = Confined(action)
    return environment(changing: { environment in
      if triggers.contains(.text) { environment.submitAction = environment.submitAction.preceded(by: box.value) }
      if triggers.contains(.search) { environment.searchAction = environment.searchAction.preceded(by: box.value) }
    })
  }
}

extension (() -> Void)? {
  /// The innermost of several actions is done first.
  fileprivate func preceded(by first: @escaping () -> Void) -> () -> Void {
    {
      first()
      self?()
    }
  }
}

/// What counts as submitting.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = Self(rawValue: 1 << 0)
  public static let search = Self(rawValue: 1 << 1)
}
