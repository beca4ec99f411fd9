import Findings

/// How a shape is drawn: what it says itself, and what it has from the elements around it.
struct Presentation {
  struct Setting {
    let value: String
    let range: SourceRange
  }

  private static let properties: Set = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"]
  private static let nothing: Set = ["none", "transparent"]
  private var settings: [String: Setting] = [:]

  /// The same with what an element says: its style before its attributes.
  func inherited(by element: MarkupElement) -> Presentation {
    var own = self
    let attributes = element.attributes
    for attribute in attributes.filter({ $0.name != "style" }) + attributes.filter({ $0.name == "style" }) {
      for setting in attribute.settings where Self.properties.contains(setting.property) && setting.value != "inherit" {
        own.settings[setting.property] = Setting(value: setting.value, range: attribute.range)
      }
    }
    return own
  }

  subscript(property: String) -> Setting? { settings[property] }

  /// Without a word about it, there is no stroke.
  var isStroked: Bool { settings["stroke"].map { !Self.nothing.contains($0.value.lowercased()) } ?? false }

  /// Without a word about it, a shape is filled with black.
  var isFilled: Bool { settings["fill"].map { !Self.nothing.contains($0.value.lowercased()) } ?? true }

  /// In units of the grid; `nil` where it cannot be read.
  var strokeWidth: Double? {
    guard let text = settings["stroke-width"]?.value else { return 1 }
    return Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }
}
