public import Foundation
import HeadlessCore

/// What is said to assistive technologies by code.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    private let text: String

    public init(_ announcement: String) { text = announcement }

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    public func post() { AccessibilityNotification.note("announcement: \(text)") }
  }

  /// The screen is another.
  public struct ScreenChanged: Sendable {
    public init() {}

    public func post() { AccessibilityNotification.note("screenChanged: ") }
  }

  /// The screen is laid out anew.
  public struct LayoutChanged: Sendable {
    public init() {}

    public func post() { AccessibilityNotification.note("layoutChanged: ") }
  }

  fileprivate static func note(_ text: String) {
    guard let graph = Graph.current else { return }
    graph.log.append(.announcement(text, time: graph.clock.now))
  }
}
