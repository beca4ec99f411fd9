public import Foundation
import HeadlessCore

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
