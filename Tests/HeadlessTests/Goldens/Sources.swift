/// The pages that the goldens rest on.
extension Golden.Source {
  static let frame = apple(
    "view/frame(width:height:alignment:)",
    says: "A fixed length where one is given, the view's own sizing where it is nil; alignment places the view inside."
  )
  static let priority = apple(
    "view/layoutpriority(_:)",
    says: "Priority 0 shares space evenly; a higher priority shrinks later and stretches sooner."
  )
  static let contentShape = apple("view/contentshape(_:eofill:)", says: "Defines the shape for hit testing.")
  static let interaction = apple(
    "contentshapekinds/interaction",
    says: "This kind makes the view hit-test with the shape."
  )
  static let allowsHitTesting = apple(
    "view/allowshittesting(_:)",
    says: "Whether the view takes part in hit testing."
  )
  static let elementCombine = apple(
    "accessibilitychildbehavior/combine",
    says: "One element that merges the properties of all children that are not hidden; not all traits are merged."
  )
  static let elementContain = apple(
    "accessibilitychildbehavior/contain",
    says: "The children become children of the new element, a container, and are navigated in order."
  )
  static let elementIgnore = apple(
    "accessibilitychildbehavior/ignore",
    says: "The children become hidden; the new element has no properties of its own to begin with."
  )
  static let elementDefault = apple("view/accessibilityelement(children:)", says: "The default is ignore.")
  static let stateInit = apple(
    "state/init(wrappedvalue:)",
    says: "Storage is initialized once for each container instance; each instance has a state of its own."
  )
  static let state = apple("state", says: "When the value changes, the views that depend on it are updated.")
  static let identifier = apple("view/id(_:)", says: "When the id changes, the state of the view is reset.")
  static let timingCurve = apple(
    "animation/timingcurve(_:_:_:_:duration:)",
    says: "Takes 0.35 seconds unless told otherwise."
  )
  static let speed = apple(
    "animation/speed(_:)",
    says: "A one-second animation with a speed of 2 completes in half a second."
  )
  static let animationValue = apple(
    "view/animation(_:value:)",
    says: "Applies the animation when the value changes; nil does not animate."
  )
  static let foregroundColor = apple(
    "view/foregroundcolor(_:)",
    says: "nil removes a custom colour: the system's primary colour is used."
  )
  static let clipping = observed(
    "https://oleb.net/2022/clipped-hit-testing",
    says: "Clipping does not affect hit testing (tried on iOS 16.1); a content shape on the frame does."
  )
  static let tappableParts = observed(
    "https://wangchujiang.com/swiftui-example/taps-and-gestures/demo8/index.html",
    says: "All of a text or image can be tapped, of a stack only the parts with content, unless it has a content shape."
  )
  static let passingThrough = observed(
    "https://wangchujiang.com/swiftui-example/taps-and-gestures/demo9/index.html",
    says: "Taps go through a view that takes none to what is behind it."
  )
}
