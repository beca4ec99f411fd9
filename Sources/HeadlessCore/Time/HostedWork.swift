import Synchronization

/// Work that a hosted view began and that nobody waits for: a `Task`, or that of `.task`. It follows the host's clock.
///
/// Unchecked, because the graph and the place are those of the main actor, and are only used there.
package final class HostedWork: @unchecked Sendable {
  /// The work that runs; tasks that it begins inherit it.
  @TaskLocal package static var current: HostedWork?

  private struct State {
    var isOver = false
    var waits = 0
  }

  package private(set) weak var graph: Graph?
  /// Weak, as the graph is: work must not keep the view that it ends with.
  private(set) weak var place: Identity?
  private let name: String
  private let state = Mutex(State())

  package init(_ name: String, on graph: Graph, at place: Identity? = nil) {
    self.name = name
    self.graph = graph
    self.place = place
    graph.follow(self)
  }

  package func end() { state.withLock { $0.isOver = true } }

  var isOver: Bool { state.withLock { $0.isOver } }

  /// Whether it waits, or what it began, for the host's clock.
  package var isAsleep: Bool { state.withLock { !$0.isOver && $0.waits > 0 } }

  /// Neither done nor waiting for the host's clock: nothing that a check does brings it on.
  var isStuck: Bool { state.withLock { !$0.isOver && $0.waits == 0 } }

  var message: String {
    "\(name) ran until it first waited for something else than the host's clock; what comes after depends on real time and may not run."
  }

  /// Runs what waits for work of the same host.
  package nonisolated(nonsending) func waiting<Result, Failure: Error>(
    _ body: nonisolated(nonsending) () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    state.withLock { $0.waits += 1 }
    defer { state.withLock { $0.waits -= 1 } }
    return try await body()
  }

  /// Waits until so many seconds of the host's clock have passed, or the task is cancelled.
  ///
  /// - Returns: false where that cannot be: the caller waits for real time then.
  @MainActor package func pause(for seconds: Double) async -> Bool {
    guard graph != nil, EnqueuedJobs.beginTaking() else { return false }
    let summons = Summons()
    return await waiting {
      await withTaskCancellationHandler {
        putOffNextJob(by: seconds, summons)
        return await Self.leaveMainActor() && graph != nil
      } onCancel: {
        summons.call()
      }
    }
  }

  /// A function of its own, because what waits must not keep the graph.
  private func putOffNextJob(by seconds: Double, _ summons: Summons) {
    guard let graph else { return }
    let thread = HostThread.enter()
    EnqueuedJobs.pausing = .init(graph: graph, seconds: seconds, summons: summons, outerThread: thread)
  }

  /// Its job is enqueued anew as it is entered: that is what is put off. Not optimized, for a function that does nothing need not
  /// be entered.
  @concurrent @inline(never) @_optimize(none) private static func leaveMainActor() async -> Bool {
    guard HostThread.isCurrent, let pause = EnqueuedJobs.pausing else { return true }
    EnqueuedJobs.pausing = nil
    HostThread.leave(pause.outerThread)
    return false
  }

  /// Lets the host's clock go on until the work is done, for who waits for it and is none of the host's.
  @MainActor package func comeToAnEnd() async {
    while isAsleep, let graph {
      let goesOn = (try? graph.perform { try graph.clock.advanceToNext { try graph.settle() } }) ?? false
      if !goesOn { return }
      await Task.yield()
    }
  }
}
