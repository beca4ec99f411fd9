import Foundation
import HeadlessCore

/// Work that does not hold up its caller, which takes the place of the language's type in files that import SwiftUI.
///
/// Work that a hosted view begins on the main actor runs at once until it first waits: a check has no real time, and a
/// tap whose action says `Task { ... }` must show before the next question. What then still waits is a finding.
public struct Task<Success: Sendable, Failure: Error>: Sendable, Hashable {
  private let base: _Concurrency.Task<Success, Failure>

  fileprivate init(base: _Concurrency.Task<Success, Failure>) { self.base = base }

  public func cancel() { base.cancel() }
  public var isCancelled: Bool { base.isCancelled }
  public var result: Result<Success, Failure> { get async { await base.result } }
}

extension Task where Failure == Never {
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {
    guard let begun = BegunWork(graph: Graph.current) else {
      base = _Concurrency.Task(name: name, priority: priority, operation: operation)
      return
    }
    let action = Confined(operation)
    // On the main actor, where the caller is: anything else would have to wait for its turn there.
    base = _Concurrency.Task.immediate(name: name, priority: priority) { @MainActor in
      begun.begin()
      let success = await action.value()
      begun.end()
      return success
    }
    begun.report()
  }

  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    Graph.reportDetached()
    return Task(base: _Concurrency.Task.detached(name: name, priority: priority, operation: operation))
  }

  public var value: Success { get async { await base.value } }
}

extension Task where Failure == any Error {
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    guard let begun = BegunWork(graph: Graph.current) else {
      base = _Concurrency.Task(name: name, priority: priority, operation: operation)
      return
    }
    let action = Confined(operation)
    // On the main actor, where the caller is: anything else would have to wait for its turn there.
    base = _Concurrency.Task.immediate(name: name, priority: priority) { @MainActor in
      begun.begin()
      defer { begun.end() }
      return try await action.value()
    }
    begun.report()
  }

  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    Graph.reportDetached()
    return Task(base: _Concurrency.Task.detached(name: name, priority: priority, operation: operation))
  }

  public var value: Success { get async throws { try await base.value } }
}

extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { _Concurrency.Task.isCancelled }
  public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }

  public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }

  public static func yield() async { await _Concurrency.Task.yield() }

  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await _Concurrency.Task.sleep(nanoseconds: duration)
  }

  public static func sleep<C: Clock>(
    until deadline: C.Instant,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    try await _Concurrency.Task.sleep(until: deadline, tolerance: tolerance, clock: clock)
  }

  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    try await _Concurrency.Task.sleep(for: duration, tolerance: tolerance, clock: clock)
  }
}

/// Whether work was begun at once, and whether it is over.
///
/// Unchecked, because a lock guards what may be told from another thread.
private final class BegunWork: @unchecked Sendable {
  private let graph: Graph
  private let lock = NSLock()
  private var thread: Thread?
  private var isOver = false

  init?(graph: Graph?) {
    guard let graph else { return nil }
    self.graph = graph
  }

  func begin() { lock.withLock { thread = Thread.current } }

  func end() { lock.withLock { isOver = true } }

  /// Work that another thread hands to the main actor has its turn later, and is none of the graph's.
  func report() {
    let isWaiting = lock.withLock { thread === Thread.current && !isOver }
    if !isWaiting { return }
    let message = "A Task ran until it first waited; what comes after depends on real time and may not run."
    graph.record(.unsupported, message, at: nil)
  }
}

extension Graph {
  fileprivate static func reportDetached() {
    let message = "Task.detached runs beside the host, in real time: a check does not see what comes of it."
    current?.record(.unsupported, message, at: nil)
  }
}
