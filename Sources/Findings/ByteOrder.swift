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
    // Texts of other bytes may be equal, but no text of the same bytes is not.
    guard left == right, left.utf8.count == right.utf8.count else { return false }
    var (left, right) = (left, right)
    return left.withUTF8 { one in
      right.withUTF8 { other in
        guard let first = one.baseAddress, let second = other.baseAddress else { return true }
        return memcmp(first, second, one.count) == 0
      }
    }
  }

  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { one in
      right.withUTF8 { other in
        let shared = min(one.count, other.count)
        guard shared > 0, let first = one.baseAddress, let second = other.baseAddress else {
          return one.count < other.count
        }
        let order = memcmp(first, second, shared)
        return order == 0 ? one.count < other.count : order < 0
      }
    }
  }
}
