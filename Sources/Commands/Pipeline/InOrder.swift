/// Works on several inputs at a time, and hands the results on in the order of the inputs.
///
/// - Parameter width: how many are worked on at a time; that many results wait at most.
func inOrder<Input: Sendable, Output: Sendable>(
  _ inputs: [Input],
  width: Int,
  work: @escaping @Sendable (Input) async throws -> Output,
  use: (Output) -> Void
) async throws {
  try await withThrowingTaskGroup(of: (Int, Output).self) { group in
    var started = 0
    func start() {
      guard started < inputs.count else { return }
      let index = started
      let input = inputs[index]
      started += 1
      group.addTask { (index, try await work(input)) }
    }
    var waiting: [Int: Output] = [:]
    var next = 0
    for _ in 0..<max(1, width) { start() }
    while let (index, output) = try await group.next() {
      waiting[index] = output
      while let ready = waiting.removeValue(forKey: next) {
        next += 1
        // Before the result is used, so that no processor waits for what is printed.
        start()
        use(ready)
      }
    }
  }
}
