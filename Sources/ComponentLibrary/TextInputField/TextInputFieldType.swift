import SwiftUI

/// What is typed into a `TextInputField`.
public enum TextInputFieldType: String, CaseIterable, Hashable, Sendable {
  case text
  case email
  case password
  case tel
  case url

  var keyboard: UIKeyboardType {
    switch self {
    case .text, .password: .default
    case .email: .emailAddress
    case .tel: .phonePad
    case .url: .URL
    }
  }

  /// What the system may offer to fill in.
  var content: UITextContentType? {
    switch self {
    case .text: nil
    case .email: .emailAddress
    case .password: .password
    case .tel: .telephoneNumber
    case .url: .URL
    }
  }

  /// Whether it is an address, in which a capital letter or another word is wrong.
  var isAddress: Bool { self == .email || self == .url }

  /// Whether the field hides what is typed.
  var isSecure: Bool { self == .password }
}
