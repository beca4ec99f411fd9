extension TextSlice {
  /// The cells of a table row: parted by pipes that are neither escaped nor inside code.
  var cells: [TextSlice] {
    var row = trimmed
    if row.first == UInt8(ascii: "|") { row.start += 1 }
    if row.count > 0, row[row.end - 1] == UInt8(ascii: "|"), row[row.end - 2] != UInt8(ascii: "\\") { row.end -= 1 }
    var cells: [TextSlice] = []
    var start = row.start
    var index = row.start
    while index < row.end {
      if row[index] == UInt8(ascii: "\\") {
        index += 1
      } else if row[index] == UInt8(ascii: "|") {
        cells.append(TextSlice(source, start..<index).trimmed)
        start = index + 1
      }
      index += 1
    }
    cells.append(TextSlice(source, min(start, row.end)..<row.end).trimmed)
    return cells
  }
}

extension [TextSlice] {
  /// What a header calls its columns, without emphasis and in small letters.
  var columnNames: [String] { map { $0.withoutEmphasis.string.lowercased() } }
}
