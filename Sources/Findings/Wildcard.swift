/// Text with gaps: `*` stands for any letters or none, `?` for one letter. Nothing else has a meaning.
package struct Wildcard: Hashable, Sendable {
  package let text: String
  private let letters: [UInt8]

  package init(_ text: String) {
    self.text = text
    letters = Array(text.utf8)
  }

  /// In time that grows with the product of both lengths at most, whatever the pattern.
  package func matches(_ other: some StringProtocol) -> Bool {
    let other = Array(other.utf8)
    var (position, index) = (0, 0)
    // Where the last star stands, and what it was tried to end before: one step back is enough, earlier stars need none.
    var star: (position: Int, index: Int)?
    while index < other.count {
      if position < letters.count, letters[position] == UInt8(ascii: "*") {
        star = (position, index)
        position += 1
      } else if position < letters.count, letters[position] == UInt8(ascii: "?") {
        position += 1
        index += Self.width(of: other[index])
      } else if position < letters.count, letters[position] == other[index] {
        position += 1
        index += 1
      } else if let last = star {
        star = (last.position, last.index + 1)
        (position, index) = (last.position + 1, last.index + 1)
      } else {
        return false
      }
    }
    return letters[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Bytes of the letter that begins with this one.
  private static func width(of lead: UInt8) -> Int {
    switch lead {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
