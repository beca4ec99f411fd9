package import Findings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells one state of a file from another without reading it.
package struct FileStamp: Hashable, Sendable {
  package let identity: UInt64
  package let bytes: Int
  /// Since 1970.
  package let nanoseconds: Int

  package init(identity: UInt64, bytes: Int, nanoseconds: Int) {
    self.identity = identity
    self.bytes = bytes
    self.nanoseconds = nanoseconds
  }
}

/// Asks for stamps: the system's, or a closure in a test.
package struct FileStamps: Sendable {
  /// - Returns: `nil` for what is not there.
  package let stamp: @Sendable (DocumentPath) -> FileStamp?

  package init(stamp: @escaping @Sendable (DocumentPath) -> FileStamp?) {
    self.stamp = stamp
  }

  /// - Parameter root: an absolute path.
  package static func disk(root: String) -> FileStamps {
    FileStamps { path in
      var info = stat()
      guard stat("\(root)/\(path.text)", &info) == 0 else { return nil }
      #if canImport(Darwin)
        let time = info.st_mtimespec
      #else
        let time = info.st_mtim
      #endif
      return FileStamp(
        identity: UInt64(info.st_ino),
        bytes: Int(info.st_size),
        nanoseconds: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
      )
    }
  }
}
