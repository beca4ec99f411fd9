import Accessibility

/// Tells what happened, in a file that imports the framework of announcements and no other.
enum Announcer {
  static func tell(_ text: String) { AccessibilityNotification.Announcement(text).post() }
}
