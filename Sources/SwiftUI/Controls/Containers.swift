public import Foundation
import HeadlessCore

/// A stack whose children are made when they are needed; here they all are.
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
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }.notShown(pinned.shortcoming)
  }
}

/// A stack whose children are made when they are needed; here they all are.
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
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }.notShown(pinned.shortcoming)
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

/// A stack of screens. The first one is shown, under a bar where it has a title or something to press.
public struct NavigationView<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { BarredScreen(name: "NavigationView", content: content) }
}

/// A stack of screens. The first one is shown, under a bar where it has a title or something to press.
public struct NavigationStack<Root: View> {
  let root: Root
  /// How many screens were pushed onto the first one by whoever keeps the path.
  var depth = 0

  nonisolated public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: View {
  public var body: some View {
    // In one place whatever is on the path: the root keeps its state under what is pushed onto it.
    BarredScreen(name: "NavigationStack", content: root)
      .unsupported(
        depth == 0 ? nil : "NavigationStack(path:root:) shows its root here, whatever is on its path."
      )
  }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }
}

/// An image from the network, which is not there: the placeholder stays.
public struct AsyncImage<Content: View> {
  let content: (AsyncImagePhase) -> Content

  nonisolated public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content
  }
}

extension AsyncImage: View {
  public var body: some View {
    content(.empty).unsupported("AsyncImage loads nothing here: it stays in the phase `.empty`.")
  }
}

extension AsyncImage {
  /// Grey until the image is there, which it never is here.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = { $0.image ?? Image(source: .empty(CGSize(width: 16, height: 16)), label: nil).resizable() }
  }

  nonisolated public init<I, P>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.content = { phase in
      if let image = phase.image { return ViewBuilder.buildEither(first: content(image)) }
      return ViewBuilder.buildEither(second: placeholder())
    }
  }
}

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
