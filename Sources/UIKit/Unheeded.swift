import HeadlessCore

/// Says that a setting of a view of UIKit's is kept and changes nothing that is seen, touched or read aloud here.
@MainActor func unheeded(_ owner: Any, _ property: String = #function) {
  Graph.note(.notShown, "\(property) of \(type(of: owner)) changes nothing here.")
}
