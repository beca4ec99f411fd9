/// The hash of an identifier that is made of several short texts: `035-button`, `8`, `4`.
///
/// Identifiers are looked up by the hundred thousand, and `Hasher` takes as long for each of their texts as for a long one. Their
/// bytes are mixed eight at a time: it is for what is equal by its bytes.
package struct IdentifierHash: Sendable {
  package private(set) var value = Self.seed

  package init() {}

  package mutating func add(_ text: String) {
    // Strings of this platform lie in one piece; to ask for it takes no share in them, as `withUTF8` does.
    if text.utf8.withContiguousStorageIfAvailable({ mix(UnsafeRawBufferPointer($0)) }) == nil {
      Array(text.utf8).withUnsafeBytes { mix($0) }
    }
  }

  package mutating func add(_ number: Int) {
    add(UInt64(bitPattern: Int64(number)))
  }

  private mutating func mix(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index + 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    // The length parts `1`, `12` from `11`, `2`.
    add(rest << 8 | UInt64(truncatingIfNeeded: bytes.count & 0xFF))
  }

  private mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  /// Of the process, so that nobody can write identifiers that all fall into one slot.
  private static let seed = UInt64.random(in: 1 ... .max)
}
