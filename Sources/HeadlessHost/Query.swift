import HeadlessCore

/// What to look for: a role, a label, an identifier, a text.
public struct Query: Sendable, CustomStringConvertible {
  public let description: String
  /// Whether what VoiceOver calls an element decides.
  let asksForLabels: Bool
  let matches: @Sendable (AccessibilityElement) -> Bool

  private init(
    description: String,
    asksForLabels: Bool = false,
    matches: @escaping @Sendable (AccessibilityElement) -> Bool
  ) {
    self.description = description
    self.asksForLabels = asksForLabels
    self.matches = matches
  }

  private static func role(_ name: String, _ traits: AccessibilityTraitSet) -> Query {
    Query(description: name) { $0.traits.isSuperset(of: traits) }
  }

  public static let button = role("button", .isButton)
  public static let image = role("image", .isImage)
  public static let text = role("text", .isStaticText)
  public static let header = role("header", .isHeader)
  public static let link = role("link", .isLink)
  public static let toggle = role("toggle", .isToggle)
  public static let textField = role("text field", .isTextField)
  public static let secureField = role("secure field", .isSecureField)

  /// The element that VoiceOver calls exactly so.
  public static func label(_ label: String) -> Query {
    Query(description: "element with the label \"\(label)\"", asksForLabels: true) { $0.label == label }
  }

  /// The element with this `accessibilityIdentifier`.
  public static func identifier(_ identifier: String) -> Query {
    Query(description: "element with the identifier \"\(identifier)\"") { $0.identifier == identifier }
  }

  /// Both at once: `.button.and(.label("Add"))`.
  public func and(_ other: Query) -> Query {
    Query(
      description: "\(description) that is also \(other.description)",
      asksForLabels: asksForLabels || other.asksForLabels
    ) { matches($0) && other.matches($0) }
  }
}
