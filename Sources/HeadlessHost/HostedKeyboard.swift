import HeadlessCore

/// What a field asks of the keyboard, by the names that SwiftUI gives the settings.
public struct HostedKeyboard: Hashable, Sendable {
  /// `default`, `emailAddress`, `numberPad` and so on.
  public let type: String
  /// What the field is for: `email`, `password`; `nil` when nothing was said.
  public let contentType: String?
  /// `never`, `words`, `sentences`, `characters`; `nil` when nothing was said.
  public let capitalization: String?
  public let corrects: Bool
  /// What the key says that submits: `done`, `next`; `nil` when nothing was said.
  public let submitLabel: String?

  init(_ settings: KeyboardSettings) {
    type = settings.type
    contentType = settings.contentType
    capitalization = settings.capitalization
    corrects = settings.corrects
    submitLabel = settings.submitLabel
  }
}
