package import Foundation

/// A name under which views share their place and size.
package struct MatchedGeometry {
  package var key: AnyHashable
  /// Whether the view gives its geometry to the others of its name, or takes it from the one that does.
  package var isSource: Bool
  package var sharesPosition: Bool
  package var sharesSize: Bool
  /// The point that is to lie on the same point of the source, in units of both.
  package var anchor: CGPoint

  package init(key: AnyHashable, isSource: Bool, sharesPosition: Bool, sharesSize: Bool, anchor: CGPoint) {
    self.key = key
    self.isSource = isSource
    self.sharesPosition = sharesPosition
    self.sharesSize = sharesSize
    self.anchor = anchor
  }
}

/// Brings views of one name together, once everything has its place.
struct MatchedGeometries {
  let graph: Graph

  /// - Returns: Where the source of each name stands on the screen, and which view that is.
  func align() -> [AnyHashable: (place: Identity, frame: CGRect)] {
    var sources: [AnyHashable: (place: Identity, frame: CGRect)] = [:]
    var followers: [(node: Node, match: MatchedGeometry)] = []
    graph.root.visit { node in
      guard let match = node.matched else { return }
      if !match.isSource { followers.append((node, match)) }
      if match.isSource, let other = sources.updateValue((node.identity, node.frameInRoot), forKey: match.key) {
        graph.record(
          .unsupported,
          "matchedGeometryEffect has two sources of the name \(match.key.base): which one counts is undefined.",
          at: other.place
        )
      }
    }
    for (node, match) in followers {
      if let source = sources[match.key] { follow(source.frame, node, match) }
    }
    return sources
  }

  /// The view stands for its parent where it would stand alone; only its content moves.
  private func follow(_ source: CGRect, _ node: Node, _ match: MatchedGeometry) {
    guard let child = node.children.first, let toNode = node.transformToRoot.inverted() else { return }
    let proposal = match.sharesSize ? ProposedSize(source.size) : ProposedSize(node.frame.size)
    let size = child.size(for: proposal)
    let wanted =
      match.sharesPosition
      ? toNode.transform(source.point(at: match.anchor))
      : CGRect(origin: .zero, size: node.frame.size).point(at: match.anchor)
    let origin = CGPoint(x: wanted.x - match.anchor.x * size.width, y: wanted.y - match.anchor.y * size.height)
    child.place(at: origin, for: proposal, in: node)
  }
}
