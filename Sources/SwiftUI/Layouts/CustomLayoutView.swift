import Foundation
import HeadlessCore

/// A layout of the app's with its views.
struct CustomLayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension CustomLayoutView: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    var content = inner
    switch L.layoutProperties.stackOrientation {
    case .horizontal: content.environment.stackAxis = .horizontal
    case .vertical: content.environment.stackAxis = .vertical
    case nil: content.environment.stackAxis = nil
    }
    let nodes = content.descending(.index(0)).make(view.content).nodes
    let node = inner.node(layout: LayoutBridge(view.layout), children: nodes)
    if LayoutBridge(view.layout).saysSpacing(node) {
      let message = "spacing(subviews:cache:) of \(L.self) changes nothing here: views want the system's distance."
      inner.graph.record(.unsupported, message, at: inner.identity)
    }
    return _ViewOutputs([node])
  }
}

/// Lets a layout of the app's negotiate like those of the runtime.
private struct LayoutBridge<L: Layout>: NodeLayout {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  private func subviews(_ node: Node, _ ledger: PlacementLedger) -> LayoutSubviews {
    let all = node.children.enumerated().map { LayoutSubview(node: $1, ledger: ledger, index: $0) }
    return LayoutSubviews(all: all, layoutDirection: node.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Whether it wants another distance from its neighbours than the one that all views have.
  func saysSpacing(_ node: Node) -> Bool {
    let subviews = subviews(node, PlacementLedger())
    var cache = layout.makeCache(subviews: subviews)
    return layout.spacing(subviews: subviews, cache: &cache).isSaid
  }

  var bringsGuides: Bool { true }

  func explicitGuide(_ guide: AlignmentGuide, of dimensions: Dimensions) -> CGFloat? {
    let ledger = PlacementLedger()
    ledger.merged = dimensions.merged
    let subviews = subviews(dimensions.node, ledger)
    var cache = layout.makeCache(subviews: subviews)
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let proposal = ProposedViewSize(dimensions.proposal)
    return guide.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(guide),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
      : layout.explicitAlignment(
        of: VerticalAlignment(guide),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
  }

  func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let subviews = subviews(node, PlacementLedger())
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
  }

  /// Views that the layout forgets stand in the middle, as on Apple's systems.
  func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    let ledger = PlacementLedger()
    let subviews = subviews(node, ledger)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size),
      proposal: ProposedViewSize(proposal),
      subviews: subviews,
      cache: &cache
    )
    return node.children.enumerated().map { index, child in
      if let placement = ledger.placements[index] { return placement }
      let inner = child.size(for: proposal)
      let origin = CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
      return Placement(origin: origin, proposal: proposal)
    }
  }
}
