public import Foundation
import HeadlessCore

/// A controller of UIKit: a view, and what it does when that comes and goes. The view is not drawn here.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var preferredContentSize = CGSize.zero
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var isViewLoaded = false
  private var loadedView: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// There are no archives of controllers here.
  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Made when somebody asks for it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    loadView()
    viewDidLoad()
  }

  open func loadView() { loadedView = loadedView ?? UIView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Nothing of UIKit is presented here.
  open func present(_ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let message = "\(type(of: viewControllerToPresent)) is not presented: controllers of UIKit present nothing here."
    Graph.note(.unsupported, message)
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// How a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

extension UIViewController {
  /// The view comes onto the screen.
  package func appear() {
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
  }

  /// The view leaves the screen.
  package func disappear() {
    viewWillDisappear(false)
    viewDidDisappear(false)
  }
}
