extension String {
  /// - Parameter word: ASCII, small letters; the case of these letters does not matter.
  func mentions(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    // Every heading of every report is asked: strings of other systems pay for a copy.
    return utf8.withContiguousStorageIfAvailable { Self.find(wanted, in: $0) }
      ?? Array(utf8).withUnsafeBufferPointer { Self.find(wanted, in: $0) }
  }

  private static func find(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    for start in 0...(text.count - word.count) where text[start] | 0x20 == first {
      if word.indices.allSatisfy({ text[start + $0] | 0x20 == word[$0] | 0x20 }) { return true }
    }
    return false
  }
}
