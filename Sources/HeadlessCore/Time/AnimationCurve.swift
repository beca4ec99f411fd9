import Foundation

/// Progress over time; lengths in seconds.
package indirect enum AnimationCurve: Hashable, Sendable {
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
  /// `velocity` is that at the start, in ways to the target a second.
  case spring(response: Double, dampingFraction: Double, velocity: Double = 0)
  /// Progress as somebody's own code told it, `step` seconds apart.
  case sampled([Double], step: Double)
  case delayed(AnimationCurve, by: Double)
  case sped(AnimationCurve, by: Double)
  /// `nil` for ever.
  case repeated(AnimationCurve, count: Int?, autoreverses: Bool)

  /// What `timingCurve` and the named curves last when no duration is given.
  package static let defaultDuration = 0.35

  /// From the change to the end, delay included, as it really runs: speeds divided, repetitions multiplied.
  /// A spring ends when it stays within a thousandth of its target.
  package var duration: Double {
    switch self {
    case .bezier(_, _, _, _, let duration): return duration
    case .spring(let response, let fraction, let velocity):
      return Spring(response: response, fraction: fraction, velocity: velocity).settlingTime
    case .sampled(let progress, let step): return Double(max(progress.count - 1, 0)) * step
    case .delayed(let curve, let delay): return curve.duration + delay
    case .sped(let curve, let speed): return speed > 0 ? curve.duration / speed : .infinity
    case .repeated(let curve, let count, _): return count.map { curve.duration * Double($0) } ?? .infinity
    }
  }

  /// When the change is as good as complete: a spring still has its tail before it, which few people see.
  package var logicalDuration: Double {
    switch self {
    case .bezier(_, _, _, _, let duration): duration
    case .spring(let response, _, _): min(response, duration)
    case .sampled: duration
    case .delayed(let curve, let delay): curve.logicalDuration + delay
    case .sped(let curve, let speed): speed > 0 ? curve.logicalDuration / speed : .infinity
    case .repeated(let curve, let count, _): count.map { curve.logicalDuration * Double($0) } ?? .infinity
    }
  }

  /// The part of the way that is done after `time`: 0 at the start, 1 at the target.
  package func progress(at time: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      guard time > 0 else { return 0 }
      guard time < duration else { return 1 }
      return CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2).value(at: time / duration)
    case .spring(let response, let fraction, let velocity):
      return time > 0 ? Spring(response: response, fraction: fraction, velocity: velocity).position(at: time) : 0
    case .sampled(let progress, let step): return Self.value(of: progress, at: time / step)
    case .delayed(let curve, let delay): return curve.progress(at: time - delay)
    case .sped(let curve, let speed): return curve.progress(at: time * speed)
    case .repeated(let curve, let count, let autoreverses):
      let single = curve.duration
      guard single > 0, time > 0 else { return time > 0 ? 1 : 0 }
      let round = Int(time / single)
      if let count, round >= count { return 1 }
      let progress = curve.progress(at: time - Double(round) * single)
      return autoreverses && round % 2 == 1 ? 1 - progress : progress
    }
  }
}

extension AnimationCurve {
  /// Between two samples on the straight line.
  private static func value(of progress: [Double], at position: Double) -> Double {
    guard position < Double(progress.count - 1) else { return 1 }
    guard position > 0 else { return progress[0] }
    let index = Int(position)
    return progress[index] + (progress[index + 1] - progress[index]) * (position - Double(index))
  }
}

/// A damped spring from 0 to 1.
private struct Spring {
  let omega: Double
  let zeta: Double
  let velocity: Double

  init(response: Double, fraction: Double, velocity: Double) {
    self.velocity = velocity
    omega = 2 * Double.pi / max(response, 1e-6)
    zeta = max(fraction, 1e-3)
  }

  func position(at time: Double) -> Double {
    let decay = exp(-zeta * omega * time)
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      return 1 - decay * (cos(damped * time) + zeta * omega / damped * sin(damped * time))
        + start(sin(damped * time) / damped, decay)
    }
    if zeta == 1 { return 1 - decay * (1 + omega * time) + start(time, decay) }
    let root = omega * (zeta * zeta - 1).squareRoot()
    return 1 - decay * (cosh(root * time) + zeta * omega / root * sinh(root * time))
      + start(sinh(root * time) / root, decay)
  }

  /// What the velocity at the start adds.
  private func start(_ reach: Double, _ decay: Double) -> Double { velocity == 0 ? 0 : velocity * reach * decay }

  /// The last moment at which the envelope is a thousandth away.
  var settlingTime: Double {
    if zeta < 1 { return log(1000) / (zeta * omega) }
    var (low, high) = (0.0, 200 / omega * zeta)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if 1 - position(at: middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), as in CSS.
private struct CubicTiming {
  let x1, y1, x2, y2: Double

  func value(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return coordinate((low + high) / 2, y1, y2)
  }

  private func coordinate(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }
}
