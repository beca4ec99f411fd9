public import Foundation
import HeadlessCore

/// How much an announcement may interrupt what is spoken. The log holds its words.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

/// The assistive settings of the device, and messages to assistive technologies.
public enum UIAccessibility {
  /// A kind of message.
  public struct Notification: Hashable, Sendable {
    let name: String

    public static let announcement = Notification(name: "announcement")
    public static let screenChanged = Notification(name: "screenChanged")
    public static let layoutChanged = Notification(name: "layoutChanged")
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  /// Follows the host's surroundings, like the environment value of the same meaning.
  public static var isReduceMotionEnabled: Bool { Graph.current?.reducesMotion ?? false }

  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Nothing is spoken here: the host keeps a log.
  public static func post(notification: Notification, argument: Any?) {
    guard let graph = Graph.current else { return }
    let text = argument.map { ($0 as? NSAttributedString)?.string ?? "\($0)" } ?? ""
    graph.log.append(.announcement("\(notification.name): \(text)", time: graph.clock.now))
  }

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
}
