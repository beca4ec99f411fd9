/// Questions about eight bytes at once, as they lie in memory. Public, as `BytePlaces` is.
public enum EightBytes {
  @inlinable
  public static func areASCII(_ word: UInt64) -> Bool { word & 0x8080_8080_8080_8080 == 0 }

  /// Whether one of them is `0` to `9`: no sum of two lower halves runs over into the next byte.
  @inlinable
  public static func holdDigit(_ word: UInt64) -> Bool {
    let low = word & 0x7F7F_7F7F_7F7F_7F7F
    let from0 = low &+ 0x5050_5050_5050_5050
    let from10 = low &+ 0x4646_4646_4646_4646
    return from0 & ~from10 & ~word & 0x8080_8080_8080_8080 != 0
  }
}
