#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The end of what a program writes.
///
/// It is read without ever waiting: a program that closes its output, or leaves it to another that lives on, holds nobody up.
struct OutputTail: ~Copyable {
  /// For the program to write into.
  let writeEnd: Int32
  private let readEnd: Int32
  private var kept: [UInt8] = []
  /// The lines that are kept wherever they stand, of what went past.
  private var remembered: [UInt8] = []
  private let memorable: [UInt8]

  /// - Parameter memorable: lines with this in them are kept although they are not at the end; empty for none.
  init(memorable: String = "") throws(ProcessFailure) {
    self.memorable = Array(memorable.utf8)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ProcessFailure(program: "a pipe", reason: String(cString: strerror(errno)))
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Takes what has been written since.
  ///
  /// - Returns: whether there was anything.
  mutating func read() -> Bool {
    var hasRead = false
    // What is written without end must not be read without end: its writer has to be watched as well.
    for _ in 0..<64 {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
        let count = systemRead(readEnd, buffer.baseAddress, buffer.count)
        if count > 0 { kept.append(contentsOf: buffer[..<count]) }
        return count
      }
      guard count > 0 else { break }
      hasRead = true
      if kept.count > 2 * ProcessLauncher.keptBytes { drop(kept.count - ProcessLauncher.keptBytes) }
    }
    return hasRead
  }

  /// The lines that were to be kept, then the end.
  var bytes: [UInt8] {
    mutating get {
      if kept.count > ProcessLauncher.keptBytes { drop(kept.count - ProcessLauncher.keptBytes) }
      return remembered + kept
    }
  }

  private mutating func drop(_ count: Int) {
    guard !memorable.isEmpty else { return kept.removeFirst(count) }
    // Whole lines only: one that is cut in two would be looked for in either half.
    let end = kept[..<count].lastIndex(of: newline).map { $0 + 1 } ?? count
    for line in kept[..<end].split(separator: newline) where remembered.count < ProcessLauncher.keptBytes {
      if isMemorable(line) { remembered += line + [newline] }
    }
    kept.removeFirst(end)
  }

  private func isMemorable(_ line: ArraySlice<UInt8>) -> Bool {
    line.count >= memorable.count
      && (line.startIndex...line.endIndex - memorable.count).contains { line[$0...].starts(with: memorable) }
  }
}

private let newline = UInt8(ascii: "\n")

// `OutputTail` has a `read` of its own, which hides the system's.
private let systemRead = read
