#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a command ended, as its caller sees it. Thrown to end a command that has said all it has to say.
enum Outcome: Int32, Error {
  case fine = 0
  /// The verdict is no.
  case no = 1
  /// We could not do our work.
  case unable = 2
}

func endProcess(with outcome: Outcome) -> Never {
  exit(outcome.rawValue)
}
