#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that lines are added to while checks run that may do anything: delete it, close it, or open another in its place.
final class RecordFile: Sendable {
  private let path: String
  /// Stays open: a file that was deleted is still the one that the runner reads.
  private let file: Int32
  private let identity: Identity?

  init(path: String) {
    self.path = path
    file = Self.open(path)
    identity = Identity(file)
  }

  deinit {
    if isOurs { close(file) }
  }

  /// In one write: what stands there when the process dies is whole lines.
  func append(_ line: [UInt8]) {
    if isOurs {
      _ = write(file, line, line.count)
      return
    }
    let again = Self.open(path)
    guard again >= 0 else { return }
    _ = write(again, line, line.count)
    close(again)
  }

  /// The number may belong to another file by now.
  private var isOurs: Bool { identity != nil && Identity(file) == identity }

  private static func open(_ path: String) -> Int32 {
    systemOpen(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
  }

  private struct Identity: Equatable {
    let device: UInt64
    let number: UInt64

    init?(_ file: Int32) {
      var info = stat()
      guard file >= 0, fstat(file, &info) == 0 else { return nil }
      device = UInt64(truncatingIfNeeded: info.st_dev)
      number = UInt64(truncatingIfNeeded: info.st_ino)
    }
  }
}

// `RecordFile` has an `open` of its own, which hides the system's.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
