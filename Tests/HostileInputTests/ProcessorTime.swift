import Foundation

/// What a piece of work costs its own thread, in seconds: other tests, and other programs, do not count.
func processorTime(_ work: () throws -> Void) rethrows -> Double {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// In seconds. Ten times what a release build may take: tests are built without optimisation.
let allowance = 10.0

/// How long work takes that goes from thread to thread: the fastest of five attempts, for other tests may keep both cores busy.
func fastest(within limit: Duration, _ work: () async throws -> Void) async rethrows -> Duration {
  var time = Duration.seconds(1000)
  for _ in 0..<5 where time >= limit {
    time = min(time, try await ContinuousClock().measure { try await work() })
  }
  return time
}
