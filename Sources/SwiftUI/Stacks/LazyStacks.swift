public import Foundation
import HeadlessCore

/// A column whose views are made while they are in sight.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.makeLazily(view, axis: .vertical, pinned: view.pinned, view.content) { window in
      LazyStackLayout(of: window, alignment: view.alignment.guide, spacing: view.spacing)
    }
  }
}

/// A row whose views are made while they are in sight.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.makeLazily(view, axis: .horizontal, pinned: view.pinned, view.content) { window in
      LazyStackLayout(of: window, alignment: view.alignment.guide, spacing: view.spacing)
    }
  }
}

extension _ViewInputs {
  /// A container whose views are made while they are in sight.
  @MainActor func makeLazily<Container: View, Content: View>(
    _ container: Container,
    axis: LayoutAxis,
    pinned: PinnedScrollableViews,
    _ content: Content,
    layout: (LazyWindow) -> any NodeLayout
  ) -> _ViewOutputs {
    let inner = descending(into: Container.self)
    if let message = pinned.shortcoming { inner.graph.record(.notShown, message, at: inner.identity) }
    let window = LazyWindow.of(inner.identity, axis: axis)
    window.begin()
    var place = inner.descending(.index(0))
    place.environment.stackAxis = axis
    place.window = window
    let node = inner.node(layout: layout(window), children: place.make(content).nodes)
    node.stand(for: Container.self)
    window.end(node)
    inner.graph.register(window)
    return _ViewOutputs([node])
  }
}

/// Which parts of a lazy stack stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)

  /// What is not carried out, where something is to be pinned.
  var shortcoming: String? {
    isEmpty ? nil : "pinnedViews pins nothing here: headers and footers move along with their section."
  }
}
