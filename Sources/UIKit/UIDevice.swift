public import Foundation

/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The device: a phone.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  public static let current = UIDevice()

  private nonisolated override init() {}

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var systemVersion: String { "18.0" }
  public var systemName: String { "iOS" }
  public var model: String { "iPhone" }
  public var name: String { "iPhone" }

  /// The host is held upright, and nobody turns it.
  public var orientation: UIDeviceOrientation { .portrait }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The screen: 390 by 844 points of nine pixels each.
@MainActor @preconcurrency public final class UIScreen: NSObject {
  public static let main = UIScreen()

  private nonisolated override init() {}

  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  public var scale: CGFloat { 3 }
  public var nativeScale: CGFloat { 3 }
}

/// Lengths in points on the four sides.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init() { self = .zero }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}

/// What the key on a keyboard says that submits.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}
