public import Foundation
import HeadlessCore

/// Styles of text that are set on a view and reach all text in it.
extension View {
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    environment(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    environment(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View { environment(\.textTracking, tracking) }

  nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textTracking, kerning) }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { environment(\.isMonospaced, isActive) }

  nonisolated public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    unsupported("baselineOffset(_:) on a view does not move its text here.")
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    unsupported("fontWidth(_:) does not change the width of letters here: Inter has one width.")
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(changing: {
      $0.lineLimit = nil
      $0.lineMinimum = limit.lowerBound
    })
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(changing: {
      $0.lineLimit = limit.upperBound
      $0.lineMinimum = limit.lowerBound
    })
  }

  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(changing: {
      $0.lineLimit = limit
      $0.lineMinimum = reservesSpace ? limit : 1
    })
  }

  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let box = Confined(range)
    return environment(changing: { environment in
      let all = DynamicTypeSize.allCases.filter { box.value.contains($0) }
      guard let least = all.first, let most = all.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    })
  }

  nonisolated public func environmentSizeCategory(_ category: ContentSizeCategory) -> some View {
    environment(\.sizeCategory, category)
  }

  /// Text cannot be selected on the host.
  nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
    notShown("textSelection(_:) has no effect here: the host has no selection.")
  }

  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    unsupported("typesettingLanguage(_:isEnabled:) does not change how text is set here.")
  }

  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    effect { inputs in
      let flips = enabled && inputs.environment.layoutDirection == .rightToLeft
      return .scale(CGSize(width: flips ? -1 : 1, height: 1), anchor: CGPoint(x: 0.5, y: 0.5))
    }
  }
}

extension EnvironmentValues {
  @Entry var underline: Text.LineStyle? = nil
  @Entry var strikethrough: Text.LineStyle? = nil
  @Entry var textTracking: CGFloat = 0
  @Entry var isMonospaced: Bool = false
  @Entry var hasMonospacedDigits: Bool = false
  @Entry var lineMinimum: Int = 1
  @Entry public var textCase: Text.Case? = nil
}

/// Whether text can be selected.
public protocol TextSelectability {}
/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {}
/// Text that cannot.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

extension Text {
  /// The letters of a text, all in one case.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String

      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
