public import Foundation
import HeadlessCore

/// The app: it opens addresses, which the host notes, and sends no actions.
@MainActor @preconcurrency public final class UIApplication: NSObject {
  public var preferredContentSizeCategory: UIContentSizeCategory { .chosen }

  public static let shared = UIApplication()
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Foundation.Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  public nonisolated static let willResignActiveNotification = Foundation.Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  public nonisolated static let didEnterBackgroundNotification = Foundation.Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  public nonisolated static let willEnterForegroundNotification = Foundation.Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )

  private nonisolated override init() {}

  /// Why the app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The screen of the host never goes dark: the wish is kept.
  public var isIdleTimerDisabled = false

  /// Whether the app is in use.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public var applicationState: State { .active }

  public func canOpenURL(_ url: URL) -> Bool { true }

  /// Options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    if let graph = Graph.current { graph.log.append(.opened(url.absoluteString, time: graph.clock.now)) }
    completionHandler?(true)
  }
}
