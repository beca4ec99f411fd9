public import Foundation
import HeadlessCore
import UIKit

/// Rows under one another that scroll. The insets and the least height of rows are those of iOS's inset lists; what the
/// system adds beyond (separators that stop short of icons, swipes) is not drawn.
public struct List<SelectionValue, Content: View> where SelectionValue: Hashable {
  let content: Content
  var takesSelection = false
}

extension List: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let inner = inputs.descending(into: Self.self)
    if view.takesSelection {
      let message = "List(selection:) selects nothing here: rows do not answer to touches of their own."
      inner.graph.record(.unsupported, message, at: inner.identity)
    }
    return inner.make(RowColumn(content: view.content))
  }

  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    takesSelection = selection != nil
  }

  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    takesSelection = selection != nil
  }
}

extension List where SelectionValue == Never, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  nonisolated public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// Controls in rows, in groups.
public struct Form<Content: View> {
  let content: Content
}

extension Form: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.descending(into: Self.self).make(RowColumn(content: view.content))
  }
}

/// The scrolling column of a list or form.
private struct RowColumn<Content: View>: View {
  @Environment(\.isListPlain) private var isPlain
  let content: Content

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { Rows(content: content) }
        .padding(.horizontal, isPlain ? 0 : 16)
    }
    .background(Color(uiColor: isPlain ? .systemBackground : .systemGroupedBackground))
    .environment(\.listRow, ListRowSettings())
  }
}

/// Each view of the content as a row of its own.
struct Rows<Content: View>: View {
  typealias Body = Never

  let content: Content

  static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = inputs.descending(.index(0)).make(view.content)
    let place = inputs.descending(.attachment)
    for (index, node) in outputs.nodes.enumerated() where !node.traits.isListSection {
      outputs.nodes[index] = place.descending(.index(index)).row(around: node)
    }
    return outputs
  }
}

extension _ViewInputs {
  /// At least 44 points high, 16 points of room at the sides and 11 above and below.
  fileprivate func row(around node: Node) -> Node {
    let insets = node.traits.rowInsets ?? Insets(top: 11, leading: 16, bottom: 11, trailing: 16)
    let padded = descending(.index(0)).node(layout: PaddingLayout(insets), children: [node])
    let frame = FlexibleFrameLayout(
      width: .init(minimum: nil, ideal: nil, maximum: .infinity),
      height: .init(minimum: 44, ideal: nil, maximum: nil),
      alignment: Alignment.leading.pair
    )
    let row = descending(.index(1)).node(layout: frame, children: [padded])
    let ground = node.traits.rowGround ?? descending(.index(2)).plainGround
    let layout = AttachmentLayout(alignment: Alignment.center.pair, primary: 1)
    return descending(.index(3)).node(layout: layout, children: [ground, row])
  }
}

extension _ViewInputs {
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
  let row: ListRowSettings
  @Environment(\.isListPlain) private var isPlain

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.font(.footnote).foregroundColor(.secondary).padding(.horizontal, 16).padding(.vertical, 6)
        .accessibilityAddTraits(.isHeader)
      VStack(alignment: .leading, spacing: 0) { Rows(content: content) }
        .clipShape(RoundedRectangle(cornerRadius: isPlain ? 0 : 10))
      footer.font(.footnote).foregroundColor(.secondary).padding(.horizontal, 16).padding(.vertical, 6)
    }
    .padding(.vertical, 8)
    .listSection()
  }
}

/// How the rows of the list around a view look.
struct ListRowSettings: Sendable {}

extension EnvironmentValues {
  @Entry var listRow: ListRowSettings? = nil
  @Entry var isListPlain: Bool = false
  @Entry public var defaultMinListRowHeight: CGFloat = 44
  @Entry public var defaultMinListHeaderHeight: CGFloat? = nil
}

extension View {
  nonisolated fileprivate func listSection() -> some View {
    NodeModified(content: self) { node, _ in
      node.traits.isListSection = true
      return node
    }
  }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    NodeModified(content: self) { node, _ in
      node.traits.rowInsets = insets.map {
        Insets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
      }
      return node
    }
  }
}

extension List {
  nonisolated public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
    takesSelection = selection != nil
  }

  nonisolated public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
    takesSelection = selection != nil
  }
}

extension List where SelectionValue == Never {
  nonisolated public init<RowContent>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    content = ForEach(data, content: rowContent)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// The header stays; the rows are left out while the section is closed.
  nonisolated public init<C>(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> C,
    @ViewBuilder header: () -> Parent
  ) where Content == C?, C: View {
    let rows = isExpanded.wrappedValue ? content() : nil
    self.init(content: { rows }, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> C
  ) where Content == C?, C: View {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
