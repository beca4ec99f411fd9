/// Something about the hosted views that a person should know: recorded, never thrown, never silent.
package struct RuntimeFinding: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case unknownImage = "unknown-image"
    case strayImage = "stray-image"
    case unknownColor = "unknown-color"
    case placeholderSymbol = "placeholder-symbol"
    case unknownFont = "unknown-font"
    case unsupported
    /// Shows on a device and not here; nothing that is measured depends on it.
    case notShown = "not-shown"
    case endlessUpdate = "endless-update"
    case stateOutsideBody = "state-outside-body"
  }

  package let kind: Kind
  package let message: String
  /// The views on the way to the place, outermost first.
  package let path: String
}
