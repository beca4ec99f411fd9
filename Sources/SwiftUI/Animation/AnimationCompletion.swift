import HeadlessCore

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// The completion is called on the host's clock when the curve is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  guard let graph = Graph.current else { return result }
  graph.clock.schedule(after: animation?.completion(by: completionCriteria) ?? 0) { [weak graph] in
    graph?.perform { completion() }
  }
  return result
}
