package import Foundation

/// An outline of straight lines and Bézier curves.
package struct VectorPath: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  package var elements: [Element] = []
  /// The radius that the upper left corner was asked to have where it is continuous: such a corner begins further away.
  package internal(set) var continuousRadius: CGFloat?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  package mutating func line(to point: CGPoint) { elements.append(.line(point)) }
  package mutating func quad(to point: CGPoint, control: CGPoint) { elements.append(.quad(point, control: control)) }
  package mutating func close() { elements.append(.close) }

  package mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(control1, control2, point))
  }

  package mutating func append(_ other: VectorPath) {
    continuousRadius = isEmpty ? other.continuousRadius : nil
    elements += other.elements
  }

  package func mapped(_ transform: (CGPoint) -> CGPoint) -> VectorPath {
    var result = VectorPath()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): return .move(transform(point))
      case .line(let point): return .line(transform(point))
      case .quad(let point, let control): return .quad(transform(point), control: transform(control))
      case .cubic(let first, let second, let point):
        return .cubic(transform(first), transform(second), transform(point))
      case .close: return .close
      }
    }
    return result
  }

  package func translated(x: CGFloat, y: CGFloat) -> VectorPath {
    var moved = mapped { CGPoint(x: $0.x + x, y: $0.y + y) }
    moved.continuousRadius = continuousRadius
    return moved
  }

  package func applying(_ transform: AffineTransform) -> VectorPath {
    mapped { transform.transform($0) }
  }
}
