import Foundation
import UIKit

/// The label in the tint.
struct BorderlessLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// The label as it is.
struct PlainLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { FadingLabel(configuration: configuration) }
}

/// The label on a ground.
struct BorderedLook: ButtonStyle {
  @Environment(\.controlSize) private var controlSize
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    label(configuration).padding(controlSize.borderInsets).background {
      BorderedGround(isProminent: isProminent, role: configuration.role)
    }
  }

  @ViewBuilder private func label(_ configuration: Configuration) -> some View {
    if isProminent { ProminentLabel(configuration: configuration) } else { TintedLabel(configuration: configuration) }
  }
}

extension ControlSize {
  /// The room between the label of a button and its border.
  var borderInsets: EdgeInsets {
    let (x, y): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (10, 5)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }
}

/// The ground of a button with a border: a button that is switched off loses its tint.
struct BorderedGround: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.controlSize) private var controlSize
  let isProminent: Bool
  let role: ButtonRole?

  var body: some View {
    switch shape.kind {
    case .capsule: Capsule().fill(color)
    case .circle: Circle().fill(color)
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius ?? ownRadius).fill(color)
    }
  }

  private var color: Color {
    if !isEnabled { return Color(uiColor: .tertiarySystemFill) }
    let tint = role == .destructive ? Color.red : .accentColor
    return isProminent ? tint : tint.opacity(0.18)
  }

  private var ownRadius: CGFloat {
    switch controlSize {
    case .mini, .small, .regular: 8
    case .large, .extraLarge: 12
    }
  }
}

/// White, or grey where the button is switched off.
struct ProminentLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label
      .foregroundColor(isEnabled ? .white : Color(uiColor: .tertiaryLabel))
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

struct FadingLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
  }
}

private struct TintedLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foreground) private var foreground
  let configuration: ButtonStyleConfiguration

  private var color: Color {
    if !isEnabled { return .secondary }
    return configuration.role == .destructive ? .red : .accentColor
  }

  var body: some View {
    let label = configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
    // A colour that the app gave from outside stands; the tint is for buttons without one.
    if foreground == nil { label.foregroundColor(color) } else { label.opacity(isEnabled ? 1 : 0.5) }
  }
}
