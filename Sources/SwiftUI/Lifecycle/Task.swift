import Foundation
import HeadlessCore

/// Work that does not hold up its caller, which takes the place of the language's type in files that import SwiftUI.
///
/// Work that a hosted view begins runs at once until it first waits: a tap whose action says `Task { ... }` must show
/// before the next question. It sleeps on the host's clock, and goes on when that is advanced. What waits for anything
/// else is a finding.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  private let base: _Concurrency.Task<Success, Failure>
  private let work: HostedWork?

  fileprivate init(_ base: _Concurrency.Task<Success, Failure>, _ work: HostedWork? = nil) {
    self.base = base
    self.work = work
  }

  public func cancel() { base.cancel() }
  public var isCancelled: Bool { base.isCancelled }

  public var result: Result<Success, Failure> {
    get async { await work.awaited { await base.result } }
  }
}

extension Task: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.base == right.base }

  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension Task where Failure == Never {
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
  ) {
    guard let work = Graph.here.map({ HostedWork("A Task", on: $0) }) else {
      self.init(_Concurrency.Task(name: name, priority: priority, operation: operation))
      return
    }
    let action = Confined(operation)
    // On the main actor, where the caller is: anything else would have to wait for its turn there.
    let base = _Concurrency.Task.immediate(name: name, priority: priority) { @MainActor in
      defer { work.end() }
      return await HostedWork.$current.withValue(work) { await action.value() }
    }
    self.init(base, work)
  }

  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    guard let work = Graph.here.map({ HostedWork("Task.detached", on: $0) }) else {
      return Task(_Concurrency.Task.detached(name: name, priority: priority, operation: operation))
    }
    let action = Confined(operation)
    let base = _Concurrency.Task.detached(name: name, priority: priority) {
      defer { work.end() }
      return await HostedWork.$current.withValue(work) { await action.value() }
    }
    return Task(base, work)
  }

  public var value: Success {
    get async { await work.awaited { await base.value } }
  }
}

extension Task where Failure == any Error {
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    guard let work = Graph.here.map({ HostedWork("A Task", on: $0) }) else {
      self.init(_Concurrency.Task(name: name, priority: priority, operation: operation))
      return
    }
    let action = Confined(operation)
    // On the main actor, where the caller is: anything else would have to wait for its turn there.
    let base = _Concurrency.Task.immediate(name: name, priority: priority) { @MainActor in
      defer { work.end() }
      return try await HostedWork.$current.withValue(work) { try await action.value() }
    }
    self.init(base, work)
  }

  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    guard let work = Graph.here.map({ HostedWork("Task.detached", on: $0) }) else {
      return Task(_Concurrency.Task.detached(name: name, priority: priority, operation: operation))
    }
    let action = Confined(operation)
    let base = _Concurrency.Task.detached(name: name, priority: priority) {
      defer { work.end() }
      return try await HostedWork.$current.withValue(work) { try await action.value() }
    }
    return Task(base, work)
  }

  public var value: Success {
    get async throws { try await work.awaited { try await base.value } }
  }
}

extension HostedWork? {
  /// Waits for what comes of work, if it is a host's: as other work of that host, or as a check, for which time must pass.
  fileprivate nonisolated(nonsending) func awaited<Value, Failure: Error>(
    _ body: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let work = self else { return try await body() }
    if let waiting = HostedWork.current { return try await waiting.waiting(body) }
    await work.comeToAnEnd()
    return try await body()
  }
}

extension Task where Success == Never, Failure == Never {
  public static var isCancelled: Bool { _Concurrency.Task.isCancelled }
  public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }

  public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }
}
