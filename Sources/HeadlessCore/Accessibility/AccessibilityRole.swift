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
  package var identifier: String?
  package var addedTraits: AccessibilityTraitSet = []
  package var removedTraits: AccessibilityTraitSet = []
  package var activate: (() -> Void)?
  private var rare: Rare?

  package init() {}

  package var value: String? {
    get { rare?.value }
    set { change { $0.value = newValue } }
  }

  package var hint: String? {
    get { rare?.hint }
    set { change { $0.hint = newValue } }
  }

  /// What the label owes to the names of symbols.
  package var symbol: SymbolLabel? {
    get { rare?.symbol }
    set { if rare != nil || newValue != nil { change { $0.symbol = newValue } } }
  }

  package var sortPriority: Double? {
    get { rare?.sortPriority }
    set { change { $0.sortPriority = newValue } }
  }

  package var actions: [(name: String, perform: () -> Void)] {
    get { rare?.actions ?? [] }
    set { change { $0.actions = newValue } }
  }

  /// Copies, because changes are values and share what lies apart.
  private mutating func change(_ change: (Rare) -> Void) {
    let copy = Rare(rare)
    change(copy)
    rare = copy
  }

  func apply(to element: inout AccessibilityElement) {
    if let label { (element.label, element.symbol) = (label, symbol) }
    if let identifier { element.identifier = identifier }
    if let activate { element.activate = activate }
    element.traits.formUnion(addedTraits)
    element.traits.subtract(removedTraits)
    guard let rare else { return }
    if let value = rare.value { element.value = value }
    if let hint = rare.hint { element.hint = hint }
    if let sortPriority = rare.sortPriority { element.sortPriority = sortPriority }
    element.actions += rare.actions
  }

  /// Whether the changes say something that deserves an element where there is none.
  var isPerceptible: Bool {
    label != nil || value != nil || hint != nil || !addedTraits.isEmpty || !actions.isEmpty || activate != nil
  }
}

extension AccessibilityChanges {
  /// What few views say lies apart: every text has such changes, and a large tree is as quick as its nodes are small.
  private final class Rare {
    var value: String?
    var hint: String?
    var symbol: SymbolLabel?
    var sortPriority: Double?
    var actions: [(name: String, perform: () -> Void)]

    init(_ other: Rare?) {
      (value, hint, sortPriority) = (other?.value, other?.hint, other?.sortPriority)
      symbol = other?.symbol
      actions = other?.actions ?? []
    }
  }
}
