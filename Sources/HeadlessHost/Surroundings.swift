public import SwiftUI

/// The settings of a device that a view is shown on.
public struct Surroundings {
  public var colorScheme: ColorScheme
  public var dynamicTypeSize: DynamicTypeSize
  public var layoutDirection: LayoutDirection
  /// Both channels at once: the environment value and `UIAccessibility.isReduceMotionEnabled`.
  public var reducesMotion: Bool

  public nonisolated init(
    colorScheme: ColorScheme = .light,
    dynamicTypeSize: DynamicTypeSize = .large,
    layoutDirection: LayoutDirection = .leftToRight,
    reducesMotion: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.reducesMotion = reducesMotion
  }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = dynamicTypeSize
    environment.layoutDirection = layoutDirection
    environment.accessibilityReduceMotion = reducesMotion
    return environment
  }
}
