public import Foundation
import HeadlessCore

/// A text of several lines that can be edited. It takes no keys here: it is not drawn.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  open var text: String! = ""
  open var attributedText: NSAttributedString!
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open private(set) var textContainer = NSTextContainer()
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var selectedRange = NSRange(location: 0, length: 0)
  open var isEditable = true
  open var isSelectable = true
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType!
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var adjustsFontForContentSizeCategory = false
  open var dataDetectorTypes = UIDataDetectorTypes()

  private weak var textViewDelegate: (any UITextViewDelegate)?

  /// A text view's delegate is told more than that of any scroll view.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { textViewDelegate ?? super.delegate }
    set {
      textViewDelegate = newValue as? any UITextViewDelegate
      super.delegate = newValue
    }
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// As high as its lines in this width. Modelled, as all widths of text are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let font = font ?? .systemFont(ofSize: 12)
    let room = CGSize(width: max(0, size.width - sides), height: .greatestFiniteMagnitude)
    let lines = ((text ?? "") as NSString).boundingRect(
      with: room,
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    )
    return CGSize(
      width: min(size.width, lines.width + sides),
      height: max(lines.height, font.lineHeight) + insets.top + insets.bottom
    )
  }

  /// One that scrolls has no size of its own.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled, frame.width > 0 else { return super.intrinsicContentSize }
    return CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(frame.size).height)
  }

  open class override func appearance() -> UITextView {
    noteAppearance(of: UITextView.self)
    return UITextView(frame: .zero)
  }
}

/// The area that text is laid out in.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var size: CGSize

  public init(size: CGSize) { self.size = size }

  public convenience override init() { self.init(size: .zero) }
}

/// What in a text becomes a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// Who is told about the scrolling of a view. Nothing scrolls here: nothing is told.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

/// Who is asked and told about a text view.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

// Optional requirements exist in Objective-C only; defaults stand in for them.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
