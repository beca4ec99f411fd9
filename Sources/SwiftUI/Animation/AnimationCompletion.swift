import HeadlessCore

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// The completion is called on the host's clock when the curve is over, and at once where nothing goes along it.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  guard let graph = Graph.current else { return result }
  guard graph.isDirty else {
    completion()
    return result
  }
  let (earlier, content) = (graph.animations.count, graph.root.drawnContent)
  let duration = animation?.completion(by: completionCriteria) ?? 0
  // Only once the views are evaluated is it known what the change animates.
  graph.afterLayout { [weak graph] in
    guard let graph, graph.animations.count > earlier || graph.root.drawnContent != content else { return completion() }
    graph.clock.schedule(after: duration) { [weak graph] in
      graph?.perform { completion() }
    }
  }
  return result
}
