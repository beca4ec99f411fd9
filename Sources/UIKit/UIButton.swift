public import Foundation

/// A button of UIKit. It is not drawn here, and nobody presses it.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public let buttonType: ButtonType
  open var titleLabel: UILabel? = UILabel(frame: .zero)
  open var imageView: UIImageView? = UIImageView(image: nil) { didSet { unheeded(self) } }
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]

  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state] = color }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }

  // A state without a value of its own has that of the normal one.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  open var currentTitle: String? { title(for: state) }
  open var currentImage: UIImage? { image(for: state) }
}

extension UIControl {
  /// What the settings of the control come to.
  public var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}
