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

/// What all checks of a run share, and one must not spoil for the next: the folder in which relative paths start, and the three
/// standard streams.
final class SharedProcess: Sendable {
  static let current = SharedProcess()

  private let folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  private let parent = getppid()
  private let isGuarded = Atomic(false)

  private init() {}

  /// Puts things back as they were before the first check.
  func restore() {
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
