import HeadlessCore

/// A part of a transition that modifiers of the app's make: around the view in place, and around it while it is away.
///
/// The modifiers are carried out three times, the latter two around a stand-in for the view. Where the same effect
/// stands at the same place with other numbers, the view goes from one to the other.
struct ModifiedStep: Sendable {
  typealias Making = @MainActor (_ViewInputs) -> _ViewOutputs
  typealias Modifying = @MainActor (_ content: @escaping Making, _ inputs: _ViewInputs) -> _ViewOutputs

  /// What the modifiers are called in a finding.
  let name: String
  private let settled: Confined<Modifying>
  private let before: Confined<Modifying>
  private let after: Confined<Modifying>

  init<E: ViewModifier>(active: E, identity: E) {
    name = "AnyTransition.modifier(active:identity:) with \(E.self)"
    settled = Confined(Self.applying(identity))
    before = Confined(Self.applying(active))
    after = before
  }

  init<T: Transition>(_ transition: T) {
    name = "The transition \(T.self)"
    let box = Confined(transition)
    let showing = { (phase: TransitionPhase) -> Modifying in
      { content, inputs in
        let view = PlaceholderContentView<T>(content: AnyView(MadeView(make: content)))
        return inputs.descending(into: T.self).make(box.value.body(content: view, phase: phase))
      }
    }
    settled = Confined(showing(.identity))
    before = Confined(showing(.willAppear))
    after = Confined(showing(.didDisappear))
  }

  private static func applying<E: ViewModifier>(_ modifier: E) -> Modifying {
    let box = Confined(modifier)
    return { content, inputs in
      let inner = inputs.descending(into: E.self)
      let bound = DynamicProperties.bound(box.value, inner)
      return E._modify(bound, _ViewModifier_Content(make: content), inner)
    }
  }

  /// The view as it is in place, with what it starts from and goes to noted on its nodes.
  @MainActor func make(
    _ content: @escaping Making,
    comes: Bool,
    goes: Bool,
    _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    let outputs = settled.value(content, inputs.descending(.index(0)))
    var isShown = true
    if comes { isShown = note(before.value, at: 1, on: outputs, inputs) { $0.entrance = $1 } }
    if goes { isShown = note(after.value, at: 2, on: outputs, inputs) { $0.exit = $1 } && isShown }
    if !isShown {
      inputs.graph.record(.unsupported, "\(name) is not shown on its way here: only effects are.", at: inputs.identity)
    }
    return outputs
  }

  /// - Returns: Whether anything of the way can be shown.
  @MainActor private func note(
    _ away: Modifying,
    at index: Int,
    on outputs: _ViewOutputs,
    _ inputs: _ViewInputs,
    _ mark: (Node, Effect) -> Void
  ) -> Bool {
    let place = inputs.descending(.index(index))
    let standIn = Node(place.descending(.attachment).identity, layout: ExpandingLayout())
    let absent = away({ _ in _ViewOutputs([standIn]) }, place).nodes
    guard absent.count == 1 else { return false }
    return outputs.nodes.map { Self.note(absent[0], standIn, on: $0, mark) }.contains(true) || outputs.nodes.isEmpty
  }

  private static func note(_ absent: Node, _ standIn: Node, on node: Node, _ mark: (Node, Effect) -> Void) -> Bool {
    if absent === standIn { return false }
    var isShown = false
    if let effect = absent.effect, let settled = node.effect, settled.animates(to: effect) {
      mark(node, effect)
      isShown = true
    }
    guard absent.children.count == node.children.count else { return isShown }
    for (inner, child) in zip(absent.children, node.children) where note(inner, standIn, on: child, mark) {
      isShown = true
    }
    return isShown
  }
}

/// A view that is made by a function.
private struct MadeView: View {
  typealias Body = Never

  let make: ModifiedStep.Making

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { view.make(inputs) }
}

/// A view with a transition: the steps lie around it, the first one innermost.
struct Transitioned<Content: View> {
  let content: Content
  let transition: AnyTransition
}

extension Transitioned: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.content
    // Another id makes another view, also to the modifiers of a transition.
    let inputs = (content as? any Identified).map { inputs.descending(.explicit($0.explicitID)) } ?? inputs
    var make: ModifiedStep.Making = { $0.descending(.index(0)).make(content) }
    for (index, step) in view.transition.steps.enumerated() {
      let inner = make
      let curve = view.transition.curve
      make = { wrap(inner, step, curve, $0.descending(.attached(index))) }
    }
    let outputs = make(inputs)
    for node in outputs.nodes { node.hasTransition = true }
    return outputs
  }

  @MainActor private static func wrap(
    _ content: @escaping ModifiedStep.Making,
    _ step: AnyTransition.Step,
    _ curve: AnimationCurve?,
    _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs
    switch step.kind {
    case .effect(let settled, let away):
      outputs = content(inputs)
      for index in outputs.nodes.indices {
        let wrapper = Node(inputs.beside(outputs.nodes[index], 0).identity, wrapping: outputs.nodes[index])
        wrapper.effect = settled
        wrapper.entrance = step.comes ? away : settled
        wrapper.exit = step.goes ? away : settled
        outputs.nodes[index] = wrapper
      }
    case .modified(let modified):
      outputs = modified.make(content, comes: step.comes, goes: step.goes, inputs)
    }
    if let curve {
      for node in outputs.nodes { node.change = Change(curve: curve, trigger: "transition(_:)") }
    }
    return outputs
  }
}
