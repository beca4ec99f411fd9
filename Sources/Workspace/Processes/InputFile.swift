#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a program is to read, in a file without a name.
///
/// Through a pipe the rest cannot be written once the program has ended early, as git does at a path that it refuses: a file waits for
/// nobody.
final class InputFile: Sendable {
  /// At its beginning, open until the value ends.
  let descriptor: Int32

  /// - Returns: `nil` where no folder for such files can be written to.
  init?(_ bytes: [UInt8]) {
    let folders = [getenv("TMPDIR").map { String(cString: $0) }, "/tmp", "/dev/shm"].compactMap(\.self)
    var open: Int32?
    for folder in folders where open == nil { open = Self.open(in: folder) }
    guard let open else { return nil }
    descriptor = open
    guard write(bytes), lseek(open, 0, SEEK_SET) == 0 else { return nil }
  }

  deinit {
    close(descriptor)
  }

  private static func open(in folder: String) -> Int32? {
    var path = Array("\(folder)/counterfoil-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    unlink(path)
    // Other programs that are started meanwhile have nothing to do with it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let written = Darwin.write(descriptor, piece.baseAddress, piece.count)
        #elseif canImport(Musl)
          let written = Musl.write(descriptor, piece.baseAddress, piece.count)
        #else
          let written = Glibc.write(descriptor, piece.baseAddress, piece.count)
        #endif
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        rest = rest[(rest.startIndex + written)...]
      }
      return true
    }
  }
}
