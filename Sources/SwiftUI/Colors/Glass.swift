public import Foundation
import HeadlessCore

/// A clear material that bends the light. It is drawn as a thin material here.
@available(iOS 26.0, *)
public struct Glass: Equatable, Sendable {
  private var color: Color?
  private var isFlat = false

  public static let regular = Glass()
  public static let clear = Glass()
  public static var identity: Glass {
    var glass = Glass()
    glass.isFlat = true
    return glass
  }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var fill: AnyShapeStyle {
    if isFlat { return AnyShapeStyle(Color.clear) }
    return color.map { AnyShapeStyle(TintedGlass(color: $0)) } ?? AnyShapeStyle(.ultraThinMaterial)
  }
}

/// How glass takes its tint is not known: it is painted with it here.
private struct TintedGlass: ShapeStyle {
  let color: Color

  func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(.color(color.rgba(in: environment).guessed)) }
}

/// The shape of glass that is given none: a capsule.
@available(iOS 26.0, *)
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

@available(iOS 26.0, *)
extension View {
  nonisolated public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { shape.fill(glass.fill) }.notShown("glassEffect(_:in:) is drawn as a thin material here.")
  }

  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    notShown("glassEffectID(_:in:) melts nothing together here.")
  }
}

/// Glass that melts together where it comes close. It stays apart here.
@available(iOS 26.0, *)
public struct GlassEffectContainer<Content: View> {
  let content: Content
}

@available(iOS 26.0, *)
extension GlassEffectContainer: View {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content.notShown("GlassEffectContainer melts nothing together here.") }
}
