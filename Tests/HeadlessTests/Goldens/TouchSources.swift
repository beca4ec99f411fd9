/// Pages on what takes a touch, and on gestures.
extension Golden.Source {
  static let leafPixels = observed(
    "https://fudong.dev/en/blog/swiftui-tap-target-content-shape",
    says: "Hit testing covers the visible views inside only, not the whole frame that a view around them declares."
  )
  static let confirmedUp = observed(
    "https://crystalminds.medium.com/how-to-recreate-control-events-in-swiftui-f81d22880cc1",
    says: "After Apple's talk Designing Fluid Interfaces: a button highlights when it is touched, and the touch is "
      + "confirmed when it goes up."
  )
  static let transparentParts = observed(
    "https://www.hackingwithswift.com/books/ios-swiftui/disabling-user-interactivity-with-allowshittesting",
    says: "A tap gesture on a circle ignores its transparent parts: outside of the circle what is behind is tapped, "
      + "though the frame of the circle lies there."
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
  static let tappableParts = observed(
    "https://wangchujiang.com/swiftui-example/taps-and-gestures/demo8/index.html",
    says: "All of a text or image can be tapped, of a stack only the parts with content, unless it has a content shape."
  )
  static let plainLabel = observed(
    "https://github.com/code-payments/code-ios-app/pull/743",
    says: "The plain style hit-tests only what the label draws: the stretched frame around its text is no target."
  )
  static let wholeLabel = observed(
    "https://github.com/CruGlobal/godtools-swift/pull/1204",
    says: "The tappable area of a button is the view in its label, with the frames that are set inside of it."
  )
  static let passingThrough = observed(
    "https://wangchujiang.com/swiftui-example/taps-and-gestures/demo9/index.html",
    says: "Taps go through a view that takes none to what is behind it."
  )
  static let buttonAction = observed(
    "https://transxcode.com/Document/Docu_B/Button.html",
    says: "Apple's page on Button, translated: the action does something when a user clicks or taps the button."
  )
  static let disabled = apple(
    "view/disabled(_:)",
    says: "Whether users can interact with the view; an outer disabled overrides an inner one."
  )
  static let isEnabled = apple("environmentvalues/isenabled", says: "The default value is true.")
  static let longPress = observed(
    "https://skills.sh/dpearson2699/swift-ios-skills/swiftui-gestures",
    says: "A long press succeeds after its minimum duration; a tap gesture takes a count; discrete gestures fire once."
  )
  static let buttonBehaviour = apple(
    "gestures",
    says: "A button may have any view as its label and provides accessibility labels and hints as users expect."
  )
  static let highPriorityGesture = apple(
    "view/highprioritygesture(_:including:)",
    says: "Has a higher precedence than the gestures defined by the view."
  )
  static let simultaneousGesture = apple(
    "view/simultaneousgesture(_:including:)",
    says: "Is processed simultaneously with the gestures defined by the view."
  )
  static let gesture = apple(
    "view/gesture(_:including:)",
    says: "Has a lower precedence than the gestures defined by the view."
  )
  static let clearTouches = observed(
    "https://www.codegenes.net/blog/what-is-the-correct-way-to-pass-touches-through-a-view-to-those-below-it",
    says: "The frontmost view that is visible, with opacity and something rendered, takes the touch; clear colours and "
      + "what is not hit-testable let it through."
  )
  static let buttonCancel = observed(
    "https://will.townsend.io/2019/an-intro-to-swiftui-button-styles",
    says: "While pressed, a button follows the finger: too far away it loses its pressed state and does not trigger."
  )
  static let dragTranslation = apple(
    "draggesture/value/translation",
    says: "The total translation from the start of the drag to the current event: location minus start."
  )
  static let exclusivelyBefore = apple(
    "gesture/exclusively(before:)",
    says: "Only one of the two gestures succeeds; the first has precedence."
  )
  static let requiredTapCount = observed(
    "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/132c1fa4610506f0bee9277f13a17b91d5a7bbfb/Sources/"
      + "OpenSwiftUICore/Event/Gesture/GestureViewModifier.swift",
    says: "Written after SwiftUI 6.5: of two tap gestures that are not simultaneous the one with the smaller count "
      + "requires the other to fail, whatever their order; repeated taps follow one another within 0.35 seconds."
  )
  static let longPressDistance = apple(
    "longpressgesture/maximumdistance",
    says: "The maximum distance that the long press can move before the gesture fails."
  )
  static let scrollBounce = apple(
    "scrollbouncebehavior/automatic",
    says: "By default, scrollable views bounce always, regardless of the size of the content."
  )
  static let scrollCancels = observed(
    "https://developer.apple.com/documentation/uikit/uiscrollview/cancancelcontenttouches",
    says: "If the finger is dragged enough to initiate a scroll, the view that tracks it is told that its touch is "
      + "cancelled, and the scroll view handles the touch as a scroll."
  )
  static let tapInScrollView = observed(
    "https://danielsaidi.com/blog/2022/11/16/using-complex-gestures-in-a-scroll-view",
    says: "With a tap gesture on its items a scroll view can be tapped and scrolled as before."
  )
  static let dragInScrollView = observed(
    "https://darjeelingsteve.com/articles/Preventing-Scroll-Hijacking-by-DragGestureRecognizer-Inside-ScrollView.html",
    says: "A drag gesture with a minimum distance of 0 on the items keeps the scroll view from scrolling."
  )
  static let scrollDisabled = apple(
    "view/scrolldisabled(_:)",
    says: "Disables or enables scrolling in scrollable views."
  )
  static let scrollPosition = apple(
    "view/scrollposition(id:anchor:)",
    says:
      "As the scroll view scrolls, the binding is updated with the identity of the top-most view of the target layout."
  )
  static let scrollGeometry = apple(
    "view/onscrollgeometrychange(for:of:action:)",
    says: "The action runs when the transformed data changes, with the old and the new value."
  )
  static let scrollPhase = apple(
    "scrollphase/tracking",
    says: "The scroll view tracks a potential scroll until the finger moves."
  )
  static let sliderThumb = apple(
    "slider/init(value:in:oneditingchanged:)",
    says: "On iOS, editing begins when the user starts to drag the thumb along the slider's track."
  )
}
