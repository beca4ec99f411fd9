import Foundation

/// Reads a file that another process appends to, whole lines at a time.
///
/// The file is opened once: whoever deletes it, or puts another in its place, takes nothing from us. Whoever empties it takes what we
/// have not read yet, and no more.
struct LineFollower {
  private let file: FileHandle?
  private var half: [UInt8] = []

  /// - Parameter path: the file is there already.
  init(path: String) {
    file = FileHandle(forReadingAtPath: path)
  }

  /// The lines that were added since the last call.
  mutating func newLines() -> [ArraySlice<UInt8>] {
    startAnewWhereCut()
    guard let data = try? file?.readToEnd(), !data.isEmpty else { return [] }
    let bytes = half + Array(data)
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      half = bytes
      return []
    }
    half = Array(bytes[(last + 1)...])
    // Who goes on writing where it was, in a file that was emptied, leaves a hole of zeros.
    return bytes[..<last].split { $0 == UInt8(ascii: "\n") || $0 == 0 }
  }

  private mutating func startAnewWhereCut() {
    guard let file, let place = try? file.offset(), let end = try? file.seekToEnd() else { return }
    if end < place { half = [] }
    try? file.seek(toOffset: end < place ? 0 : place)
  }
}
