import HeadlessCore
public import SwiftUI

extension Host {
  /// The first element of a role, label or identifier, in the order of VoiceOver.
  ///
  /// - Throws: `HostError.notFound`, which lists what is there instead.
  public func find(_ query: Query) throws -> HostedElement {
    let isWhole = graph.ordersSpeech || graph.hasModals
    if let first = AccessibilityTree().first(of: graph.root, isWhole: isWhole, where: query.matches) {
      if query.asksForLabels { noteSymbolLabels([first]) }
      return element(first)
    }
    // On a device a symbol may bear the very label that is asked for.
    if query.asksForLabels { noteSymbolLabels(allElements) }
    let tree = AccessibilityTree()
    let read = tree.elements(of: graph.root).flatMap(tree.leaves).map { AccessibleElement($0).description }
    throw missing(query.description, read + transparent(query))
  }

  /// All elements of a role, label or identifier that are made: a list over a lazy container lacks the rest.
  public func findAll(_ query: Query) -> [HostedElement] {
    let all = allElements
    let found = all.filter(query.matches)
    // Where nothing is found, a device may still call a symbol so.
    if query.asksForLabels { noteSymbolLabels(found.isEmpty ? all : found) }
    return list(found.map(element))
  }

  private func element(_ found: AccessibilityElement) -> HostedElement {
    graph.note(found: found.node)
    return HostedElement(
      host: self,
      identity: found.node.identity,
      name: AccessibleElement(found).description,
      isAccessible: true
    )
  }

  /// The first view of a type, hidden from VoiceOver or not: `find(Image.self)`, `find(Icon.self)`. Views on their way out
  /// come last.
  ///
  /// - Throws: `HostError.notFound`, which lists the types that are there instead.
  public func find<V: View>(_ type: V.Type) throws -> HostedElement {
    guard let first = made(type).first else {
      throw missing("view of the type \(type)", viewTypes)
    }
    return first
  }

  /// All views of a type that are made.
  public func findAll<V: View>(_ type: V.Type) -> [HostedElement] { list(made(type)) }

  private func made<V: View>(_ type: V.Type) -> [HostedElement] {
    nodes { $0.stands(for: type) }.map { element($0, name: "\(type)") }
  }

  /// The first text that reads exactly so, hidden from VoiceOver or not. Texts on their way out come last.
  ///
  /// - Throws: `HostError.notFound`, which lists the texts that are there instead.
  public func find(text: String) throws -> HostedElement {
    let texts = made(Text.self)
    guard let first = texts.first(where: { $0.text == text }) else {
      throw missing("text \"\(text)\"", texts.compactMap(\.text).map { "\"\($0)\"" })
    }
    return first
  }

  /// What matches and has no opacity at this moment, each with what to do about it.
  private func transparent(_ query: Query) -> [String] {
    let tree = AccessibilityTree(seesTransparent: true)
    return Self.opened(tree.elements(of: graph.root)).filter(query.matches).map {
      let advice = graph.isAnimating ? ": advance(by:) lets what is under way go on" : ""
      return "\(AccessibleElement($0)), which is transparent at this moment and so neither read nor touched\(advice)"
    }
  }

  private func missing(_ wanted: String, _ found: [String]) -> HostError {
    noteAbsence()
    let unmade = graph.unmadeRowCount
    let note = "\(unmade) view\(unmade == 1 ? "" : "s") that lazy containers have not made: scroll to them"
    return .notFound(wanted: wanted, found: unmade > 0 ? found + [note] : found)
  }

  /// Tells the check that what it did not find may be in a view that a lazy container has not made.
  func noteAbsence() { noteUnmadeRows(.unverified) }

  /// Which views are made follows from estimates, and what is in the others nobody knows.
  func list<Found>(_ found: [Found]) -> [Found] {
    noteUnmadeRows(found.isEmpty ? .unverified : .modelled)
    return found
  }

  private func noteUnmadeRows(_ confidence: Confidence) {
    if graph.unmadeRowCount > 0 { note(confidence) }
  }

  /// The whole hosted view.
  public var root: HostedElement { element(graph.root, name: "the hosted view") }

  func element(for node: Node) -> AccessibilityElement? {
    allElements.first { element in
      element.node === node || node.first { $0 === element.node } != nil
    }
  }

  /// Containers and what is in them, in reading order.
  private var allElements: [AccessibilityElement] {
    Self.opened(AccessibilityTree().elements(of: graph.root))
  }

  private static func opened(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    var all: [AccessibilityElement] = []
    func add(_ element: AccessibilityElement) {
      all.append(element)
      for child in element.children { add(child) }
    }
    for element in elements { add(element) }
    return all
  }

  private var viewTypes: [String] {
    var names: Set<String> = []
    graph.root.visit { names.formUnion($0.viewTypes.map { "\($0)" }) }
    return names.sorted()
  }

  private func nodes(_ matches: (Node) -> Bool) -> [Node] {
    var found: [Node] = []
    graph.root.visit { if matches($0) { found.append($0) } }
    for leaving in graph.leavingNodes { leaving.visit { if matches($0) { found.append($0) } } }
    return found
  }

  private func element(_ node: Node, name: String) -> HostedElement {
    HostedElement(host: self, identity: node.identity, name: name, isAccessible: false)
  }
}
