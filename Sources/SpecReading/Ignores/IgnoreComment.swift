import Findings
import MarkdownSyntax

/// The words of a comment that tells us what to pass over, within the bytes of a document.
struct IgnoreComment {
  /// From `<!--` to `-->`.
  let whole: TextSlice
  let rules: [TextSlice]
  let reason: TextSlice
  /// What stands where `counterfoil:ignore` should.
  private(set) var mistyped: TextSlice?

  static let name: StaticString = "counterfoil"
  static let word: StaticString = "counterfoil:ignore"
  /// Comments of people end within a few lines.
  private static let reach = 1024

  /// The comment around a place where the word stands; `nil` when the word stands in no comment of ours.
  init?(at word: Int, in text: TextSlice) {
    guard text.matches(Self.word, at: word), let start = Self.start(before: word, in: text) else { return nil }
    let behind = text.slice(from: word + Self.word.utf8CodeUnitCount).slice(to: word + Self.reach)
    guard let end = behind.find("-->") else { return nil }
    var rest = behind.slice(to: end)
    guard rest.isEmpty || isBlank(rest.first) else { return nil }
    whole = TextSlice(text.source, start..<(end + 3))
    var rules: [TextSlice] = []
    repeat {
      rest = rest.trimmed
      let name = rest.slice(to: Self.end(ofNameIn: rest))
      if !name.isEmpty { rules.append(name) }
      rest = rest.slice(from: name.end).trimmed
    } while rest.takeComma()
    self.rules = rules
    reason = rest
  }

  /// A comment that begins with our name and a colon, or nearly as it should, and is none that we know: `counterfoil:ignor`.
  init?(mistypedAt name: Int, in text: TextSlice) {
    guard let start = Self.start(before: name, in: text) else { return nil }
    let behind = text.slice(from: name + Self.name.utf8CodeUnitCount).slice(to: name + Self.reach)
    guard let end = behind.find("-->"), end > behind.start else { return nil }
    let sign = behind.first
    var from = behind.start + 1
    while from < end, isBlank(text[from]) { from += 1 }
    let isSign = sign == UInt8(ascii: ":")
    // `counterfoil : ignore`
    if isBlank(sign), text[from] == UInt8(ascii: ":") {
      from += 1
      while from < end, isBlank(text[from]) { from += 1 }
    }
    let isNear = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "_") || sign == UInt8(ascii: ".") || isBlank(sign)
    guard !text.matches(Self.region, at: name), isSign || (isNear && text.matches("ignor", at: from)) else {
      return nil
    }
    let stop = Self.end(ofNameIn: text.slice(from: from).slice(to: end))
    whole = TextSlice(text.source, start..<(end + 3))
    rules = []
    reason = text.slice(from: end).slice(to: end)
    mistyped = text.slice(from: name).slice(to: stop)
  }

  /// A comment whose first word is nearly our name, before a colon and nearly a word of ours: `conterfoil:ignore`, `Counterfoil: ignore`.
  init?(misspeltAt start: Int, in text: TextSlice) {
    let name = Self.behindBlanks(start + 4, in: text)
    guard let behind = Self.letters(from: name, in: text, most: 13), behind > name, behind < text.end else {
      return nil
    }
    let colon = Self.behindBlanks(behind, in: text)
    let hasColon = text[colon] == UInt8(ascii: ":")
    let verb = hasColon ? Self.behindBlanks(colon + 1, in: text) : colon
    guard let stop = Self.letters(from: verb, in: text, most: 12) else { return nil }
    let written = text.slice(from: name).slice(to: behind).string
    let word = text.slice(from: verb).slice(to: stop).string.lowercased()
    // Where blanks stand about the colon, or none is there, a sentence may begin so.
    let isJoined = hasColon && verb == behind + 1
    let isMeant =
      isJoined
      ? nearestMatch(to: word, among: ["ignore", "compliance"], most: 2) != nil
      : hasColon ? nearestMatch(to: word, among: ["ignore"], most: 1) != nil : word == "ignore" && verb > behind
    guard written != "\(Self.name)", isMeant,
      nearestMatch(to: written.lowercased(), among: ["\(Self.name)"], most: 2) != nil,
      let end = text.slice(from: stop).slice(to: stop + Self.reach).find("-->")
    else { return nil }
    whole = TextSlice(text.source, start..<(end + 3))
    rules = []
    reason = text.slice(from: end).slice(to: end)
    mistyped = text.slice(from: name).slice(to: stop)
  }

  private static func behindBlanks(_ start: Int, in text: TextSlice) -> Int {
    var end = start
    while end < text.end, isBlank(text[end]) { end += 1 }
    return end
  }

  /// - Returns: where the letters end; `nil` when there are more.
  private static func letters(from start: Int, in text: TextSlice, most: Int) -> Int? {
    var end = start
    while end < text.end, (97...122).contains(text[end] | 0x20) {
      end += 1
      if end - start > most { return nil }
    }
    return end
  }

  /// Written by `counterfoil report` around what it may write anew.
  private static let region: StaticString = "counterfoil:compliance"

  /// Where the comment begins that a word is the first one of.
  private static func start(before word: Int, in text: TextSlice) -> Int? {
    var start = word
    while start > text.start, isBlank(text[start - 1]) { start -= 1 }
    start -= 4
    return start >= text.start && text.matches("<!--", at: start) ? start : nil
  }

  /// Letters, digits or other signs of a name: up to a blank or a comma.
  private static func end(ofNameIn text: TextSlice) -> Int {
    var end = text.start
    while end < text.end, !isBlank(text[end]), text[end] != UInt8(ascii: ",") { end += 1 }
    return end
  }
}

extension TextSlice {
  fileprivate mutating func takeComma() -> Bool {
    guard first == UInt8(ascii: ",") else { return false }
    start += 1
    return true
  }

  /// Whether there is something to read in it.
  var hasWord: Bool { (start..<end).contains { isWordByte(self[$0]) } }
}
