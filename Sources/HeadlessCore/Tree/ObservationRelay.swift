/// Tells a graph that an observable object changes.
///
/// Unchecked, because objects of views change on the main actor, where the graph lives.
final class ObservationRelay: @unchecked Sendable {
  private weak var graph: Graph?
  /// The view whose content read the object; `nil` where it may have been any.
  private let reader: Identity?

  init(_ graph: Graph, reader: Identity?) {
    self.graph = graph
    self.reader = reader
  }

  func notify() { graph?.hearOfObservable(by: reader) }
}
