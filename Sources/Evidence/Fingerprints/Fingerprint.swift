/// What a text or a set of files was, in 128 bits: the first half of its SHA-256, as 32 hexadecimal digits.
///
/// Equal inputs have equal fingerprints on every machine and in every release; a change of this function is a new version of
/// the file format.
package struct Fingerprint: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  package init(of bytes: some Sequence<UInt8>) {
    var hash = SHA256()
    hash.update(bytes)
    let words = hash.finished()
    high = UInt64(words[0]) << 32 | UInt64(words[1])
    low = UInt64(words[2]) << 32 | UInt64(words[3])
  }

  package init(of text: some StringProtocol) {
    self.init(of: text.utf8)
  }

  /// - Returns: `nil` unless the text is 32 hexadecimal digits.
  package init?(hexadecimal text: String) {
    let digits = text.utf8
    guard digits.count == 32, text.allSatisfy(\.isHexDigit), let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  package var hexadecimal: String { padded(high) + padded(low) }

  package var description: String { hexadecimal }

  package static func < (left: Self, right: Self) -> Bool { (left.high, left.low) < (right.high, right.low) }
}

private func padded(_ word: UInt64) -> String {
  let digits = String(word, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
