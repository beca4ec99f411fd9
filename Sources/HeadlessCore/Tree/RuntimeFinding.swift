package import Evidence

/// Something about the hosted views that a person should know: recorded, never thrown, never silent.
package struct RuntimeFinding: Hashable, Sendable, CustomStringConvertible {
  package enum Kind: String, Sendable {
    case unknownImage = "unknown-image"
    case strayImage = "stray-image"
    case unknownColor = "unknown-color"
    /// A symbol that an outline of our own stands in for, which means the same.
    case placeholderSymbol = "placeholder-symbol"
    /// A symbol of which nobody knows here what it looks like.
    case unknownSymbol = "unknown-symbol"
    /// A label that nobody wrote: the name of a symbol stands in for it.
    case symbolLabel = "symbol-label"
    case unknownFont = "unknown-font"
    case unsupported
    /// Shows on a device and not here; nothing that is measured depends on it.
    case notShown = "not-shown"
    case endlessUpdate = "endless-update"
    case stateOutsideBody = "state-outside-body"
    /// A finger that nothing answered to, because what it touched is disabled.
    case untakenTouch = "untaken-touch"
    /// A loop over a constant range that was handed another one.
    case changedRange = "changed-range"
    /// A loop of views of which two have one id.
    case repeatedID = "repeated-id"
  }

  package let kind: Kind
  package let message: String
  /// The views on the way to the place, outermost first.
  package let path: String

  package var description: String { "\(kind.rawValue): \(message)\(path.isEmpty ? "" : " (in \(path))")" }
}

extension RuntimeFinding.Kind {
  /// How far what is measured beside such a finding holds on the platform; `nil` where it takes nothing away.
  package var confidence: CheckResult.Confidence? {
    switch self {
    case .unsupported, .endlessUpdate, .unknownSymbol, .changedRange, .repeatedID: .unverified
    case .placeholderSymbol, .unknownFont: .modelled
    // Who reads such a label is told so; nothing else depends on it.
    case .symbolLabel: nil
    case .unknownImage, .strayImage, .unknownColor, .notShown, .stateOutsideBody, .untakenTouch: nil
    }
  }
}
