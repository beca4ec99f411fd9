#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds a byte many at a time, as the system's library does.
package enum ByteSearch {
  package static func first(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    first(byte, in: bytes, within: min(start, bytes.count)..<bytes.count)
  }

  package static func first(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, within range: Range<Int>) -> Int? {
    guard let base = bytes.baseAddress, !range.isEmpty,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// - Parameter word: not empty. A byte of it that is no letter is looked for where it has one, for that is rarer.
  package static func first(_ word: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let (letters, length) = (word.utf8Start, word.utf8CodeUnitCount)
    let pivot = (0..<length).first { !(97...122).contains(letters[$0] | 0x20) } ?? 0
    var index = start + pivot
    while let found = first(letters[pivot], in: bytes, from: index) {
      let begin = found - pivot
      guard begin + length <= bytes.count else { return nil }
      if (0..<length).allSatisfy({ bytes[begin + $0] == letters[$0] }) { return begin }
      index = found + 1
    }
    return nil
  }

  /// Those places of a byte that count.
  package static func all(
    _ byte: UInt8,
    in bytes: UnsafeRawBufferPointer,
    where counts: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    var found: [Int] = []
    var start = 0
    while let index = first(byte, in: bytes, from: start) {
      if counts(index) { found.append(index) }
      start = index + 1
    }
    return found
  }
}
