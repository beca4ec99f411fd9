/// What link definitions may cost: the address and the title of the longest are copied wherever a bracket may use them.
struct DefinitionCost {
  private var uses = 0
  private var longest = 0
  /// The bytes of the definition that the scan is in; 0 outside.
  private var current = 0
  /// Its title goes on over the end of the line, whatever the next one looks like.
  private var isInTitle = false

  var copiedBytes: Int { uses * longest }

  mutating func endBlock() {
    longest = max(longest, current)
    current = 0
    isInTitle = false
  }

  /// - Parameter brackets: how many brackets the line closes; each may use a definition.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, brackets: Int) {
    uses += brackets
    if !isInTitle, let end = Self.label(bytes, line) {
      longest = max(longest, current)
      current = line.count + 1
      isInTitle = leavesTitleOpen(bytes, end..<line.upperBound)
    } else if current > 0 {
      current += line.count + 1
      isInTitle = isInTitle ? !closesTitle(bytes, line) : leavesTitleOpen(bytes, line)
    }
  }

  /// - Returns: where `[label]:` ends.
  static func label(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Int? {
    guard line.count > 3, bytes[line.lowerBound] == UInt8(ascii: "[") else { return nil }
    for index in line.dropFirst() where bytes[index] == UInt8(ascii: "]") {
      return index + 1 < line.upperBound && bytes[index + 1] == UInt8(ascii: ":") ? index + 2 : nil
    }
    // A label may go on over the end of the line.
    return line.upperBound
  }

  private func leavesTitleOpen(_ bytes: UnsafeBufferPointer<UInt8>, _ rest: Range<Int>) -> Bool {
    let opens = rest.contains { [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "(")].contains(bytes[$0]) }
    return opens && !closesTitle(bytes, rest)
  }

  private func closesTitle(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    guard let last = line.last(where: { bytes[$0] != 32 && bytes[$0] != 9 }) else { return false }
    return [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")")].contains(bytes[last])
  }
}
