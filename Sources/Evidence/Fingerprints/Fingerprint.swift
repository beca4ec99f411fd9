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
    self.init(hash.finished())
  }

  /// The beginning that many texts have in common, read once for all of them.
  package struct Beginning: Sendable {
    private var hash = SHA256()

    package init(_ text: String) {
      hash.update(text.utf8)
    }

    /// - Returns: the fingerprint of the beginning and the rest in one.
    package func with(_ rest: String) -> Fingerprint {
      var whole = hash
      whole.update(rest.utf8)
      return Fingerprint(whole.finished())
    }
  }

  /// - Parameter words: of a digest, four at least.
  init(_ words: [UInt32]) {
    high = UInt64(words[0]) << 32 | UInt64(words[1])
    low = UInt64(words[2]) << 32 | UInt64(words[3])
  }

  package init(of text: some StringProtocol) {
    self.init(of: text.utf8)
  }

  /// - Returns: `nil` unless the text is 32 hexadecimal digits.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == 32 else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    for byte in text.utf8 {
      guard let digit = Self.value(ofDigit: byte) else { return nil }
      words = (words.0 << 4 | words.1 >> 60, words.1 << 4 | digit)
    }
    (high, low) = words
  }

  private static func value(ofDigit byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Its first 64 bits, to spread things evenly.
  package var prefix: UInt64 { high }

  package var hexadecimal: String { padded(high) + padded(low) }

  package var description: String { hexadecimal }

  package static func < (left: Self, right: Self) -> Bool { (left.high, left.low) < (right.high, right.low) }
}

private func padded(_ word: UInt64) -> String {
  let digits = String(word, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
