/// Reads the big-endian numbers of font tables; out of bounds reads as zero, so that a broken font draws nothing.
struct BigEndianReader {
  let bytes: [UInt8]

  func u8(_ offset: Int) -> Int { bytes.indices.contains(offset) ? Int(bytes[offset]) : 0 }
  func u16(_ offset: Int) -> Int { u8(offset) << 8 | u8(offset + 1) }
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }
  func i8(_ offset: Int) -> Int { Int(Int8(truncatingIfNeeded: u8(offset))) }
  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }
  func f2dot14(_ offset: Int) -> Double { Double(i16(offset)) / 16384 }
}
