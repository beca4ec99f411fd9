import HeadlessCore
public import UIKit

/// What the key on a keyboard says that submits.
public struct SubmitLabel: Sendable {
  let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters the keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
  let name: String

  public static var never: Self { Self(name: "never") }
  public static var words: Self { Self(name: "words") }
  public static var sentences: Self { Self(name: "sentences") }
  public static var characters: Self { Self(name: "characters") }
}

/// How a keyboard goes when content is scrolled.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let name: String

  public static var automatic: Self { Self(name: "automatic") }
  public static var immediately: Self { Self(name: "immediately") }
  public static var interactively: Self { Self(name: "interactively") }
  public static var never: Self { Self(name: "never") }
}

/// The host has no keyboard on the screen: what is asked of it can be read off the field, and is not shown.
extension View {
  nonisolated private func keyboard(_ change: @escaping @MainActor (inout KeyboardSettings) -> Void) -> some View {
    environment(changing: { change(&$0.keyboard) })
      .notShown("Keyboard settings are kept with the field and not shown: the host has no keyboard on the screen.")
  }

  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { keyboard { $0.type = "\(type)" } }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    keyboard { $0.contentType = textContentType?.rawValue }
  }

  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    keyboard { $0.capitalization = autocapitalization?.name }
  }

  @available(iOS, deprecated: 15.0, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    keyboard { $0.capitalization = "\(style)" }
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    keyboard { $0.corrects = !disable }
  }

  @available(iOS, deprecated: 16.0, message: "use autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    keyboard { $0.corrects = disable.map { !$0 } ?? true }
  }

  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    keyboard { $0.submitLabel = submitLabel.name }
  }

  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.ownScrollDismissesKeyboardMode, mode)
      .notShown("scrollDismissesKeyboard(_:) has no effect here: the host has no keyboard on the screen.")
  }
}

extension EnvironmentValues {
  private enum KeyboardKey: EnvironmentKey { static let defaultValue = KeyboardSettings() }

  var keyboard: KeyboardSettings {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }

  /// The older name, under which nothing may have been said.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }

  public var autocorrectionDisabled: Bool {
    get { !keyboard.corrects }
    set { keyboard.corrects = !newValue }
  }
}
