import Foundation
import HeadlessCore

extension HostedElement {
  /// The part of the element that can be seen, from 0 to 1: points of its frame that lie on the screen, inside all
  /// clips around it and under nothing opaque. A faint element counts by its place, not by its opacity.
  public var visibleFraction: Double {
    guard let target = node?.first(where: { $0.drawing != nil }) else { return 0 }
    host.note(frameConfidence)
    let frame = target.frameInRoot
    let points = Self.grid(over: frame)
    let screen = screen
    let visible = points.filter {
      screen.contains($0) && Sight(root: host.graph.root, target: target, point: $0).isClear
    }
    return Double(visible.count) / Double(points.count)
  }

  /// What the screen shows of the plane that the root stands on: the root in its middle, and all of a root that is
  /// larger.
  private var screen: CGRect {
    let root = host.graph.root.frame
    let size = CGSize(
      width: max(root.width, host.graph.proposal.width ?? 0),
      height: max(root.height, host.graph.proposal.height ?? 0)
    )
    return root.insetBy(dx: (root.width - size.width) / 2, dy: (root.height - size.height) / 2)
  }

  /// The middles of eight by eight fields.
  private static func grid(over frame: CGRect) -> [CGPoint] {
    let (width, height) = (frame.width / 8, frame.height / 8)
    return (0..<64).map { index in
      let (row, column) = (CGFloat(index / 8), CGFloat(index % 8))
      return CGPoint(x: frame.minX + width * (column + 0.5), y: frame.minY + height * (row + 0.5))
    }
  }
}

/// Looks at one point and asks whether anything opaque is painted there after the target.
private struct Sight {
  let root: Node
  let target: Node
  let point: CGPoint

  var isClear: Bool {
    var state = State.before
    look(at: root, point, 1, &state)
    return state == .visible
  }

  private enum State { case before, visible, covered }

  private func look(at node: Node, _ outer: CGPoint, _ opacity: Double, _ state: inout State) {
    let local = CGPoint(x: outer.x - node.frame.minX, y: outer.y - node.frame.minY)
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    var (inner, opacity) = (local, opacity)
    switch node.effect {
    case .hidden, .opacity(0): return
    case .opacity(let factor): opacity *= factor
    case .clip(let outline): if !outline(bounds).contains(local) { return }
    case .viewport: if !bounds.contains(local) { return }
    case let effect?:
      if let transform = effect.transform(in: bounds.size) {
        // What is shrunk to nothing is nowhere.
        guard let inverse = transform.inverted() else { return }
        inner = inverse.transform(local)
      }
    case nil: break
    }
    if node === target {
      state = .visible
      return
    }
    if case .fill(let outline, let paint, let evenOdd)? = node.drawing,
      paint.representative.alpha * opacity > 0.95, outline(bounds).contains(local, evenOdd: evenOdd)
    {
      state = state == .visible ? .covered : state
    }
    for child in node.paintedChildren { look(at: child, inner, opacity, &state) }
  }
}
