import Foundation

/// What a node showed the last time, and what is on its way.
struct Shown {
  /// Most nodes have none, which is why they lie apart.
  private var rare: Rare?
  var frame = CGRect.zero
  var isNew = true

  private final class Rare {
    var targets: AnimatedValues?
    var numbers: [Double] = []
    var kinds: [ObjectIdentifier] = []
    var running: [AnimatedValues.Property: AnimationRecord] = [:]
  }

  private mutating func change(_ change: (Rare) -> Void) {
    let kept = rare ?? Rare()
    change(kept)
    rare = kept.targets == nil && kept.running.isEmpty && kept.numbers.isEmpty && kept.kinds.isEmpty ? nil : kept
  }

  var targets: AnimatedValues? {
    get { rare?.targets }
    set {
      let worth = newValue.flatMap { $0.isEmpty ? nil : $0 }
      if rare != nil || worth != nil { change { $0.targets = worth } }
    }
  }

  /// Those of a morph.
  var numbers: [Double] {
    get { rare?.numbers ?? [] }
    set { if rare != nil || !newValue.isEmpty { change { $0.numbers = newValue } } }
  }

  /// Those of a morph.
  var kinds: [ObjectIdentifier] {
    get { rare?.kinds ?? [] }
    set { if rare != nil || !newValue.isEmpty { change { $0.kinds = newValue } } }
  }

  var running: [AnimatedValues.Property: AnimationRecord] {
    get { rare?.running ?? [:] }
    set { if rare != nil || !newValue.isEmpty { change { $0.running = newValue } } }
  }
}

/// Compares every evaluation with the one before, and shows what changed along the curve that goes with the change.
struct Animator {
  let graph: Graph

  /// Starts animations for what differs from the last evaluation.
  ///
  /// - Parameter isInsideNew: Whether what the node stands in has just come itself: it is that which comes in, then.
  func start(in node: Node, change outer: Change?, isFirst: Bool, isInsideNew: Bool = true) {
    let change = node.change(under: outer)
    let (identity, new) = (node.identity, node.frame)
    let isNew = identity.shown.isNew
    if isNew, !isFirst, !isInsideNew, let change { Fade(graph: graph).bringIn(node, change) }
    let targets = AnimatedValues(of: node)
    if isNew, !isFirst, let entrance = node.entrance {
      identity.shown.targets = AnimatedValues(of: entrance)
    }
    let before = identity.shown.targets
    if let (property, target) = targets.effect, let old = before?[property], old != target {
      run(property, old.array, target.array, node, change)
    }
    if let target = targets.color, let old = before?.color, old != target {
      run(.color, old.array, target.array, node, change)
    }
    if let pen = targets.pen, let old = before?.pen { start(pen, from: old, node, change) }
    if let morph = node.morph { start(morph, node, change) }
    let origin = isNew ? formerPlace(of: node) : identity.shown.frame
    if let old = origin, old != new {
      if old.origin != new.origin { run(.position, [old.minX, old.minY], [new.minX, new.minY], node, change) }
      if old.size != new.size {
        let isTold = isOwnSize(of: node, from: old.size, to: new.size)
        run(.size, [old.width, old.height], [new.width, new.height], node, change, isTold: isTold)
      }
    }
    identity.shown.targets = targets
    identity.shown.frame = new
    identity.shown.isNew = false
    for child in node.children { start(in: child, change: change, isFirst: isFirst, isInsideNew: isNew) }
  }

  private func start(_ pen: AnimatedValues.Pen, from old: AnimatedValues.Pen, _ node: Node, _ change: Change?) {
    func run(_ property: AnimatedValues.Property, _ old: Double, _ new: Double) {
      if old != new { self.run(property, [old], [new], node, change) }
    }
    run(.lineWidth, old.width, pen.width)
    run(.miterLimit, old.miterLimit, pen.miterLimit)
    run(.dashPhase, old.dashPhase, pen.dashPhase)
  }

  private func start(_ morph: Morph, _ node: Node, _ change: Change?) {
    let (old, kinds) = (node.identity.shown.numbers, node.identity.shown.kinds)
    if kinds != morph.kinds || old.count != morph.numbers.count {
      // Another shape has taken its place: there is no way from the numbers of the one to those of the other.
      node.identity.shown.running[.animatableData] = nil
      if !node.identity.shown.isNew { tellJump(to: morph, node, change) }
    } else if old != morph.numbers {
      run(.animatableData, old, morph.numbers, node, change)
    }
    node.identity.shown.numbers = morph.numbers
    node.identity.shown.kinds = morph.kinds
  }

  /// Apple does not say what is seen between shapes of two types behind one without; where the new one has no data, it
  /// can be nothing.
  private func tellJump(to morph: Morph, _ node: Node, _ change: Change?) {
    guard let curve = change?.curve, curve.duration > 0, !morph.numbers.isEmpty else { return }
    let message =
      "A shape whose type is erased became one of another type: it is shown at once here, and nobody knows whether a "
      + "device shows something on the way."
    graph.record(.unsupported, message, at: node.identity)
  }

  /// Where a view comes from that has just taken the name of another, in the space of its parent.
  private func formerPlace(of node: Node) -> CGRect? {
    guard let match = node.matched, match.isSource, let former = graph.matchedFrames[match.key]?.frame else {
      return nil
    }
    let origin = node.parent?.transformToRoot.inverted()?.transform(former.origin) ?? former.origin
    return CGRect(origin: origin, size: former.size)
  }

  private func run(
    _ property: AnimatedValues.Property,
    _ old: [Double],
    _ target: [Double],
    _ node: Node,
    _ change: Change?,
    isTold: Bool = true
  ) {
    // Between a number and what has no end, or is none, there is no way that could be shown.
    guard let curve = change?.curve, curve.duration > 0, (old + target).allSatisfy(\.isFinite) else {
      node.identity.shown.running[property] = nil
      return
    }
    let from = node.identity.shown.running[property]?.values(at: graph.clock.now) ?? old
    let record = AnimationRecord(property, of: node, from: from, to: target, curve, change, in: graph)
    node.identity.shown.running[property] = record
    graph.isAnimating = true
    if isTold { graph.animations.append(record) }
  }

  /// Whether a change of size is the node's own: one that it only shares with what it wraps is told of that alone.
  private func isOwnSize(of node: Node, from old: CGSize, to new: CGSize) -> Bool {
    !node.children.contains { child in
      let shown = child.identity.shown
      return child.change == nil && child.changeTransform == nil && !shown.isNew
        && shown.frame.size == old && child.frame.size == new
    }
  }

  /// Puts every node where it is at this moment.
  ///
  /// - Returns: Whether anything is still under way.
  func present(_ node: Node) -> Bool {
    let identity = node.identity
    for (property, record) in identity.shown.running {
      let isOver = graph.clock.now + VirtualClock.moment >= record.start + record.curve.duration
      // A spring is a thousandth short of its target when it counts as settled.
      let numbers = isOver ? record.to : record.values(at: graph.clock.now)
      switch property {
      case .opacity where record.isFade:
        guard node.parent?.identity !== identity else { break }
        node.effect = isOver ? nil : .opacity(max(numbers[0], Fade.leastOpacity))
      case .opacity where node.entrance != nil && record.to[0] > 0 && !isOver:
        node.effect = node.effect?.replacing(property, with: [max(numbers[0], Fade.leastOpacity)])
      case .color: node.drawing = node.drawing?.replacingColor(with: numbers)
      case .lineWidth, .miterLimit, .dashPhase: node.drawing = node.drawing?.replacing(property, with: numbers[0])
      case .animatableData: node.morph?.show(node, numbers)
      case .opacity, .offset, .scale, .rotation, .blur: node.effect = node.effect?.replacing(property, with: numbers)
      // Asked for where the node stands.
      case .position, .size: break
      }
      if isOver { identity.shown.running[property] = nil }
    }
    var isAnimating = !identity.shown.running.isEmpty
    for child in node.children where present(child) { isAnimating = true }
    return isAnimating
  }
}

extension AnimationRecord {
  /// Where the property is at a moment of the clock.
  func values(at time: Double) -> [Double] {
    let progress = curve.progress(at: time - start)
    return zip(from, to).map { $0 + ($1 - $0) * progress }
  }
}
