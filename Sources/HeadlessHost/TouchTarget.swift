public import Foundation
import HeadlessCore

extension HostedElement {
  /// What a finger can hit of the element, in points on the screen: the run of points that take a touch through its
  /// middle, to the left and right, up and down. Found by hit testing, so that it is not what a modifier promises but
  /// what a user meets; empty when no point takes a touch.
  public var touchTarget: CGRect {
    guard let node else { return Self.nowhere }
    guard let operable = operableNode(node) else { return CGRect(origin: frame.origin, size: .zero) }
    guard operable.frameInRoot.hasLimits else {
      host.note(.unverified)
      return Self.nowhere
    }
    host.note(touchConfidence)
    tellIfUnderWay()
    return TouchProbe(host: host, target: operable).area
  }

  /// The same, for a finger that only has to find the element.
  var touchableArea: CGRect {
    guard let node, let operable = operableNode(node) else { return .zero }
    return TouchProbe(host: host, target: operable).area
  }

  /// How far the touch target can be trusted: as the size of the control that takes the touch.
  public var touchConfidence: Confidence {
    guard let node, let operable = operableNode(node) else { return .unverified }
    return HostedElement(host: host, identity: operable.identity, name: name, isAccessible: false).sizeConfidence
  }

  /// Whether a touch on this point of the screen reaches the element.
  public func isTappable(at point: CGPoint) -> Bool {
    guard let node, let operable = operableNode(node) else { return false }
    host.note(frameConfidence)
    return TouchProbe(host: host, target: operable).hits(point)
  }

  /// The control or gesture that the element is, holds, or belongs to.
  func operableNode(_ node: Node) -> Node? {
    node.first { $0.interaction?.takesTaps == true } ?? node.ancestor { $0.interaction?.takesTaps == true }
  }
}

/// Asks for single points whether a touch there reaches one node.
private struct TouchProbe {
  let root: Node
  let screen: CGRect
  let target: Node
  /// Edges are found to a hundredth of a point.
  private static let precision: CGFloat = 0.01
  private static let step: CGFloat = 1

  @MainActor init(host: Host, target: Node) {
    (root, screen) = (host.graph.root, host.screen)
    self.target = target
  }

  func hits(_ point: CGPoint) -> Bool {
    guard screen.hasLimits, screen.contains(point), let path = HitTester().path(to: point, in: root) else {
      return false
    }
    // Only the innermost control counts: a button inside a tappable row is not the row.
    let taker = path.last { $0.node.interaction?.takesTaps == true }?.node
    return taker === target || path.contains { $0.node === target } && !isControl(taker)
  }

  private func isControl(_ node: Node?) -> Bool {
    switch node?.interaction {
    case .button, .field: true
    default: false
    }
  }

  var area: CGRect {
    guard target.frameInRoot.hasLimits, let center = tappablePoint else {
      return CGRect(origin: target.frameInRoot.origin, size: .zero)
    }
    let left = edge(from: center, dx: -1, dy: 0)
    let right = edge(from: center, dx: 1, dy: 0)
    let top = edge(from: center, dx: 0, dy: -1)
    let bottom = edge(from: center, dx: 0, dy: 1)
    return CGRect(x: center.x - left, y: center.y - top, width: left + right, height: top + bottom)
  }

  /// The middle, or else the tappable point of a grid that is nearest to it. What is shown elsewhere than its frame lies,
  /// because it is moved or larger, is looked for where it is shown.
  private var tappablePoint: CGPoint? {
    tappablePoint(in: target.frameInRoot)
      ?? target.touchableFrames.lazy.compactMap { tappablePoint(in: $0) }.first
  }

  private func tappablePoint(in frame: CGRect) -> CGPoint? {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if hits(middle) { return middle }
    let grid = frame.insetBy(dx: -4, dy: -4)
    guard grid.width.isFinite, grid.height.isFinite else { return nil }
    let (columns, rows) = (24, 24)
    let points = (0...rows).flatMap { row in
      (0...columns).map { column in
        CGPoint(
          x: grid.minX + grid.width * CGFloat(column) / CGFloat(columns),
          y: grid.minY + grid.height * CGFloat(row) / CGFloat(rows)
        )
      }
    }
    func distance(_ point: CGPoint) -> CGFloat {
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      return x * x + y * y
    }
    return points.sorted { distance($0) < distance($1) }.first(where: hits)
  }

  /// How far the run of hits goes from a point in one direction: a step at a time, the last one halved.
  private func edge(from point: CGPoint, dx: CGFloat, dy: CGFloat) -> CGFloat {
    func isHit(_ distance: CGFloat) -> Bool { hits(CGPoint(x: point.x + dx * distance, y: point.y + dy * distance)) }
    var inside: CGFloat = 0
    while inside < 2000, isHit(inside + Self.step) { inside += Self.step }
    var outside = inside + Self.step
    while outside - inside > Self.precision / 4 {
      let middle = (inside + outside) / 2
      if isHit(middle) { inside = middle } else { outside = middle }
    }
    return (inside / Self.precision).rounded() * Self.precision
  }
}

extension Node {
  /// What may take a touch here, front to back.
  var touchableNodes: [Node] {
    var nodes: [Node] = []
    visit { if $0.mayTakeTouches { nodes.append($0) } }
    return nodes.reversed()
  }

  /// Where that is shown on the screen.
  var touchableFrames: [CGRect] { touchableNodes.map(\.frameInRoot) }

  private var mayTakeTouches: Bool {
    if case .contentShape = effect { return true }
    if case .field = interaction { return true }
    if takesWholeFrame { return true }
    return drawing != nil
  }
}
