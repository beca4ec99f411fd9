public import UIKit

/// What the key on a keyboard says that submits.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

/// Which letters the keyboard capitalizes.
public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
}

/// The host has no keyboard on the screen: these settings change nothing that could be seen or read.
extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
