public import Foundation
import HeadlessCore

/// What VoiceOver is told about one element. A value: it does not follow later changes.
public struct AccessibleElement: Hashable, Sendable, CustomStringConvertible {
  struct Properties: Hashable, Sendable {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: AccessibilityTraitSet
    var actions: [String]
    var frame: CGRect
  }

  let properties: Properties
  /// The elements inside a container.
  public let children: [AccessibleElement]

  init(_ element: AccessibilityElement) {
    properties = Properties(
      label: element.label,
      value: element.value,
      hint: element.hint,
      identifier: element.identifier,
      traits: element.traits,
      actions: element.actions.map(\.name),
      frame: element.node.frameInRoot
    )
    children = element.children.map(AccessibleElement.init)
  }

  public var label: String? { properties.label }
  public var value: String? { properties.value }
  public var hint: String? { properties.hint }
  public var identifier: String? { properties.identifier }
  /// In points, on the screen.
  public var frame: CGRect { properties.frame }
  /// The names of the traits: `button`, `selected`, `header`.
  public var traits: [String] { properties.traits.names }

  /// What VoiceOver offers beside the double tap, by name: what the source names with `accessibilityAction(named:)`,
  /// `escape`, and `increment` and `decrement` where the element is adjustable. Those that a device makes of
  /// `swipeActions` and `onDelete` are not among them, which is a finding.
  public var actions: [String] { properties.actions }

  public var description: String {
    let role = traits.isEmpty ? "element" : traits.joined(separator: " ")
    let parts = [
      label.map { "\"\($0)\"" }, value.map { "value \"\($0)\"" }, hint.map { "hint \"\($0)\"" },
      identifier.map { "identifier \"\($0)\"" },
    ]
    return ([role] + parts.compactMap { $0 }).joined(separator: " ")
  }

  func outline(depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    return indent + description + "\n" + children.map { $0.outline(depth: depth + 1) }.joined()
  }
}
