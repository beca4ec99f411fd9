public import Foundation

/// Something that can be changed in its looks, and not in its layout.
public protocol VisualEffect: Sendable {}

/// A view as a visual effect sees it.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// What was done to it. Effects that depend on geometry are not carried out here, so that nothing is kept of it.
public struct _AppliedVisualEffect: VisualEffect {}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { _AppliedVisualEffect() }
  public func offset(_ offset: CGSize) -> some VisualEffect { _AppliedVisualEffect() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { _AppliedVisualEffect() }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { _AppliedVisualEffect() }
  public func brightness(_ amount: Double) -> some VisualEffect { _AppliedVisualEffect() }
  public func contrast(_ amount: Double) -> some VisualEffect { _AppliedVisualEffect() }
  public func grayscale(_ amount: Double) -> some VisualEffect { _AppliedVisualEffect() }
  public func saturation(_ amount: Double) -> some VisualEffect { _AppliedVisualEffect() }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { _AppliedVisualEffect() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    _AppliedVisualEffect()
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { _AppliedVisualEffect() }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { _AppliedVisualEffect() }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    _AppliedVisualEffect()
  }
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    _AppliedVisualEffect()
  }
}

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a transition of scrolling is carried out.
public struct ScrollTransitionConfiguration: Sendable {
  /// When a view counts as in sight.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static var centered: Threshold { Threshold() }

    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    public func inset(by distance: Double) -> Threshold { self }
  }

  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { Self() }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { Self() }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    unknown(true).unsupported("visualEffect(_:) changes nothing here.")
  }

  /// A view in sight is in the phase `identity`, which changes nothing by convention.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    unsupported("scrollTransition(_:axis:transition:) changes nothing here: content is not scrolled.")
  }

  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    unsupported("scrollTransition(topLeading:bottomTrailing:axis:transition:) changes nothing here.")
  }
}
