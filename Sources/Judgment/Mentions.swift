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

  /// Whether one of these three stands in it, found in one pass: most texts hold none, and asking for each by itself, or taking every
  /// text apart into words, would cost more than the rest of its judgment.
  ///
  /// - Parameter one: three letters, as the others: ASCII, small; the case of the text does not matter.
  func mentionsAny(of one: StaticString, _ two: StaticString, _ three: StaticString) -> Bool {
    let wanted = (Self.packed(one), Self.packed(two), Self.packed(three))
    let holds = { (text: UnsafeBufferPointer<UInt8>) in
      var latest: UInt32 = 0
      for byte in text {
        latest = (latest << 8 | UInt32(byte | 0x20)) & 0xFF_FFFF
        if latest == wanted.0 || latest == wanted.1 || latest == wanted.2 { return true }
      }
      return false
    }
    return utf8.withContiguousStorageIfAvailable(holds) ?? Array(utf8).withUnsafeBufferPointer(holds)
  }

  private static func packed(_ letters: StaticString) -> UInt32 {
    UInt32(letters.utf8Start[0]) << 16 | UInt32(letters.utf8Start[1]) << 8 | UInt32(letters.utf8Start[2])
  }
}
