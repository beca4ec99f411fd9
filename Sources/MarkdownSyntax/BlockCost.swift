/// What the parser will spend on a paragraph, or on what may turn out to be one, beyond reading it once.
struct BlockCost {
  /// Spent for certain already.
  private(set) var steps = 0
  private var bytes = 0
  private var lineBytes = 0
  /// Bytes, and lists of cells that are walked from the front, of the lines that a delimiter row makes it read again.
  private var rereading = 0
  /// The columns of the table that its delimiter row began; 0 outside tables.
  private var columns = 0
  private var previousColumns = 0
  private var inlines = InlineCost()

  mutating func reset() {
    steps = 0
    bytes = 0
    lineBytes = 0
    rereading = 0
    columns = 0
    previousColumns = 0
    inlines.reset()
  }

  /// What closing the block adds.
  var closingSteps: Int { steps + inlines.unclosedSteps(bytes: bytes) }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> LineShape {
    lineBytes = line.count + 1
    bytes += lineBytes
    let shape = inlines.add(text, line)
    // Each cell is read by itself: what one leaves open, the next does not see.
    if columns > 0 {
      steps += inlines.unclosedSteps(bytes: line.count)
      inlines.reset()
    }
    return shape
  }

  mutating func addTableLine(_ shape: LineShape) -> (steps: Int, cells: Int) {
    // A line without a pipe is a header of one column only where it stands alone.
    defer { previousColumns = shape.pipes > 0 || bytes == lineBytes ? shape.columns : 0 }
    // The cells of a row are a linked list, walked to its end for every cell that is added.
    let row = shape.pipes * shape.pipes / 2
    if shape.isDelimiterRow {
      // Each candidate for a delimiter row makes the parser look at the whole paragraph above it once more.
      let cost = columns > 0 && previousColumns == shape.columns ? row : rereading + bytes + row
      if columns == 0, previousColumns == shape.columns { columns = shape.columns }
      return (cost, columns)
    }
    rereading += row
    return columns > 0 ? (row, max(columns, shape.columns)) : (0, 0)
  }
}
