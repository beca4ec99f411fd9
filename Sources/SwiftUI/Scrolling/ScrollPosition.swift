public import Foundation
import HeadlessCore

/// Where scrolled content stands, or shall stand.
public struct ScrollPosition: Equatable {
  public private(set) var edge: Edge?
  public private(set) var x: CGFloat?
  public private(set) var y: CGFloat?
  private var id: AnyHashable?
  private(set) var anchor: UnitPoint?
  private var isUsers = false

  public init(idType: (some Hashable).Type = Never.self) {}

  public init(idType: (some Hashable).Type = Never.self, edge: Edge) { self.edge = edge }

  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { (x, y) = (point.x, point.y) }

  public init(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  public init(idType: (some Hashable).Type = Never.self, x: CGFloat) { self.x = x }

  public init(idType: (some Hashable).Type = Never.self, y: CGFloat) { self.y = y }

  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
    self.anchor = anchor
  }

  public var point: CGPoint? { x.flatMap { x in y.map { CGPoint(x: x, y: $0) } } }

  /// Whether a finger moved the content there. An edge or a point is forgotten then.
  public var isPositionedByUser: Bool {
    get { isUsers }
    set {
      isUsers = newValue
      if newValue { (edge, x, y) = (nil, nil, nil) }
    }
  }

  public var viewID: (any Hashable)? { id.map { $0.base as? any Hashable ?? $0 } }

  public func viewID<T>(type: T.Type) -> T? where T: Hashable { id?.base as? T }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
}

extension ScrollPosition {
  /// The position after a finger moved the content: the view in front, where views of ids are scroll targets.
  static func moved(to id: AnyHashable?) -> ScrollPosition {
    var position = ScrollPosition()
    position.id = id
    position.isPositionedByUser = true
    return position
  }

  /// Moves content there.
  func apply(to scrolled: ScrolledContent, anchor outer: UnitPoint?, in graph: Graph) {
    if let id { return scrolled.scroll(toTarget: id, anchor: anchor ?? outer, in: graph) }
    let (range, old) = (scrolled.viewport.scrollRange, scrolled.offset)
    let leading: CGFloat? = edge == .leading ? 0 : edge == .trailing ? range.width : nil
    let top: CGFloat? = edge == .top ? 0 : edge == .bottom ? range.height : nil
    let fromLeft = x.map { scrolled.viewport.isRightToLeft ? range.width - $0 : $0 }
    let offset = CGSize(width: leading ?? fromLeft ?? old.width, height: top ?? y ?? old.height)
    scrolled.scroll(to: offset, in: graph)
  }
}

extension View {
  nonisolated public func scrollPosition<ID>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  where ID: Hashable {
    positioned(by: ScrolledID(binding: id, anchor: anchor))
  }

  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    positioned(by: BoundPosition(binding: position, anchor: anchor))
  }

  /// Moves the first scroll view inside where code asks for another position, and tells where a finger moved it.
  nonisolated private func positioned<Link: ScrollLink>(by link: Link) -> some View {
    let box = Confined(link)
    return NodeModified(content: self) { node, inputs in
      let (wrapper, graph) = (Node(inputs.identity, wrapping: node), inputs.graph)
      let known = inputs.identity.slot(0, as: KnownPosition<Link.Position>.self) { KnownPosition() }
      graph.afterLayout { [weak graph] in
        guard let graph, let scrolled = ScrolledContent.first(in: wrapper) else { return }
        let link = box.value
        if known.moves != scrolled.position.moves {
          known.moves = scrolled.position.moves
          link.follow(scrolled)
          known.position = link.position
        } else if known.position != link.position {
          known.position = link.position
          link.move(scrolled, in: graph)
        }
      }
      return wrapper
    }
  }
}

/// What code and a finger both say about the place of scrolled content.
private protocol ScrollLink {
  associatedtype Position: Equatable

  var position: Position { get }

  /// Moves the content to where code says.
  func move(_ scrolled: ScrolledContent, in graph: Graph)

  /// Says where a finger moved the content.
  func follow(_ scrolled: ScrolledContent)
}

private struct ScrolledID<ID: Hashable>: ScrollLink {
  let binding: Binding<ID?>
  let anchor: UnitPoint?

  var position: ID? { binding.wrappedValue }

  func move(_ scrolled: ScrolledContent, in graph: Graph) {
    if let position { scrolled.scroll(toTarget: AnyHashable(position), anchor: anchor, in: graph) }
  }

  func follow(_ scrolled: ScrolledContent) {
    let target = scrolled.target(at: anchor) { $0.base is ID }
    if let id = target?.base as? ID { binding.wrappedValue = id }
  }
}

private struct BoundPosition: ScrollLink {
  let binding: Binding<ScrollPosition>
  let anchor: UnitPoint?

  var position: ScrollPosition { binding.wrappedValue }

  func move(_ scrolled: ScrolledContent, in graph: Graph) {
    if !position.isPositionedByUser { position.apply(to: scrolled, anchor: anchor, in: graph) }
  }

  func follow(_ scrolled: ScrolledContent) {
    binding.wrappedValue = .moved(to: scrolled.target(at: anchor) { _ in true })
  }
}

/// The position that code asked for last, and how often a finger had moved the content when it was told last.
private final class KnownPosition<Position> {
  var position: Position?
  var moves = 0
}
