/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection & RandomAccessCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection & RandomAccessCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = self
    return Binding<Value.Element>(get: { base.wrappedValue[position] }, set: { base.wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection where Value: MutableCollection & RandomAccessCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension ForEach where Content: View {
  nonisolated public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == Binding<C>, ID == C.Element.ID, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable {
    self.data = data
    self.content = content
    id = { $0.wrappedValue.id }
  }

  nonisolated public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.data = data
    self.content = content
    self.id = { $0.wrappedValue[keyPath: id] }
  }
}
