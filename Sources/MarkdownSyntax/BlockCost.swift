/// What the parser will spend on a paragraph, or on what may turn out to be one, beyond reading it once.
struct BlockCost {
  /// Spent for certain already.
  private(set) var steps = 0
  private var bytes = 0
  private var lineBytes = 0
  /// Of the line before.
  private var headerBytes = 0
  /// Bytes, and lists of cells that are walked from the front, of the lines that a delimiter row makes it read again.
  private var rereading = 0
  /// The columns of the table that its delimiter row began; 0 outside tables.
  private var columns = 0
  private var previousColumns = 0
  /// The header is the first line of the block. Below other lines the parser may see a table, or try again and again.
  private var isSurelyTable = false
  private var inlines = InlineCost()

  /// Steps for each byte of a paragraph that is split into cells and thrown away again.
  private static let rereadingCost = 4

  mutating func reset() {
    steps = 0
    bytes = 0
    lineBytes = 0
    headerBytes = 0
    rereading = 0
    columns = 0
    previousColumns = 0
    isSurelyTable = false
    inlines.reset()
  }

  /// Marks of inline markup in the whole document.
  var marks: Int { inlines.marks }

  /// What closing the block adds.
  var closingSteps: Int { steps + inlines.unclosedSteps(bytes: bytes) }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> LineShape {
    headerBytes = lineBytes
    lineBytes = line.count + 1
    bytes += lineBytes
    let shape = inlines.add(text, line)
    // Each cell is read by itself: what one leaves open, the next does not see.
    if isSurelyTable {
      steps += inlines.unclosedSteps(bytes: line.count)
      inlines.reset()
    }
    return shape
  }

  mutating func addTableLine(_ shape: LineShape) -> (steps: Int, cells: Int) {
    defer { previousColumns = shape.columns }
    // The cells of a row are a linked list, walked to its end for every cell that is added.
    let row = shape.pipes * shape.pipes / 2
    if shape.isDelimiterRow {
      // Each candidate for a delimiter row makes the parser look at the whole paragraph above it once more.
      let cost = isSurelyTable && previousColumns == shape.columns ? row : rereading + Self.rereadingCost * bytes + row
      if columns == 0, previousColumns == shape.columns {
        columns = shape.columns
        isSurelyTable = bytes == headerBytes + lineBytes
      }
      return (cost, columns)
    }
    rereading += row
    return columns > 0 ? (row, max(columns, shape.columns)) : (0, 0)
  }
}
