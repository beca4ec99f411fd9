public import Foundation
import HeadlessCore

/// Data of an animation that is numbers and nothing else, in their order.
protocol NumericVector {
  var numbers: [Double] { get }

  /// The types that are erased in it, in their order: only data of the same ones can be put together.
  var kinds: [ObjectIdentifier] { get }

  /// Replaces its own by as many from the front.
  mutating func take(from numbers: inout ArraySlice<Double>)
}

extension NumericVector {
  var kinds: [ObjectIdentifier] { [] }
}

extension EmptyAnimatableData: NumericVector {
  var numbers: [Double] { [] }
  mutating func take(from numbers: inout ArraySlice<Double>) {}
}

extension Double: NumericVector {
  var numbers: [Double] { [self] }
  mutating func take(from numbers: inout ArraySlice<Double>) { self = numbers.popFirst() ?? 0 }
}

extension CGFloat: NumericVector {
  var numbers: [Double] { [Double(self)] }
  mutating func take(from numbers: inout ArraySlice<Double>) { self = CGFloat(numbers.popFirst() ?? 0) }
}

extension AnimatablePair: NumericVector where First: NumericVector, Second: NumericVector {
  var numbers: [Double] { first.numbers + second.numbers }
  var kinds: [ObjectIdentifier] { first.kinds + second.kinds }

  mutating func take(from numbers: inout ArraySlice<Double>) {
    first.take(from: &numbers)
    second.take(from: &numbers)
  }
}

extension Animatable {
  /// The data as numbers, with the types that are erased in it; nothing where there is none, or where it is of a kind
  /// that nobody here knows, which is told. Both at once, because a shape of an erased type makes its data of that of the
  /// shape in it.
  nonisolated var animated: (numbers: [Double], kinds: [ObjectIdentifier]) {
    if AnimatableData.self == EmptyAnimatableData.self { return ([], []) }
    if let data = animatableData as? any NumericVector { return (data.numbers, data.kinds) }
    Graph.note(
      .unsupported,
      "The animatableData of \(Self.self) is not shown on its way here: only numbers and pairs are."
    )
    return ([], [])
  }

  /// The same with other numbers: whoever watches the data hears of them.
  nonisolated func showing(_ numbers: [Double]) -> Self {
    var rest = numbers[...]
    guard var vector = animatableData as? any NumericVector else { return self }
    vector.take(from: &rest)
    guard let data = vector as? AnimatableData else { return self }
    var copy = self
    copy.animatableData = data
    return copy
  }

  /// How a node follows the data; `nil` where there is nothing to follow.
  nonisolated func morph(_ show: @escaping (Node, Self) -> Void) -> Morph? {
    let (numbers, kinds) = animated
    if numbers.isEmpty && kinds.isEmpty { return nil }
    return Morph(numbers: numbers, kinds: kinds) { node, numbers in show(node, showing(numbers)) }
  }
}
