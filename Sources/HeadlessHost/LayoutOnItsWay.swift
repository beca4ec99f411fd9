import HeadlessCore

extension HostedElement {
  /// Tells of a frame that is measured while an animation changes it.
  func tellIfUnderWay() {
    guard host.graph.isAnimating, let node, node.isUnderWay else { return }
    host.tellJump(of: name, at: node.identity)
  }
}

extension Host {
  /// Tells of a picture that is drawn while an animation changes the layout.
  func tellLayoutUnderWay() {
    guard graph.isAnimating, let node = graph.root.first(where: { $0.isInMotion }) else { return }
    tellJump(of: "what is drawn", at: node.identity)
  }

  fileprivate func tellJump(of name: String, at place: Identity) {
    let message =
      "The frame of \(name) is on its way along an animation: its last place and size are there from the first moment "
      + "here. Measure it after advance(by:), when the animation is over."
    graph.record(.unsupported, message, at: place)
    record()
  }
}
