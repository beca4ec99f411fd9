import Findings
import SpecModel

/// What the title of a task says it is for: `- [ ] T012 [P] [US1] Title (FR-003)`.
enum StoryTags {
  /// `Check the messages, FR-003, by hand`: the requirements that the title of a counted task names, wherever in it.
  static func named(in title: TextSlice, _ lines: DocumentLines) -> [Citation] {
    var citations: [Citation] = []
    var index = title.start
    while let hyphen = title.find("-", from: index) {
      index = hyphen + 1
      guard let start = series(title, before: hyphen) else { continue }
      var cursor = ReferenceCursor(title.slice(from: start))
      cursor.isCitation = true
      guard cursor.list().first?.isLabelled == true else { continue }
      citations.append(CitationReader(lines: lines).citation(title.slice(from: start).slice(to: cursor.offset)))
      index = cursor.offset
    }
    return citations + scenarios(in: title, lines)
  }

  /// `Draw it (US1 scenario 2)`, `Test US1/AC2`: a scenario says more than the tag of its story.
  private static func scenarios(in title: TextSlice, _ lines: DocumentLines) -> [Citation] {
    var citations: [Citation] = []
    var index = title.start
    while let place = title.find("US", from: index) {
      index = place + 2
      guard isDigit(title[place + 2]) || isDigit(title[place + 3]), !isWordByte(title[place - 1]),
        !ByteSet("_-/.`").contains(title[place - 1])
      else { continue }
      var cursor = ReferenceCursor(title.slice(from: place))
      cursor.isCitation = true
      let first = cursor.list().first
      // What a list has read is not read again.
      index = max(index, cursor.offset)
      guard let first, first.first.criterion != nil else { continue }
      citations.append(CitationReader(lines: lines).citation(title.slice(from: place).slice(to: cursor.offset)))
    }
    return citations
  }

  /// Where `FR`, `NFR` or `SC` begins that ends here, and is no part of a path or another word.
  private static func series(_ title: TextSlice, before hyphen: Int) -> Int? {
    guard isDigit(title[hyphen + 1]) else { return nil }
    for word in ["NFR", "FR", "SC"] as [StaticString] {
      let start = hyphen - word.utf8CodeUnitCount
      let before = title[start - 1]
      if title.matches(word, at: start), !isDigit(before), !isLetter(before), !ByteSet("_-/.`").contains(before) {
        return start
      }
    }
    return nil
  }

  static func citations(in title: TextSlice, _ lines: DocumentLines) -> [Citation] {
    var citations: [Citation] = []
    var index = title.start
    while title[index] == UInt8(ascii: "["), let close = title.slice(to: index + longestTag).find("]", from: index) {
      let tag = TextSlice(title.source, index + 1..<close)
      if tag.hasPrefix("US") || isRequirements(tag) { citations.append(CitationReader(lines: lines).citation(tag)) }
      index = close + 1
      while isBlank(title[index]) { index += 1 }
    }
    return citations
  }

  /// `[Req 1, 2] Title`
  private static func isRequirements(_ tag: TextSlice) -> Bool {
    guard tag.hasPrefix("Req") else { return false }
    var cursor = ReferenceCursor(tag)
    return !cursor.list().isEmpty && cursor.offset == tag.end
  }

  private static let longestTag = 64
}
