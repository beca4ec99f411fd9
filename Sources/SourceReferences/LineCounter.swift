import Findings

/// Finds the line and the column of a place; the starts of the lines are looked for once something asks.
struct LineCounter {
  private let bytes: [UInt8]
  private var starts: [Int]?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func position(_ offset: Int) -> SourcePosition {
    let starts = self.starts ?? Self.starts(in: bytes)
    self.starts = starts
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  private static func starts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 10 { starts.append(index + 1) }
    }
    return starts
  }
}
