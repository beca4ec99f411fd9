package import Foundation

/// What a view says about its cell of a grid.
package struct GridCell: Sendable {
  /// How many columns it covers.
  package var span = 1
  /// Whether the column is as wide as its other cells make it.
  package var isUnsizedAcross = false
  /// Whether the row is as high as its other cells make it.
  package var isUnsizedDown = false
  /// Where the cells of its column stand.
  package var column: AlignmentGuide?
  /// Where the cells of a row stand, of the view that is the row.
  package var row: AlignmentGuide?
  /// The part of the cell, from 0 to 1, at which the view stands with the same part of itself.
  package var anchor: CGPoint?

  package init() {}
}
