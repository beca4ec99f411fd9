/// How a change of state is to be shown: at once, or along a curve, and what asked for that.
package struct Change: Hashable, Sendable {
  package var curve: AnimationCurve?
  package var trigger: String
  /// Whether views inside may not put their own animation in the place of this one.
  package var disablesAnimations: Bool

  package init(curve: AnimationCurve?, trigger: String, disablesAnimations: Bool = false) {
    self.curve = curve
    self.trigger = trigger
    self.disablesAnimations = disablesAnimations
  }
}

extension Node {
  /// How a change that reaches this node as `outer` is shown at and below it.
  func change(under outer: Change?) -> Change? {
    if let changeTransform { return changeTransform(outer) }
    return outer?.disablesAnimations == true ? outer : change ?? outer
  }
}
