#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C ends a command that would go on for ever, with the exit code that shells give it.
enum Interrupt {
  static func endsProcess() {
    signal(SIGINT) { _ in _exit(130) }
  }
}
