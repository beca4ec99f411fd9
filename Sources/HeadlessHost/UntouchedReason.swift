import Foundation
import HeadlessCore

extension HostedElement {
  /// Why no finger reaches the element, as the end of a sentence.
  var untouchedReason: String {
    guard let node else { return "it is no longer on the screen" }
    if isLeaving { return "it is on its way out" }
    guard let target = operableNode(node) else { return "nothing in it or around it answers to touches" }
    return UntouchedReason(host: host, target: target).words
  }

  /// Where a finger lands that is to scroll: in the middle of what is seen of the element, where a scroll view is the
  /// nearest that follows a finger. `nil` where something else is, or nothing of the element is seen.
  var scrollingPoint: CGPoint? {
    func follows(_ node: Node) -> Bool { node.interaction != nil }
    guard let node, let nearest = node.first(where: follows) ?? node.ancestor(where: follows),
      case .scroll = nearest.interaction
    else { return nil }
    let seen = node.viewports.reduce(node.frameInRoot.intersection(nearest.frameInRoot).intersection(host.screen)) {
      $0.intersection($1.frameInRoot)
    }
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    let path = HitTester().path(to: middle, in: host.graph.root) ?? []
    return path.contains { $0.node === nearest } ? middle : nil
  }
}

/// Tells apart why a control or gesture takes no touch.
@MainActor
private struct UntouchedReason {
  let root: Node
  let screen: CGRect
  private let isAnimating: Bool
  let target: Node

  init(host: Host, target: Node) {
    (root, screen, isAnimating) = (host.graph.root, host.screen, host.graph.isAnimating)
    self.target = target
  }

  var words: String {
    if let modifier = switchedOffBy {
      return modifier == Effect.transparency && isAnimating
        ? "it is transparent at this moment: advance(by:) lets what is under way go on"
        : "\(modifier) keeps touches from it"
    }
    let frames = target.touchableFrames
    let points = frames.flatMap { Drawing.grid(over: $0) }
    if points.isEmpty || frames.allSatisfy(\.isEmpty) { return "it draws nothing that could be touched" }
    let viewports = target.viewports
    let inRoom = points.filter { point in viewports.allSatisfy { $0.frameInRoot.contains(point) } }
    if inRoom.isEmpty { return "it is scrolled out of sight" }
    let inSight = inRoom.filter(screen.contains)
    if inSight.isEmpty { return "it lies outside of the screen" }
    if let cover = inSight.lazy.compactMap(cover).first { return "it is covered by \(cover)" }
    return "what it draws there is clear"
  }

  /// The modifier, on the way to the target or on all that it draws, that lets no touch through.
  private var switchedOffBy: String? {
    var node: Node? = target
    while let current = node {
      if let name = current.effect?.untouchable { return name }
      node = current.parent
    }
    let drawn = target.touchableNodes
    let names = drawn.compactMap { leaf in leaf.wayUp(to: target).lazy.compactMap { $0.effect?.untouchable }.first }
    return names.count == drawn.count ? names.first : nil
  }

  /// What takes a touch on a point in place of the target.
  private func cover(at point: CGPoint) -> String? {
    guard let path = HitTester().path(to: point, in: root), let taker = path.last?.node,
      !path.contains(where: { $0.node === target })
    else { return nil }
    let views = taker.identity.path.components(separatedBy: " / ")
    return views.last.flatMap { $0.isEmpty ? nil : $0 } ?? "another view"
  }
}

extension Effect {
  fileprivate static let transparency = "opacity(0)"

  /// The modifier by its name, where it lets no touch through.
  fileprivate var untouchable: String? {
    switch self {
    case .hitTesting(false): "allowsHitTesting(false)"
    case .hidden: "hidden()"
    case .opacity(0): Self.transparency
    default: nil
    }
  }
}

extension Node {
  /// The scroll views around the node.
  fileprivate var viewports: [Node] {
    var found: [Node] = []
    var outer = ancestor { $0.layout is ScrollLayout }
    while let viewport = outer {
      found.append(viewport)
      outer = viewport.ancestor { $0.layout is ScrollLayout }
    }
    return found
  }

  /// The node and those around it, up to `outer`.
  fileprivate func wayUp(to outer: Node) -> [Node] {
    var found = [self]
    while let last = found.last, last !== outer, let parent = last.parent { found.append(parent) }
    return found
  }
}
