public import Foundation
import HeadlessCore

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let all: [LayoutSubview]

  public var layoutDirection: LayoutDirection
  public var startIndex: Int { all.startIndex }
  public var endIndex: Int { all.endIndex }

  public subscript(position: Int) -> LayoutSubview { all[position] }
}

/// One view that a layout places.
public struct LayoutSubview: Equatable {
  let node: Node
  let ledger: PlacementLedger
  let index: Int

  public static func == (left: Self, right: Self) -> Bool { left.node === right.node }

  public var priority: Double { node.traits.layoutPriority }
  public var spacing: ViewSpacing { .standard }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal.core) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node.dimensions(for: proposal.core))
  }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.size(for: proposal.core)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    ledger.placements[index] = Placement(origin: origin, proposal: proposal.core)
  }

  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    node.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
}

/// Where the views of a layout were put.
final class PlacementLedger {
  var placements: [Int: Placement] = [:]
  /// The guides that those of the views come to, for layouts that have none of their own.
  var merged: ((AlignmentGuide) -> CGFloat?)?
}

extension ProposedViewSize {
  var core: ProposedSize { ProposedSize(width: width, height: height) }

  init(_ proposal: ProposedSize) { self.init(width: proposal.width, height: proposal.height) }
}
