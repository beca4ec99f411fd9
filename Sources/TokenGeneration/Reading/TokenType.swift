/// The types of the W3C design-token format (DTCG, 2025.10) that become constants here.
enum TokenType: String, CaseIterable {
  case color, dimension, duration, number, cubicBezier, fontFamily, fontWeight, typography, transition, shadow

  /// Types of the format that are read nowhere here: a token of theirs is a finding and not silence.
  static let unsupported = ["strokeStyle", "border", "gradient"]
}
