/// How far a measured value can be trusted to be that of the platform; more is better.
public enum Confidence: String, Comparable, Sendable, CaseIterable {
  /// Follows from numbers in the source alone: frames, padding, colours, labels, durations.
  case exact
  /// Depends on a model of the platform: widths of text, default spacing, placeholders of symbols.
  case modelled
  /// Nothing is known.
  case unverified

  private var trust: Int {
    switch self {
    case .unverified: 0
    case .modelled: 1
    case .exact: 2
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.trust < right.trust }
}
