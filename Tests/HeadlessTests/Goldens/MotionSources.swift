/// Pages on animations and transitions.
extension Golden.Source {
  static let delayedWork = observed(
    "https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:execute:)",
    says: "Schedules a work item for execution at the given time, and returns at once."
  )
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
  static let nearestAnimation = observed(
    "https://fatbobman.com/en/snippet/swiftui-implicit-vs-explicit-animations",
    says: "An animation that a view defines itself has the highest priority; withAnimation gives the default to the "
      + "views that a change reaches."
  )
  static let easeIn = apple("animation/easein(duration:)", says: "Lasts as long as it says; slow first, then faster.")
  static let easeOut = apple("animation/easeout(duration:)", says: "Lasts as long as it says; fast first, then slower.")
  static let easeInOut = apple(
    "animation/easeinout(duration:)",
    says: "Lasts as long as it says; slow at both ends, fastest at the half."
  )
  static let easeDefault = apple("animation/easeinout", says: "The default duration is 0.35 seconds.")
  static let repeatCount = apple(
    "animation/repeatcount(_:autoreverses:)",
    says: "Reversing counts: two repetitions go forward, then back, then stop."
  )
  static let delay = apple("animation/delay(_:)", says: "The animation begins so many seconds later.")
  static let linear = apple(
    "animation/linear(duration:)",
    says: "Moves at a constant speed and takes as long as it says."
  )
  static let defaultTransition = observed(
    "https://2beposted.com/transitions-in-swiftui-%C2%B7-objc-io/",
    says: "A view without a transition fades in when it is inserted, and out when it is removed: .opacity is the "
      + "default. A copy, reworded, of objc.io's \"Transitions in SwiftUI\"."
  )
  static let opacityTransition = apple(
    "anytransition/opacity",
    says: "From transparent to opaque on insertion, from opaque to transparent on removal."
  )
  static let withAnimation = apple(
    "withanimation(_:_:)",
    says: "Recomputes the body with the animation, as that of the current transaction."
  )
  static let disablesAnimations = apple(
    "transaction/disablesanimations",
    says: "Prevents animation(_:) from inserting new animations into the transaction."
  )
  static let rootTransaction = apple(
    "transaction",
    says: "The root transaction for a state change comes from the binding that changed, and from what withTransaction "
      + "or withAnimation set."
  )
  static let asymmetric = apple(
    "anytransition/asymmetric(insertion:removal:)",
    says: "One transition for insertion, another for removal."
  )
  static let modifierTransition = apple(
    "anytransition/modifier(active:identity:)",
    says: "A transition between an active modifier and an identity modifier."
  )
  static let defaultReversal = observed(
    "https://www.packtpub.com/en-gb/product/swiftui-essentials-ios-14-edition-36-9781801813228/chapter/"
      + "swiftui-animation-and-transitions/9-asymmetrical-transitions",
    says: "By default the transition of the insertion is reversed when the view is removed."
  )
}
