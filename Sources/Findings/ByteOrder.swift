#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Texts by their bytes: the same on every machine, and as fast as the system compares memory.
package enum ByteOrder {
  /// Whether two texts are the same to a file system: `é` as one sign is not `é` as two.
  package static func areSame(_ left: String, _ right: String) -> Bool {
    if areOne(left, right) { return true }
    guard left.utf8.count == right.utf8.count else { return false }
    return both(left, right) { one, other in
      guard let first = one.baseAddress, let second = other.baseAddress else { return true }
      return memcmp(first, second, one.count) == 0
    }
  }

  package static func precedes(_ left: String, _ right: String) -> Bool {
    both(left, right) { one, other in
      let shared = min(one.count, other.count)
      guard shared > 0, let first = one.baseAddress, let second = other.baseAddress else {
        return one.count < other.count
      }
      let order = memcmp(first, second, shared)
      return order == 0 ? one.count < other.count : order < 0
    }
  }

  /// Whether both are one value in memory, as copies and short texts are: nobody need look at their bytes.
  private static func areOne(_ left: String, _ right: String) -> Bool {
    withUnsafeBytes(of: left) { one in
      withUnsafeBytes(of: right) { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return false }
        return memcmp(first, second, MemoryLayout<String>.size) == 0
      }
    }
  }

  /// Strings of this platform lie in one piece; others are copied into one.
  private static func both(
    _ left: String,
    _ right: String,
    _ answer: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    let found = left.utf8.withContiguousStorageIfAvailable { one in
      right.utf8.withContiguousStorageIfAvailable { answer(one, $0) }
    }
    if case .some(.some(let found)) = found { return found }
    return Array(left.utf8).withUnsafeBufferPointer { one in
      Array(right.utf8).withUnsafeBufferPointer { answer(one, $0) }
    }
  }
}
