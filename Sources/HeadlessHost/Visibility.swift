import Foundation
import HeadlessCore

extension HostedElement {
  /// The part of the element that can be seen, from 0 to 1: points of its frame that lie on the screen, inside all
  /// clips around it and under nothing opaque. Veils over one another count together, as opaque from 95 % on. A faint
  /// element counts by its place, not by its opacity, and so does one under a veil: `contrast` tells of both.
  public var visibleFraction: Double {
    guard let target = node?.first(where: { $0.drawing != nil }) else { return 0 }
    host.note(frameConfidence)
    let screen = host.screen
    let points = Drawing.grid(over: target.frameInRoot)
    let visible = points.filter {
      screen.contains($0) && PaintedPoint($0, of: target, in: host.graph.root, over: .white).isSeen
    }
    return Double(visible.count) / Double(points.count)
  }
}

extension Host {
  /// What the screen shows of the plane that the root stands on: the root in its middle, and all of a root that is
  /// larger.
  var screen: CGRect {
    let root = graph.root.frame
    let size = CGSize(
      width: max(root.width, graph.proposal.width ?? 0),
      height: max(root.height, graph.proposal.height ?? 0)
    )
    return root.insetBy(dx: (root.width - size.width) / 2, dy: (root.height - size.height) / 2)
  }
}
