public import Foundation
import HeadlessCore

/// Lets a device be felt. Here the host keeps a log.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() {}

  open func prepare() {}

  fileprivate func record(_ name: String) {
    guard let graph = Graph.current else { return }
    graph.log.append(.haptic(name, time: graph.clock.now))
  }
}

/// A knock.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  public nonisolated override init() { style = .medium }

  public init(style: FeedbackStyle) { self.style = style }

  open func impactOccurred() { record("impact \(style)") }

  open func impactOccurred(intensity: CGFloat) { record("impact \(style) \(intensity)") }
}

/// A tick while a selection changes.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { record("selection") }
}

/// A pattern for success, warning and error.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { record("notification \(notificationType)") }
}
