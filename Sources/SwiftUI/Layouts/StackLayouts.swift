public import Foundation
import HeadlessCore

/// Lets a layout of the runtime size and place the views of a `Layout`.
private struct Stage {
  let layout: any NodeLayout
  let subviews: LayoutSubviews

  private var node: Node { Node(Identity(), layout: layout, children: subviews.map(\.node)) }

  func size(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal.core) }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    let placements = layout.arrange(node, in: bounds.size, for: proposal.core)
    for (subview, placement) in zip(subviews, placements) {
      let point = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: point, proposal: ProposedViewSize(placement.proposal))
    }
  }
}

/// `HStack` as a layout.
public struct HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var nodeLayout: any NodeLayout {
    StackLayout(axis: .horizontal, alignment: alignment.guide, spacing: spacing)
  }
}

/// `VStack` as a layout.
public struct VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var nodeLayout: any NodeLayout { StackLayout(axis: .vertical, alignment: alignment.guide, spacing: spacing) }
}

/// `ZStack` as a layout.
public struct ZStackLayout: Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var nodeLayout: any NodeLayout { LayeredLayout(alignment: alignment.pair) }
}

extension HStackLayout: Layout {
  public typealias Cache = Void

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    Stage(layout: nodeLayout, subviews: subviews).size(proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    Stage(layout: nodeLayout, subviews: subviews).place(in: bounds, proposal)
  }
}

extension VStackLayout: Layout {
  public typealias Cache = Void

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    Stage(layout: nodeLayout, subviews: subviews).size(proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    Stage(layout: nodeLayout, subviews: subviews).place(in: bounds, proposal)
  }
}

extension ZStackLayout: Layout {
  public typealias Cache = Void

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    Stage(layout: nodeLayout, subviews: subviews).size(proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    Stage(layout: nodeLayout, subviews: subviews).place(in: bounds, proposal)
  }
}

/// A layout whose type is erased: its views keep their identity when it changes.
public struct AnyLayout: Layout {
  public typealias Cache = Void

  private let measure: (ProposedViewSize, Subviews) -> CGSize
  private let place: (CGRect, ProposedViewSize, Subviews) -> Void

  public init<L>(_ layout: L) where L: Layout {
    measure = { proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    place = { bounds, proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    measure(proposal, subviews)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    place(bounds, proposal, subviews)
  }
}
