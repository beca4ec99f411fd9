public import Foundation
import HeadlessCore

/// Where scrolled content stands. Content stands still here: the calls that would tell of it are findings.
public struct ScrollPosition: Equatable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  private var id: AnyHashable?

  public init(idType: (some Hashable).Type = Never.self) {}

  public init(idType: (some Hashable).Type = Never.self, edge: Edge) { self.edge = edge }

  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { self.point = point }

  public init(id: some Hashable, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }

  public var viewID: (any Hashable)? { id.map { $0.base as? any Hashable ?? $0 } }

  public func viewID<T>(type: T.Type) -> T? where T: Hashable { id?.base as? T }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: 0, y: y) }
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: 0) }
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
}

/// The measures of scrolled content.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// What scrolling is at.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// Who decides where content stands that is larger or smaller than its room.
public enum ScrollAnchorRole: Hashable, Sendable {
  case initialOffset
  case sizeChanges
  case alignment
}

extension ViewAlignedScrollTargetBehavior {
  /// How far one swipe goes.
  public struct LimitBehavior: Sendable {
    public static var automatic: LimitBehavior { LimitBehavior() }
    public static var always: LimitBehavior { LimitBehavior() }
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    public static var never: LimitBehavior { LimitBehavior() }
  }

  public init(limitBehavior: LimitBehavior = .automatic) { self.init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { Self() }
}

extension View {
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    unsupported("scrollPosition(_:anchor:) does not move anything here.")
  }

  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    unsupported("defaultScrollAnchor(_:) does not move anything here: content stands at its beginning.")
  }

  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    unsupported("defaultScrollAnchor(_:for:) does not move anything here: content stands at its beginning.")
  }

  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    notShown("scrollIndicatorsFlash(onAppear:) shows nothing here: indicators are not drawn.")
  }

  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    notShown("scrollIndicatorsFlash(trigger:) shows nothing here: indicators are not drawn.")
  }

  nonisolated public func onScrollGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    unsupported("onScrollGeometryChange(for:of:action:) is never called here: content is not scrolled.")
  }

  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    unsupported("onScrollPhaseChange(_:) is never called here: content is not scrolled.")
  }

  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    unsupported("onScrollVisibilityChange(threshold:_:) is never called here: content is not scrolled.")
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let column = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return column * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    let box = Confined((length: length, view: self))
    return Deferred {
      ScreenRelative(content: box.value.view, axes: axes, alignment: alignment, length: box.value.length)
    }
    .unsupported("containerRelativeFrame takes the screen for the container here, whatever is around.")
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  nonisolated public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    unsupported("contentMargins(_:_:for:) changes nothing here.")
  }
}

/// A frame that follows the size of the screen.
private struct ScreenRelative<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let screen = inputs.graph.proposal
    let width = view.axes.contains(.horizontal) ? screen.width.map { view.length($0, .horizontal) } : nil
    let height = view.axes.contains(.vertical) ? screen.height.map { view.length($0, .vertical) } : nil
    return inputs.make(view.content.frame(width: width, height: height, alignment: view.alignment))
  }
}
