import Parallelism
import Testing

struct WorkQueueTests {
  @Test("what comes of pieces stands in their order, whoever did them", arguments: [0, 1, 2, 8, 1000])
  func order(_ workers: Int) async {
    let results = await WorkQueue.results(of: 500, workers: workers) { { $0 * $0 } }
    #expect(results == (0..<500).map { $0 * $0 })
  }

  @Test("each worker keeps what it has learnt, and nobody else's", arguments: [1, 4])
  func memory(_ workers: Int) async {
    let seen = await WorkQueue.results(of: 100, workers: workers) {
      var count = 0
      return { _ -> Int in
        count += 1
        return count
      }
    }
    // Each begins anew, and misses none of its own.
    let beginnings = seen.count { $0 == 1 }
    #expect((1...workers).contains(beginnings))
    #expect(seen.reduce(into: [:]) { $0[$1, default: 0] += 1 }.values.allSatisfy { $0 <= beginnings })
  }

  @Test("no work is done at once")
  func nothing() async {
    let results = await WorkQueue.results(of: 0, workers: 4) { { $0 } }
    #expect(results.isEmpty)
  }
}
