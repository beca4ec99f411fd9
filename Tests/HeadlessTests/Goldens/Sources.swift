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
  static let flexibleFrame = apple(
    "view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
    says: "Proposes what it is proposed, limited; with both bounds it takes the proposal clamped, with a maximum alone "
      + "the proposal where that exceeds the view, else the size of the view; ideal lengths replace unspecified ones."
  )
  static let leastFrame = observed(
    "https://www.swiftuifieldguide.com/layout/flexible-frames/",
    says: "With a least width the frame is at least that wide, and wider where its view is."
  )
  static let padding = apple(
    "view/padding(_:_:)",
    says: "Adds an equal amount to the given edges; nil means an amount of the platform's."
  )
  static let insets = apple("view/padding(_:)", says: "Adds an amount to each edge; the order of modifiers matters.")
  static let defaultPadding = observed(
    "https://github.com/OpenSwiftUIProject/OpenSwiftUI/pull/373.patch",
    says: "The default of the environment's default padding is 16 points on every edge."
  )
  static let stack = observed(
    "https://www.swiftuifieldguide.com/layout/hstack/",
    says: "Orders children by flexibility, the least first, offers each an equal share of what is left; children of a "
      + "higher priority come before; then aligns across by the guide. VStack is the same with the axes swapped."
  )
  static let stackOverflow = observed(
    "https://www.objc.io/blog/2020/11/10/hstacks-child-ordering",
    says: "In 150 points a view of at most 100 becomes 75 wide and one of at least 100 becomes 100, out of bounds."
  )
  static let buttonAction = observed(
    "https://transxcode.com/Document/Docu_B/Button.html",
    says: "Apple's page on Button, translated: the action does something when a user clicks or taps the button."
  )
  static let nearestAnimation = observed(
    "https://fatbobman.com/en/snippet/swiftui-implicit-vs-explicit-animations",
    says: "An animation that a view defines itself has the highest priority; withAnimation gives the default to the "
      + "views that a change reaches."
  )
  static let scrollView = observed(
    "https://www.swiftuifieldguide.com/layout/scrollview/",
    says: "As long as is proposed along its axis and as wide as its content across; the content is offered the width "
      + "and no height."
  )
  static let layers = observed(
    "https://www.swiftuifieldguide.com/layout/zstack/",
    says: "Its size is the union of the frames of its children: mostly that of the largest."
  )
  static let shapeSizes = observed(
    "https://www.irmandadeswift.com/tutoriaisdb/shape",
    says: "Shapes take all the room there is; the diameter of a circle is the shorter side of it."
  )
  static let stackSpacing = observed(
    "https://swiftrivals.com/swiftui/10-vstack-hstack-and-zstack-in-swiftui",
    says: "The default spacing is the system's, of about 8 points."
  )
  static let spacer = apple(
    "spacer",
    says: "Expands along the major axis of its stack as much as it can, on both axes outside of one."
  )
  static let overlay = apple(
    "view/overlay(_:alignment:)",
    says: "The original view continues to provide the layout characteristics; the overlay is aligned in relation to it."
  )
  static let overlays = apple(
    "view/overlay(alignment:content:)",
    says: "Layers the views in front, in an implicit ZStack of the given alignment, the last one frontmost."
  )
  static let background = apple(
    "view/background(alignment:content:)",
    says: "Layers the views behind this view; the alignment positions the implicit ZStack that groups them."
  )
  static let aspectRatio = apple(
    "view/aspectratio(_:contentmode:)",
    says: "Constrains the dimensions to a ratio of width to height, to fit or to fill the parent."
  )
  static let offset = apple(
    "view/offset(x:y:)",
    says: "Shifts the displayed contents; the original dimensions are not changed."
  )
  static let scaleEffect = apple(
    "view/scaleeffect(x:y:anchor:)",
    says: "Scales the rendered output by horizontal and vertical amounts, relative to an anchor point."
  )
  static let visualEffect = apple(
    "visualeffect",
    says: "Effects change the appearance without changing ancestors or descendants, and do not impact layout."
  )
  static let hidden = apple(
    "view/hidden()",
    says: "Hidden views are invisible and receive no interactions, and remain in the hierarchy and affect layout."
  )
  static let lineLimit = apple(
    "view/linelimit(_:)",
    says: "Caps the lines of every text in the hierarchy; text that needs more is truncated."
  )
  static let lineLimitDefault = apple(
    "environmentvalues/linelimit",
    says: "nil, the default, means as many lines as required."
  )
  static let scaleFactor = apple(
    "view/minimumscalefactor(_:)",
    says: "Text that does not fit shrinks to the given fraction of its font at the least."
  )
  static let truncation = observed(
    "https://juejin.cn/post/7083292893326245925",
    says: "Text that does not fit its lines is cut with an ellipsis at its end, or at the head or middle when asked."
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
  static let environmentKey = apple(
    "environmentkey",
    says: "A key has a default value; a value is set for a view and all its subviews."
  )
  static let environmentValue = apple(
    "environment/init(_:)",
    says: "Views that depend on an environment value are updated when it changes."
  )
  static let preferenceKey = apple(
    "preferencekey",
    says: "A view with several children combines their values for a preference into one, visible to its ancestors."
  )
  static let accessibilityHidden = apple(
    "view/accessibilityhidden(_:)",
    says: "Whether to hide the view from system accessibility features."
  )
  static let sortPriority = apple(
    "view/accessibilitysortpriority(_:)",
    says: "Relative to elements at the same level; higher numbers are sorted first; zero is the default."
  )
  static let addTraits = apple("view/accessibility(addtraits:)", says: "Adds the given traits to the view.")
  static let buttonBehaviour = apple(
    "gestures",
    says: "A button may have any view as its label and provides accessibility labels and hints as users expect."
  )
  static let easeIn = apple("animation/easein(duration:)", says: "Lasts as long as it says; slow first, then faster.")
  static let easeOut = apple("animation/easeout(duration:)", says: "Lasts as long as it says; fast first, then slower.")
  static let easeInOut = apple(
    "animation/easeinout(duration:)",
    says: "Lasts as long as it says; slow at both ends, fastest at the half."
  )
}
