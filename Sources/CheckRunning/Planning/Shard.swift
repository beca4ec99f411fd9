package import Evidence

/// One of several equal parts of all checks, for machines that share the work: `2/8`.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// From 1 to `count`.
  package let number: Int
  package let count: Int

  /// - Parameter text: `2/8`; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number >= 1, number <= count,
      count <= ShardRecord.mostShards
    else { return nil }
    self.number = number
    self.count = count
  }

  package var description: String { "\(number)/\(count)" }

  /// By the check's name alone, so that every machine says the same, and a check that is added moves no other.
  package func contains(_ check: CheckKey) -> Bool {
    // All cases of a test on one machine: told apart by names that are others there, a failing one could fall between two.
    let hash = Fingerprint(of: check.test.text).prefix
    return Int(hash % UInt64(count)) == number - 1
  }
}
