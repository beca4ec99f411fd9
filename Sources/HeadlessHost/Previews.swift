public import Foundation
import HeadlessCore
@_spi(Primitive) public import SwiftUI

/// One preview of a component, hosted as Xcode's canvas would show it: what it begins with is over, as an entrance that
/// `onAppear` animates. The clock has moved on so far, by two seconds at most.
@MainActor public struct HostedPreview {
  /// What the canvas calls it; `nil` where its author gave it no name.
  public let name: String?
  /// The screen with the preview alone on it, in the colour scheme and the size that it asks for.
  public let host: Host
}

/// Hosts every preview that a provider declares, each on a screen of its own.
///
/// - Parameters:
///   - provider: The type that declares them. The views of a `Group` are a preview each.
///   - size: The screen of those that ask for no size of their own, in points.
///   - surroundings: Those that ask for a colour scheme get it.
@MainActor public func previews<P: PreviewProvider>(
  of provider: P.Type,
  size: CGSize = Host.phone,
  in surroundings: Surroundings = Surroundings()
) throws -> [HostedPreview] {
  try PreviewSheet { P.previews }.hosted(name: nil, size: size, in: surroundings)
}

/// Hosts what one `#Preview` declares.
@MainActor public func previews(
  of preview: Preview,
  size: CGSize = Host.phone,
  in surroundings: Surroundings = Surroundings()
) throws -> [HostedPreview] {
  let room =
    switch preview.room {
    case .fixed(let room): room
    case .landscape: CGSize(width: max(size.width, size.height), height: min(size.width, size.height))
    case nil: size
    }
  return try PreviewSheet { AnyView(preview.makeView()) }
    .hosted(name: preview.displayName, size: room, in: surroundings)
}

/// The views that one declaration of previews makes.
@MainActor private struct PreviewSheet<Content: View> {
  let declaration: @MainActor () -> Content

  init(_ declaration: @escaping @MainActor () -> Content) { self.declaration = declaration }

  func hosted(name: String?, size: CGSize, in surroundings: Surroundings) throws -> [HostedPreview] {
    let all = try host(PreviewRow(content: Declared(declaration), others: nil), size: size, in: surroundings)
    let row = all.graph.root.children
    return try row.enumerated().map { index, node in
      let wishes = node.traits.preview
      var mine = surroundings
      if let dark = wishes.wantsDark { mine.colorScheme = dark ? .dark : .light }
      let others = PlacePaths(others: index, among: row)
      let view = PreviewRow(content: Declared(declaration), others: others)
      let hosted = try host(view, size: wishes.size ?? size, in: mine)
      try hosted.finishEntrance()
      return HostedPreview(name: wishes.name ?? name, host: hosted)
    }
  }
}

extension Host {
  /// Lets the animations come to their end that the view began with. What is repeated for ever is left where it is then.
  fileprivate func finishEntrance() throws {
    guard let end = animations.map({ $0.start + $0.duration }).filter(\.isFinite).max(), end > time else { return }
    try advance(by: min(end - time, 2))
  }
}

/// What a declaration says, asked once a host and while that is at work: what is noticed meanwhile is the host's.
@MainActor private final class Declared<Content: View> {
  private let declaration: @MainActor () -> Content
  private(set) lazy var content = declaration()

  init(_ declaration: @escaping @MainActor () -> Content) { self.declaration = declaration }
}

/// All previews, or the one that is left when the others are passed over: those are not evaluated, so that nothing they
/// do or lack is told of it.
private struct PreviewRow<Content: View>: View {
  typealias Body = Never

  let content: Declared<Content>
  let others: PlacePaths?

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if let others = view.others {
      inputs.graph.passedOver = others
      // One of several that no list or loop tells apart is the first that is left.
      return _ViewOutputs(Array(inputs.descending(.index(0)).make(view.content.content).nodes.prefix(1)))
    }
    let nodes = inputs.descending(.index(0)).make(view.content.content).nodes
    let layout = LayeredLayout(alignment: Alignment.center.pair)
    let row = inputs.descending(.attachment).node(layout: layout, children: nodes)
    // They are counted, and what one of them presents is shown with it alone.
    row.keepCovers()
    return _ViewOutputs([row])
  }
}
