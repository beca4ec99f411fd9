import Foundation
import HeadlessCore
import UIKit

/// The scrolling column of a list or form.
struct RowColumn<Content: View>: View {
  @Environment(\.isListPlain) private var isPlain
  @Environment(\.contentMargins) private var margins
  @Environment(\.scrollContentGround) private var ground
  let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { Rows(content: content, isOutermost: true) }
        // Margins that code sets stand in place of the list's own.
        .padding(.leading, isPlain || margins.leading != nil ? 0 : 16)
        .padding(.trailing, isPlain || margins.trailing != nil ? 0 : 16)
    }
    .background {
      if ground != .hidden { Color(uiColor: isPlain ? .systemBackground : .systemGroupedBackground) }
    }
    .environment(\.listRow, ListRowSettings())
    // The sections of a list are its own, even where it is itself among views that are taken apart into sections.
    .environment(\.marksSections, false)
  }
}

/// Each view of the content as a row of its own. Rows that stand in no section form one, as on iOS.
struct Rows<Content: View>: View {
  typealias Body = Never

  let content: Content
  /// Of the list itself, and not of one of its sections.
  var isOutermost = false

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = inputs.descending(.index(0)).make(view.content)
    let settings = outputs.nodes.map { inputs.rowSettings(of: $0) }
    for (index, node) in outputs.nodes.enumerated() where !node.traits.isListSection {
      // Two neighbours share a line; either may hide it.
      let next = inputs.neighbour(after: index, in: outputs.nodes).map { settings[$0] }
      let hasLine = next.map { !settings[index].hidden.contains(.bottom) && !$0.hidden.contains(.top) } ?? false
      // What is around a row is the row's own, and comes, goes and moves with it.
      outputs.nodes[index] = inputs.beside(node, 1).row(around: node, settings[index], hasLine: hasLine)
    }
    if view.isOutermost, !inputs.environment.isListPlain { outputs.nodes = inputs.grouped(outputs.nodes) }
    return outputs
  }
}

extension _ViewInputs {
  /// The view that shares a line with the one before: in groups a section stands apart.
  fileprivate func neighbour(after index: Int, in nodes: [Node]) -> Int? {
    guard nodes.indices.contains(index + 1) else { return nil }
    return nodes[index + 1].traits.isListSection && !environment.isListPlain ? nil : index + 1
  }

  /// The sections as they are, and what stands between them in groups that look like sections.
  @MainActor fileprivate func grouped(_ nodes: [Node]) -> [Node] {
    var (outputs, rows): ([Node], [Node]) = ([], [])
    func closeGroup() {
      if !rows.isEmpty { outputs.append(descending(.attached(outputs.count)).group(of: rows)) }
      rows = []
    }
    for node in nodes {
      if node.traits.isListSection {
        closeGroup()
        outputs.append(node)
      } else {
        rows.append(node)
      }
    }
    closeGroup()
    return outputs
  }

  @MainActor private func group(of rows: [Node]) -> Node {
    let stack = StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.guide, spacing: 0)
    let clipped = Node(identity, wrapping: descending(.index(0)).node(layout: stack, children: rows))
    clipped.effect = .clip(ListSectionLook.outline(isPlain: false).outline(for: clipped, in: self))
    let room = Insets(top: ListSectionLook.room, leading: 0, bottom: ListSectionLook.room, trailing: 0)
    return descending(.index(1)).node(layout: PaddingLayout(room), children: [clipped])
  }
}

/// What a section and a group of rows without one have in common; lengths in points.
private enum ListSectionLook {
  static let room: CGFloat = 8

  static func outline(isPlain: Bool) -> RoundedRectangle { RoundedRectangle(cornerRadius: isPlain ? 0 : 10) }
}

extension _ViewInputs {
  /// What the row says of itself, or else what the section around it says of all.
  fileprivate func rowSettings(of node: Node) -> ListRowSettings {
    let own = node.traits.listRow as? ListRowSettings
    return (environment.listRow ?? ListRowSettings()).overridden(by: own)
  }

  /// At least 44 points high, 16 points of room at the sides and 11 above and below; a hairline under it, which begins
  /// where the content does.
  @MainActor fileprivate func row(around node: Node, _ settings: ListRowSettings, hasLine: Bool) -> Node {
    let insets = settings.insets ?? Insets(top: 11, leading: 16, bottom: 11, trailing: 16)
    let padded = descending(.index(0)).node(layout: PaddingLayout(insets), children: [node])
    let frame = FlexibleFrameLayout(
      width: .init(minimum: nil, ideal: nil, maximum: .infinity),
      height: .init(minimum: 44, ideal: nil, maximum: nil),
      alignment: Alignment.leading.pair
    )
    let row = descending(.index(1)).node(layout: frame, children: [padded])
    let ground = settings.ground.map { makeOne($0.value, step: .index(2)) } ?? descending(.index(2)).plainGround
    let layout = AttachmentLayout(alignment: Alignment.center.pair, primary: 1)
    let grounded = descending(.index(3)).node(layout: layout, children: [ground, row])
    if !hasLine { return grounded }
    let line = (settings.tint ?? Color(uiColor: .separator)).frame(height: 1 / 3).padding(.leading, insets.leading)
    let under = AttachmentLayout(alignment: Alignment.bottom.pair, primary: 0)
    let hairline = makeOne(line.accessibilityHidden(true).allowsHitTesting(false), step: .index(4))
    return descending(.index(5)).node(layout: under, children: [grounded, hairline])
  }

  /// What is behind a row that says nothing about it.
  fileprivate var plainGround: Node {
    let background: UIColor = environment.isListPlain ? .systemBackground : .secondarySystemGroupedBackground
    let color = Color(uiColor: background).rgba(in: environment)
    let ground = node(layout: ExpandingLayout())
    ground.drawing = .fill({ VectorPath(rect: $0) }, .color(color), evenOdd: false)
    return ground
  }
}

/// A section of a list: header, rows, footer.
struct ListSection<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  @Environment(\.isListPlain) private var isPlain

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.font(.footnote).foregroundColor(.secondary).padding(.horizontal, 16).padding(.vertical, 6)
        .accessibilityAddTraits(.isHeader)
      VStack(alignment: .leading, spacing: 0) { Rows(content: content) }
        .clipShape(ListSectionLook.outline(isPlain: isPlain))
      footer.font(.footnote).foregroundColor(.secondary).padding(.horizontal, 16).padding(.vertical, 6)
    }
    .padding(.vertical, ListSectionLook.room)
    .listSection()
  }
}

/// How a row of a list looks; in the environment how those look that say nothing of themselves.
struct ListRowSettings: Sendable {
  var insets: Insets?
  var ground: Confined<AnyView>?
  /// The edges without a line.
  var hidden: VerticalEdge.Set = []
  /// The edges that have one whatever the section says.
  var shown: VerticalEdge.Set = []
  var tint: Color?

  func overridden(by own: ListRowSettings?) -> ListRowSettings {
    guard let own else { return self }
    return ListRowSettings(
      insets: own.insets ?? insets,
      ground: own.ground ?? ground,
      hidden: hidden.subtracting(own.shown).union(own.hidden),
      shown: shown.subtracting(own.hidden).union(own.shown),
      tint: own.tint ?? tint
    )
  }
}

extension EnvironmentValues {
  /// `nil` outside of lists.
  @Entry var listRow: ListRowSettings? = nil
  @Entry var isListPlain: Bool = false
}

extension View {
  nonisolated fileprivate func listSection() -> some View {
    NodeModified(content: self) { node, _ in
      node.traits.isListSection = true
      return node
    }
  }

  /// Says something of the row that this view is, and of the rows inside where it is a section.
  nonisolated private func listRow(_ change: @escaping @Sendable (inout ListRowSettings) -> Void) -> some View {
    let inside = environment(changing: { values in
      if var settings = values.listRow {
        change(&settings)
        values.listRow = settings
      }
    })
    return NodeModified(content: inside) { node, _ in
      var settings = node.traits.listRow as? ListRowSettings ?? ListRowSettings()
      change(&settings)
      node.traits.listRow = settings
      return node
    }
  }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    let insets = insets.map { Insets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing) }
    return listRow { $0.insets = insets }
  }

  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    let ground = view.map { Confined(AnyView($0)) }
    return listRow { $0.ground = ground }
  }

  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRow {
      $0.hidden.subtract(edges)
      $0.shown.subtract(edges)
      switch visibility {
      case .hidden: $0.hidden.formUnion(edges)
      case .visible: $0.shown.formUnion(edges)
      case .automatic: break
      }
    }
  }

  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow { if edges.contains(.bottom) { $0.tint = color } }
      .notShown(edges == .top ? "listRowSeparatorTint(_:edges:) colours the line below a row only here." : nil)
  }
}
