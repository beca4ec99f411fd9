import Testing

@testable import CheckRunning

struct MinuteHandTests {
  @Test("tells each minute once, and of several that passed unasked the last one")
  func minutes() {
    let start = ContinuousClock.now
    let hand = MinuteHand(start: start)
    let told = [0, 59, 60, 61, 119, 120, 400, 401].map { hand.news(at: start + .seconds($0)) }
    #expect(told == [nil, nil, 1, nil, nil, 2, 6, nil])
  }
}
