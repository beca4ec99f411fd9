package import Foundation

/// A named line of a view along which containers align their children.
package struct AlignmentGuide: Hashable, Sendable {
  /// How a container makes one explicit value out of those of its children.
  package enum Combination: Sendable { case average, first, last }

  /// Shared, because every stack and frame names guides, and a large tree is as quick as its layouts are small.
  private let definition: Definition

  package init(
    key: ObjectIdentifier,
    axis: LayoutAxis,
    combination: Combination = .average,
    defaultValue: @escaping @Sendable (Dimensions) -> CGFloat
  ) {
    definition = Definition(key: key, axis: axis, combination: combination, defaultValue: defaultValue)
  }

  package var key: ObjectIdentifier { definition.key }
  package var axis: LayoutAxis { definition.axis }
  var combination: Combination { definition.combination }
  var defaultValue: @Sendable (Dimensions) -> CGFloat { definition.defaultValue }

  package static func == (left: Self, right: Self) -> Bool { left.key == right.key && left.axis == right.axis }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Text has baselines of its own; all other guides are explicit only where code says so.
  var isBaseline: Bool { combination != .average }

  func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    switch combination {
    case .average: return values.reduce(0, +) / CGFloat(values.count)
    case .first: return values.min()
    case .last: return values.max()
    }
  }
}

extension AlignmentGuide {
  private final class Definition: Sendable {
    let key: ObjectIdentifier
    let axis: LayoutAxis
    let combination: Combination
    let defaultValue: @Sendable (Dimensions) -> CGFloat

    init(
      key: ObjectIdentifier,
      axis: LayoutAxis,
      combination: Combination,
      defaultValue: @escaping @Sendable (Dimensions) -> CGFloat
    ) {
      (self.key, self.axis, self.combination, self.defaultValue) = (key, axis, combination, defaultValue)
    }
  }
}

/// A horizontal and a vertical guide.
package struct GuidePair: Hashable, Sendable {
  package var horizontal: AlignmentGuide
  package var vertical: AlignmentGuide

  package init(horizontal: AlignmentGuide, vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The origin that brings the guides of `inner` onto those of `outer`.
  func origin(of inner: Dimensions, in outer: Dimensions) -> CGPoint {
    CGPoint(
      x: horizontal.defaultValue(outer) - inner[horizontal],
      y: vertical.defaultValue(outer) - inner[vertical]
    )
  }
}

/// The size that a node chose for a proposal, and its guides.
package struct Dimensions {
  package let node: Node
  package let size: CGSize
  package let proposal: ProposedSize

  /// What code gives that is no number, as a part of a length of zero, says nothing of where the guide lies.
  package subscript(guide: AlignmentGuide) -> CGFloat {
    if let place = explicit(guide), !place.isNaN { return place }
    let place = guide.defaultValue(self)
    return place.isNaN ? 0 : place
  }

  /// How far the view reaches before a guide and behind it. What has no end, as the answer to an endless proposal, has
  /// none behind it: its centre lies at infinity too, and the difference of the two would be no number.
  package func reach(around guide: AlignmentGuide) -> (before: CGFloat, behind: CGFloat) {
    let length = size[guide.axis]
    if length == .infinity { return (0, length) }
    let place = self[guide]
    return (place, length - place)
  }

  package func explicit(_ guide: AlignmentGuide) -> CGFloat? {
    guard node.carriesGuides || guide.isBaseline else { return nil }
    return node.layout.explicitGuide(guide, of: self)
  }
}
