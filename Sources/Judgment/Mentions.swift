extension String {
  /// - Parameter word: ASCII, small letters; the case of these letters does not matter.
  func mentions(_ word: StaticString) -> Bool {
    // Every heading of every report is asked: strings of other systems pay for a copy.
    utf8.withContiguousStorageIfAvailable { Self.find(word, in: $0) }
      ?? Array(utf8).withUnsafeBufferPointer { Self.find(word, in: $0) }
  }

  private static func find(_ word: StaticString, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (wanted, length) = (word.utf8Start, word.utf8CodeUnitCount)
    guard length > 0, text.count >= length else { return length == 0 }
    let first = wanted[0]
    var start = 0
    while start <= text.count - length {
      if text[start] | 0x20 == first {
        var shared = 1
        while shared < length, text[start + shared] | 0x20 == wanted[shared] | 0x20 { shared += 1 }
        if shared == length { return true }
      }
      start += 1
    }
    return false
  }
}
