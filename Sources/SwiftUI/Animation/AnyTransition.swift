public import Foundation
import HeadlessCore

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// One effect of a transition: how it looks in place, and where it comes from.
  struct Step: Sendable {
    var settled: Effect
    var entrance: Effect
  }

  var steps: [Step]
  private var curve: AnimationCurve?

  init(steps: [Step]) { self.steps = steps }

  public static let identity = AnyTransition(steps: [])
  public static let opacity = AnyTransition(steps: [Step(settled: .opacity(1), entrance: .opacity(0))])
  public static var scale: AnyTransition { scale(scale: 0) }
  public static var slide: AnyTransition { move(edge: .leading) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    let small = Effect.scale(CGSize(width: scale, height: scale), anchor: anchor.point)
    return AnyTransition(steps: [
      Step(settled: .scale(CGSize(width: 1, height: 1), anchor: anchor.point), entrance: small)
    ])
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(steps: [Step(settled: .offset(.zero), entrance: .offset(offset))])
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// The distance is that of the screen, not that of the view.
  public static func move(edge: Edge) -> AnyTransition {
    switch edge {
    case .top: offset(y: -844)
    case .bottom: offset(y: 844)
    case .leading: offset(x: -390)
    case .trailing: offset(x: 390)
    }
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(steps: steps + other.steps) }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.curve = animation?.curve
    return copy
  }
}
