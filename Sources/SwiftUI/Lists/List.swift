import HeadlessCore

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
    let inner = inputs.descending(into: Self.self)
    guard let style = inputs.environment.formStyle else { return inner.make(RowColumn(content: view.content)) }
    return inner.make(style.make(FormStyleConfiguration(content: .init(slot: AnyView(view.content)))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was asked to draw, as the style outside of it draws it.
  nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
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
