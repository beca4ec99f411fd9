/// Orders `2` before `10`, and numbers before words.
func precedesByNumber(_ left: String, _ right: String) -> Bool {
  var (left, right) = (left, right)
  return left.withUTF8 { one in
    right.withUTF8 { other in
      var runs = NumberRuns(one, other)
      return runs.areAscending()
    }
  }
}

/// Two numbers as people write them, run by run: digits, or anything but digits.
private struct NumberRuns {
  private var one: Slice<UnsafeBufferPointer<UInt8>>
  private var other: Slice<UnsafeBufferPointer<UInt8>>

  /// Leaves out what both begin with, up to the last run that they share the beginning of: long numbers differ at their ends.
  init(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) {
    var (index, start) = (0, 0)
    var isNumber: Bool? = nil
    while index < left.count, index < right.count, left[index] == right[index] {
      let isDigit = Self.isDigit(left[index])
      if isDigit != isNumber { (start, isNumber) = (index, isDigit) }
      index += 1
    }
    one = left[start...]
    other = right[start...]
  }

  mutating func areAscending() -> Bool {
    while !one.isEmpty, !other.isEmpty {
      let (a, b) = (Self.takeRun(from: &one), Self.takeRun(from: &other))
      switch (a.number, b.number) {
      case (let x?, let y?) where x != y: return x < y
      case (_?, nil): return true
      case (nil, _?): return false
      default:
        if !a.text.elementsEqual(b.text) { return a.text.lexicographicallyPrecedes(b.text) }
      }
    }
    return one.isEmpty && !other.isEmpty
  }

  private static func takeRun(from text: inout Slice<UnsafeBufferPointer<UInt8>>)
    -> (text: Slice<UnsafeBufferPointer<UInt8>>, number: Int?)
  {
    let isNumber = text.first.map(isDigit) ?? false
    var number: Int? = nil
    var end = text.startIndex
    while end < text.endIndex, isDigit(text[end]) == isNumber {
      if isNumber {
        let (tens, overflows) = (number ?? 0).multipliedReportingOverflow(by: 10)
        number = overflows ? Int.max : tens &+ Int(text[end] - 48)
      }
      end += 1
    }
    defer { text = text[end...] }
    return (text[..<end], number)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
