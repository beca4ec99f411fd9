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
  /// What the screen shows of the plane that the root stands on, with the root in its middle. Of a component that was
  /// only offered room and takes more, it shows all.
  var screen: CGRect {
    let root = graph.root.frame
    func length(_ root: CGFloat, _ offered: CGFloat?) -> CGFloat {
      guard let offered else { return root }
      return isScreen ? offered : max(root, offered)
    }
    let size = CGSize(
      width: length(root.width, graph.proposal.width),
      height: length(root.height, graph.proposal.height)
    )
    return root.insetBy(dx: (root.width - size.width) / 2, dy: (root.height - size.height) / 2)
  }
}
