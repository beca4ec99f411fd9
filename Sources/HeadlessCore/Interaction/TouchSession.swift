package import Foundation

/// One finger, from landing to leaving.
///
/// The tree may be evaluated again in between, so that who takes part is remembered by identity.
package final class TouchSession {
  private let graph: Graph
  private let start: CGPoint
  private var location: CGPoint
  private var button: Identity?
  private var field: Identity?
  private var gestures: [Identity] = []
  /// Those of them that share one view and leave the touch to one another.
  private var rivals: [Identity] = []
  private var recognized: Set<ObjectIdentifier> = []
  /// Long presses whose finger went too far.
  private var failed: Set<ObjectIdentifier> = []
  private var isOver = false

  /// Lands a finger at a point of the screen.
  package init(at point: CGPoint, in graph: Graph) {
    self.graph = graph
    start = point
    location = point
    let path = HitTester().path(to: point, in: graph.root) ?? []
    choose(path.map(\.node))
    graph.perform {
      if let button = behavior(of: button) { button.setPressed(true) }
      for identity in gestures { begin(identity) }
    }
  }

  package var hasTarget: Bool { button != nil || field != nil || !gestures.isEmpty }

  /// The innermost control or plain gesture takes the touch; high priority goes before it, simultaneous beside it.
  private func choose(_ chain: [Node]) {
    var taker: Node?
    var simultaneous: [Node] = []
    var sharing: [Node] = []
    for node in chain.reversed() {
      switch node.interaction {
      case .button where taker == nil, .field where taker == nil: taker = node
      case .gesture(let gesture) where gesture.precedence == .simultaneous && gesture.isEnabled:
        simultaneous.append(node)
      case .gesture(let gesture) where gesture.isEnabled:
        if taker == nil || gesture.precedence == .high || sharesView(node, taker) {
          if gesture.precedence == .high { taker = node } else { taker = taker ?? node }
          if taker !== node {
            simultaneous.append(node)
            sharing.append(node)
          }
        }
      default: continue
      }
    }
    if case .button(let behavior)? = taker?.interaction {
      if behavior.isEnabled { button = taker?.identity }
    } else if case .field(let behavior)? = taker?.interaction {
      if behavior.isEnabled { field = taker?.identity }
    } else if let taker {
      gestures.append(taker.identity)
    }
    gestures += simultaneous.map(\.identity)
    if !sharing.isEmpty { rivals = ([taker].compactMap { $0 } + sharing).map(\.identity) }
  }

  /// A finger that was held until a long press was recognized does not tap the same view when it leaves.
  private func wasHeld(_ identity: Identity) -> Bool {
    guard rivals.contains(where: { $0 === identity }) else { return false }
    return rivals.contains { rival in
      guard recognized.contains(ObjectIdentifier(rival)), let gesture = gesture(of: rival) else { return false }
      if case .longPress = gesture.kind { return true }
      return false
    }
  }

  /// A drag and a tap on one and the same view both get to see the touch.
  private func sharesView(_ outer: Node, _ taker: Node?) -> Bool {
    guard let taker, case .gesture(let inner)? = taker.interaction, case .gesture(let behavior)? = outer.interaction
    else { return false }
    return outer.children.first === taker && !inner.kind.isSame(as: behavior.kind)
  }

  private func begin(_ identity: Identity) {
    guard let gesture = gesture(of: identity) else { return }
    gesture.pressing(true)
    switch gesture.kind {
    case .drag(let minimum) where minimum <= 0: drag(identity)
    case .longPress(let duration, _):
      gesture.changed(event(for: identity))
      graph.clock.schedule(after: duration) { [weak self] in self?.completeLongPress(identity) }
    default: break
    }
  }

  private func completeLongPress(_ identity: Identity) {
    guard !isOver, !failed.contains(ObjectIdentifier(identity)), let gesture = gesture(of: identity),
      case .longPress = gesture.kind
    else { return }
    recognized.insert(ObjectIdentifier(identity))
    graph.perform { gesture.ended(event(for: identity)) }
  }

  /// Moves the finger to a point of the screen.
  package func move(to point: CGPoint) {
    location = point
    graph.perform {
      if let button = behavior(of: button) { button.setPressed(isNearButton) }
      for identity in gestures {
        drag(identity)
        stray(identity)
      }
    }
  }

  /// A long press fails as soon as the finger goes too far, and does not begin again when it comes back.
  private func stray(_ identity: Identity) {
    let key = ObjectIdentifier(identity)
    guard let gesture = gesture(of: identity), case .longPress(_, let limit) = gesture.kind, !recognized.contains(key),
      event(for: identity).distance > limit, failed.insert(key).inserted
    else { return }
    gesture.pressing(false)
  }

  private func drag(_ identity: Identity) {
    guard let gesture = gesture(of: identity), case .drag(let minimum) = gesture.kind else { return }
    let event = event(for: identity)
    let key = ObjectIdentifier(identity)
    guard recognized.contains(key) || event.distance >= minimum else { return }
    recognized.insert(key)
    gesture.changed(event)
  }

  /// Lifts the finger.
  package func release() {
    isOver = true
    graph.perform {
      if let behavior = behavior(of: button) {
        let isInside = isNearButton
        behavior.setPressed(false)
        if isInside, behavior.isEnabled { behavior.perform() }
      }
      if let field { focus(field) }
      for identity in gestures { end(identity) }
    }
  }

  /// A tap on a field gives it the keyboard; a drag over it does not.
  private func focus(_ field: Identity) {
    guard let node = graph.node(at: field), graph.focus !== field,
      (location.x - start.x).magnitude <= 10, (location.y - start.y).magnitude <= 10
    else { return }
    graph.moveFocus(to: node)
  }

  private func end(_ identity: Identity) {
    guard let gesture = gesture(of: identity) else { return }
    let event = event(for: identity)
    switch gesture.kind {
    case .tap where wasHeld(identity): break
    case .tap(let count) where event.distance <= 10 && graph.countTap(on: identity) >= count: gesture.ended(event)
    case .drag where recognized.contains(ObjectIdentifier(identity)): gesture.ended(event)
    default: break
    }
    if !failed.contains(ObjectIdentifier(identity)) { gesture.pressing(false) }
  }

  /// A finger may stray a little from a button and still press it.
  private var isNearButton: Bool {
    guard let button, let node = graph.node(at: button) else { return false }
    return node.frameInRoot.insetBy(dx: -70, dy: -70).contains(location)
  }

  private func event(for identity: Identity) -> TouchEvent {
    let node = graph.node(at: identity)
    let inverse = node?.transformToRoot.inverted() ?? .identity
    return TouchEvent(
      start: inverse.transform(start),
      location: inverse.transform(location),
      time: graph.clock.now,
      onScreen: (start, location),
      node: node
    )
  }

  private func behavior(of identity: Identity?) -> ButtonBehavior? {
    guard let identity, case .button(let behavior)? = graph.node(at: identity)?.interaction
    else { return nil }
    return behavior
  }

  private func gesture(of identity: Identity) -> GestureBehavior? {
    guard case .gesture(let gesture)? = graph.node(at: identity)?.interaction
    else { return nil }
    return gesture
  }
}

extension GestureBehavior.Kind {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.tap, .tap), (.longPress, .longPress), (.drag, .drag): true
    default: false
    }
  }
}

/// The taps on one view that followed one another.
private final class TapCounter {
  var count = 0
  var time = -Double.infinity
}

extension Graph {
  /// Taps within a third of a second count together.
  fileprivate func countTap(on identity: Identity) -> Int {
    let counter = identity.slot(-1, as: TapCounter.self) { TapCounter() }
    counter.count = clock.now - counter.time <= 0.35 ? counter.count + 1 : 1
    counter.time = clock.now
    return counter.count
  }
}
