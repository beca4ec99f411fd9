import Synchronization

/// Counts the documents that workers have read, and says so now and then.
final class ReadingProgress: Sendable {
  /// Documents between two words.
  private static let stride = 64

  private let tell: @Sendable (Int) -> Void
  private let count = Mutex(0)

  /// - Parameter tell: is told how many documents are read, by one worker at a time.
  init(tell: @escaping @Sendable (Int) -> Void) {
    self.tell = tell
  }

  /// One more is read. It is told of before anybody counts on: another worker would say more, and this one then less.
  func step() {
    count.withLock { count in
      count += 1
      if count % Self.stride == 0 { tell(count) }
    }
  }
}
