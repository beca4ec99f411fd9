/// The colour that an attribute of an SVG element sets.
struct ColourUse {
  /// The colour, where it is one of its own; `nil` where the attribute sets none or takes that of the surroundings.
  let fixed: String?

  private static let properties: Set = ["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color"]
  private static let open: Set = ["none", "currentcolor", "inherit", "transparent"]

  init(_ attribute: MarkupElement.Attribute) {
    fixed =
      attribute.settings.first { setting in
        Self.properties.contains(setting.property) && !Self.open.contains(setting.value.lowercased())
      }?.value
  }
}
