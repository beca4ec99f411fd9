public import Foundation
import HeadlessCore

/// A view of UIKit whose kind can be styled once for all: `UINavigationBar.appearance()`.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {
  static func appearance() -> Self

  /// Not Apple's: what a kind is styled by is made here.
  init(frame: CGRect)
}

/// The bars and fields that SwiftUI puts on the screen by UIKit. Here they are not UIKit's, so that what is said of
/// them reaches nobody, which is a finding.
@MainActor private func noteAppearance(of type: any Any.Type) {
  Graph.current?.record(
    .notShown,
    "\(type).appearance() styles nothing here: SwiftUI's views are not UIKit's.",
    at: nil
  )
}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self {
    noteAppearance(of: Self.self)
    return Self(frame: .zero)
  }
}

extension UITextField {
  /// Of the kind itself: a field of the app's own kind is made by its own code.
  public class func appearance() -> UITextField {
    noteAppearance(of: Self.self)
    return UITextField(frame: .zero)
  }
}

/// How a bar looks.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var backgroundEffect: UIBlurEffect?

  public nonisolated override init() {}

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {}

@MainActor @preconcurrency open class UINavigationBar: UIView, UIAppearance {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var barTintColor: UIColor?
  open var isTranslucent = true

  public required override init(frame: CGRect) { super.init(frame: frame) }
}

@MainActor @preconcurrency open class UITabBar: UIView, UIAppearance {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true

  public required override init(frame: CGRect) { super.init(frame: frame) }
}

@MainActor @preconcurrency open class UIScrollView: UIView {
  open var bounces = true
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true

  public required override init(frame: CGRect) { super.init(frame: frame) }
}

extension UIScrollView: UIAppearance {}

@MainActor @preconcurrency open class UITextView: UIScrollView {
  open var text: String = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

@MainActor @preconcurrency open class UITableView: UIScrollView {
  open var separatorColor: UIColor?
}

@MainActor @preconcurrency open class UIPageControl: UIView, UIAppearance {
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?

  public required override init(frame: CGRect) { super.init(frame: frame) }
}

@MainActor @preconcurrency open class UISwitch: UIControl, UIAppearance {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public required override init(frame: CGRect) { super.init(frame: frame) }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor @preconcurrency open class UISegmentedControl: UIView, UIAppearance {
  open var selectedSegmentTintColor: UIColor?

  public required override init(frame: CGRect) { super.init(frame: frame) }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
