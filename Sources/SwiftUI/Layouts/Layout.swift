public import Foundation
import HeadlessCore

/// A container that sizes and places its views itself.
public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews

  associatedtype Cache = Void

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

/// What a layout is like.
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

/// The distance that a view wants from its neighbours: the system's.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()
  static let standard = ViewSpacing(isSaid: false)

  /// Whether it may differ from what all views want here.
  private(set) var isSaid = true

  public init() {}

  private init(isSaid: Bool) { self.isSaid = isSaid }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { StackLayout.defaultSpacing }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(isSaid: isSaid && other.isSaid)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { self = union(other, edges: edges) }
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .standard }

  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.first?.ledger.merged?(guide.guide) }

  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.first?.ledger.merged?(guide.guide) }

  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    CustomLayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// A value that a view gives to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

extension View {
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    let box = Confined((ObjectIdentifier(key), value))
    return NodeModified(content: self) { node, _ in
      node.traits.layoutValues[box.value.0] = box.value.1
      return node
    }
  }
}
