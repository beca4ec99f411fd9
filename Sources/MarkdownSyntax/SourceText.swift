package import Findings

/// The bytes of a document, UTF-8, and where its lines begin.
///
/// Lines end where CommonMark says: at `\n`, `\r\n` or `\r`. Lines count from 0 here and from 1 in positions.
package final class SourceText: Sendable {
  package let bytes: [UInt8]
  /// The offset of the first byte of each line.
  package let lineStarts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.starts(in: bytes)
  }

  package var lineCount: Int { lineStarts.count }

  /// The bytes of a line without its end.
  package func line(_ index: Int) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The place of a byte offset.
  package func position(_ offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - (lineStarts.isEmpty ? 0 : lineStarts[low]) + 1)
  }

  package func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(start: position(offsets.lowerBound), end: position(offsets.upperBound))
  }

  private static func starts(in bytes: [UInt8]) -> [Int] {
    guard !bytes.isEmpty else { return [] }
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBytes { bytes in
      guard ByteSearch.first(13, in: bytes) == nil else { return addAnyStarts(in: bytes, to: &starts) }
      var index = 0
      while let end = ByteSearch.first(10, in: bytes, from: index), end + 1 < bytes.count {
        index = end + 1
        starts.append(index)
      }
    }
    return starts
  }

  /// Where some lines end in `\r`.
  private static func addAnyStarts(in bytes: UnsafeRawBufferPointer, to starts: inout [Int]) {
    for index in 0..<(bytes.count - 1) {
      let byte = bytes[index]
      if byte == 10 || (byte == 13 && bytes[index + 1] != 10) { starts.append(index + 1) }
    }
  }
}
