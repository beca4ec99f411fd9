#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The order of texts by their bytes: the same on every machine, and found as fast as the system compares memory.
package enum ByteOrder {
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
