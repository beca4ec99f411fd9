/// Where one byte stands among eight, as they lie in memory.
///
/// Public, for what is the package's own is called across modules and not inlined, and every eight bytes are asked.
public enum BytePlaces {
  /// The highest bit of each of them that is this byte, and no other bit.
  @inlinable
  public static func of(_ byte: UInt8, in word: UInt64) -> UInt64 {
    let differing = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    // No sum of two lower halves runs over into the next byte.
    let low = (differing & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | differing) & 0x8080_8080_8080_8080
  }
}
