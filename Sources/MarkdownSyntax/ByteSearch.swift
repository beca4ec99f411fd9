#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds a byte many at a time, as the system's library does.
package enum ByteSearch {
  static func first(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  package static func all(_ byte: UInt8, in bytes: UnsafeRawBufferPointer) -> [Int] {
    var found: [Int] = []
    var start = 0
    while let index = first(byte, in: bytes, from: start) {
      found.append(index)
      start = index + 1
    }
    return found
  }
}
