public import Foundation
import HeadlessCore

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// One part of a transition, and whether it shows when the view comes and when it goes.
  struct Step: Sendable {
    enum Kind: Sendable {
      /// How an effect is in place, and how it is while the view is away.
      case effect(settled: Effect, away: Effect)
      /// Modifiers of the app's around the view.
      case modified(ModifiedStep)
    }

    let kind: Kind
    var comes = true
    var goes = true

    init(settled: Effect, away: Effect) { kind = .effect(settled: settled, away: away) }

    init(_ step: ModifiedStep) { kind = .modified(step) }
  }

  var steps: [Step]
  var curve: AnimationCurve?

  init(steps: [Step]) { self.steps = steps }

  public static let identity = AnyTransition(steps: [])
  public static let opacity = AnyTransition(steps: [Step(settled: .opacity(1), away: .opacity(0))])
  public static var scale: AnyTransition { scale(scale: 0) }

  /// In from the leading edge, out over the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    let small = Effect.scale(CGSize(width: scale, height: scale), anchor: anchor.point)
    return AnyTransition(steps: [
      Step(settled: .scale(CGSize(width: 1, height: 1), anchor: anchor.point), away: small)
    ])
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(steps: [Step(settled: .offset(.zero), away: .offset(offset))])
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The distance is the size of the view itself.
  public static func move(edge: Edge) -> AnyTransition {
    let direction: CGSize =
      switch edge {
      case .top: CGSize(width: 0, height: -1)
      case .bottom: CGSize(width: 0, height: 1)
      case .leading: CGSize(width: -1, height: 0)
      case .trailing: CGSize(width: 1, height: 0)
      }
    return AnyTransition(steps: [Step(settled: .relativeOffset(.zero), away: .relativeOffset(direction))])
  }

  /// In over the given edge, out over the one across, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: [Edge: Edge] = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading]
    return asymmetric(insertion: move(edge: edge), removal: move(edge: opposite[edge] ?? edge)).combined(with: .opacity)
  }

  /// The insertion's effects come in, the removal's go out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var coming = insertion.steps
    for index in coming.indices { coming[index].goes = false }
    var going = removal.steps
    for index in going.indices { going[index].comes = false }
    return AnyTransition(steps: coming + going)
  }

  /// What the two modifiers do differently is shown on its way: opacity, offset, scale, rotation, blur.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(steps: [Step(ModifiedStep(active: active, identity: identity))])
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var copy = AnyTransition(steps: steps + other.steps)
    copy.curve = curve ?? other.curve
    return copy
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.curve = animation?.curve
    return copy
  }
}
