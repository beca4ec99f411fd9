import HeadlessCore

/// The edits of a collection that a list offers.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions {
  public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var all: EditActions<Data> { .move }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The elements of a collection by their indices, each with its id.
public struct IndexedIdentifierCollection<Base, ID>: Collection where Base: Collection, ID: Hashable {
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public typealias Index = Base.Index

  let base: Base
  let id: (Base.Element) -> ID

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }

  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }

  public subscript(position: Base.Index) -> Element { Element(index: position, id: id(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}

/// A row whose edits cannot be made here, which is a finding.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let actions: EditActions<Data>
}

extension EditableCollectionContent: View where Content: View {
  public typealias Body = Never

  public static var _spreads: Bool { Content._spreads }

  public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    if !view.actions.isEmpty {
      let message = "editActions cannot be reached here: rows are neither swiped nor moved."
      inputs.graph.record(.unsupported, message, at: inputs.identity)
    }
    return inputs.make(view.content)
  }
}

extension ForEach {
  public init<C, R>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>,
    ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection,
    C: RandomAccessCollection,
    R: View,
    C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  public init<C, R>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>,
    Content == EditableCollectionContent<R, C>,
    C: MutableCollection,
    C: RandomAccessCollection,
    R: View,
    C.Index: Hashable
  {
    self.data = IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] }
    self.content = { EditableCollectionContent(content: content(data[$0.index]), actions: editActions) }
    self.id = { $0.id }
  }
}

extension List where SelectionValue == Never {
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    content = ForEach(data, editActions: editActions, content: rowContent)
  }

  nonisolated public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    content = ForEach(data, id: id, editActions: editActions, content: rowContent)
  }

  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }
}
