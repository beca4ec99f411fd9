/// Looks at the bytes of a document before the parser does, in linear time, and refuses what would keep the parser busy
/// for ever or make it abort.
///
/// libcmark-gfm takes quadratic time, or memory without end, on a dozen kinds of input that fit into a few kilobytes. Each
/// limit stands far above anything that people write: the documents that this was measured on nest 14 levels at most and
/// have 16 pipes on a table line.
package struct ParseGuard {
  package static let maximumBytes = 1 << 20
  package static let maximumNesting = 64
  package static let maximumColumns = 256
  /// Cells that tables may fill up with, short rows under a wide header included.
  package static let maximumCells = 1 << 17
  /// Bytes that the parser may look at again: the openers of each block times its length, summed up.
  package static let maximumRescans = 1 << 25

  private let text: SourceText
  private var cells = 0
  private var rescans = 0
  private var block = Block()
  private var fence: (byte: UInt8, length: Int)?

  /// The paragraph, or what may turn out to be one, that the scan is in.
  private struct Block {
    var bytes = 0
    var openers = 0
    /// The columns of the table that its delimiter row began.
    var columns = 0
    var previousPipes = 0
  }

  private init(_ text: SourceText) {
    self.text = text
  }

  /// - Returns: why the parser must not see the text; `nil` when it may.
  package static func check(_ text: SourceText) -> SyntaxNote? {
    var guardian = ParseGuard(text)
    for index in 0..<text.lineCount {
      if let kind = guardian.scan(text.line(index)) { return SyntaxNote(kind: kind, line: index + 1) }
    }
    return guardian.closeBlock().map { SyntaxNote(kind: $0, line: max(1, text.lineCount)) }
  }

  private mutating func scan(_ line: Range<Int>) -> SyntaxNote.Kind? {
    text.bytes.withUnsafeBufferPointer { bytes in
      let shape = LineShape(bytes, line)
      if shape.nesting > Self.maximumNesting { return .tooDeep(limit: Self.maximumNesting) }
      if shape.isBlank { return closeBlock() }
      if shape.startsItem, let kind = closeBlock() { return kind }
      return add(shape, length: line.count)
    }
  }

  private mutating func add(_ shape: LineShape, length: Int) -> SyntaxNote.Kind? {
    block.bytes += length + 1
    block.openers += shape.openers
    if shape.isDelimiterRow {
      // Each candidate makes the parser look at the whole paragraph above it once more.
      rescans += block.bytes
      if shape.columns > Self.maximumColumns { return .tooWide(limit: Self.maximumColumns) }
      block.columns = max(block.columns, shape.columns)
    }
    cells += max(block.columns, shape.pipes > Self.maximumColumns ? shape.pipes : 0)
    if cells > Self.maximumCells { return .tooCostly(reason: "its tables have more than \(Self.maximumCells) cells") }
    return overspent()
  }

  private mutating func closeBlock() -> SyntaxNote.Kind? {
    rescans += block.openers * block.bytes
    block = Block()
    return overspent()
  }

  private func overspent() -> SyntaxNote.Kind? {
    guard rescans > Self.maximumRescans else { return nil }
    return .tooCostly(reason: "a block opens more brackets, angles or tables than the parser can close in time")
  }
}

/// What one line looks like to the guard.
private struct LineShape {
  var isBlank = true
  /// Block quote and list markers at the start of the line.
  var nesting = 0
  var startsItem = false
  var openers = 0
  var pipes = 0
  /// Pipes, dashes, colons and blanks only, with at least one dash.
  var isDelimiterRow = false

  var columns: Int { pipes + 1 }

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var index = line.lowerBound
    skipMarkers(bytes, &index, line.upperBound)
    var dashes = 0
    var others = 0
    while index < line.upperBound {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "<"): openers += 1
      case UInt8(ascii: "|"): pipes += 1
      case UInt8(ascii: "-"): dashes += 1
      default: break
      }
      switch byte {
      case UInt8(ascii: " "), 9: break
      case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"): isBlank = false
      default:
        isBlank = false
        others += 1
      }
      index += 1
    }
    isDelimiterRow = dashes > 0 && others == 0
    isBlank = isBlank && nesting == 0
  }

  private mutating func skipMarkers(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ end: Int) {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: " "), 9: index += 1
      case UInt8(ascii: ">"):
        nesting += 1
        index += 1
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        guard index + 1 == end || bytes[index + 1] == 32 || bytes[index + 1] == 9 else { return }
        nesting += 1
        startsItem = true
        index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard let after = orderedMarker(bytes, index, end) else { return }
        nesting += 1
        startsItem = true
        index = after
      default: return
      }
    }
  }

  private func orderedMarker(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end, index - start < 10, (48...57).contains(bytes[index]) { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else { return nil }
    index += 1
    return index == end || bytes[index] == 32 || bytes[index] == 9 ? index : nil
  }
}
