/// Phrases that are looked for together: one pass over a text finds all of them, where asking for each by itself would read the text
/// again and again.
package struct PhraseTable: Sendable {
  private struct Phrase {
    let text: StaticString
    /// Its first three bytes, letters in small.
    let lead: UInt32
    /// Its bit in what is found.
    let bit: UInt64
  }

  /// In the order of their slots.
  private let phrases: [Phrase]
  /// For each slot the place of its first phrase; past the end where it has none.
  private let first: [UInt8]

  /// - Parameter groups: at most 64 groups of phrases, at most 254 phrases in all, each of three bytes or more. The case of ASCII
  ///   letters does not matter.
  package init(groups: [[StaticString]]) {
    let all = groups.enumerated().flatMap { group, phrases in
      phrases.map { Phrase(text: $0, lead: Self.lead(of: $0), bit: 1 << UInt64(group)) }
    }
    precondition(groups.count <= 64 && all.count < UInt8.max && all.allSatisfy { $0.text.utf8CodeUnitCount >= 3 })
    phrases = all.sorted { Self.slot($0.lead) < Self.slot($1.lead) }
    var first = [UInt8](repeating: .max, count: 1 << Self.width)
    for (place, phrase) in phrases.enumerated().reversed() { first[Self.slot(phrase.lead)] = UInt8(place) }
    self.first = first
  }

  package init(_ phrases: [StaticString]) { self.init(groups: phrases.map { [$0] }) }

  /// - Returns: a bit for each group of which a phrase stands in the text.
  package func found(in text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var found: UInt64 = 0
    var lead: UInt32 = 0
    for index in text.indices {
      lead = (lead << 8 | UInt32(text[index] | 0x20)) & 0xFF_FFFF
      // Three bytes rule nearly every place out.
      let slot = Self.slot(lead)
      var place = Int(first[slot])
      while place < phrases.count, Self.slot(phrases[place].lead) == slot {
        let phrase = phrases[place]
        if phrase.lead == lead, index >= 2, Self.stands(phrase.text, at: index - 2, in: text) { found |= phrase.bit }
        place += 1
      }
    }
    return found
  }

  package func found(in text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable(found) ?? Array(text.utf8).withUnsafeBufferPointer(found)
  }

  private static func stands(_ phrase: StaticString, at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = phrase.utf8CodeUnitCount
    guard place + length <= text.count else { return false }
    return (0..<length).allSatisfy { small(text[place + $0]) == small(phrase.utf8Start[$0]) }
  }

  private static func small(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }

  private static func lead(of phrase: StaticString) -> UInt32 {
    UnsafeBufferPointer(start: phrase.utf8Start, count: 3).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
  }

  /// In bits: of a hundred phrases one place in twenty asks for nothing.
  private static let width = 11

  private static func slot(_ lead: UInt32) -> Int { Int((lead &* 0x9E37_79B1) >> UInt32(32 - width)) }
}
