public import Foundation
import HeadlessCore

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How long it is across.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, row by row, made while they are in sight.
public struct LazyVGrid<Content: View> {
  let layout: LazyGridLayout
  let pinned: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View {
  public typealias Body = Never

  nonisolated public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical,
      items: columns,
      spacing: spacing ?? StackLayout.defaultSpacing,
      lead: alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    )
    pinned = pinnedViews
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.makeLazily(view, axis: .vertical, pinned: view.pinned, view.content) { _ in view.layout }
  }
}

/// Views in rows, column by column, made while they are in sight.
public struct LazyHGrid<Content: View> {
  let layout: LazyGridLayout
  let pinned: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View {
  public typealias Body = Never

  nonisolated public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal,
      items: rows,
      spacing: spacing ?? StackLayout.defaultSpacing,
      lead: alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
    )
    pinned = pinnedViews
    self.content = content()
  }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.makeLazily(view, axis: .horizontal, pinned: view.pinned, view.content) { _ in view.layout }
  }
}

/// Lines of views along one axis, tracks of given lengths across it.
struct LazyGridLayout: NodeLayout {
  /// The axis along which lines follow one another.
  let axis: LayoutAxis
  let items: [GridItem]
  let spacing: CGFloat
  /// The part of the room beside all tracks that lies before them.
  let lead: CGFloat

  private struct Track {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment
  }

  private func tracks(_ offered: CGFloat?) -> [Track] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? StackLayout.defaultSpacing) }
    var rest = (offered ?? 10 * CGFloat(items.count) + gaps) - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length } else { flexible += 1 }
    }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? StackLayout.defaultSpacing
      let share = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
      for length in lengths(of: item, share: share, gap: gap) {
        tracks.append(Track(start: start, length: length, alignment: item.alignment ?? .center))
        start += length + gap
      }
      if case .fixed = item.size { continue }
      flexible -= 1
      rest -= lengths(of: item, share: share, gap: gap).reduce(0, +)
    }
    return tracks
  }

  private func lengths(of item: GridItem, share: CGFloat, gap: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let count = max(1, Int((share + gap) / (minimum + gap)))
      let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
      return [CGFloat](repeating: min(max(length, minimum), maximum), count: count)
    }
  }

  private func proposal(_ track: Track) -> ProposedSize {
    var proposal = ProposedSize.unspecified
    proposal[axis.crossing] = track.length
    return proposal
  }

  /// How long each line is along the axis.
  private func lines(_ node: Node, _ tracks: [Track]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: node.children.count, by: tracks.count).map { first in
      zip(node.children[first...], tracks).map { $0.size(for: proposal($1))[axis] }.max() ?? 0
    }
  }

  func size(of node: Node, for proposal: ProposedSize) -> CGSize {
    let tracks = tracks(proposal[axis.crossing])
    let lines = lines(node, tracks)
    var size = CGSize.zero
    size[axis] = lines.reduce(spacing * CGFloat(max(0, lines.count - 1)), +)
    size[axis.crossing] = proposal[axis.crossing] ?? tracks.last.map { $0.start + $0.length } ?? 0
    return size
  }

  func arrange(_ node: Node, in size: CGSize, for proposal: ProposedSize) -> [Placement] {
    let tracks = tracks(proposal[axis.crossing])
    let lines = lines(node, tracks)
    let taken = tracks.last.map { $0.start + $0.length } ?? 0
    let margin = max(0, (size[axis.crossing] - taken) * lead)
    var starts: [CGFloat] = []
    for (index, _) in lines.enumerated() {
      starts.append(index == 0 ? 0 : starts[index - 1] + lines[index - 1] + spacing)
    }
    return node.children.enumerated().map { index, child in
      let (line, track) = (index / tracks.count, tracks[index % tracks.count])
      let inner = self.proposal(track)
      let chosen = child.size(for: inner)
      var origin = CGPoint.zero
      let across = margin + track.start + slack(track, chosen)
      let along = starts[line] + (lines[line] - chosen[axis]) / 2
      origin.x = axis == .vertical ? across : along
      origin.y = axis == .vertical ? along : across
      return Placement(origin: origin, proposal: inner)
    }
  }

  private func slack(_ track: Track, _ size: CGSize) -> CGFloat {
    let room = track.length - size[axis.crossing]
    if axis == .vertical {
      if track.alignment.horizontal == .leading { return 0 }
      return track.alignment.horizontal == .trailing ? room : room / 2
    }
    if track.alignment.vertical == .top { return 0 }
    return track.alignment.vertical == .bottom ? room : room / 2
  }
}
