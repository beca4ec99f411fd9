public import Foundation

/// Facts about the device and the person who uses it.
extension EnvironmentValues {
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  @Entry public var displayScale: CGFloat = 3
  @Entry public var scenePhase: ScenePhase = .active
  @Entry public var accessibilityEnabled: Bool = false
  @Entry public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard
  @Entry public package(set) var accessibilityDifferentiateWithoutColor: Bool = false
  @Entry public package(set) var accessibilityReduceTransparency: Bool = false
  @Entry public package(set) var accessibilityInvertColors: Bool = false
  @Entry public package(set) var accessibilityShowButtonShapes: Bool = false
  @Entry public package(set) var accessibilityDimFlashingLights: Bool = false
  @Entry public package(set) var accessibilityPlayAnimatedImages: Bool = true
  @Entry public package(set) var accessibilityVoiceOverEnabled: Bool = false
  @Entry public package(set) var accessibilitySwitchControlEnabled: Bool = false
  @Entry public package(set) var accessibilityLargeContentViewerEnabled: Bool = false

  /// The length of one pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The text size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Whether a scene can be seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

/// Whether text is set bolder for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// Whether a person asked for more contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}
