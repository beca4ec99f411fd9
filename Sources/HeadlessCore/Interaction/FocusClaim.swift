/// A view's connection to the state that says whether it has the focus.
package struct FocusClaim {
  package var isWished: () -> Bool
  package var report: (Bool) -> Void

  package init(isWished: @escaping () -> Bool, report: @escaping (Bool) -> Void) {
    self.isWished = isWished
    self.report = report
  }
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
  func grantFocusRequests() {
    for (target, chain) in claims(in: root, below: []) where chain.contains(where: { $0.isWished() }) {
      if target.identity !== focus { moveFocus(to: target) }
      return
    }
    let isClaimed = claims(in: root, below: []).contains { $0.node.identity === focus && !$0.claims.isEmpty }
    if focus != nil, isClaimed { moveFocus(to: nil) }
  }

  /// A view that is gone has the keyboard no more.
  func dropLostFocus(in old: Node) {
    guard let lost = focus, lost.generation < generation else { return }
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
