import HeadlessCore

extension Host {
  /// How many nodes the view was evaluated to, for benchmarks.
  public var nodeCount: Int {
    var count = 0
    graph.root.visit { _ in count += 1 }
    return count
  }
}
