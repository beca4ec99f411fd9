public import Foundation
import HeadlessCore

/// In a straight line, at the pace of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segments = [_KeyframeSegment(target: to, duration: duration, way: .linear(timingCurve))]
  }
}

/// Along a curve that runs smoothly through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value.AnimatableData? = nil,
    endVelocity: Value.AnimatableData? = nil
  ) {
    if startVelocity != nil || endVelocity != nil { noteVelocity("CubicKeyframe") }
    _segments = [_KeyframeSegment(target: to, duration: duration, way: .cubic)]
  }
}

/// As a spring would go.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value.AnimatableData? = nil
  ) {
    if startVelocity != nil { noteVelocity("SpringKeyframe") }
    let length = duration ?? spring.settlingDuration
    _segments = [_KeyframeSegment(target: to, duration: length, way: .spring(spring))]
  }
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]

  public init(_ to: Value) { _segments = [_KeyframeSegment(target: to, duration: 0, way: .move)] }
}

/// Builds one track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Several keyframes after one another.
  public struct Sequence: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]
  }

  public static func buildExpression<K>(_ expression: K) -> K where K: KeyframeTrackContent, K.Value == Value {
    expression
  }

  public static func buildPartialBlock<K>(first: K) -> K where K: KeyframeTrackContent, K.Value == Value { first }

  public static func buildPartialBlock<A, B>(accumulated: A, next: B) -> Sequence
  where A: KeyframeTrackContent, B: KeyframeTrackContent, A.Value == Value, B.Value == Value {
    Sequence(_segments: accumulated._segments + next._segments)
  }

  public static func buildBlock() -> Sequence { Sequence(_segments: []) }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> Sequence {
    Sequence(_segments: components.flatMap(\._segments))
  }

  public static func buildEither<K>(first component: K) -> Sequence where K: KeyframeTrackContent, K.Value == Value {
    Sequence(_segments: component._segments)
  }

  public static func buildEither<K>(second component: K) -> Sequence where K: KeyframeTrackContent, K.Value == Value {
    Sequence(_segments: component._segments)
  }
}

/// Builds tracks that run side by side.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Several tracks.
  public struct Tracks: Keyframes {
    let parts: [any Keyframes<Value>]

    public var _duration: Double { parts.map(\._duration).max() ?? 0 }

    public func _update(_ value: inout Value, at time: Double) {
      for part in parts { part._update(&value, at: time) }
    }
  }

  public static func buildExpression<K>(_ expression: K) -> K where K: Keyframes, K.Value == Value { expression }

  public static func buildExpression<K>(_ expression: K) -> KeyframeTrack<Value, Value, K>
  where K: KeyframeTrackContent, K.Value == Value {
    KeyframeTrack { expression }
  }

  public static func buildPartialBlock<K>(first: K) -> K where K: Keyframes, K.Value == Value { first }

  public static func buildPartialBlock<A, B>(accumulated: A, next: B) -> Tracks
  where A: Keyframes, B: Keyframes, A.Value == Value, B.Value == Value {
    Tracks(parts: [accumulated, next])
  }

  public static func buildBlock() -> Tracks { Tracks(parts: []) }
}

/// Nothing here starts with a velocity of its own.
private func noteVelocity(_ kind: String) {
  Graph.note(
    .unsupported,
    "\(kind) goes on with the velocity that it comes with, and takes no other."
  )
}
