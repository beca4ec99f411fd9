/// Makes `animatableData` of the stored variables of a struct or a class, and the conformance to `Animatable`.
///
/// `@Animatable struct Ring: Shape { var start: Angle; var end: Angle; @AnimatableIgnored var isFull: Bool }`. The signature
/// is Apple's, and so is the availability: iOS 13 ("Animatable()" in the documentation of SwiftUI).
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "Animatable")

/// Leaves a variable out of what `@Animatable` makes.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnored")

/// What `@Animatable` makes of the variables of a type: their numbers, in the order in which they are declared.
///
/// Apple's is an `AnimatableValues` of their data; its type is of no use to anybody who has the macro write it.
public struct _AnimatableFields: VectorArithmetic, Sendable, NumericVector {
  private(set) var numbers: [Double] = []
  /// The types that are erased in it.
  private(set) var kinds: [ObjectIdentifier] = []

  public init() {}

  public static let zero = _AnimatableFields()

  public static func + (left: Self, right: Self) -> Self { left.combined(with: right, +) }
  public static func - (left: Self, right: Self) -> Self { left.combined(with: right, -) }

  public mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
  public var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  mutating func take(from rest: inout ArraySlice<Double>) {
    let count = numbers.count
    numbers = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
  }

  /// Zero has no numbers, and so fits all.
  private func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
    var result = numbers.isEmpty ? other : self
    let one = numbers.isEmpty ? [Double](repeating: 0, count: other.numbers.count) : numbers
    let second = other.numbers.isEmpty ? [Double](repeating: 0, count: one.count) : other.numbers
    guard one.count == second.count, numbers.isEmpty || other.numbers.isEmpty || kinds == other.kinds else {
      return self
    }
    result.numbers = zip(one, second).map(combine)
    return result
  }
}

extension _AnimatableFields {
  /// Puts a variable behind the others.
  public mutating func add(_ value: some VectorArithmetic) { append(_AnimatedValue(value: value).animated) }

  @_disfavoredOverload
  public mutating func add(_ value: some Animatable) { append(value.animated) }

  @available(
    *,
    unavailable,
    message: "Mark the property with @AnimatableIgnored, or conform its type to VectorArithmetic or Animatable."
  )
  @_disfavoredOverload
  public mutating func add<Value>(_ value: Value) {}

  private mutating func append(_ data: (numbers: [Double], kinds: [ObjectIdentifier])) {
    numbers += data.numbers
    kinds += data.kinds
  }

  /// Takes the numbers of a variable from the front.
  public mutating func next<Value: VectorArithmetic>(into value: inout Value) {
    var wrapped = _AnimatedValue(value: value)
    show(in: &wrapped)
    value = wrapped.value
  }

  @_disfavoredOverload
  public mutating func next<Value: Animatable>(into value: inout Value) { show(in: &value) }

  @available(*, unavailable)
  @_disfavoredOverload
  public mutating func next<Value>(into value: inout Value) {}

  private mutating func show(in value: inout some Animatable) {
    let count = value.animated.numbers.count
    if count > 0 { value = value.showing(Array(numbers.prefix(count))) }
    numbers.removeFirst(min(count, numbers.count))
  }
}

/// A vector as something that is animated by itself.
private struct _AnimatedValue<Value: VectorArithmetic>: Animatable {
  var value: Value

  var animatableData: Value {
    get { value }
    set { value = newValue }
  }
}
