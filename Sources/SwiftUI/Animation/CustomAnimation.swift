public import Foundation
import HeadlessCore

/// An animation that says itself how a value goes from zero to its target.
public protocol CustomAnimation: Hashable {
  /// What a value is after `time`; `nil` when the target is reached.
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic

  func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
  where V: VectorArithmetic
}

extension CustomAnimation {
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
    nil
  }

  public func shouldMerge<V>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    false
  }
}

/// A value that a custom animation keeps between two moments.
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// What a custom animation keeps between two moments.
public struct AnimationState<Value> where Value: VectorArithmetic {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What a custom animation is told and keeps.
public struct AnimationContext<Value> where Value: VectorArithmetic {
  public var state: AnimationState<Value>
  public var isLogicallyComplete: Bool
  /// Here that of a view of which nothing was said.
  public let environment: EnvironmentValues
}

extension Animation {
  /// Asks the animation once, sixty times a second of it, and keeps the answers: one that has not ended after a minute
  /// ends there.
  public init<A>(_ base: A) where A: CustomAnimation {
    let step = 1.0 / 60
    var context = AnimationContext<Double>(
      state: AnimationState(),
      isLogicallyComplete: false,
      environment: EnvironmentValues()
    )
    var progress: [Double] = []
    var complete: Double?
    for index in 0...3600 {
      guard let value = base.animate(value: 1.0, time: Double(index) * step, context: &context) else { break }
      progress.append(value)
      if context.isLogicallyComplete { complete = complete ?? Double(index) * step }
    }
    // The moment of the first `nil` is the one at which the target is reached.
    let plain = Animation(.sampled(progress + [1], step: step))
    self = plain.noting(
      "A CustomAnimation is not merged with the one before it here: it is not asked whether it would."
    )
    logicalDuration = complete
  }
}
