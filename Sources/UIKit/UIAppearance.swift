public import Foundation
import HeadlessCore

/// A view of UIKit whose kind can be styled once for all: `UINavigationBar.appearance()`.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {}

/// The bars and fields that SwiftUI puts on the screen by UIKit. Here they are not UIKit's, so that what is said of
/// them reaches nobody, which is a finding.
@MainActor func noteAppearance(of type: any Any.Type) {
  Graph.note(
    .notShown,
    "\(type).appearance() styles nothing here: SwiftUI's views are not UIKit's."
  )
}

extension UIView: UIAppearance {}

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

@MainActor @preconcurrency open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open class override func appearance() -> UINavigationBar {
    noteAppearance(of: UINavigationBar.self)
    return UINavigationBar(frame: .zero)
  }
}

@MainActor @preconcurrency open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true

  open class override func appearance() -> UITabBar {
    noteAppearance(of: UITabBar.self)
    return UITabBar(frame: .zero)
  }
}

@MainActor @preconcurrency open class UIScrollView: UIView {
  open var bounces = true
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var keyboardDismissMode = KeyboardDismissMode.none
  open weak var delegate: (any UIScrollViewDelegate)?

  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  open class override func appearance() -> UIScrollView {
    noteAppearance(of: UIScrollView.self)
    return UIScrollView(frame: .zero)
  }
}

@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  open var separatorColor: UIColor?
  open var separatorStyle = SeparatorStyle.singleLine
  open var allowsSelection = true
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0

  open class override func appearance() -> UITableView {
    noteAppearance(of: UITableView.self)
    return UITableView(frame: .zero)
  }
}

@MainActor @preconcurrency open class UIPageControl: UIView {
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false

  open class override func appearance() -> UIPageControl {
    noteAppearance(of: UIPageControl.self)
    return UIPageControl(frame: .zero)
  }
}

@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open class override func appearance() -> UISwitch {
    noteAppearance(of: UISwitch.self)
    return UISwitch(frame: .zero)
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor @preconcurrency open class UISegmentedControl: UIView {
  open var selectedSegmentTintColor: UIColor?
  open var selectedSegmentIndex = -1

  open class override func appearance() -> UISegmentedControl {
    noteAppearance(of: UISegmentedControl.self)
    return UISegmentedControl(frame: .zero)
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
