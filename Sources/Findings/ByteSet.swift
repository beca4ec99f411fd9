/// A few bytes that belong together, as signs that end a word: asking for one of them costs a few instructions, where a string that is
/// searched costs hundreds.
///
/// Public, for what is the package's own is called across modules and not inlined, and hot loops ask.
public struct ByteSet: Sendable {
  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64

  /// - Parameter bytes: ASCII.
  @inlinable @inline(__always)
  public init(_ bytes: StaticString) {
    var (low, high): (UInt64, UInt64) = (0, 0)
    for place in 0..<bytes.utf8CodeUnitCount {
      let byte = bytes.utf8Start[place]
      precondition(byte < 0x80)
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
    (self.low, self.high) = (low, high)
  }

  @inlinable @inline(__always)
  public func contains(_ byte: UInt8) -> Bool {
    byte < 0x80 && (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }
}
