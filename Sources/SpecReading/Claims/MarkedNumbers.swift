import SpecModel

/// A cell in which several numbers bear a mark each: `| R3 | AC 1 ✅, AC 2 ❌ |`, `| 1.1 ✅, 1.2 ❌ | ... |`.
struct MarkedNumbers {
  private(set) var items: [ReferenceCursor.Item] = []
  /// One for each of the items.
  private(set) var marks: [Mark] = []
  /// What stands behind the last mark.
  private(set) var rest: TextSlice

  /// - Parameters:
  ///   - first: the numbers read already.
  ///   - rest: what stands behind them.
  /// - Returns: `nil` where no number but those has a mark of its own.
  init?(_ first: [ReferenceCursor.Item], _ rest: TextSlice) {
    guard let sign = MarkReader.first(rest), sign.mark != .checked else { return nil }
    self.rest = sign.rest
    append(first, sign.mark)
    while items.count <= ClaimLine.mostOthers,
      let next = ClaimLine.marked(behind: self.rest, after: items.last)
    {
      append(next.items, next.sign.mark)
      self.rest = next.sign.rest
    }
    guard items.count > first.count else { return nil }
  }

  private mutating func append(_ found: [ReferenceCursor.Item], _ mark: Mark) {
    items += found
    marks += found.map { _ in mark }
  }
}
