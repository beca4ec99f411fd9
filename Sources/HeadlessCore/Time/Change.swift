/// How a change of state is to be shown: at once, or along a curve, and what asked for that.
package struct Change: Hashable, Sendable {
  package var curve: AnimationCurve?
  package var trigger: String

  package init(curve: AnimationCurve?, trigger: String) {
    self.curve = curve
    self.trigger = trigger
  }
}
