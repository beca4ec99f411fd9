/// Tells a graph that an observable object changes which one evaluation of its views has read.
///
/// A registration ends only when something changes that it is for. What later evaluations no longer read may wait in
/// thousands of them, so each holds no more than this object, which lets go of all else when the next evaluation follows
/// what it reads itself.
///
/// Unchecked, because objects of views change on the main actor, where the graph lives.
final class ObservationRelay: @unchecked Sendable {
  private weak var graph: Graph?
  /// The views whose content is followed, by their numbers.
  private var readers: [Identity] = []

  init(_ graph: Graph) { self.graph = graph }

  /// - Returns: The number by which to tell that the content of a view has read what changes.
  func add(_ reader: Identity) -> Int {
    readers.append(reader)
    return readers.count - 1
  }

  /// The content of a view has read it, by its number.
  func notify(_ reader: Int) {
    guard readers.indices.contains(reader) else { return }
    graph?.hearOfObservable(by: readers[reader])
  }

  /// Any view may have read it, or what holds them all.
  func notify() { graph?.hearOfObservable(by: nil) }

  /// The content of all views is made again.
  func forgetReaders() { readers = [] }

  /// Another evaluation is over, and followed as a whole.
  func retire() { graph = nil }
}
