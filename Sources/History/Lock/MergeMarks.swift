/// The two sides of a file in which a merge left its marks. What stood there before both, in the style that shows it, is neither.
package struct MergeMarks {
  private(set) var one: [String] = []
  private(set) var other: [String] = []
  /// Nothing stands outside of the marks. Otherwise git has merged the rest as it saw fit: lines of the one side may stand beside
  /// numbers of the other.
  private(set) var isWhole = true

  private enum Part {
    case both, one, former, other
  }

  /// - Returns: `nil` where there are no marks, or not in the order in which git writes them.
  init?(_ rows: [String]) {
    guard rows.contains(where: Self.isMark) else { return nil }
    var part = Part.both
    for row in rows {
      if Self.isMark(row) {
        switch (part, row.prefix(7)) {
        case (.both, "<<<<<<<"): part = .one
        case (.one, "|||||||"): part = .former
        case (.one, "======="), (.former, "======="): part = .other
        case (.other, ">>>>>>>"): part = .both
        default: return nil
        }
        continue
      }
      if part == .both, !row.isEmpty { isWhole = false }
      if part == .both || part == .one { one.append(row) }
      if part == .both || part == .other { other.append(row) }
    }
    guard part == .both else { return nil }
  }

  package static func isMark(_ row: String) -> Bool {
    row == "=======" || ["<<<<<<<", ">>>>>>>", "|||||||"].contains { row == $0 || row.hasPrefix($0 + " ") }
  }
}
