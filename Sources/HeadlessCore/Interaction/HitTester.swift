package import Foundation

/// Finds what lies under a finger, front to back.
package struct HitTester {
  /// The nodes from the root to the one that takes the touch, each with the touch in its own space.
  package typealias Path = [(node: Node, point: CGPoint)]

  package init() {}

  /// `point` is in the space of the node's parent; `nil` when nothing takes it.
  package func path(to point: CGPoint, in node: Node) -> Path? {
    let local = CGPoint(x: point.x - node.frame.minX, y: point.y - node.frame.minY)
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    var inner = local
    switch node.effect {
    case .hitTesting(false), .hidden, .opacity(0): return nil
    case .viewport: if !bounds.contains(local) { return nil }
    case .contentShape(let outline):
      guard outline(bounds).contains(local) else { return nil }
      return [(node, local)] + (below(node, inner) ?? [])
    case let effect?:
      if let transform = effect.transform(in: bounds.size) {
        // A transform that flattens the plane lets nothing through.
        guard abs(transform.m11 * transform.m22 - transform.m12 * transform.m21) > 1e-9,
          let inverse = transform.inverted()
        else { return nil }
        inner = inverse.transform(local)
      }
    case nil: break
    }
    if let deeper = below(node, inner) { return [(node, local)] + deeper }
    return takes(node, local, bounds) ? [(node, local)] : nil
  }

  private func below(_ node: Node, _ point: CGPoint) -> Path? {
    for child in node.paintedChildren.reversed() {
      if let path = path(to: point, in: child) { return path }
    }
    return nil
  }

  private func takes(_ node: Node, _ point: CGPoint, _ bounds: CGRect) -> Bool {
    switch node.interaction {
    case .field, .scroll: return bounds.contains(point)
    case .button where bounds.contains(point) && node.takesWholeFrame: return true
    default: break
    }
    switch node.drawing {
    case nil: return false
    case .fill(let outline, let paint, let evenOdd):
      return !paint.isClear && outline(bounds).contains(point, evenOdd: evenOdd)
    case .stroke(let outline, let paint, let pen):
      return !paint.isClear && pen.width > 0 && outline(bounds).outlinePasses(within: pen.width / 2, of: point)
    case .text, .image: return bounds.contains(point)
    }
  }
}

extension Node {
  /// The children from back to front.
  package var paintingOrder: [Node] {
    guard children.contains(where: { $0.traits.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The children that are painted themselves: a mask is not.
  package var paintedChildren: [Node] {
    if case .mask = effect { return Array(children.prefix(1)) }
    return paintingOrder
  }

  /// All that is to be seen here, from back to front: what is on its way out lies in front, and takes no touches.
  package var drawnChildren: [Node] {
    departing.isEmpty ? paintedChildren : paintedChildren + departing
  }

  /// The transform from this node's own space to that of the root.
  package var transformToRoot: AffineTransform {
    var total = AffineTransform.identity
    var node: Node? = self
    while let current = node {
      total.append(AffineTransform(translationByX: current.frame.minX, byY: current.frame.minY))
      if let parent = current.parent, let effect = parent.effect?.transform(in: parent.frame.size) {
        total.append(effect)
      }
      node = current.parent
    }
    return total
  }

  /// The bounding box of this node on the screen, all effects applied.
  package var frameInRoot: CGRect {
    var path = VectorPath(rect: CGRect(origin: .zero, size: frame.size))
    path = path.applying(transformToRoot)
    return path.bounds
  }
}
