/// Pages on state, bindings, focus, the environment and preferences.
extension Golden.Source {
  static let bindingOfClosures = apple(
    "binding/init(get:set:)-7ufcp",
    says: "A binding with closures that read and write its value."
  )
  static let stateInit = apple(
    "state/init(wrappedvalue:)",
    says: "Storage is initialized once for each container instance; each instance has a state of its own."
  )
  static let state = apple("state", says: "When the value changes, the views that depend on it are updated.")
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
  static let binding = apple(
    "binding",
    says: "A two-way connection between a property that stores data and a view that displays and changes them."
  )
  static let constantBinding = apple("binding/constant(_:)", says: "A binding to a value that cannot change.")
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
  static let constantRange = apple(
    "foreach/init(_:content:)-ktgx",
    says: "Reads the initial value of a constant range only; over a dynamic range use init(_:id:content:)."
  )
  static let constantList = apple(
    "list/init(_:selection:rowcontent:)-2bobo",
    says: "Reads the initial value of a constant range only; over a dynamic range use one with an id."
  )
  static let equatable = apple(
    "view/equatable()",
    says: "Prevents the view from updating its child when its new value is the same as its old value."
  )
  static let transformEnvironment = apple(
    "view/transformenvironment(_:transform:)",
    says: "Transforms the value of a key path with a function."
  )
  static let environmentSetting = apple(
    "view/environment(_:_:)",
    says: "Sets a value of the environment for the view and what is in it."
  )
  static let onSubmit = apple(
    "view/onsubmit(of:_:)",
    says: "A text field or a secure field triggers the action when the user hits the hardware or software return key."
  )
  static let submitScope = apple(
    "view/submitscope(_:)",
    says: "Submissions from the view do not invoke a submission action that is configured higher up."
  )
  static let returnResigns = observed(
    "https://github.com/oscbyspro/DiffableTextViews/issues/85",
    says: "SwiftUI's text field always resigns first responder status on submit; the closures of onSubmit stack."
  )
  static let returnBreaksLine = observed(
    "https://github.com/feedback-assistant/reports/issues/661",
    says: "Return on the software keyboard of iOS adds a new line to a field with a vertical axis, and does not submit."
  )
}
