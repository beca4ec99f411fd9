public import Foundation
import HeadlessCore

extension HostedElement {
  /// The width of the line that a shape is drawn with, in points; `nil` for what is filled.
  public var strokeWidth: CGFloat? {
    guard case .stroke(_, _, let pen)? = outlined?.drawing else { return nil }
    return pen.width
  }

  /// The rectangle around the outline of a shape, on the screen; of a stroke, around the middle of its line.
  public var outlineBounds: CGRect? {
    guard let node = outlined, let path = path(of: node) else { return nil }
    return path.applying(node.transformToRoot).bounds
  }

  /// How far the corners of a shape are rounded, in points: from the corner of its outline to where the upper edge
  /// begins to be straight. Half of the side for a circle, nothing for a rectangle. Of a continuous corner, the radius that
  /// it was asked to have: its curve begins further away.
  public var cornerRadius: CGFloat? {
    guard let node = outlined, let path = path(of: node) else { return nil }
    if let radius = path.continuousRadius { return Self.hundredths(radius) }
    let bounds = path.bounds
    let onTop = path.elements.compactMap { element -> CGFloat? in
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point), .quad(let point, _):
        abs(point.y - bounds.minY) < 0.01 ? point.x : nil
      case .close: nil
      }
    }
    return onTop.min().map { Self.hundredths($0 - bounds.minX) }
  }

  /// Arcs are worked out with sines.
  private static func hundredths(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }

  private var outlined: Node? {
    node?.first {
      switch $0.drawing {
      case .fill, .stroke: true
      default: false
      }
    }
  }

  private func path(of node: Node) -> VectorPath? {
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    switch node.drawing {
    case .fill(let outline, _, _), .stroke(let outline, _, _): return outline(bounds)
    default: return nil
    }
  }
}
