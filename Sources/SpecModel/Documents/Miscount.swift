/// An item of a list of criteria that does not bear the number which people see: in its source, or on a page made of it.
package struct Miscount: Hashable, Sendable {
  /// `1.3`: the criterion that it is.
  package let criterion: String
  /// The number before it in the source.
  package let written: Int
  /// The number before it on a page, where that is neither of the two.
  package let shown: Int?
  /// Where the item above stands that bears the written number already, as a criterion of its own: `1.2`.
  package let first: Int?
  /// How many items below it are off as well.
  package let following: Int

  /// Whether its source says another number than the one by which it counts: who cites what the source says gets another criterion.
  package var isOfSource: Bool { shown == nil }

  package init(criterion: String, written: Int, shown: Int?, first: Int?, following: Int) {
    self.criterion = criterion
    self.written = written
    self.shown = shown
    self.first = first
    self.following = following
  }
}
