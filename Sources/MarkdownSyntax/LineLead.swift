/// What stands before the text of a line: blanks, quote marks, list markers.
struct LineLead {
  /// Block quote and list markers at the start of the line.
  private(set) var nesting = 0
  private(set) var startsItem = false
  /// Columns of white space before the first marker or the text.
  private(set) var indent = 0
  /// What follows the markers.
  private(set) var text: Range<Int>
  private(set) var isHeading = false

  /// Nothing on it, not even a marker.
  var isBlank: Bool { nesting == 0 && text.isEmpty }

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var index = line.lowerBound
    let end = line.upperBound
    text = index..<end
    while index < end, bytes[index] == 32 || bytes[index] == 9 {
      indent += bytes[index] == 9 ? 4 : 1
      index += 1
    }
    skipMarkers(bytes, &index, end)
    text = index..<end
    isHeading = indent < 4 && startsHeading(bytes)
  }

  private mutating func skipMarkers(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ end: Int) {
    while index < end {
      switch bytes[index] {
      case 32, 9: index += 1
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

  private func startsHeading(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = text.lowerBound
    while index < text.upperBound, index - text.lowerBound < 7, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let level = index - text.lowerBound
    return (1...6).contains(level) && (index == text.upperBound || bytes[index] == 32)
  }
}

/// What the text of a line looks like to a table.
struct LineShape {
  var pipes = 0
  /// Brackets that it closes.
  var closers = 0
  var columns = 1
  /// Pipes, dashes, colons and blanks only, with at least one dash.
  var isDelimiterRow = false
  /// Dashes and blanks only: it ends whatever paragraph stands above it.
  var isRule = false
}
