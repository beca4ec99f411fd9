import Foundation

/// What a node showed the last time, and what is on its way.
private final class Presentation {
  var targets: [AnimatedValues.Property: [Double]] = [:]
  var running: [AnimatedValues.Property: AnimationRecord] = [:]
  var frame: CGRect?
  var isNew = true
}

/// Compares every evaluation with the one before, and shows what changed along the curve that goes with the change.
struct Animator {
  let graph: Graph
  private static let slot = -2

  /// Starts animations for what differs from the last evaluation.
  func start(in node: Node, change outer: Change?, isFirst: Bool) {
    let change = node.changeTransform.map { $0(outer) } ?? node.change ?? outer
    let presentation = node.identity.slot(Self.slot, as: Presentation.self) { Presentation() }
    let targets = AnimatedValues(of: node).values
    if presentation.isNew, !isFirst, let entrance = node.entrance {
      presentation.targets = AnimatedValues(of: entrance).values
    }
    for (property, target) in targets {
      guard let old = presentation.targets[property] else { continue }
      compare(property, old, target, node, presentation, change)
    }
    if let old = presentation.frame, old != node.frame {
      let new = node.frame
      compare(.position, [old.minX, old.minY], [new.minX, new.minY], node, presentation, change)
      compare(.size, [old.width, old.height], [new.width, new.height], node, presentation, change)
    }
    presentation.targets = targets
    presentation.frame = node.frame
    presentation.isNew = false
    for child in node.children { start(in: child, change: change, isFirst: isFirst) }
  }

  private func compare(
    _ property: AnimatedValues.Property,
    _ old: [Double],
    _ target: [Double],
    _ node: Node,
    _ presentation: Presentation,
    _ change: Change?
  ) {
    guard old != target else { return }
    guard let curve = change?.curve, curve.duration > 0 else {
      presentation.running[property] = nil
      return
    }
    let from = presentation.running[property]?.values(at: graph.clock.now) ?? old
    let record = AnimationRecord(
      property: property,
      from: from,
      to: target,
      curve: curve,
      trigger: change?.trigger ?? "",
      path: node.identity.path,
      start: graph.clock.now
    )
    presentation.running[property] = record
    graph.animations.append(record)
  }

  /// Puts every node where it is at this moment.
  func present(_ node: Node) {
    let presentation = node.identity.slot(Self.slot, as: Presentation.self) { Presentation() }
    for (property, record) in presentation.running {
      let numbers = record.values(at: graph.clock.now)
      node.effect = node.effect?.replacing(property, with: numbers)
      if property == .color { node.drawing = node.drawing?.replacingColor(with: numbers) }
      if graph.clock.now - record.start >= record.curve.duration { presentation.running[property] = nil }
    }
    for child in node.children { present(child) }
  }
}

extension AnimationRecord {
  /// Where the property is at a moment of the clock.
  func values(at time: Double) -> [Double] {
    let progress = curve.progress(at: time - start)
    return zip(from, to).map { $0 + ($1 - $0) * progress }
  }
}
