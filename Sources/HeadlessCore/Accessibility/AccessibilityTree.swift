/// Reads the elements off the nodes, in the order in which they are read aloud.
package struct AccessibilityTree {
  private let seesTransparent: Bool

  /// - Parameter seesTransparent: Whether what has no opacity at this moment is read as if it had some: for telling
  ///   what is there all the same.
  package init(seesTransparent: Bool = false) { self.seesTransparent = seesTransparent }

  package func elements(of node: Node) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    collect(node, into: &elements)
    return besideModals(elements)
  }

  /// The first element that matches, containers before what is in them, in the order in which they are read.
  ///
  /// Unless the whole list has a say in what is read, elements are made and looked at one by one: the list of all those
  /// of a large tree takes more room than a processor has at hand.
  package func first(of node: Node, isWhole: Bool, where matches: (AccessibilityElement) -> Bool)
    -> AccessibilityElement?
  {
    if isWhole { return first(among: elements(of: node), where: matches) }
    if isInvisible(node) { return nil }
    switch node.accessibility {
    case nil, .hidden(false): return first(below: node, where: matches)
    case .hidden(true): return nil
    default:
      var elements: [AccessibilityElement] = []
      collect(node, into: &elements)
      return first(among: elements, where: matches)
    }
  }

  private func first(below node: Node, where matches: (AccessibilityElement) -> Bool) -> AccessibilityElement? {
    node.firstAnswer(ofFirst: node.spokenCount) { first(of: $0, isWhole: false, where: matches) }
  }

  private func first(
    among elements: [AccessibilityElement],
    where matches: (AccessibilityElement) -> Bool
  ) -> AccessibilityElement? {
    for element in elements {
      if matches(element) { return element }
      if let inner = first(among: element.children, where: matches) { return inner }
    }
    return nil
  }

  /// Adds the elements of a node to those before it: lists that are made at every level and joined take their time.
  private func collect(_ node: Node, into elements: inout [AccessibilityElement]) {
    if isInvisible(node) { return }
    switch node.accessibility {
    case nil: collectChildren(of: node, into: &elements)
    case .hidden(let isHidden): if !isHidden { collectChildren(of: node, into: &elements) }
    case .element(let properties): elements.append(made(node, properties))
    case .change(let changes): change(node, changes, into: &elements)
    case .children(.ignore, let changes): elements.append(made(node, changes))
    case .children(.combine, let changes):
      // What is all unseen, as while it fades in, has nothing to say together either.
      let parts = children(of: node).flatMap(leaves)
      if !parts.isEmpty || changes.isPerceptible { elements.append(combined(node, parts, changes)) }
    case .represented(let stand): elements += represented(node, by: stand)
    case .children(.contain, let changes):
      var container = made(node, changes)
      container.isContainer = true
      container.children = besideModals(children(of: node))
      elements.append(container)
    }
  }

  /// Siblings that are not modal are ignored where one is.
  private func besideModals(_ siblings: [AccessibilityElement]) -> [AccessibilityElement] {
    func isModal(_ element: AccessibilityElement) -> Bool { element.traits.contains(.isModal) }
    return siblings.contains(where: isModal) ? siblings.filter(isModal) : siblings
  }

  /// What nobody sees is not read either.
  private func isInvisible(_ node: Node) -> Bool {
    switch node.effect {
    case .opacity(0): !seesTransparent
    case .hidden: true
    default: false
    }
  }

  private func children(of node: Node) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    collectChildren(of: node, into: &elements)
    return elements
  }

  private func collectChildren(of node: Node, into elements: inout [AccessibilityElement]) {
    let start = elements.count
    for child in node.children.prefix(node.spokenCount) { collect(child, into: &elements) }
    guard elements[start...].contains(where: { $0.sortPriority != 0 }) else { return }
    let sorted = elements[start...].enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
    elements.replaceSubrange(start..., with: sorted)
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

  private func change(_ node: Node, _ changes: AccessibilityChanges, into elements: inout [AccessibilityElement]) {
    let start = elements.count
    collectChildren(of: node, into: &elements)
    if elements.count == start, changes.isPerceptible { elements.append(AccessibilityElement(node: node)) }
    for index in start..<elements.count { changes.apply(to: &elements[index]) }
  }

  /// One element that says what all of them say.
  private func combined(
    _ node: Node,
    _ parts: [AccessibilityElement],
    _ changes: AccessibilityChanges
  ) -> AccessibilityElement {
    var element = AccessibilityElement(node: node)
    element.label = joined(parts.compactMap(\.label))
    element.symbol = parts.symbolLabel
    element.value = joined(parts.compactMap(\.value))
    element.hint = joined(parts.compactMap(\.hint))
    element.identifier = parts.compactMap(\.identifier).first
    element.traits = parts.reduce([]) { $0.union($1.traits) }
    // A double tap can mean one of them only: where there are several, each is offered by its name.
    let isAmbiguous = parts.count { $0.activate != nil } > 1
    element.actions = parts.flatMap { isAmbiguous ? $0.namedActions : $0.actions }
    element.activate = isAmbiguous ? nil : parts.compactMap(\.activate).first
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
  /// So many children speak, from the first: a mask says nothing.
  fileprivate var spokenCount: Int {
    if case .mask = effect { 1 } else { .max }
  }
}
