public import Foundation
import HeadlessCore

/// A view of UIKit: a frame, a colour, and views inside. It is not drawn here.
@MainActor @preconcurrency open class UIView: UIResponder {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var alpha: CGFloat = 1
  open var tintColor: UIColor?
  open var clipsToBounds = false
  open var tag = 0
  open var translatesAutoresizingMaskIntoConstraints = true
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false
  public private(set) lazy var layer = CALayer()
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?

  public init(frame: CGRect) { self.frame = frame }

  /// There are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  public convenience override init() { self.init(frame: .zero) }

  open class func appearance() -> UIView {
    noteAppearance(of: UIView.self)
    return UIView(frame: .zero)
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The host has no parts of the screen that something else covers.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The size that the view has by itself, or `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Whether changes inside of animation blocks move. They never do here; the setting is kept.
  public private(set) static var areAnimationsEnabled = true

  open class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Views of UIKit are not drawn: they are at their end at once.
  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let message = "UIView.animate(withDuration:) is at its end at once here: views of UIKit do not move."
    Graph.note(.notShown, message)
    animations()
    completion?(true)
  }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// How large the view would be in this room: of its own size, where it has one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: own.width >= 0 ? own.width : frame.width, height: own.height >= 0 ? own.height : frame.height)
  }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }

  open func invalidateIntrinsicContentSize() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func sizeToFit() {}
}
