import Findings
import SpecModel

/// Claims of several numbers on a line, each with words of its own.
extension ClaimLine {
  /// Numbers behind the first of a line with one mark, each with words of its own as that has: `✅ 2.1 drawn, 2.7 moved`,
  /// `✅ 2.1: drawn; 2.7: moved`. Where the words before one hold a number, both may be measures.
  mutating func takeWorded(_ rest: TextSlice, isDelimited: Bool) {
    guard let first = items.first, first.first.criterion != nil else { return }
    guard let mark, position == .leading, mark.isPositive, !first.isLabelled else {
      if isDelimited, mark == nil || position == .leading { takeTitled(rest) }
      return
    }
    var words = rest
    while !isCutOff, let next = Self.worded(in: words, isDelimited: isDelimited) {
      append(next.items, mark)
      words = next.behind
    }
  }

  /// The next number that a comma sets off from words without one.
  private static func worded(in words: TextSlice, isDelimited: Bool)
    -> (items: [ReferenceCursor.Item], behind: TextSlice)?
  {
    var joint = words.start
    while joint < words.end, !isDigit(words[joint]), words[joint] != UInt8(ascii: "("),
      !(ByteSet(",;").contains(words[joint]) && words[joint + 1] == 32 && isDigit(words[joint + 2]))
    {
      joint += 1
    }
    guard joint > words.start, ByteSet(",;").contains(words[joint]),
      case let number = words.slice(from: joint + 2), let (items, behind) = item(number),
      items.first?.first.criterion ?? 0 > 0
    else { return nil }
    let gloss = behind.trimmed
    if isDelimited {
      let isSetOff = ByteSet(":(").contains(behind.first) || dashes.contains { gloss.hasPrefix($0) }
      return isSetOff ? (items, gloss) : nil
    }
    // `grows by one, 1.5 and two times`
    let isWord = behind.first == 32 && isLetter(gloss.first)
    return isWord && !sentence.contains { gloss.hasPrefix($0) } ? (items, gloss) : nil
  }

  /// `Requirement 2.1 - lit, 3.1 - warned`: each of them says what it is about as the first does, and all share what the line says. Where
  /// signs stand between them, each has its own.
  private mutating func takeTitled(_ rest: TextSlice) {
    guard rest.mayHoldNumber, mark != nil || MarkReader.first(rest) == nil else { return }
    var words = rest
    while !isCutOff, let next = Self.worded(in: words, isDelimited: true), let title = Self.title(next.behind) {
      append(next.items.map { $0.labelled(as: items.first) }, nil)
      words = title
    }
  }

  /// Behind a colon or a dash, and a blank: no `4.5:1`, and no measure.
  private static func title(_ behind: TextSlice) -> TextSlice? {
    let signs: [StaticString] = [": "] + dashes
    return signs.lazy.compactMap { behind.dropping($0) }.first { isLetter($0.first) || $0.first >= 0x80 }
  }

  private static let dashes: [StaticString] = ["- ", "\u{2013} ", "\u{2014} "]
  private static let sentence: [StaticString] = [
    "and ", "or ", "is ", "are ", "was ", "were ", "to ", "of ", "in ", "on ", "at ", "times ", "by ", "for ", "with ",
    "as ",
  ]
}

extension ReferenceCursor.Item {
  /// A word before the first number counts for the others.
  fileprivate func labelled(as first: Self?) -> Self {
    var item = self
    item.isLabelled = isLabelled || first?.isLabelled == true
    return item
  }
}
