public import Foundation
import HeadlessCore
@_spi(Primitive) public import SwiftUI

/// One preview of a component, hosted as Xcode's canvas would show it: what it begins with is over, as an entrance that
/// `onAppear` animates, in one step or several. The clock has moved on so far, by two seconds at most.
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
/// - Returns: The previews with their entrances over: their clocks have moved on for that, by two seconds at most.
@MainActor public func previews<P: PreviewProvider>(
  of provider: P.Type,
  size: CGSize = Host.phone,
  in surroundings: Surroundings = Surroundings()
) throws -> [HostedPreview] {
  try PreviewSheet { P.previews }.hosted(name: nil, size: size, in: surroundings)
}

/// Hosts what one `#Preview` declares, with its entrance over: the clock has moved on for that, by two seconds at most.
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
      // The canvas scrolls to what is larger.
      let hosted = try Host(view, size: wishes.size ?? size, surroundings: mine, isScreen: false)
      try Entrance(host: hosted).finish()
      return HostedPreview(name: wishes.name ?? name, host: hosted)
    }
  }
}

/// What a view begins with by itself: animations, what their ends and short delays start, and so on.
@MainActor private struct Entrance {
  /// What lasts longer is left where it is then.
  private static let limit = 2.0
  /// What is put off by as much is no part of it: a note that goes away by itself is to be seen.
  private static let longestPause = 1.0
  /// So many times it is waited for what animates nothing: what only counts on is not waited for to the end.
  private static let patience = 10

  let host: Host

  func finish() throws {
    let end = host.time + Self.limit
    var fruitless = 0
    while host.time < end, fruitless < Self.patience {
      let count = host.animations.count
      if let settled = lastEnd {
        try host.advance(by: min(settled, end) - host.time)
      } else if let next = host.graph.clock.next(putOffByLessThan: Self.longestPause) {
        try host.advance(by: min(next, end) - host.time)
        fruitless += host.animations.count == count ? 1 : 0
      } else {
        return
      }
    }
  }

  /// When the last of those is over that are on their way; what is repeated for ever is not.
  private var lastEnd: Double? {
    host.animations.lazy.map { $0.start + $0.duration }.filter { $0.isFinite && $0 > host.time }.max()
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
