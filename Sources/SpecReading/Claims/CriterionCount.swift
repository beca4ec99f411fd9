import Findings

/// `3 of 4 criteria met`, `3/4 criteria`, `(3/4)`: how many of the criteria are, where not all are.
struct CriterionCount {
  let part: Int
  let range: Range<Int>

  init?(_ text: TextSlice) {
    var place = text.start
    while place < text.end {
      guard isDigit(text[place]), !isWordByte(text[place - 1]), !ByteSet(".-").contains(text[place - 1]) else {
        place += 1
        continue
      }
      let start = place
      if let part = Self.number(in: text, &place), let joint = Self.joints.first(where: { text.matches($0, at: place) })
      {
        var end = place + joint.utf8CodeUnitCount
        if let whole = Self.number(in: text, &end), part < whole, Self.isOfCriteria(text, start, end) {
          (self.part, range) = (part, start..<end)
          return
        }
      }
      while isDigit(text[place]) { place += 1 }
    }
    return nil
  }

  private static let joints: [StaticString] = ["/", " / ", " of ", " of the ", " out of "]

  private static func number(in text: TextSlice, _ end: inout Int) -> Int? {
    let start = end
    while isDigit(text[end]), end - start < 3 { end += 1 }
    return isDigit(text[end]) ? nil : Int(text.slice(from: start).slice(to: end).string)
  }

  /// Of criteria, and not of tests or platforms: a word says so, or nothing else is said.
  private static func isOfCriteria(_ text: TextSlice, _ start: Int, _ end: Int) -> Bool {
    let behind = text.slice(from: end)
    guard behind.isEmpty || !isWordByte(behind.first) && behind.first != UInt8(ascii: ".") || behind.count == 1 else {
      return false
    }
    let noun = behind.trimmed
    if nouns.contains(where: { noun.hasPrefixIgnoringCase($0) }) { return true }
    guard noun.isEmpty || ByteSet("),;.").contains(noun.first) else { return false }
    let before = text.slice(to: start).trimmed
    return before.isEmpty || ByteSet("(:-,").contains(before[before.end - 1]) || before[before.end - 1] >= 0x80
  }

  private static let nouns: [StaticString] = [
    "criteri", "acceptance crit", "ACs", "AC ", "met", "satisfied", "fulfilled", "implemented", "verified", "validated",
    "covered", "done",
    "complete",
  ]
}
