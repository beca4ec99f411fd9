import Foundation
import HeadlessCore

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  @Entry public var redactionReasons: RedactionReasons = []
  @Entry public var backgroundStyle: AnyShapeStyle? = nil
  @Entry var isPrivacySensitive = false
}

extension View {
  /// Texts and images inside show bars in their place; shapes stay as they are, as on Apple's systems.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    environment(changing: { $0.redactionReasons.formUnion(reason) })
      .notShown(reason.contains(.invalidated) ? "redacted(reason: .invalidated) changes nothing here." : nil)
  }

  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// What is private is hidden where privacy is a reason to; the screen of the host is never locked.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

extension _ViewInputs {
  /// What is drawn in the place of a text or an image that may not be seen: its outline in the faded foreground. How
  /// faded it is on a device is not documented.
  @MainActor func redacted(_ outline: @escaping Drawing.Outline) -> Drawing? {
    let reasons = environment.redactionReasons
    let isHidden = reasons.contains(.placeholder) || (reasons.contains(.privacy) && environment.isPrivacySensitive)
    guard isHidden else { return nil }
    return .fill(outline, environment.foregroundPaint.multiplied(alpha: 0.16), evenOdd: false)
  }
}
