/// Works on several inputs at a time, and hands the results on in the order of the inputs.
///
/// - Parameter width: how many are worked on at a time; twice as many are begun at most before the first of them is handed on.
package func inOrder<Input: Sendable, Output: Sendable>(
  _ inputs: [Input],
  width: Int,
  work: @escaping @Sendable (Input) async throws -> Output,
  use: (Output) -> Void
) async throws {
  let width = max(1, width)
  try await withThrowingTaskGroup(of: (Int, Output).self) { group in
    var started = 0
    var next = 0
    var waiting: [Int: Output] = [:]
    func startMore() {
      while started < inputs.count, started - next - waiting.count < width, started - next < 2 * width {
        let index = started
        let input = inputs[index]
        started += 1
        group.addTask { (index, try await work(input)) }
      }
    }
    startMore()
    while let (index, output) = try await group.next() {
      waiting[index] = output
      var ready: [Output] = []
      while let output = waiting.removeValue(forKey: next) {
        next += 1
        ready.append(output)
      }
      // Before the results are used, so that no processor waits for what is printed, or for an input that takes longer.
      startMore()
      ready.forEach(use)
    }
  }
}
