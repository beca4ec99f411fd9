/// A place in bytes that moves on as they are understood. Behind the last one stands 0, which no text holds.
struct ByteCursor {
  let bytes: [UInt8]
  var place = 0

  var isAtEnd: Bool { place >= bytes.count }
  var next: UInt8 { self[0] }

  subscript(ahead: Int) -> UInt8 { place + ahead < bytes.count ? bytes[place + ahead] : 0 }

  func starts(with word: StaticString) -> Bool {
    (0..<word.utf8CodeUnitCount).allSatisfy { self[$0] == word.utf8Start[$0] }
  }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  @discardableResult
  mutating func skip(while holds: (UInt8) -> Bool) -> Int {
    let start = place
    while !isAtEnd, holds(bytes[place]) { place += 1 }
    return place - start
  }

  /// - Returns: whether any stood there.
  @discardableResult
  mutating func skipBlanks() -> Bool { skip { $0 == 32 || (9...13).contains($0) } > 0 }

  /// Behind the next place where a word stands; at the end where it stands nowhere.
  mutating func skip(behind word: StaticString) -> Bool {
    while !isAtEnd {
      if starts(with: word) {
        place += word.utf8CodeUnitCount
        return true
      }
      place += 1
    }
    return false
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (97...122).contains(self | 0x20) }
  var isASCIIDigit: Bool { (48...57).contains(self) }
  var isASCIIPunctuation: Bool { (33...126).contains(self) && !isASCIILetter && !isASCIIDigit }

  func isOne(of bytes: StaticString) -> Bool {
    bytes.withUTF8Buffer { $0.contains(self) }
  }
}
