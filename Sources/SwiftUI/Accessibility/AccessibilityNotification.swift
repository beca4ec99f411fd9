public import Foundation
import HeadlessCore

/// What is said to assistive technologies by code. What is posted stands in the log of the host, in its order; outside of one nobody hears it.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    private let text: String

    public init(_ announcement: String) { text = announcement }

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Logs it: `announcement: ...`.
    public func post() { AccessibilityNotification.note("announcement: \(text)") }
  }

  /// The screen is another.
  public struct ScreenChanged {
    private let element: Any?

    /// - Parameter element: to which VoiceOver goes; a text is spoken.
    public init(_ element: Any? = nil) { self.element = element }

    /// Logs it: `screenChanged: ...`.
    public func post() { AccessibilityNotification.note("screenChanged: \(element as? String ?? "")") }
  }

  /// The screen is laid out anew.
  public struct LayoutChanged {
    private let element: Any?

    /// - Parameter element: to which VoiceOver goes; a text is spoken.
    public init(_ element: Any? = nil) { self.element = element }

    /// Logs it: `layoutChanged: ...`.
    public func post() { AccessibilityNotification.note("layoutChanged: \(element as? String ?? "")") }
  }

  /// A list was scrolled by a page.
  public struct PageScrolled: Sendable {
    private let text: String

    public init(_ announcement: String) { text = announcement }

    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Logs it: `pageScrolled: ...`.
    public func post() { AccessibilityNotification.note("pageScrolled: \(text)") }
  }

  fileprivate static func note(_ text: String) {
    guard let graph = Graph.current else { return }
    graph.log.append(.announcement(text, time: graph.clock.now))
  }
}
