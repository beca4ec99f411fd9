import Parallelism
import Synchronization
import Testing

struct InOrderTests {
  @Test("results are handed on in the order of the inputs", arguments: [0, 1, 2, 8, 100])
  func order(_ width: Int) async throws {
    var used: [Int] = []
    try await inOrder(Array(0..<50), width: width) { input in
      for _ in 0..<(input * 7 % 5) { await Task.yield() }
      return input * input
    } use: {
      used.append($0)
    }
    #expect(used == (0..<50).map { $0 * $0 })
  }

  @Test("work goes on while an earlier input takes longer", .timeLimit(.minutes(1)))
  func ahead() async throws {
    let (thirdHasBegun, begin) = AsyncStream.makeStream(of: Void.self)
    var used: [Int] = []
    try await inOrder([0, 1, 2], width: 2) { input in
      if input == 2 { begin.finish() }
      if input == 0 { for await _ in thirdHasBegun {} }
      return input
    } use: {
      used.append($0)
    }
    #expect(used == [0, 1, 2])
  }

  @Test("no more are begun than twice as many as are worked on at a time, before the first is handed on")
  func waiting() async throws {
    let begun = Atomic(0)
    var used = 0
    try await inOrder(Array(0..<100), width: 3) { input in
      begun.add(1, ordering: .relaxed)
      return input
    } use: { _ in
      used += 1
      // Those that are used already, six that are handed on together, and six that are begun behind them.
      #expect(begun.load(ordering: .relaxed) <= used + 12)
    }
    #expect(used == 100)
  }

  private struct Refused: Error {}

  @Test("an error ends the work")
  func failure() async {
    await #expect(throws: Refused.self) {
      try await inOrder(Array(0..<10), width: 2) { input in
        if input == 3 { throw Refused() }
        return input
      } use: { _ in
      }
    }
  }
}
