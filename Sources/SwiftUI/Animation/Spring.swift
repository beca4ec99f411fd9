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
    // One that may not be overdamped is damped critically instead.
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1)
    )
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

  var curve: AnimationCurve { curve(from: 0) }

  func curve(from velocity: Double) -> AnimationCurve {
    .spring(response: response, dampingFraction: dampingRatio, velocity: velocity)
  }
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
    Animation(spring.curve).blending(over: blendDuration)
  }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(spring.curve(from: initialVelocity))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce).curve(from: initialVelocity))
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
