// The names of Apple's framework that components use: SwiftUI has them as well, and a file that imports this one by name
// finds them here.
@_exported public import enum SwiftUI.AccessibilityNotification
