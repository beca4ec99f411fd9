public import Foundation

/// How much a layout of UIKit wants something. Nothing is laid out by it here.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rule of a layout of UIKit.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat
  open var priority = UILayoutPriority.required { didSet { unheeded(self) } }
  open var isActive = false { didSet { if isActive { unheeded(self) } } }
  open var identifier: String?

  init(constant: CGFloat) { self.constant = constant }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The direction of a rule.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}

extension UIView {
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    unheeded(self)
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    unheeded(self)
  }
}

/// Whether typing is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}
