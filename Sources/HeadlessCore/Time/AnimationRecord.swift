/// One property of one view on its way from an old value to a new one.
package struct AnimationRecord: Sendable {
  package let property: AnimatedValues.Property
  package let from: [Double]
  package let to: [Double]
  package let curve: AnimationCurve
  /// What asked for it: `withAnimation`, or the modifier and its value.
  package let trigger: String
  /// The views on the way, outermost first.
  package let path: String
  /// In virtual seconds.
  package let start: Double
  /// Whether it is that of a view without a transition of its own.
  let isFade: Bool

  /// What begins now.
  init(
    _ property: AnimatedValues.Property,
    of node: Node,
    from old: [Double],
    to target: [Double],
    _ curve: AnimationCurve,
    _ change: Change?,
    in graph: Graph,
    isFade: Bool = false
  ) {
    self.property = property
    from = old
    to = target
    self.curve = curve
    trigger = change?.trigger ?? ""
    path = node.identity.path
    start = graph.clock.now
    self.isFade = isFade
  }
}
