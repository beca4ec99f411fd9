/// What a check without expectations is told, and by which the runner knows it.
package enum AssertedNothing {
  private static let words =
    "asserted nothing: the check ran to its end without testing a single expectation that could fail; "
    + "expect what would be otherwise if the component were broken"

  /// - Parameter vain: the lines of expectations that were tested and say nothing of the component.
  package static func words(vain: Set<Int>) -> String {
    let lines = vain.sorted().map(String.init)
    switch lines.count {
    case 0: return words
    case 1: return "\(words) (what line \(lines[0]) expects says nothing of the component)"
    default:
      let told = lines.prefix(mostLines)
      let last = lines.count > told.count ? "\(lines.count - told.count) more" : told.last ?? ""
      let before = lines.count > told.count ? told : told.dropLast()
      return "\(words) (what lines \(before.joined(separator: ", ")) and \(last) expect says nothing of the component)"
    }
  }

  private static let mostLines = 8

  package static func areWords(_ text: String) -> Bool { text.hasPrefix(words) }
}
