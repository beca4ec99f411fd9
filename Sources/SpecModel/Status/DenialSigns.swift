/// Tells texts apart that cannot deny anything, by their words: every claim is asked, and few deny.
package enum DenialSigns {
  /// Somewhere in the text stands a word of which denials are made.
  package static func mayDeny(_ text: String) -> Bool { holds(inner, text) }

  /// The same, of the words of other languages than English.
  package static func mayDenyElsewhere(_ text: String) -> Bool { holds(foreign, text) }

  private static func holds(_ signs: WordHash.Words, _ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { holdSign(signs, $0) }
      ?? Array(text.utf8).withUnsafeBufferPointer { holdSign(signs, $0) }
  }

  private static func holdSign(_ signs: WordHash.Words, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var word = WordHash()
    var script: UInt32 = 0
    for byte in text {
      script = (script << 8 | UInt32(byte)) & 0xFF_FFFF
      if byte >= 0x80, scripts.contains(script) { return true }
      if WordHash.isOfWord(byte) {
        word.add(byte)
      } else if !word.isEmpty {
        if signs.contains(word) { return true }
        word = WordHash()
      }
    }
    return !word.isEmpty && signs.contains(word)
  }

  /// A remark in the text begins with a word that denials begin with: the text itself, or what stands behind a parenthesis, a comma,
  /// a colon, a semicolon or a dash.
  package static func mayRemark(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(leadRemark) ?? Array(text.utf8).withUnsafeBufferPointer(leadRemark)
  }

  private static func leadRemark(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    lead(text[...])
      || text.indices.contains { place in
        switch text[place] {
        // The last byte of a dash, or of something else that is rare.
        case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), 0x93, 0x94:
          lead(text[(place + 1)...])
        // Not that within a word.
        case UInt8(ascii: "-"): place > 0 && text[place - 1] == 32 && lead(text[(place + 1)...])
        default: false
        }
      }
  }

  /// The text begins with a word that denials begin with.
  package static func lead(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var word = WordHash()
    // No denial begins further in.
    for byte in text.prefix(96) {
      if WordHash.isOfWord(byte) {
        // Of scripts without blanks there are no words.
        if word.isEmpty, byte >= 0xE3 { return true }
        word.add(byte)
      } else if !word.isEmpty {
        break
      }
    }
    return !word.isEmpty && first.contains(word)
  }

  private static let first = WordHash.Words(DenialLanguage.all.flatMap(\.openings))

  /// `to` and `will` stand in nearly every text, and what promises goes on with `be`.
  private static let inner = WordHash.Words(
    DenialLanguage.english.contractions.union(DenialLanguage.english.signs { $0.last }).union(foreignSigns)
  )

  private static let foreign = WordHash.Words(foreignSigns)

  /// The longest word of each phrase: `in` of `in parte` stands in every other line.
  private static let foreignSigns = Set(
    DenialLanguage.foreign.flatMap { $0.signs { phrase in phrase.max { $0.utf8.count < $1.utf8.count } } }
  )

  /// `未`, `没`, `沒`, `不`, the `な`, `せ` and `お` of `ない`, `ません` and `おらず`, `않`, `못`, `미`
  private static let scripts: Set<UInt32> = [
    0xE6_9CAA, 0xE6_B2A1, 0xE6_B292, 0xE4_B88D, 0xE3_81AA, 0xE3_819B, 0xE3_818A, 0xEC_958A, 0xEB_AABB,
    0xEB_AFB8,
  ]
}

/// The hash of a word without the case of its letters.
private struct WordHash {
  private(set) var isEmpty = true
  private var value: UInt32 = 2_166_136_261

  /// Letters, the bytes of those beyond ASCII, and apostrophes.
  static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "'") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The bit is that of the case, in the second byte of `À` as well.
  mutating func add(_ byte: UInt8) {
    isEmpty = false
    value = (value ^ UInt32(byte | 0x20)) &* 16_777_619
  }

  /// What may be one of some words.
  struct Words {
    private var bits = [UInt64](repeating: 0, count: 1 << (WordHash.width - 6))

    init(_ words: some Sequence<String>) {
      for word in words {
        add(word)
        if word.contains("'") {
          add(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\u{2019}"))
        }
      }
    }

    private mutating func add(_ word: String) {
      var hash = WordHash()
      for byte in word.utf8 { hash.add(byte) }
      bits[hash.slot >> 6] |= 1 << UInt64(hash.slot & 63)
    }

    func contains(_ word: WordHash) -> Bool { bits[word.slot >> 6] >> UInt64(word.slot & 63) & 1 == 1 }
  }

  /// In bits. Of the few hundred words hardly any other word has the slot then: of half as many bits one in forty has.
  private static let width = 16

  private var slot: Int { Int(value ^ value >> 16) & (1 << Self.width - 1) }
}
