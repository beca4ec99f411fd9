// Room for SwiftUI.
