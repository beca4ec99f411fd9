public import Foundation
import HeadlessCore
@_spi(Primitive) public import SwiftUI

/// One preview of a component, hosted as Xcode's canvas would show it.
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
  try PreviewSheet(content: P.previews).hosted(name: nil, size: size, in: surroundings)
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
  func hosted<Content: View>(_ view: Content) throws -> [HostedPreview] {
    try PreviewSheet(content: view).hosted(name: preview.displayName, size: room, in: surroundings)
  }
  return try hosted(preview.makeView())
}

/// The views that one declaration of previews makes.
@MainActor private struct PreviewSheet<Content: View> {
  let content: Content

  func hosted(name: String?, size: CGSize, in surroundings: Surroundings) throws -> [HostedPreview] {
    let all = try host(PreviewRow(content: content, chosen: nil), size: size, in: surroundings)
    return try all.graph.root.children.enumerated().map { index, node in
      let wishes = node.traits.preview
      var mine = surroundings
      if let dark = wishes.wantsDark { mine.colorScheme = dark ? .dark : .light }
      let view = PreviewRow(content: content, chosen: index)
      return HostedPreview(
        name: wishes.name ?? name,
        host: try host(view, size: wishes.size ?? size, in: mine)
      )
    }
  }
}

/// All previews, or the chosen one.
private struct PreviewRow<Content: View>: View {
  typealias Body = Never

  let content: Content
  let chosen: Int?

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let nodes = inputs.descending(.index(0)).make(view.content).nodes
    if let chosen = view.chosen {
      // What the others ask of the screen is none of its business.
      let own = nodes.indices.contains(chosen) ? [nodes[chosen]] : []
      inputs.graph.preferredDark = own.first?.traits.preview.wantsDark
      return _ViewOutputs(own)
    }
    let layout = LayeredLayout(alignment: Alignment.center.pair)
    let row = inputs.descending(.attachment).node(layout: layout, children: nodes)
    // They are counted, and what one of them presents is shown with it alone.
    row.keepCovers()
    return _ViewOutputs([row])
  }
}
