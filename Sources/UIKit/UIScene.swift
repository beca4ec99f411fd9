public import Foundation

/// One instance of the app's interface.
@MainActor @preconcurrency open class UIScene: NSObject {
  /// Whether a scene can be seen and used.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  public let activationState = ActivationState.foregroundActive
}

/// A scene with windows: one of the size of the screen.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  public private(set) var windows: [UIWindow] = []
  public var screen: UIScreen { .main }
  public var keyWindow: UIWindow? { windows.first }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }

  static let main = UIWindowScene(window: UIWindow(frame: UIScreen.main.bounds))

  private init(window: UIWindow) { windows = [window] }
}

/// What the views of a scene stand in. Nothing of it is drawn here.
@MainActor @preconcurrency open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { true }
  open var windowScene: UIWindowScene? { .main }

  open func makeKeyAndVisible() {}
}

/// The way an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 4
  case landscapeRight = 3

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

  @available(iOS, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead")
  public var windows: [UIWindow] { UIWindowScene.main.windows }
}

/// What is told about the life of the app. The host has no such life: nothing is called.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {}
