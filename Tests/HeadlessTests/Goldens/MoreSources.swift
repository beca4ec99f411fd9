/// The rest of the pages that the goldens rest on.
extension Golden.Source {
  static let easeDefault = apple("animation/easeinout", says: "The default duration is 0.35 seconds.")
  static let repeatCount = apple(
    "animation/repeatcount(_:autoreverses:)",
    says: "Reversing counts: two repetitions go forward, then back, then stop."
  )
  static let position = apple(
    "view/position(x:y:)",
    says: "Places the centre of the view at coordinates in the space of its parent."
  )
  static let positionSize = observed(
    "https://github.com/OpenSwiftUIProject/OpenSwiftUI/pull/507.patch",
    says: "A position is as large as the proposal, and takes the view's own length where none is proposed."
  )
  static let geometryReader = observed(
    "https://velog.io/@marha-hwang/SwiftUI-GeometryReader",
    says: "A geometry reader takes all the room there is, where a stack alone is as large as what is in it."
  )
  static let geometrySize = apple("geometryproxy/size", says: "The size of the container view.")
  static let fixedSize = apple(
    "view/fixedsize(horizontal:vertical:)",
    says: "Fixes the view at its ideal size in the given dimensions only."
  )
  static let binding = apple(
    "binding",
    says: "A two-way connection between a property that stores data and a view that displays and changes them."
  )
  static let constantBinding = apple("binding/constant(_:)", says: "A binding to a value that cannot change.")
  static let accessibilityValue = apple("view/accessibility(value:)", says: "Adds a description of the value.")
  static let accessibilityHint = apple(
    "view/accessibilityhint(_:)-3i2vu",
    says: "Communicates what happens after performing the action of the view."
  )
  static let removeTraits = apple("view/accessibilityremovetraits(_:)", says: "Removes the given traits from the view.")
  static let accessibilityLabel = apple(
    "view/accessibility(label:)",
    says: "A label for a view that does not display text."
  )
  static let accessibilityIdentifier = observed(
    "https://gist.github.com/KaneCheshire/46f84cf315c04062ff1b6a89fbb542ac",
    says: "An identifier is not read out by VoiceOver; it selects elements in tests."
  )
  static let accessibilityDefaults = apple(
    "accessibility-fundamentals",
    says: "Text fields, sliders, buttons and the like have basic labels and values by default."
  )
  static let zIndex = apple(
    "view/zindex(_:)",
    says: "The frontmost is the one with the larger index; 0 is the default."
  )
  static let painting = observed(
    "https://www.cnblogs.com/jamiechoo/articles/14775169.html",
    says: "What is put into a ZStack first is drawn first, later views are layered over it."
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
  static let delay = apple("animation/delay(_:)", says: "The animation begins so many seconds later.")
  static let colorView = apple(
    "color",
    says: "A color used as a view expands to fill all the space it is given."
  )
  static let unspecifiedLengths = apple(
    "proposedviewsize/replacingunspecifieddimensions(by:)",
    says: "10 by default, for both dimensions, so that a flexible view does not disappear."
  )
  static let zStack = apple(
    "zstack",
    says: "Overlays its subviews, aligning them in both axes by an alignment, the centre by default; leading is left "
      + "where that is the leading side."
  )
  static let group = apple(
    "group",
    says: "Collects views without affecting their layout; a modifier applies to all members and not to the group."
  )
  static let forEach = apple("foreach", says: "Computes views from a collection of identified data.")
  static let divider = apple(
    "divider",
    says: "In a stack it extends across the minor axis, outside of one horizontally."
  )
  static let alignmentGuide = apple(
    "view/alignmentguide(_:computevalue:)-9mdoh",
    says: "Repositions views in relationship to one another, by a constant or by the dimensions of the view."
  )
  static let spacerLength = apple(
    "spacer/minlength",
    says: "The least length that the spacer can be shrunk to along its axis."
  )
  static let layoutDirection = apple(
    "layoutdirection",
    says: "From right to left the x position of each view is flipped within its parent."
  )
  static let rotation = apple(
    "view/rotationeffect(_:anchor:)",
    says: "Rotates the rendered output of the view around a point."
  )
  static let font = apple(
    "view/font(_:)",
    says: "The default font flows down the hierarchy, and stays in effect unless a view or container overrides it."
  )
  static let bodySize = observed(
    "https://gist.github.com/zacwest/916d31da5d03405809c4",
    says: "At the default text size the body style is 17 points and the large title 34 (printed on iOS)."
  )
  static let bodySizes = observed(
    "https://gist.github.com/alexisakers/starred",
    says: "The body style grows from 17 points to 28, 33, 40, 47 and 53 at the accessibility sizes (printed on iOS)."
  )
  static let fixedFont = observed(
    "https://zenn.dev/samekard_dev/articles/f46434ec37584e",
    says: "A system font by its size does not take part in Dynamic Type; one by its style does."
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
  static let viewIdentity = observed(
    "https://saurabhs.org/wwdc-notes/wwdc-21-demystify-swiftui",
    says: "Identity is type and position, or the id that was given; the branches of an if are different views; state "
      + "lives as long as its view and goes with its identity (notes of Apple's talk of 2021)."
  )
  static let toggle = apple("toggle", says: "Bound to a property that determines whether it is on or off.")
  static let textField = apple(
    "textfield",
    says: "A bound string is updated continuously while the user types or otherwise edits."
  )
  static let secureField = apple("securefield", says: "Hides its text: one dot for each character.")
  static let focusState = apple(
    "focusstate",
    says:
      "Takes the value of the view that focus enters, resets to nil or false when it leaves; setting it moves focus."
  )
  static let unfocused = apple(
    "focusstate/wrappedvalue",
    says: "nil or false when focus is in no view that is bound to it."
  )
  static let linear = apple(
    "animation/linear(duration:)",
    says: "Moves at a constant speed and takes as long as it says."
  )
  static let opacityTransition = apple(
    "anytransition/opacity",
    says: "From transparent to opaque on insertion, from opaque to transparent on removal."
  )
  static let textLabel = apple(
    "text/accessibilitylabel(_:)",
    says: "An alternative accessibility label to the text that is displayed."
  )
  static let transformEnvironment = apple(
    "view/transformenvironment(_:transform:)",
    says: "Transforms the value of a key path with a function."
  )
  static let environmentSetting = apple(
    "view/environment(_:_:)",
    says: "Sets a value of the environment for the view and what is in it."
  )
  static let imageElement = observed(
    "https://realm.github.io/SwiftLint/accessibility_label_for_image.html",
    says: "An image is an element by default and inherits the name of its file, unless it has a label or is hidden."
  )
  static let labelledButton = apple(
    "view/accessibilitylabel(_:)",
    says: "A label for a view that does not display text, such as the icon of a button that plays music."
  )
  static let staticText = observed(
    "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext",
    says: "The trait of text that cannot change."
  )
  static let notEnabled = observed(
    "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled",
    says: "The trait of an element that is not enabled and does not respond."
  )
  static let toggleTrait = apple("accessibilitytraits/istoggle", says: "The element is a toggle.")
  static let linkTrait = observed(
    "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits",
    says: "Traits tell an assistive app how an element behaves: like a button, a link, an image, a toggle button."
  )
  static let withAnimation = apple(
    "withanimation(_:_:)",
    says: "Recomputes the body with the animation, as that of the current transaction."
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
