/// The colour that an attribute of an SVG element sets.
struct ColourUse {
  /// The colour, where it is one of its own; `nil` where the attribute sets none or takes that of the surroundings.
  let fixed: String?

  private static let properties: Set = ["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color"]
  private static let open: Set = ["none", "currentcolor", "inherit", "transparent"]

  init(_ attribute: MarkupElement.Attribute) {
    let settings: [(property: String, value: String)] =
      attribute.name == "style"
      ? attribute.value.split(separator: ";").compactMap { setting in
        let parts = setting.split(separator: ":", maxSplits: 1).map { $0.trimmingBlanks }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      } : [(attribute.name, attribute.value.trimmingBlanks)]
    fixed =
      settings.first { setting in
        Self.properties.contains(setting.property) && !Self.open.contains(setting.value.lowercased())
      }?.value
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    let blank: (Character) -> Bool = \.isWhitespace
    return String(drop(while: blank).reversed().drop(while: blank).reversed())
  }
}
