import Foundation
import HeadlessCore

/// Two areas made one. The areas are not computed here: the first shape stands, and where the second belongs to it, its
/// outline is added.
struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Way: String, Sendable { case union, intersection, subtracting, symmetricDifference, lineIntersection }

  let first: First
  let second: Second
  let way: Way

  /// It is said when the shape is made in a body, and again where it is shown as it is: shapes that stand in a token are
  /// made before there is a host.
  nonisolated init(_ first: First, _ second: Second, _ way: Way) {
    self.first = first
    self.second = second
    self.way = way
    Graph.note(.unsupported, shortcoming)
  }

  nonisolated var shortcoming: String {
    "\(way.rawValue)(_:eoFill:) does not combine areas here: "
      + (way == .union ? "both outlines are drawn." : "the first shape is drawn alone.")
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  nonisolated func path(in rect: CGRect) -> Path {
    var path = first.path(in: rect)
    if way == .union { path.addPath(second.path(in: rect)) }
    return path
  }
}

extension _CombinedShape: ShapeWithShortcoming {}

/// A shape that is not drawn as it is meant.
protocol ShapeWithShortcoming {
  nonisolated var shortcoming: String { get }
}

extension Shape {
  nonisolated public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _CombinedShape(self, other, .union)
  }

  nonisolated public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _CombinedShape(self, other, .intersection)
  }

  nonisolated public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _CombinedShape(self, other, .subtracting)
  }

  nonisolated public func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _CombinedShape(self, other, .symmetricDifference)
  }

  nonisolated public func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    _CombinedShape(self, other, .lineIntersection)
  }
}
