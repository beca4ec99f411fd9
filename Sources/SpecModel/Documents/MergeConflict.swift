/// The lines of the marks that a merge left: both sides of it stand between them.
package struct MergeConflict: Hashable, Sendable {
  /// `<<<<<<<`
  package let first: Int
  /// `=======`
  package var middle: Int?
  /// `>>>>>>>`
  package var last: Int?

  package init(first: Int, middle: Int? = nil, last: Int? = nil) {
    self.first = first
    self.middle = middle
    self.last = last
  }
}
