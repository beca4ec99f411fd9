public import Foundation
import HeadlessCore

/// A spring by the numbers that describe it.
public struct Spring: Hashable, Sendable {
  public var duration: Double
  public var bounce: Double

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    duration = response
    bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(response: 2 * .pi * (mass / stiffness).squareRoot(), dampingRatio: ratio)
  }

  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  public var settlingDuration: Double { curve.duration }

  var curve: AnimationCurve { .spring(response: response, dampingFraction: dampingRatio) }
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  let points: [Double]

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      points: [startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y].map { Double($0) }
    )
  }

  public static let linear = UnitCurve(points: [0, 0, 1, 1])
  public static let easeIn = UnitCurve(points: [0.42, 0, 1, 1])
  public static let easeOut = UnitCurve(points: [0, 0, 0.58, 1])
  public static let easeInOut = UnitCurve(points: [0.42, 0, 0.58, 1])

  public func value(at progress: Double) -> Double {
    AnimationCurve.bezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3], duration: 1)
      .progress(at: min(max(progress, 0), 1))
  }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(spring.curve)
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(spring.curve)
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce).curve)
  }

  public static var interpolatingSpring: Animation { Animation(Spring().curve) }
  public static var interactiveSpring: Animation { interactiveSpring() }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    timingCurve(curve.points[0], curve.points[1], curve.points[2], curve.points[3], duration: duration)
  }

  /// Calls the completion of `withAnimation` after `duration`, while the animation itself goes on to its end.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var copy = self
    copy.logicalDuration = duration
    return copy
  }
}

extension Animation {
  /// When the completion of a change is called, in seconds after it.
  func completion(by criteria: AnimationCompletionCriteria) -> Double {
    criteria == .removed ? curve.duration : logicalDuration ?? curve.logicalDuration
  }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// The completion is called on the host's clock when the curve is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  guard let graph = Graph.current else { return result }
  graph.clock.schedule(after: animation?.completion(by: completionCriteria) ?? 0) { [weak graph] in
    graph?.perform { completion() }
  }
  return result
}

/// A value that goes along with a transaction.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// A value that views hand to their container.
public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// A value of the focused view.
public protocol FocusedValueKey {
  associatedtype Value
}

extension View {
  nonisolated public func transaction<V>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View where V: Equatable {
    let box = Confined((value, transform))
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      let watched = inputs.identity.slot(0, as: WatchedValue.self) { WatchedValue(box.value.0) }
      if (watched.value as? V) != box.value.0 {
        watched.value = box.value.0
        wrapper.changeTransform = { $0.transformed(by: box.value.1) }
      }
      return wrapper
    }
  }

  /// Only the modifiers that the body adds are animated; the view itself is not.
  nonisolated public func animation<V>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    let curve = animation?.curve
    let inner = NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.changeTransform = { outer in
        outer?.trigger == bodyTrigger
          ? Change(curve: nil, trigger: bodyTrigger) : outer ?? Change(curve: nil, trigger: "")
      }
      return wrapper
    }
    return NodeModified(content: body(PlaceholderContentView(content: AnyView(inner)))) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.change = Change(curve: curve, trigger: bodyTrigger)
      return wrapper
    }
  }

  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    notShown("contentTransition(_:) does not blend content here: it changes at once.")
  }

  nonisolated public func geometryGroup() -> some View { self }

  /// Two views of one name do not fly from one place to the other here, which is a finding.
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable {
    unsupported("matchedGeometryEffect(id:in:properties:anchor:isSource:) moves nothing here.")
  }

  nonisolated public func navigationTransition<T>(_ style: T) -> some View {
    notShown("navigationTransition(_:) moves nothing here.")
  }
}

private let bodyTrigger = "animation(_:body:)"

/// The value that something waits to see change.
private final class WatchedValue {
  var value: Any

  init(_ value: Any) { self.value = value }
}

/// The view that modifiers are added to.
public struct PlaceholderContentView<Value> {
  let content: AnyView
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { inputs.make(view.content) }
}

/// How content that changes is blended.
public struct ContentTransition: Equatable, Sendable {
  let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: SymbolEffect {
    ContentTransition(name: "symbolEffect")
  }

  public static func numericText(countsDown: Bool = false) -> ContentTransition { Self(name: "numericText") }
  public static func numericText(value: Double) -> ContentTransition { Self(name: "numericText") }
}

/// What two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
