/// A label, or a part of one, that nobody wrote: the name of a system symbol stands in for it.
///
/// A device has words of its own for some symbols ("Add" for `plus`) and falls back to the name for others, and Apple
/// publishes no list of them. What is read aloud there is therefore not known here.
package struct SymbolLabel: Sendable {
  /// Of the first such symbol.
  package var name: String
  /// Whether the label holds no other words.
  package var isAlone: Bool

  package init(_ name: String, isAlone: Bool = true) {
    self.name = name
    self.isAlone = isAlone
  }

  /// The sentence of the finding.
  package var message: String {
    "\"\(name)\" is the name of a symbol, and stands in for a label that is missing: what VoiceOver reads on a device is "
      + "not known here. Write accessibilityLabel(_:), or accessibilityHidden(true) where the symbol only adorns."
  }
}

extension [AccessibilityElement] {
  /// What a label that is joined from those of these elements owes to symbols.
  package var symbolLabel: SymbolLabel? {
    guard let first = lazy.compactMap(\.symbol).first else { return nil }
    let isAlone = allSatisfy { ($0.label ?? "").isEmpty || $0.symbol?.isAlone == true }
    return SymbolLabel(first.name, isAlone: isAlone)
  }
}

extension AccessibilityElement {
  /// Whether a person who cannot see it has nothing but the name of a symbol to tell what it does.
  var isControlNamedBySymbol: Bool {
    let acts = activate != nil || !actions.isEmpty || !traits.isDisjoint(with: [.isButton, .isLink, .isToggle])
    return symbol?.isAlone == true && acts
  }
}

extension Graph {
  /// Tells of the controls that are named by symbols, where symbols name anything at all. The tree must be laid out.
  package func noteSymbolLabels() {
    guard namesBySymbols, symbolLabelsGeneration != generation else { return }
    symbolLabelsGeneration = generation
    let tree = AccessibilityTree()
    for element in tree.elements(of: root).flatMap(tree.leaves) where element.isControlNamedBySymbol {
      note(symbolLabelOf: element)
    }
  }

  /// Tells of an element that owes its label to a symbol alone.
  @discardableResult
  package func note(symbolLabelOf element: AccessibilityElement) -> RuntimeFinding? {
    guard let symbol = element.symbol, symbol.isAlone else { return nil }
    return record(.symbolLabel, symbol.message, at: element.node.identity)
  }
}
