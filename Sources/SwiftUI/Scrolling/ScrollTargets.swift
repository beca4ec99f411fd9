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

  nonisolated public func scrollTargetBehavior<B>(_ behavior: B) -> some View where B: ScrollTargetBehavior {
    let rest: ScrollRest? =
      switch behavior {
      case is PagingScrollTargetBehavior: .page
      case is ViewAlignedScrollTargetBehavior: .target
      default: nil
      }
    let message =
      "scrollTargetBehavior(_:) of a type of the app's changes nothing here: content stays where it is left."
    return environment(\.scrollRest, rest).unsupported(rest == nil ? message : nil)
  }
}

/// Where content comes to rest when the finger leaves it.
enum ScrollRest: Sendable {
  /// On a multiple of the room.
  case page
  /// With a scroll target at the edge where the content begins.
  case target

  func offset(near offset: CGSize, of viewport: Node) -> CGSize {
    guard let scrolled = ScrolledContent(viewport) else { return offset }
    let (room, range) = (viewport.frame.size, viewport.scrollRange)
    switch self {
    case .page:
      return CGSize(
        width: Self.page(near: offset.width, room.width, range.width),
        height: Self.page(near: offset.height, room.height, range.height)
      )
    case .target:
      let starts = scrolled.targets.map { scrolled.frame(of: $0).origin }
      return CGSize(
        width: Self.start(near: offset.width, starts.map(\.x), range.width),
        height: Self.start(near: offset.height, starts.map(\.y), range.height)
      )
    }
  }

  private static func page(near offset: CGFloat, _ room: CGFloat, _ range: CGFloat) -> CGFloat {
    range > 0 && room > 0 ? min((offset / room).rounded() * room, range) : offset
  }

  private static func start(near offset: CGFloat, _ starts: [CGFloat], _ range: CGFloat) -> CGFloat {
    guard range > 0 else { return offset }
    let nearest = starts.min { abs($0 - offset) < abs($1 - offset) }
    return nearest.map { min(max($0, 0), range) } ?? offset
  }
}

extension EnvironmentValues {
  @Entry var scrollRest: ScrollRest?
}

extension ScrolledContent {
  /// The layout whose views are scroll targets: the outermost one where it was said.
  private var targetLayout: Node? {
    content.first { $0.holdsScrollTargets }?.first { $0.layout is StackLayout || $0.layout is LazyGridLayout }
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

  func scroll(toTarget id: AnyHashable, anchor: UnitPoint?, in graph: Graph) {
    guard let layout = targetLayout,
      let target = layout.children.first(where: { Self.id(of: $0, in: layout) { $0 == id } != nil })
    else {
      let message = "scrollPosition found no scroll target with the id \(id): scrollTargetLayout() names their layout."
      return graph.record(.unsupported, message, at: viewport.identity)
    }
    scroll(to: target, anchor: anchor, in: graph)
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
