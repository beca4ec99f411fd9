/// Phrases that a text may begin with, found by their bytes: every line is asked, and few begin with one.
struct OpeningPhrases {
  /// By the first two letters, the longest first.
  private var bySlot = [[String]](repeating: [], count: 1 << 8)

  /// - Parameter phrases: in small letters, each of two letters or signs at least.
  init(_ phrases: some Sequence<String>) {
    for phrase in phrases {
      let bytes = Array(phrase.utf8.prefix(2))
      bySlot[Self.slot(bytes[0], bytes[1])].append(phrase)
    }
    for slot in bySlot.indices { bySlot[slot].sort { ($1.utf8.count, $0) < ($0.utf8.count, $1) } }
  }

  /// - Parameter isWhole: is told a phrase and what stands behind it, and says whether that goes on with the phrase's last word.
  /// - Returns: the longest phrase that the text begins with, whatever the case of its letters.
  func longest(in text: TextSlice, where isWhole: (_ phrase: String, _ rest: TextSlice) -> Bool = { _, _ in true })
    -> String?
  {
    guard text.count > 1 else { return nil }
    for phrase in bySlot[Self.slot(text[text.start], text[text.start + 1])] where Self.begins(text, phrase) {
      if isWhole(phrase, text.slice(from: text.start + phrase.utf8.count)) { return phrase }
    }
    return nil
  }

  /// Whether the text is one of them, and nothing else.
  func isWhole(_ text: TextSlice) -> Bool { longest(in: text) { _, rest in rest.isEmpty } != nil }

  private static func begins(_ text: TextSlice, _ phrase: String) -> Bool {
    guard phrase.utf8.count <= text.count else { return false }
    var place = text.start
    for byte in phrase.utf8 {
      guard small(text[place], behind: text[place - 1]) == byte else { return false }
      place += 1
    }
    return true
  }

  /// Of ASCII and of the letters of western Europe, whose second byte follows 0xC3: `Ä` and `ä`.
  private static func small(_ byte: UInt8, behind lead: UInt8) -> UInt8 {
    if lead == 0xC3, (0x80...0x9E).contains(byte), byte != 0x97 { return byte | 0x20 }
    return lowercased(byte)
  }

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first | 0x20) &* 31 &+ Int(second | 0x20)) & 0xFF
  }
}
