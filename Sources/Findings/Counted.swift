/// A number before its noun, as people write it: `1 criterion`, `3 criteria`.
package enum Counted {
  /// - Parameters:
  ///   - noun: in the singular.
  ///   - plural: where it is not the noun with an `s`.
  package static func words(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
  }

  package static func criteria(_ count: Int) -> String { words(count, "criterion", "criteria") }
}
