import Foundation
import UIKit

/// The style of the platform: on iOS the label in the tint.
public struct DefaultButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// No border, the label in the tint.
public struct BorderlessButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// The label as it is, fainter while it is pressed.
public struct PlainButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FadingLabel(configuration: configuration)
  }
}

/// The label in the tint on a faint ground.
public struct BorderedButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background { BorderedGround(enabled: Color.accentColor.opacity(0.18)) }
  }
}

/// A white label on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ProminentLabel(configuration: configuration)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background { BorderedGround(enabled: .accentColor) }
  }
}

/// White, or grey where the button is switched off.
private struct ProminentLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label
      .foregroundColor(isEnabled ? .white : Color(uiColor: .tertiaryLabel))
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// The ground of a button with a border: a button that is switched off loses its tint.
private struct BorderedGround: View {
  @Environment(\.isEnabled) private var isEnabled
  let enabled: Color

  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(isEnabled ? enabled : Color(uiColor: .tertiarySystemFill))
  }
}

private struct FadingLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
  }
}

private struct TintedLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: ButtonStyleConfiguration

  private var color: Color {
    if !isEnabled { return .secondary }
    return configuration.role == .destructive ? .red : .accentColor
  }

  var body: some View {
    configuration.label.foregroundColor(color).opacity(configuration.isPressed ? 0.2 : 1)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
