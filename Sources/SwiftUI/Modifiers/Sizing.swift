public import Foundation
import HeadlessCore

/// How content is fitted into a rectangle of another ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension View {
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped(AspectRatioLayout(ratio: aspectRatio, fills: contentMode == .fill))
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func position(_ position: CGPoint) -> some View { wrapped(PositionLayout(center: position)) }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    NodeModified(content: self) { node, _ in
      // No number is before another.
      node.traits.layoutPriority = value.isNaN ? 0 : value
      return node
    }
  }

  nonisolated public func zIndex(_ value: Double) -> some View {
    NodeModified(content: self) { node, _ in
      node.traits.zIndex = value
      return node
    }
  }

  @preconcurrency nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    let isOfLine = g == .listRowSeparatorLeading || g == .listRowSeparatorTrailing
    return wrapped(GuideLayout(guide: g.guide) { computeValue(ViewDimensions($0)) })
      .notShown(isOfLine ? "The line between rows of a list does not follow its guides here." : nil)
  }

  @preconcurrency nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(GuideLayout(guide: g.guide) { computeValue(ViewDimensions($0)) })
  }

  /// There is no safe area on the host's screen, so nothing reaches beyond it.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    notShown("ignoresSafeArea(_:edges:) has no effect here: the host's screen has no safe area.")
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    notShown("edgesIgnoringSafeArea(_:) has no effect here: the host's screen has no safe area.")
  }
}

/// Parts of the screen that the system covers.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = Self(rawValue: 1 << 0)
  public static let keyboard = Self(rawValue: 1 << 1)
  public static let all = Self(rawValue: .max)
}
