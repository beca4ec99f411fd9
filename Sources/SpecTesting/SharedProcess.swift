import Evidence
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What all checks of a run share, and one must not spoil for the next: the folder in which relative paths start, the three standard
/// streams, and, where a check says that it changes them, the environment and the time zone.
final class SharedProcess: Sendable {
  static let current = SharedProcess()

  private let folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  private let parent = getppid()
  private let isGuarded = Atomic(false)
  private let surroundings = Mutex<Kept?>(nil)

  /// What a check is about to change.
  private struct Kept {
    let environment: [String: String]
    let timeZone: TimeZone
  }

  private init() {}

  /// Puts things back as they were before the first check.
  func restore() {
    restoreSurroundings()
    if folder >= 0 { _ = fchdir(folder) }
    // A stream that is closed would give its number to the next file that is opened, and what is printed would end up there.
    for stream in Int32(0)...2 where fcntl(stream, F_GETFD) < 0 {
      let opened = open("/dev/null", O_RDWR)
      if opened >= 0, opened != stream {
        dup2(opened, stream)
        close(opened)
      }
    }
  }

  /// A check is about to change the environment or the time zone: the next one finds them as they are now. An ordinary test that runs
  /// beside it may change them for itself, and so they are put back only behind a check that does.
  func keepSurroundings() {
    let kept = Kept(environment: ProcessInfo.processInfo.environment, timeZone: NSTimeZone.default)
    surroundings.withLock { $0 = $0 ?? kept }
  }

  private func restoreSurroundings() {
    guard let kept = surroundings.withLock({ $0.take() }) else { return }
    let now = ProcessInfo.processInfo.environment
    for name in now.keys where kept.environment[name] == nil { unsetenv(name) }
    for (name, value) in kept.environment where now[name] != value { setenv(name, value, 1) }
    tzset()
    NSTimeZone.default = kept.timeZone
  }

  /// Tells the runner whose what is printed is. What was printed before is written before it.
  func mark(_ mark: OutputMark) {
    guard RunFolder.current != nil else { return }
    fflush(nil)
    let bytes = Array(mark.text.utf8)
    _ = write(2, bytes, bytes.count)
  }

  /// Ends the process when the runner is gone: nobody would stop a check that hangs, nor hear of any other.
  func endWithRunner() {
    guard RunFolder.current != nil, isGuarded.exchange(true, ordering: .relaxed) == false else { return }
    Thread.detachNewThread { [parent] in
      while getppid() == parent { usleep(200_000) }
      // The runner made us the leader of a group.
      kill(getpgrp() == getpid() ? 0 : getpid(), SIGKILL)
    }
  }
}
