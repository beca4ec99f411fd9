/// How much of one kind a document, or a source, may still give: a short line of ranges spreads out into thousands of references.
package final class Allowance {
  package let limit: Int
  private var left: Int
  /// The first line that was cut off, counted from 1.
  private(set) var cutOffLine: Int?
  /// There is no room for anything any more.
  package var isSpent: Bool { cutOffLine != nil }

  package init(limit: Int) {
    self.limit = limit
    left = limit
  }

  /// - Returns: whether there is room for all of them. Once there was none, there is none for the rest.
  package func take(_ count: Int, line: Int) -> Bool {
    if count <= left, cutOffLine == nil {
      left -= count
      return true
    }
    if cutOffLine == nil { cutOffLine = line }
    return false
  }
}
