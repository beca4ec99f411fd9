/// What a node contributes to the accessibility tree.
package indirect enum AccessibilityRole {
  /// A leaf that is an element of its own.
  case element(AccessibilityChanges)
  /// A modifier, which changes every element below; where there is none, it makes one.
  case change(AccessibilityChanges)
  case hidden(Bool)
  /// `accessibilityElement(children:)` and controls that speak as one.
  case children(Children, AccessibilityChanges)
  /// Other views speak in place of these.
  case represented(Node)

  package enum Children: Sendable { case ignore, contain, combine }
}

/// Properties to set on elements; `nil` leaves what is there.
package struct AccessibilityChanges {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var addedTraits: AccessibilityTraitSet = []
  package var removedTraits: AccessibilityTraitSet = []
  package var sortPriority: Double?
  package var actions: [(name: String, perform: () -> Void)] = []
  package var activate: (() -> Void)?

  package init() {}

  func apply(to element: inout AccessibilityElement) {
    if let label { element.label = label }
    if let value { element.value = value }
    if let hint { element.hint = hint }
    if let identifier { element.identifier = identifier }
    if let sortPriority { element.sortPriority = sortPriority }
    if let activate { element.activate = activate }
    element.traits.formUnion(addedTraits)
    element.traits.subtract(removedTraits)
    element.actions += actions
  }

  /// Whether the changes say something that deserves an element where there is none.
  var isPerceptible: Bool {
    label != nil || value != nil || hint != nil || !addedTraits.isEmpty || !actions.isEmpty || activate != nil
  }
}
