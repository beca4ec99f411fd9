/// Whether places of one line after the other stand within backticks. Asked from left to right, so that each byte is counted once: a line
/// may be a megabyte, with thousands of places.
struct Backticks {
  private var start = -1
  private var end = 0
  private var isOpen = false

  /// - Parameter head: the line up to the place.
  mutating func areOpen(behind head: TextSlice) -> Bool {
    if head.start != start { (start, end, isOpen) = (head.start, head.start, false) }
    while end < head.end {
      if head[end] == UInt8(ascii: "`") { isOpen.toggle() }
      end += 1
    }
    return isOpen
  }
}
