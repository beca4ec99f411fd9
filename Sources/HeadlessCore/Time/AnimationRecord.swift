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
  var isFade = false
}
