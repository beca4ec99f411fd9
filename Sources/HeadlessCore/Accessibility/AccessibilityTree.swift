/// Reads the elements off the nodes, in the order in which they are read aloud.
package struct AccessibilityTree {
  package init() {}

  package func elements(of node: Node) -> [AccessibilityElement] {
    if isInvisible(node) { return [] }
    switch node.accessibility {
    case nil: return children(of: node)
    case .hidden(let isHidden): return isHidden ? [] : children(of: node)
    case .element(let properties): return [made(node, properties)]
    case .change(let changes): return changed(node, changes)
    case .children(.ignore, let changes): return [made(node, changes)]
    case .children(.combine, let changes): return [combined(node, changes)]
    case .represented(let stand): return represented(node, by: stand)
    case .children(.contain, let changes):
      var container = made(node, changes)
      container.isContainer = true
      container.children = children(of: node)
      return [container]
    }
  }

  /// What nobody sees is not read either.
  private func isInvisible(_ node: Node) -> Bool {
    switch node.effect {
    case .opacity(0), .hidden: true
    default: false
    }
  }

  private func children(of node: Node) -> [AccessibilityElement] {
    let elements = node.spokenChildren.flatMap(elements(of:))
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    return elements.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }

  /// What the representation says, where the represented view is.
  private func represented(_ node: Node, by stand: Node) -> [AccessibilityElement] {
    elements(of: stand).map { element in
      var element = element
      element.node = node
      return element
    }
  }

  private func made(_ node: Node, _ properties: AccessibilityChanges) -> AccessibilityElement {
    var element = AccessibilityElement(node: node)
    properties.apply(to: &element)
    return element
  }

  private func changed(_ node: Node, _ changes: AccessibilityChanges) -> [AccessibilityElement] {
    var elements = children(of: node)
    if elements.isEmpty, changes.isPerceptible { elements = [AccessibilityElement(node: node)] }
    for index in elements.indices { changes.apply(to: &elements[index]) }
    return elements
  }

  /// One element that says what all of them say.
  private func combined(_ node: Node, _ changes: AccessibilityChanges) -> AccessibilityElement {
    let parts = children(of: node).flatMap(leaves)
    var element = AccessibilityElement(node: node)
    element.label = joined(parts.compactMap(\.label))
    element.value = joined(parts.compactMap(\.value))
    element.hint = joined(parts.compactMap(\.hint))
    element.identifier = parts.compactMap(\.identifier).first
    element.traits = parts.reduce([]) { $0.union($1.traits) }
    element.actions = parts.flatMap(\.actions)
    element.activate = parts.compactMap(\.activate).first
    changes.apply(to: &element)
    return element
  }

  private func joined(_ texts: [String]) -> String? {
    let texts = texts.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The elements that are read, containers opened.
  package func leaves(_ element: AccessibilityElement) -> [AccessibilityElement] {
    element.isContainer ? element.children.flatMap(leaves) : [element]
  }
}

extension Node {
  /// A mask says nothing.
  fileprivate var spokenChildren: ArraySlice<Node> {
    if case .mask = effect { return children.prefix(1) }
    return children[...]
  }
}
