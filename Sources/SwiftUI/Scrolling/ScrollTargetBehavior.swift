public import Foundation
import HeadlessCore

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Puts the place where the content would come to rest somewhere else.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// What a scroll view does differently with this behaviour.
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }
}

/// A place of scrolled content that is to be shown.
public struct ScrollTarget: Hashable {
  /// In the space of the content.
  public var rect: CGRect
  /// The point of the rectangle and of the room that are put on one another; `nil` where the corners are.
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known where content comes to rest.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where the content stood when the finger came.
  public let originalTarget: ScrollTarget
  /// How fast the finger left, in points a second: 0 here, because a finger stops before it leaves.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Where the views begin that scrolling aims at.
  let starts: [CGPoint]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// What a scroll view does differently with a behaviour.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether one swipe goes less far. Nothing here: a finger stops before it leaves, and content comes to rest near it.
  public var limitsScrolls = false

  public init() {}
}

/// What is known of a scroll view where a behaviour says what it does differently.
public struct ScrollTargetBehaviorPropertiesContext {
  public let environment: EnvironmentValues
  public let axes: Axis.Set
}

/// Scrolls by whole rooms.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (room, content) = (context.containerSize, context.contentSize)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = Self.page(near: target.rect.minX, room.width, content.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = Self.page(near: target.rect.minY, room.height, content.height)
    }
  }

  private static func page(near offset: CGFloat, _ room: CGFloat, _ content: CGFloat) -> CGFloat {
    content > room && room > 0 ? min((offset / room).rounded() * room, content - room) : offset
  }
}

/// Scrolls until a view stands where the content begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (room, content) = (context.containerSize, context.contentSize)
    if context.axes.contains(.horizontal) {
      let starts = context.starts.map(\.x)
      target.rect.origin.x = Self.start(near: target.rect.minX, starts, content.width - room.width)
    }
    if context.axes.contains(.vertical) {
      let starts = context.starts.map(\.y)
      target.rect.origin.y = Self.start(near: target.rect.minY, starts, content.height - room.height)
    }
  }

  private static func start(near offset: CGFloat, _ starts: [CGFloat], _ range: CGFloat) -> CGFloat {
    guard range > 0 else { return offset }
    let nearest = starts.min { abs($0 - offset) < abs($1 - offset) }
    return nearest.map { min(max($0, 0), range) } ?? offset
  }
}

/// A way to come to rest whose type is erased.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }

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

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
}
