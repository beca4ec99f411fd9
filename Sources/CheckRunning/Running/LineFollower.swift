import Foundation

/// Reads a file that another process appends to, whole lines at a time.
struct LineFollower {
  private let path: String
  private var offset: UInt64 = 0
  private var half: [UInt8] = []

  init(path: String) {
    self.path = path
  }

  /// The lines that were added since the last call.
  mutating func newLines() -> [ArraySlice<UInt8>] {
    guard let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    guard (try? handle.seek(toOffset: offset)) != nil, let data = try? handle.readToEnd(), !data.isEmpty else {
      return []
    }
    offset += UInt64(data.count)
    let bytes = half + Array(data)
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      half = bytes
      return []
    }
    half = Array(bytes[(last + 1)...])
    return bytes[..<last].split(separator: UInt8(ascii: "\n"))
  }
}
