package import HeadlessCore

/// How a change is spread over time.
public struct Animation: Equatable, Sendable {
  package var curve: AnimationCurve
  /// When the change counts as complete, where that was said.
  var logicalDuration: Double?
  /// What was asked for and is not carried out, in sentences: said by whoever uses the animation.
  private var shortcomings: [String] = []

  public static func == (left: Self, right: Self) -> Bool {
    left.curve == right.curve && left.logicalDuration == right.logicalDuration
  }

  init(_ curve: AnimationCurve) { self.curve = curve }

  /// The curve, for somebody who moves something along it.
  func used() -> AnimationCurve {
    for message in shortcomings { Graph.note(.notShown, message) }
    return curve
  }

  func noting(_ shortcoming: String) -> Animation {
    var copy = self
    copy.shortcomings.append(shortcoming)
    return copy
  }

  func blending(over duration: Double) -> Animation {
    if duration == 0 { return self }
    return noting(
      "The blendDuration of a spring changes nothing here: a spring that follows another is itself at once."
    )
  }

  private func with(_ curve: AnimationCurve) -> Animation {
    var made = Animation(curve)
    made.shortcomings = shortcomings
    return made
  }
}

extension Animation {
  public static let `default` = Animation(.spring(response: 0.55, dampingFraction: 1))

  public static func linear(duration: Double) -> Animation { bezier(0, 0, 1, 1, duration) }
  public static func easeIn(duration: Double) -> Animation { bezier(0.42, 0, 1, 1, duration) }
  public static func easeOut(duration: Double) -> Animation { bezier(0, 0, 0.58, 1, duration) }
  public static func easeInOut(duration: Double) -> Animation { bezier(0.42, 0, 0.58, 1, duration) }

  public static var linear: Animation { linear(duration: AnimationCurve.defaultDuration) }
  public static var easeIn: Animation { easeIn(duration: AnimationCurve.defaultDuration) }
  public static var easeOut: Animation { easeOut(duration: AnimationCurve.defaultDuration) }
  public static var easeInOut: Animation { easeInOut(duration: AnimationCurve.defaultDuration) }

  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation {
    bezier(p1x, p1y, p2x, p2y, duration)
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: Double) -> Animation {
    Animation(.bezier(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
  }

  /// `spring()` alone means the other form.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction)).blending(over: blendDuration)
  }

  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(.spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)))
      .blending(over: blendDuration)
  }

  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction)).blending(over: blendDuration)
  }

  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation {
    let response = 2 * Double.pi * (mass / stiffness).squareRoot()
    let fraction = damping / (2 * (stiffness * mass).squareRoot())
    return Animation(.spring(response: response, dampingFraction: fraction, velocity: initialVelocity))
  }

  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }
  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
  public static var snappy: Animation { spring(duration: 0.5, bounce: 0.15) }

  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public func delay(_ delay: Double) -> Animation { with(.delayed(curve, by: delay)) }

  public func speed(_ speed: Double) -> Animation { with(.sped(curve, by: speed)) }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with(.repeated(curve, count: repeatCount, autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with(.repeated(curve, count: nil, autoreverses: autoreverses))
  }
}
