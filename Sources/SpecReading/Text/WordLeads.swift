/// The first letters of words, to rule out texts that hold none of them without a look at the words.
///
/// Two letters of each count, whatever their case.
struct WordLeads {
  private var isLead = [Bool](repeating: false, count: 1 << 10)

  /// - Parameter words: of two letters or signs at least.
  init(_ words: some Sequence<String>) {
    for word in words {
      let bytes = word.utf8
      if let first = bytes.first, let second = bytes.dropFirst().first { isLead[Self.slot(first, second)] = true }
    }
  }

  /// Whether the text may begin with one.
  func mayBegin(_ text: TextSlice) -> Bool { mayBegin(text[text.start], text[text.start + 1]) }

  /// Words of other scripts begin anywhere. The signs beyond ASCII are dashes and emoji, of which a word may be one.
  private func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
    if first >= 0xC3 { return first != 0xE2 && first != 0xF0 || isLead[Self.slot(first, second)] }
    return first < 0x80 && isLead[Self.slot(first, second)]
  }

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first | 0x20) &* 31 &+ Int(second | 0x20)) & 0x3FF
  }
}
