import Findings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Names as the disk holds them, which may be any bytes. Listed as text, what is no UTF-8 becomes U+FFFD, and no file is found by that.
enum RawFolder {
  /// Whether a path that leads nowhere is how a file is listed whose name, or whose folder's name, is not UTF-8.
  static func holds(_ path: DocumentPath, below root: String) -> Bool {
    guard path.text.unicodeScalars.contains("\u{FFFD}") else { return false }
    var folder = root
    for part in path.text.pathParts() {
      if part.unicodeScalars.contains("\u{FFFD}"), isRepaired(String(part), in: folder) { return true }
      folder += "/\(part)"
    }
    return false
  }

  private static func isRepaired(_ name: String, in folder: String) -> Bool {
    guard let stream = opendir(folder.isEmpty ? "/" : folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let isSuch = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { raw in
          String(validatingCString: raw) == nil && ByteOrder.areSame(String(cString: raw), name)
        }
      }
      if isSuch { return true }
    }
    return false
  }
}
