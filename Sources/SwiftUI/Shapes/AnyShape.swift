public import Foundation

/// A shape whose type is erased.
public struct AnyShape: Shape {
  private var shape: any Shape

  nonisolated public init<S>(_ shape: S) where S: Shape { self.shape = shape }

  nonisolated public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: shape) }
    set { if newValue.fits(shape) { shape = shape.showing(newValue.numbers) } }
  }

  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// The data of a shape whose type is erased.
///
/// Data of shapes of two types is not put together, however alike it is, and no shape takes that of another:
/// OpenSwiftUI, which follows SwiftUI of iOS 18, tells it apart by the type of the shape. Apple's documentation is silent.
public struct _AnyAnimatableData: VectorArithmetic, Sendable, NumericVector {
  private(set) var numbers: [Double]
  let kinds: [ObjectIdentifier]

  private init(numbers: [Double], kinds: [ObjectIdentifier]) {
    self.numbers = numbers
    self.kinds = kinds
  }

  init(of shape: some Shape) {
    let (numbers, kinds) = shape.animated
    self.init(numbers: numbers, kinds: [ObjectIdentifier(type(of: shape))] + kinds)
  }

  public static let zero = _AnyAnimatableData(numbers: [], kinds: [])

  public static func + (left: Self, right: Self) -> Self {
    left.kinds.isEmpty ? right : left.combined(with: right, +)
  }

  public static func - (left: Self, right: Self) -> Self {
    left.kinds.isEmpty ? Self(numbers: right.numbers.map { -$0 }, kinds: right.kinds) : left.combined(with: right, -)
  }

  public mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
  public var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  mutating func take(from rest: inout ArraySlice<Double>) {
    let count = numbers.count
    numbers = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
  }

  fileprivate func fits(_ shape: some Shape) -> Bool { Self(of: shape).kinds == kinds }

  private func combined(with other: Self, _ combine: (Double, Double) -> Double) -> Self {
    guard kinds == other.kinds else { return self }
    return Self(numbers: zip(numbers, other.numbers).map(combine), kinds: kinds)
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
