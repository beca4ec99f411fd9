/// Pages on what assistive technologies are told.
extension Golden.Source {
  static let elementCombine = apple(
    "accessibilitychildbehavior/combine",
    says:
      "One element that merges the properties of all children that are not hidden; not all traits are merged, and a "
      + "default action may become a named action."
  )
  static let activationPoint = apple(
    "view/accessibilityactivationpoint(_:)-10po1",
    says:
      "Where assistive technologies initiate gestures; when none is given, it is derived from a descendant or from the "
      + "center of the accessibility frame."
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
  static let identifier = apple("view/id(_:)", says: "When the id changes, the state of the view is reset.")
  static let labelElement = observed(
    "https://www.brantonboehm.com/code/swiftui-label-improves-accessibility/",
    says: "VoiceOver says `Hello, world!` of Label(\"Hello, world!\", systemImage: \"globe\"): the title and no image."
  )
  static let iconOnlyLabel = apple(
    "labelstyle/icononly",
    says: "The title of the label is still used for non-visual descriptions, such as VoiceOver."
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
  static let textLabel = apple(
    "text/accessibilitylabel(_:)",
    says: "An alternative accessibility label to the text that is displayed."
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
  static let modalTrait = apple(
    "accessibilitytraits/ismodal",
    says:
      "When a modal accessibility element is visible, sibling accessibility elements that are not modal are ignored."
  )
  static let toggleTrait = apple("accessibilitytraits/istoggle", says: "The element is a toggle.")
  static let linkTrait = observed(
    "https://developer.apple.com/documentation/uikit/uiaccessibilitytraits",
    says: "Traits tell an assistive app how an element behaves: like a button, a link, an image, a toggle button."
  )
}
