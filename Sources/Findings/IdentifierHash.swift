/// The hash of an identifier that is made of several short texts: `035-button`, `8`, `4`.
///
/// Identifiers are looked up by the hundred thousand, and `Hasher` takes as long for each of their texts as for a long one. ASCII is
/// equal to nothing but itself, so it is mixed eight bytes at a time; any other text has the hash that its normal form has.
package struct IdentifierHash {
  package private(set) var value = Self.seed

  package init() {}

  package mutating func add(_ text: String) {
    let isMixed = text.utf8.withContiguousStorageIfAvailable { mix($0) } ?? false
    if !isMixed { add(text.hashValue) }
  }

  package mutating func add(_ number: Int) {
    add(UInt64(bitPattern: Int64(number)))
  }

  /// - Returns: whether it was ASCII; otherwise nothing was added.
  private mutating func mix(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var mixed = self
    var index = 0
    while index + 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard EightBytes.areASCII(word) else { return false }
      mixed.add(word)
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    guard EightBytes.areASCII(rest) else { return false }
    // The length parts `1`, `12` from `11`, `2`.
    mixed.add(rest << 8 | UInt64(truncatingIfNeeded: bytes.count & 0xFF))
    self = mixed
    return true
  }

  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  /// Of the process, so that nobody can write identifiers that all fall into one slot.
  private static let seed = UInt64.random(in: 1 ... .max)
}
