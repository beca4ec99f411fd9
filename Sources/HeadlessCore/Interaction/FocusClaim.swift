/// A view's connection to the state that says whether it has the focus.
package struct FocusClaim {
  /// Keeps the state.
  let location: AnyObject?
  package var isWished: () -> Bool
  package var report: (Bool) -> Void

  package init(location: AnyObject? = nil, isWished: @escaping () -> Bool, report: @escaping (Bool) -> Void) {
    self.location = location
    self.isWished = isWished
    self.report = report
  }
}

/// What code asked for by setting its focus state.
struct FocusWish {
  /// Keeps the state.
  let location: AnyObject
  /// Sets the state to no focus.
  let withdraw: () -> Void
}

extension Graph {
  /// The nodes that can have the keyboard, in the order in which Tab reaches them.
  package var focusableNodes: [Node] {
    var found: [Node] = []
    root.visit { node in
      if node.takesFocus { found.append(node) }
    }
    return found
  }

  /// Gives the keyboard to a node or to none, and tells those who keep book of it.
  package func moveFocus(to node: Node?) {
    let claims = claims(in: root, below: [])
    let old = focus
    focus = node?.identity
    for (target, chain) in claims where target.identity === old && old !== focus {
      for claim in chain { claim.report(false) }
    }
    for (target, chain) in claims where target.identity === focus {
      for claim in chain { claim.report(true) }
    }
    invalidate(cause: "the focus")
  }

  /// Carries out what code asked for by setting its focus state.
  func grant(_ wishes: [FocusWish]) {
    let claims = claims(in: root, below: [])
    if let target = claims.first(where: { $0.claims.contains { $0.isWished() } })?.node {
      if target.identity !== focus { moveFocus(to: target) }
    } else if focus != nil, claims.contains(where: { $0.node.identity === focus && !$0.claims.isEmpty }) {
      moveFocus(to: nil)
    }
    // A state says that the focus is somewhere only while it is: what nobody could fulfil is no longer wished.
    let fulfilled = claims.filter { $0.node.identity === focus }.flatMap(\.claims).filter { $0.isWished() }
    for wish in wishes where !fulfilled.contains(where: { $0.location === wish.location }) { wish.withdraw() }
  }

  /// A view that is gone, or takes the keyboard no more, has it no more.
  func dropLostFocus(in old: Node) {
    guard let lost = focus else { return }
    let isKept = lost.generation == generation && root.first { $0.identity === lost && $0.takesFocus } != nil
    if isKept { return }
    focus = nil
    for (target, chain) in claims(in: old, below: []) where target.identity === lost {
      for claim in chain { claim.report(false) }
    }
    invalidate(cause: "the focus")
  }

  private func claims(in node: Node, below outer: [FocusClaim]) -> [(node: Node, claims: [FocusClaim])] {
    let chain = node.focusClaim.map { outer + [$0] } ?? outer
    let own = node.takesFocus ? [(node, chain)] : []
    return own + node.children.flatMap { claims(in: $0, below: chain) }
  }
}

extension Node {
  fileprivate var takesFocus: Bool {
    if case .field(let field)? = interaction { return field.isEnabled }
    return isFocusable
  }
}
