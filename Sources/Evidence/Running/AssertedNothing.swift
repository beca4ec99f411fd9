/// What a check without expectations is told, and by which the runner knows it.
package enum AssertedNothing {
  private static let words =
    "asserted nothing: the check ran to its end without testing a single expectation that could fail; "
    + "expect what would be otherwise if the component were broken"

  /// - Parameters:
  ///   - vain: the lines of expectations that were tested and say nothing of the component.
  ///   - empty: the lines of those that asked something of each element of a list, and found none.
  package static func words(vain: Set<Int>, empty: Set<Int> = []) -> String {
    var reasons: [String] = []
    if let lines = named(vain) {
      reasons.append("what \(lines) \(vain.count == 1 ? "expects" : "expect") says nothing of the component")
    }
    if let lines = named(empty) {
      // Of one that is to be empty, nothing that is asked of its elements tells so.
      reasons.append(
        "\(lines) asked something of each element of a list that was empty: expect first that it is not, "
          + "or `isEmpty` where it should be"
      )
    }
    return reasons.isEmpty ? words : "\(words) (\(reasons.joined(separator: "; ")))"
  }

  /// `line 3`, `lines 3, 4 and 5`
  private static func named(_ lines: Set<Int>) -> String? {
    let lines = lines.sorted().map(String.init)
    guard lines.count > 1 else { return lines.first.map { "line \($0)" } }
    let told = lines.prefix(mostLines)
    let last = lines.count > told.count ? "\(lines.count - told.count) more" : told.last ?? ""
    let before = lines.count > told.count ? told : told.dropLast()
    return "lines \(before.joined(separator: ", ")) and \(last)"
  }

  private static let mostLines = 8

  package static func areWords(_ text: String) -> Bool { text.hasPrefix(words) }
}
