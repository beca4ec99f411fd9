package import Findings

/// The bytes of a document, UTF-8, and where its lines begin.
///
/// Lines end where CommonMark says: at `\n`, `\r\n` or `\r`. Lines count from 0 here and from 1 in positions.
///
/// The bytes never move, so that what looks at them need not hold on to the text for each look.
package final class SourceText: Sendable {
  /// Valid as long as the text is.
  package nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte of each line.
  package let lineStarts: [Int]

  package init(_ bytes: some Collection<UInt8>) {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
    let end = memory.initialize(fromContentsOf: bytes)
    self.bytes = UnsafeBufferPointer(rebasing: memory[..<end])
    lineStarts = Self.starts(in: UnsafeRawBufferPointer(self.bytes))
  }

  deinit { bytes.deallocate() }

  package var lineCount: Int { lineStarts.count }

  /// The bytes of a line without its end.
  package func line(_ index: Int) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  package func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
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
    let start = position(offsets.lowerBound)
    // Nearly always on the same line, and then there is nothing to look for.
    guard start.line < lineStarts.count, offsets.upperBound < lineStarts[start.line] else {
      return SourceRange(start: start, end: position(offsets.upperBound))
    }
    return SourceRange(start: start, end: SourcePosition(line: start.line, column: start.column + offsets.count))
  }

  private static func starts(in bytes: UnsafeRawBufferPointer) -> [Int] {
    guard !bytes.isEmpty else { return [] }
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    guard ByteSearch.first(13, in: bytes) == nil else {
      addAnyStarts(in: bytes, to: &starts)
      return starts
    }
    var index = 0
    // Lines are too short for a call of the system's search for each.
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      var ends = BytePlaces.of(10, in: word)
      while ends != 0 {
        starts.append(index + ends.trailingZeroBitCount / 8 + 1)
        ends &= ends - 1
      }
      index += 8
    }
    while index < bytes.count {
      if bytes[index] == 10 { starts.append(index + 1) }
      index += 1
    }
    // No line begins behind the last end.
    if starts.last == bytes.count { starts.removeLast() }
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
