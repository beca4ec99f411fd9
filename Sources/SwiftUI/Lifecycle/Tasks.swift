import HeadlessCore

/// A task that began when its view appeared.
private final class RunningTask {
  var task: _Concurrency.Task<Void, Never>?
  var id: AnyHashable?

  deinit { task?.cancel() }

  func end() {
    task?.cancel()
    task = nil
  }
}

extension View {
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    running(id: nil, action)
  }

  nonisolated public func task<T>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    running(id: Confined(value), action)
  }

  /// Runs the action until it waits; it sleeps on the host's clock, and ends with the view. What waits for anything else
  /// depends on real time, which a check has none of, and is a finding.
  nonisolated private func running(
    id: (any Sendable)?,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let box = Confined((id: id, action: action))
    return NodeModified(content: self) { node, inputs in
      let running = inputs.identity.slot(0, as: RunningTask.self) { RunningTask() }
      inputs.identity.onDisappear = [{ running.end() }]
      let key = AnyHashable(box.value.id.map { "\($0)" } ?? "")
      guard inputs.isShown, running.id != key else { return Node(inputs.identity, wrapping: node) }
      running.id = key
      running.end()
      let (graph, identity) = (inputs.graph, inputs.identity)
      graph.afterLayout { MainActor.assumeIsolated { running.start(box.value.action, graph, identity) } }
      return Node(inputs.identity, wrapping: node)
    }
  }
}

extension RunningTask {
  @MainActor func start(_ action: @escaping @isolated(any) () async -> Void, _ graph: Graph, _ identity: Identity) {
    let work = HostedWork("task(priority:_:)", on: graph, at: identity)
    let action = Confined(action)
    task = _Concurrency.Task.immediate { @MainActor in
      defer { work.end() }
      await HostedWork.$current.withValue(work) { await action.value() }
    }
  }
}
