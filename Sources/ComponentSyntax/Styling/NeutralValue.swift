/// Why a number needs no token.
///
/// The list is short on purpose: whoever adds to it has to say why.
enum NeutralValue: CaseIterable {
  /// Nothing: no border, no distance, no opacity. Zero is the same in every design.
  case nothing
  /// Left as it is: a scale or an opacity of one.
  case unchanged
  /// Half or twice of a token: geometry, and no decision of the design.
  case half
  /// A count, and no measure: lines of text, an order in depth.
  case count
  /// A place in a collection.
  case index
  /// A number that something is compared with decides about behaviour.
  case comparison

  /// - Returns: `nil` when the number is styling.
  static func reason(for value: Double, at position: StylingPosition) -> NeutralValue? {
    allCases.first { $0.excuses(value, at: position) }
  }

  private func excuses(_ value: Double, at position: StylingPosition) -> Bool {
    switch self {
    case .nothing: value == 0
    case .unchanged: value == 1 && [.scale, .opacity].contains(position.kind)
    case .half: value == 2 && ["/", "*"].contains(position.sign)
    case .count: ["lineLimit", "zIndex", "accessibilitySortPriority", "layoutPriority"].contains(position.call)
    case .index: position.isSubscript
    case .comparison: ["==", "!=", "<", ">", "<=", ">=", "...", "..<"].contains(position.sign)
    }
  }
}
