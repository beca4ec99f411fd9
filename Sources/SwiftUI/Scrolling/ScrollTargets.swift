import Foundation
import HeadlessCore

extension View {
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      wrapper.holdsScrollTargets = isEnabled
      return wrapper
    }
  }

  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollRest, Confined(ScrollRest(behavior: behavior)))
  }
}

extension View {
  /// Tells which scroll targets with an id of that type are seen, each time these are others.
  nonisolated public func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable {
    let box = Confined(action)
    return NodeModified(content: self) { node, inputs in
      let wrapper = Node(inputs.identity, wrapping: node)
      let known = inputs.identity.slot(0, as: LastValue<[ID]>.self) { LastValue() }
      inputs.graph.afterLayout {
        guard let scrolled = ScrolledContent.first(in: wrapper) else { return }
        let seen = scrolled.ids(beyond: threshold) { $0.base is ID }.compactMap { $0.base as? ID }
        let before = known.value ?? []
        known.value = seen
        if seen != before { box.value(seen) }
      }
      return wrapper
    }
  }
}

/// Where content comes to rest when the finger leaves it.
struct ScrollRest {
  let behavior: any ScrollTargetBehavior

  /// - Parameters:
  ///   - offset: Where the finger left the content.
  ///   - origin: Where the content stood when the finger came.
  func offset(
    near offset: CGSize,
    from origin: CGSize,
    of viewport: Node,
    in environment: EnvironmentValues
  ) -> CGSize {
    guard let scrolled = ScrolledContent(viewport), let layout = viewport.layout as? ScrollLayout else { return offset }
    let room = viewport.frame.size
    var axes: Axis.Set = []
    if layout.horizontal { axes.insert(.horizontal) }
    if layout.vertical { axes.insert(.vertical) }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: CGPoint(x: origin.width, y: origin.height), size: room)),
      velocity: CGVector(dx: 0, dy: 0),
      contentSize: scrolled.content.frame.size,
      containerSize: room,
      axes: axes,
      environment: environment,
      starts: scrolled.targets.map { scrolled.frame(of: $0).origin }
    )
    var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: offset.width, y: offset.height), size: room))
    behavior.updateTarget(&target, context: context)
    return scrolled.offset(of: target)
  }
}

extension ScrolledContent {
  /// Where the content stands, within its ends, when a target is shown.
  fileprivate func offset(of target: ScrollTarget) -> CGSize {
    let (room, range, anchor) = (viewport.frame.size, viewport.scrollRange, target.anchor ?? .topLeading)
    let x = target.rect.minX + anchor.x * (target.rect.width - room.width)
    let y = target.rect.minY + anchor.y * (target.rect.height - room.height)
    return CGSize(width: min(max(x, 0), range.width), height: min(max(y, 0), range.height))
  }
}

extension EnvironmentValues {
  @Entry var scrollRest: Confined<ScrollRest>?
}

extension NodeLayout {
  /// Whether it arranges what scrolling may aim at.
  fileprivate var isOfTargets: Bool { self is StackLayout || self is LazyStackLayout || self is LazyGridLayout }
}

extension ScrolledContent {
  /// The layout whose views are scroll targets: the outermost one where it was said.
  private var targetLayout: Node? {
    content.first { $0.holdsScrollTargets }?.first { $0.layout.isOfTargets }
  }

  /// The views that scrolling aims at, in their order.
  var targets: [Node] { targetLayout?.children ?? [] }

  /// The id of the target in front, or, with an anchor, of the one that lies there.
  func target(at anchor: UnitPoint?, where isWanted: (AnyHashable) -> Bool) -> AnyHashable? {
    guard let layout = targetLayout else { return nil }
    let room = viewport.frame.size
    let point = CGPoint(
      x: offset.width + (anchor?.x ?? 0) * room.width,
      y: offset.height + (anchor?.y ?? 0) * room.height
    )
    // Half a point of a view that has left is nothing that a person sees.
    let inFront = layout.children.first { child in
      let frame = frame(of: child)
      return frame.maxX > point.x + 0.5 && frame.maxY > point.y + 0.5
    }
    return (inFront ?? layout.children.last).flatMap { Self.id(of: $0, in: layout, where: isWanted) }
  }

  /// The ids of the targets of which more is seen than a part.
  func ids(beyond part: Double, where isWanted: (AnyHashable) -> Bool) -> [AnyHashable] {
    guard let layout = targetLayout else { return [] }
    return layout.children.filter { !$0.isUnmadeRow && $0.visibleShare > part }
      .compactMap { Self.id(of: $0, in: layout, where: isWanted) }
  }

  func scroll(toTarget id: AnyHashable, anchor: UnitPoint?, in graph: Graph) {
    let place = viewport.identity
    LazySearch(graph: graph).scroll(anchor: anchor) {
      guard let scrolled = graph.node(at: place).flatMap(ScrolledContent.init), let layout = scrolled.targetLayout
      else { return nil }
      let target = layout.children.first { Self.id(of: $0, in: layout) { $0 == id } != nil }
      return target.map { (scrolled, $0) }
    } otherwise: {
      let message = "scrollPosition found no scroll target with the id \(id): scrollTargetLayout() names their layout."
      graph.record(.unsupported, message, at: place)
    }
  }

  private static func id(of child: Node, in layout: Node, where isWanted: (AnyHashable) -> Bool) -> AnyHashable? {
    var found: AnyHashable?
    let named = child.first { node in
      found = node.identity.explicitIDs(below: layout.identity).first(where: isWanted)
      return found != nil
    }
    return named == nil ? nil : found
  }
}
