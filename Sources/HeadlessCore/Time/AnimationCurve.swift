import Foundation

/// Progress over time; lengths in seconds.
package indirect enum AnimationCurve: Hashable, Sendable {
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
  case spring(response: Double, dampingFraction: Double)
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
    case .spring(let response, let fraction): return Spring(response: response, fraction: fraction).settlingTime
    case .delayed(let curve, let delay): return curve.duration + delay
    case .sped(let curve, let speed): return speed > 0 ? curve.duration / speed : .infinity
    case .repeated(let curve, let count, _): return count.map { curve.duration * Double($0) } ?? .infinity
    }
  }

  /// When the change is as good as complete: a spring still has its tail before it, which few people see.
  package var logicalDuration: Double {
    switch self {
    case .bezier(_, _, _, _, let duration): duration
    case .spring(let response, _): min(response, duration)
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
    case .spring(let response, let fraction):
      return time > 0 ? Spring(response: response, fraction: fraction).position(at: time) : 0
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

/// A damped spring from 0 to 1, starting at rest.
private struct Spring {
  let omega: Double
  let zeta: Double

  init(response: Double, fraction: Double) {
    omega = 2 * Double.pi / max(response, 1e-6)
    zeta = max(fraction, 1e-3)
  }

  func position(at time: Double) -> Double {
    let decay = exp(-zeta * omega * time)
    if zeta < 1 {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      return 1 - decay * (cos(damped * time) + zeta * omega / damped * sin(damped * time))
    }
    if zeta == 1 { return 1 - decay * (1 + omega * time) }
    let root = omega * (zeta * zeta - 1).squareRoot()
    return 1 - decay * (cosh(root * time) + zeta * omega / root * sinh(root * time))
  }

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
