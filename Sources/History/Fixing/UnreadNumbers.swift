import Findings
import MarkdownSyntax
import SpecModel

/// Numbers in a line that a reader takes for requirements, and that were not read as references: `as Requirement 2.2 demands` within
/// the words of a claim, the second one of `2.1 / 2.2`, the text of a link whose address names a heading.
///
/// Written anew in part, such a line would say one thing with one number and another with the next, and would count as written today.
struct UnreadNumbers {
  private let text: SourceText
  /// What was read, in order.
  private let read: [Range<Int>]
  private let isRequirement: (String) -> Bool
  private var bytes: UnsafeBufferPointer<UInt8> { text.bytes }

  /// - Parameters:
  ///   - read: where references lie, and what is rewritten along with them.
  ///   - isRequirement: whether a requirement bears a number, or bore it.
  init(_ text: SourceText, read: [Range<Int>], isRequirement: @escaping (String) -> Bool) {
    self.text = text
    self.read = read.sorted { $0.lowerBound < $1.lowerBound }
    self.isRequirement = isRequirement
  }

  /// The first one of a line; `nil` where everything that looks like a requirement was read.
  func first(in line: Range<Int>) -> String? {
    let isRow = bytes[line].first { $0 != 32 } == UInt8(ascii: "|")
    var scan = Scan(line, isRow: isRow)
    // What stands in a comment is said to nobody.
    var comments =
      (isRow ? InlineComments.ranges(inRow: line, of: text) : InlineComments.ranges(in: line, of: text))[...]
    /// The first of `read` that does not end before `place`.
    var next = 0
    /// Up to where everything was read or looks as if it should have been.
    var known: Int?
    /// A number stands behind that, and is of something else: so are those that it heads, `Swift 6.1, 6.2`.
    var isOfOthers = false
    var place = line.lowerBound
    while place < line.upperBound {
      while next < read.count, read[next].upperBound <= place { next += 1 }
      if next < read.count, read[next].contains(place) {
        known = read[next].upperBound
        isOfOthers = false
        place = read[next].upperBound
        continue
      }
      while let comment = comments.first, comment.upperBound <= place { comments.removeFirst() }
      if let comment = comments.first, comment.contains(place) {
        place = comment.upperBound
        continue
      }
      guard Self.isDigit(bytes[place]), place == line.lowerBound || !isPartOfWord(before: place, from: line.lowerBound)
      else {
        place += 1
        continue
      }
      let number = number(at: place, in: line)
      if number.isWhole, isRequirement(number.requirement) {
        let isReference =
          isNamed(line.lowerBound..<place)
          || number.isDotted
            && (isEnclosed(place..<number.end, in: line)
              || known.map { follows(place, from: $0, number, in: scan, isOfOthers: isOfOthers) } ?? false
              || isTextOfReadLink(place, in: &scan) || isBeforeRead(place..<number.end, in: scan, next))
        if isReference { return String(decoding: bytes[place..<number.end], as: UTF8.self) }
      }
      isOfOthers = isOfOthers || number.isDotted
      place = number.end
    }
    return nil
  }

  /// A line that numbers are looked for in.
  private struct Scan {
    let line: Range<Int>
    /// It is one of a table.
    let isRow: Bool
    /// Up to where brackets were looked for, and the one that is open there.
    private var looked: Int
    private var open: Int?
    /// The first `]` that does not stand before the place that was asked for last; `nil` behind the last one.
    private var close: Int?

    init(_ line: Range<Int>, isRow: Bool) {
      (self.line, self.isRow) = (line, isRow)
      looked = line.lowerBound
      close = line.lowerBound - 1
    }

    /// - Returns: where the brackets close that a place stands in.
    mutating func close(around place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
      while looked < place {
        if bytes[looked] == UInt8(ascii: "[") { open = looked }
        if bytes[looked] == UInt8(ascii: "]") { open = nil }
        looked += 1
      }
      guard open != nil else { return nil }
      if let near = close, near < place { close = bytes[place..<line.upperBound].firstIndex(of: UInt8(ascii: "]")) }
      return close
    }
  }

  /// It goes on with a list that `known` ends, or stands behind the gloss of what does.
  private func follows(_ place: Int, from known: Int, _ number: Number, in scan: Scan, isOfOthers: Bool) -> Bool {
    let joints = ListJoints(
      bytes: bytes,
      isRow: scan.isRow,
      isFollowedByWord: isFollowedByWord(number.end, in: scan.line)
    )
    if joints.isList(known..<place) { return true }
    return !isOfOthers && !ListJoints.measures(bytes[number.end..<scan.line.upperBound]) && joints.goesOn(known..<place)
  }

  private struct Number {
    let end: Int
    let requirement: String
    let isDotted: Bool
    /// `2.1` and no `2.1.3`, `2.1px`, `24pt`.
    let isWhole: Bool
  }

  private func number(at start: Int, in line: Range<Int>) -> Number {
    var end = start
    var dots = 0
    while end < line.upperBound {
      let isDot = bytes[end] == UInt8(ascii: ".") && end + 1 < line.upperBound && Self.isDigit(bytes[end + 1])
      guard Self.isDigit(bytes[end]) || isDot else { break }
      if isDot { dots += 1 }
      end += 1
    }
    let isGlued =
      end < line.upperBound
      && (bytes[end] == UInt8(ascii: "%")
        || Self.isLetter(bytes[end]) && !ListJoints.isSign(bytes[end..<line.upperBound]))
      || end + 1 < line.upperBound && bytes[end] == UInt8(ascii: ":") && Self.isDigit(bytes[end + 1])
    let requirement = String(decoding: bytes[start..<end].prefix { Self.isDigit($0) }, as: UTF8.self)
    return Number(end: end, requirement: requirement, isDotted: dots == 1, isWhole: !isGlued && dots < 2)
  }

  /// Behind `Requirement`, `Requirements`, `Req`, whatever marks stand between.
  private func isNamed(_ before: Range<Int>) -> Bool {
    let marks: Set<UInt8> = [
      32, UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "_"), UInt8(ascii: "#"),
    ]
    let rest = bytes[before].reversed().drop { marks.contains($0) }
    let word = String(decoding: rest.prefix { Self.isLetter($0) }.reversed(), as: UTF8.self).lowercased()
    return ["requirement", "requirements", "req", "reqs"].contains(word)
  }

  /// `As 2.1 and Requirement 2.2 say`; not so `task 2.1, Requirement 2.2`.
  private func isBeforeRead(_ number: Range<Int>, in scan: Scan, _ next: Int) -> Bool {
    guard next < read.count, case let next = read[next], next.lowerBound >= number.upperBound,
      next.upperBound <= scan.line.upperBound,
      ListJoints(bytes: bytes, isRow: scan.isRow, isFollowedByWord: true).isList(number.upperBound..<next.lowerBound)
    else { return false }
    let signs: Set<UInt8> = [
      32, UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "_"),
    ]
    let before = bytes[scan.line.lowerBound..<number.lowerBound].reversed().drop { signs.contains($0) }
    let word = String(decoding: before.prefix { Self.isLetter($0) }.reversed(), as: UTF8.self).lowercased()
    return ["", "as", "see", "both", "of", "for", "by", "and", "or"].contains(word)
  }

  /// `The speech (2.1) and the motion (Requirement 3.1)`
  private func isEnclosed(_ number: Range<Int>, in line: Range<Int>) -> Bool {
    number.lowerBound > line.lowerBound && number.upperBound < line.upperBound
      && bytes[number.lowerBound - 1] == UInt8(ascii: "(") && bytes[number.upperBound] == UInt8(ascii: ")")
  }

  private func isFollowedByWord(_ end: Int, in line: Range<Int>) -> Bool {
    guard let next = bytes[end..<line.upperBound].first(where: { $0 != 32 }) else { return false }
    return Self.isLetter(next)
  }

  /// `[2.1](requirements.md#requirement-2-colour)`: the address is what was read.
  private func isTextOfReadLink(_ place: Int, in scan: inout Scan) -> Bool {
    guard let close = scan.close(around: place, in: bytes), close + 1 < scan.line.upperBound,
      bytes[close + 1] == UInt8(ascii: "(")
    else { return false }
    var (low, high) = (0, read.count)
    while low < high {
      let middle = (low + high) / 2
      if read[middle].lowerBound < close + 2 { low = middle + 1 } else { high = middle }
    }
    return low < read.count && read[low].lowerBound == close + 2
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) || byte >= 0x80 }

  /// What stands directly before a number that is no number of its own: `v2`, `1.2`, `-2`, and not `→2`, `...2`.
  private func isPartOfWord(before place: Int, from start: Int) -> Bool {
    let byte = bytes[place - 1]
    if byte == UInt8(ascii: ".") { return place - 2 < start || bytes[place - 2] != byte }
    guard byte >= 0x80 else { return Self.isDigit(byte) || Self.isLetter(byte) || byte == UInt8(ascii: "-") }
    return !(2...3).contains { place - $0 >= start && ListJoints.isSign(bytes[place - $0..<place]) }
  }
}
