public import Foundation
import HeadlessCore

/// Values along a line of time, made of tracks that run side by side.
public protocol Keyframes<Value> {
  associatedtype Value

  /// Until the longest track is over, in seconds.
  var _duration: Double { get }

  /// Sets what the tracks say at a time, in seconds from the beginning.
  func _update(_ value: inout Value, at time: Double)
}

/// The keyframes of one track, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable

  var _segments: [_KeyframeSegment<Value>] { get }
}

/// The way to one keyframe.
public struct _KeyframeSegment<Value: Animatable> {
  enum Way {
    case move
    case linear(UnitCurve)
    case cubic
    case spring(Spring)
  }

  let target: Value
  let duration: Double
  let way: Way
}

/// One property on its way through keyframes.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
  let path: WritableKeyPath<Root, Value>
  let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  public var _duration: Double { content._segments.reduce(0) { $0 + $1.duration } }

  public func _update(_ value: inout Root, at time: Double) {
    value[keyPath: path] = KeyframeWalk(segments: content._segments).value(from: value[keyPath: path], at: time)
  }
}

extension KeyframeTrack where Root == Value {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) { self.init(\.self, content: content) }
}

/// Walks along the segments of one track.
struct KeyframeWalk<Value: Animatable> {
  let segments: [_KeyframeSegment<Value>]

  func value(from initial: Value, at time: Double) -> Value {
    var (start, elapsed) = (initial, max(0, time))
    for (index, segment) in segments.enumerated() {
      if elapsed < segment.duration {
        let before = index > 1 ? segments[index - 2].target : initial
        let after = index + 1 < segments.count ? segments[index + 1].target : segment.target
        return point(segment, from: start, elapsed: elapsed, neighbours: (index > 0 ? before : start, after))
      }
      elapsed -= segment.duration
      start = segment.target
    }
    return start
  }

  private func point(
    _ segment: _KeyframeSegment<Value>,
    from start: Value,
    elapsed: Double,
    neighbours: (before: Value, after: Value)
  ) -> Value {
    let part = elapsed / segment.duration
    switch segment.way {
    case .move: return segment.target
    case .linear(let curve): return mix(start, segment.target, curve.value(at: part))
    case .spring(let spring): return mix(start, segment.target, spring.curve.progress(at: elapsed))
    case .cubic: return cubic(start, segment.target, part, neighbours)
    }
  }

  private func mix(_ start: Value, _ end: Value, _ progress: Double) -> Value {
    var way = end.animatableData - start.animatableData
    way.scale(by: progress)
    var result = end
    result.animatableData = start.animatableData + way
    return result
  }

  /// A curve through the keyframes whose slope at each is that between its neighbours.
  private func cubic(_ start: Value, _ end: Value, _ t: Double, _ neighbours: (before: Value, after: Value)) -> Value {
    func term(_ data: Value.AnimatableData, _ factor: Double) -> Value.AnimatableData {
      var scaled = data
      scaled.scale(by: factor)
      return scaled
    }
    let leaving = term(end.animatableData - neighbours.before.animatableData, 0.5)
    let arriving = term(neighbours.after.animatableData - start.animatableData, 0.5)
    let (square, cube) = (t * t, t * t * t)
    var result = end
    result.animatableData =
      term(start.animatableData, 2 * cube - 3 * square + 1) + term(leaving, cube - 2 * square + t)
      + term(end.animatableData, 3 * square - 2 * cube) + term(arriving, cube - square)
    return result
  }
}

/// Keyframes that can be asked for their values without being shown.
public struct KeyframeTimeline<Value> {
  let initial: Value
  let content: any Keyframes<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    self.content = content()
  }

  public var duration: TimeInterval { content._duration }

  public func value(time: Double) -> Value {
    var value = initial
    content._update(&value, at: time)
    return value
  }

  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
