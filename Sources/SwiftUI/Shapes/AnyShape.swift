public import Foundation

/// A shape whose type is erased.
public struct AnyShape: Shape {
  private var shape: any Shape

  nonisolated public init<S>(_ shape: S) where S: Shape { self.shape = shape }

  nonisolated public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(numbers: shape.animatedNumbers) }
    set { shape = shape.showing(newValue.numbers) }
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// The data of a shape whose type is erased. Of two shapes that have not as much of it, neither is added to the other.
public struct _AnyAnimatableData: VectorArithmetic, Sendable, NumericVector {
  private(set) var numbers: [Double]

  init(numbers: [Double]) { self.numbers = numbers }

  public static let zero = _AnyAnimatableData(numbers: [])

  public static func + (left: Self, right: Self) -> Self { combined(left, right, +) }
  public static func - (left: Self, right: Self) -> Self { combined(left, right, -) }
  public mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
  public var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  mutating func take(from rest: inout ArraySlice<Double>) {
    let count = numbers.count
    numbers = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
  }

  private static func combined(_ left: Self, _ right: Self, _ combine: (Double, Double) -> Double) -> Self {
    guard left.numbers.count == right.numbers.count else { return left.numbers.isEmpty ? right : left }
    return Self(numbers: zip(left.numbers, right.numbers).map(combine))
  }
}

/// A shape moved by a vector.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape {
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
