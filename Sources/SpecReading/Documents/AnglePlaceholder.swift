import Findings

/// `<your name here>`, as templates write what is to be filled in; HTML, generic types and addresses in angle brackets are none.
struct AnglePlaceholder {
  /// With the brackets.
  let text: TextSlice
  /// It is a phrase, which no tag and no type looks like; a single word is a placeholder only where a value would stand.
  let isPhrase: Bool

  private static let longest = 80

  /// - Parameter start: of the opening bracket.
  init?(from start: Int, in line: TextSlice) {
    // `Array<YourType>`
    guard start == line.start || !isWordByte(line[start - 1]),
      let close = line.slice(to: start + Self.longest).find(">", from: start)
    else { return nil }
    let inner = line.slice(from: start + 1).slice(to: close)
    // Quotes, equals signs and slashes are of tags and addresses.
    guard (inner.start..<inner.end).allSatisfy({ isWordByte(inner[$0]) || ByteSet(" -,'").contains(inner[$0]) }),
      isLetter(inner.first)
    else { return nil }
    text = line.slice(from: start).slice(to: close + 1)
    isPhrase = inner.find(" ") != nil
    guard isPhrase ? Self.asks(inner) : Self.words.contains(where: { inner.isWord($0) }) || Self.isYours(inner) else {
      return nil
    }
  }

  /// `<trigger>`, `<N>`: what stands for a part of a sentence, or for a number in it. It is said by itself: `feature/<feature>` and
  /// `<event>.md` are patterns.
  static func blank(from start: Int, in line: TextSlice) -> (text: TextSlice, isAmount: Bool)? {
    guard start == line.start || isBlank(line[start - 1]),
      let close = line.slice(to: start + 24).find(">", from: start),
      !isWordByte(line[close + 1]), !ByteSet("-/=(").contains(line[close + 1]),
      line[close + 1] != UInt8(ascii: ".") || !isWordByte(line[close + 2])
    else { return nil }
    let inner = line.slice(from: start + 1).slice(to: close)
    let isAmount = amounts.contains { inner.isWord($0) }
    // Types and components begin with a capital, `<Event>`.
    guard isAmount || blanks.contains(where: { inner.count == $0.utf8CodeUnitCount && inner.hasPrefix($0) }) else {
      return nil
    }
    return (line.slice(from: start).slice(to: close + 1), isAmount)
  }

  private static let amounts: [StaticString] = ["n", "x", "xx", "number", "value", "amount", "threshold"]

  private static let blanks: [StaticString] = [
    "trigger", "event", "condition", "precondition", "response", "system", "system name", "actor", "capability",
    "benefit", "goal", "feature", "role", "optional precondition", "expected behavior", "expected result",
  ]

  /// `your name`, `describe the decision`, `name of the owner here`
  private static func asks(_ inner: TextSlice) -> Bool {
    let leads: [StaticString] = [
      "your ", "describe ", "insert ", "enter ", "fill in", "specify ", "to be ", "brief ", "todo", "tbd",
    ]
    return leads.contains { inner.hasPrefixIgnoringCase($0) }
      || inner.slice(from: inner.end - 5).hasPrefixIgnoringCase(" here")
  }

  private static func isYours(_ inner: TextSlice) -> Bool {
    inner.hasPrefixIgnoringCase("your-") || inner.hasPrefixIgnoringCase("your_")
  }

  private static let words: [StaticString] = [
    "placeholder", "tbd", "todo", "fixme", "xxx", "name", "date", "author", "owner", "yyyy-mm-dd",
  ]
}

extension TextSlice {
  fileprivate func isWord(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && hasPrefixIgnoringCase(word)
  }
}
