/// The text size that a person has chosen, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rank] }

  public static func < (left: Self, right: Self) -> Bool { left.size < right.size }
  public static func <= (left: Self, right: Self) -> Bool { left.size <= right.size }
  public static func > (left: Self, right: Self) -> Bool { left.size > right.size }
  public static func >= (left: Self, right: Self) -> Bool { left.size >= right.size }
}

extension DynamicTypeSize {
  public init?(_ uiSizeCategory: ContentSizeCategory) { self = uiSizeCategory.size }
}
