import HeadlessCore

/// How a view comes and goes, as a type.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View

  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  nonisolated static var _standard: AnyTransition? { get }
  nonisolated var _standard: AnyTransition? { get }
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in place, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension Transition {
  nonisolated public static var _standard: AnyTransition? { nil }
  nonisolated public var _standard: AnyTransition? { Self._standard }
}

extension AnyTransition {
  /// What the body of a transition of the app's does differently in each phase is shown on its way.
  nonisolated public init<T>(_ transition: T) where T: Transition {
    self = transition._standard ?? AnyTransition(steps: [Step(ModifiedStep(transition))])
  }
}

/// The transitions of the platform by their names.
public struct OpacityTransition: Transition, Sendable {
  nonisolated public init() {}
  nonisolated public static var _standard: AnyTransition? { .opacity }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}
public struct SlideTransition: Transition, Sendable {
  nonisolated public init() {}
  nonisolated public static var _standard: AnyTransition? { .slide }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.unsupported("SlideTransition moves nothing where it is applied to a content by hand.")
  }
}
public struct IdentityTransition: Transition, Sendable {
  nonisolated public init() {}
  nonisolated public static var _standard: AnyTransition? { .identity }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct ScaleTransition: Transition, Sendable {
  nonisolated public var scale: Double
  nonisolated public var anchor: UnitPoint
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  nonisolated public var _standard: AnyTransition? { .scale(scale: scale, anchor: anchor) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}
public struct MoveTransition: Transition, Sendable {
  nonisolated let edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  nonisolated public var _standard: AnyTransition? { .move(edge: edge) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.unsupported("MoveTransition moves nothing where it is applied to a content by hand.")
  }
}
public struct PushTransition: Transition, Sendable {
  nonisolated let edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  nonisolated public var _standard: AnyTransition? { .push(from: edge) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.unsupported("PushTransition moves nothing where it is applied to a content by hand.")
  }
}
public struct BlurReplaceTransition: Transition, Sendable {
  /// Which way content goes.
  public enum Configuration: Sendable {
    case downUp
    case upUp
  }

  nonisolated public init(configuration: Configuration) {}
  nonisolated public static var _standard: AnyTransition? {
    Graph.note(.unsupported, "The transition blurReplace fades here.")
    return .opacity
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition { public static var opacity: Self { Self() } }
extension Transition where Self == SlideTransition { public static var slide: Self { Self() } }
extension Transition where Self == IdentityTransition { public static var identity: Self { Self() } }
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> Self { Self(edge: edge) } }
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: Self { Self(configuration: .downUp) }
}
extension Transition where Self == ScaleTransition {
  public static var scale: Self { Self(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
