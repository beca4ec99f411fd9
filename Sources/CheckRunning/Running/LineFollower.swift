import Foundation

/// Reads a file that another process appends to, whole lines at a time.
///
/// The file is opened once: whoever deletes it, or puts another in its place, takes nothing from us.
struct LineFollower {
  private let file: FileHandle?
  private var half: [UInt8] = []

  /// - Parameter path: the file is there already.
  init(path: String) {
    file = FileHandle(forReadingAtPath: path)
  }

  /// The lines that were added since the last call.
  mutating func newLines() -> [ArraySlice<UInt8>] {
    guard let data = try? file?.readToEnd(), !data.isEmpty else { return [] }
    let bytes = half + Array(data)
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      half = bytes
      return []
    }
    half = Array(bytes[(last + 1)...])
    return bytes[..<last].split(separator: UInt8(ascii: "\n"))
  }
}
