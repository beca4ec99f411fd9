import HeadlessCore

extension HostedElement {
  /// Whether the element, or the field in it, has the keyboard.
  public var isFocused: Bool {
    guard let focus = host.graph.focus, let node, !isLeaving else { return false }
    return node.first { $0.identity === focus } != nil || node.wrappers.contains { $0.identity === focus }
  }

  /// Gives the keyboard to the element.
  ///
  /// - Throws: `HostError.notOperable` when nothing in it takes the focus.
  public func focus() throws {
    let candidates = host.graph.focusableNodes
    func takesFocus(_ node: Node) -> Bool { candidates.contains { $0 === node } }
    guard let node, let target = node.first(where: takesFocus) ?? node.wrappers.first(where: takesFocus) else {
      throw HostError.notOperable("\(name) does not take the focus.")
    }
    host.graph.perform { host.graph.moveFocus(to: target) }
    try host.settle()
  }

  /// Types into the field, a character at a time, as a person does; the field gets the focus first.
  public func type(_ text: String) throws {
    if !isFocused { try focus() }
    for character in text { try edit { $0 + String(character) } }
  }

  /// Takes characters away from the end.
  public func delete(count: Int = 1) throws {
    if !isFocused { try focus() }
    for _ in 0..<count { try edit { String($0.dropLast()) } }
  }

  /// Presses the return key in the field, which gets the focus first. A field of one line does what `onSubmit` says, and
  /// the keyboard goes, unless the action gave the focus to a field. A field of several lines takes a new line.
  ///
  /// - Throws: `HostError.notOperable` when it is no text field, or one that cannot be edited.
  public func submit() throws {
    if !isFocused, field != nil { try focus() }
    guard let field, field.isEnabled else {
      throw HostError.notOperable("\(name) is not a text field that can be edited.")
    }
    if case .breaksLine = field.returnKey { return try edit { $0 + "\n" } }
    let graph = host.graph
    let submitting = graph.focus
    graph.isFocusConfirmed = false
    graph.perform { field.submit() }
    try host.settle()
    if graph.focus === submitting, !graph.isFocusConfirmed { try host.dropFocus() }
  }

  /// What the field holds; of a secure field too.
  public var fieldText: String? { field?.read() }

  /// What the field asks of the keyboard; `nil` for what is no field.
  public var keyboard: HostedKeyboard? { field.map { HostedKeyboard($0.keyboard) } }

  private var field: FieldBehavior? {
    // What leaves takes no keys.
    guard !isLeaving,
      case .field(let field)? = node?.first(where: { if case .field? = $0.interaction { true } else { false } })?
        .interaction
    else { return nil }
    return field
  }

  private func edit(_ change: (String) -> String) throws {
    guard let field, field.isEnabled else {
      throw HostError.notOperable("\(name) is not a text field that can be edited.")
    }
    host.graph.perform { field.write(change(field.read())) }
    try host.settle()
  }
}

extension Node {
  /// The nodes around this one that hold nothing else: modifiers such as `focusable()` on a button.
  fileprivate var wrappers: [Node] {
    var found: [Node] = []
    var outer = parent
    while let current = outer, current.children.count == 1 {
      found.append(current)
      outer = current.parent
    }
    return found
  }
}

extension Host {
  /// Moves the keyboard focus as the Tab key does; past the last one it comes back to the first.
  public func focusNext() throws { try step(1) }

  /// Moves the keyboard focus as Shift-Tab does.
  public func focusPrevious() throws { try step(-1) }

  /// Takes the keyboard away from whatever has it.
  public func dropFocus() throws {
    graph.perform { graph.moveFocus(to: nil) }
    try settle()
  }

  private func step(_ direction: Int) throws {
    let nodes = graph.focusableNodes
    guard !nodes.isEmpty else { throw HostError.notOperable("Nothing on the screen takes the focus.") }
    let current = nodes.firstIndex { $0.identity === graph.focus }
    let next = current.map { ($0 + direction + nodes.count) % nodes.count } ?? (direction > 0 ? 0 : nodes.count - 1)
    graph.perform { graph.moveFocus(to: nodes[next]) }
    try settle()
  }
}
