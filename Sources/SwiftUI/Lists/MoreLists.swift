public import Foundation

/// How far sections stand apart.
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How the items of a list are tinted.
public struct ListItemTint: Sendable {
  public static let monochrome = ListItemTint()

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// How strong the badge of a row is.
public struct BadgeProminence: Hashable, Sendable {
  let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

extension View {
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    unsupported("listSectionSpacing(_:) changes nothing here.")
  }

  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    notShown("listSectionSeparatorTint(_:edges:) changes nothing here: sections have no separators.")
  }

  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    unsupported("listItemTint(_:) changes nothing here.")
  }

  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    unsupported("listItemTint(_:) changes nothing here.")
  }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    notShown("deleteDisabled(_:) changes nothing here: rows cannot be swiped.")
  }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    notShown("moveDisabled(_:) changes nothing here: rows cannot be moved.")
  }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    notShown("selectionDisabled(_:) changes nothing here: rows are not selected.")
  }

  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    notShown("badgeProminence(_:) changes nothing here: badges are not shown.")
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
