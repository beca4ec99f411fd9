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
  /// What went past.
  private var past: MemorableLines

  /// - Parameters:
  ///   - memorable: lines with this in them are kept although they are not at the end; empty for none.
  ///   - context: how many lines before each of these are kept with it.
  init(memorable: String = "", context: Int = 0) throws(ProcessFailure) {
    past = MemorableLines(memorable, context: context)
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
      return past.kept + kept
    }
  }

  /// The memorable lines, with where they stood.
  var marks: [ProcessOutcome.Mark] { past.marks(with: kept) }

  private mutating func drop(_ count: Int) { kept.removeFirst(past.take(kept, atMost: count)) }
}

// `OutputTail` has a `read` of its own, which hides the system's.
private let systemRead = read
