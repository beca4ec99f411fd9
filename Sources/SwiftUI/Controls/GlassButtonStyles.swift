/// The label on glass. It is drawn as a thin material here, which is a finding.
@available(iOS 26.0, *)
public struct GlassButtonStyle: StandardButtonStyle {
  private let glass: Glass
  var look: GlassLook { GlassLook(glass: glass) }

  nonisolated public init() { glass = .regular }

  @available(iOS 26.1, *)
  nonisolated public init(_ glass: Glass) { self.glass = glass }

  fileprivate nonisolated init(of glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// A white label on glass in the tint. It is drawn as a prominent border here, which is a finding.
@available(iOS 26.0, *)
public struct GlassProminentButtonStyle: StandardButtonStyle {
  var look: GlassLook { GlassLook(glass: nil) }

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  nonisolated public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(of: glass) }
}

@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The measures of a border with a ground of glass, or of the tint where there is none.
@available(iOS 26.0, *)
struct GlassLook: ButtonStyle {
  @Environment(\.controlSize) private var controlSize
  let glass: Glass?

  func makeBody(configuration: Configuration) -> some View {
    label(configuration).padding(controlSize.borderInsets)
      .background { ground(configuration) }
      .unsupported("Buttons of glass have the measures of bordered ones here, on a thin material or on the tint.")
  }

  @ViewBuilder private func label(_ configuration: Configuration) -> some View {
    if glass == nil {
      ProminentLabel(configuration: configuration)
    } else {
      FadingLabel(configuration: configuration)
    }
  }

  @ViewBuilder private func ground(_ configuration: Configuration) -> some View {
    if let glass {
      GlassGround(glass: glass)
    } else {
      BorderedGround(isProminent: true, role: configuration.role)
    }
  }
}

/// Glass in the shape that the surroundings ask for, and else in a capsule.
@available(iOS 26.0, *)
private struct GlassGround: View {
  @Environment(\.buttonBorderShape) private var shape
  let glass: Glass

  var body: some View {
    switch shape.kind {
    case .circle: Circle().fill(glass.fill)
    case .rounded(let radius?): RoundedRectangle(cornerRadius: radius).fill(glass.fill)
    case .capsule, .rounded(nil): Capsule().fill(glass.fill)
    }
  }
}
