import SpecModel

/// Reads from the title of a task that it need not be done.
///
///     1.2 Title (optional)    1.2 Optional: title    1.2 Title [SKIPPED]    1.2 Title — DEFERRED to spec 012    ~~1.2 Title~~
///
/// The same words name what is built: `Filter orders (cancelled)`, `Parse (optional) parameters`. Where both may be meant, the task is
/// taken for one that has to be done.
enum TaskStandingReader {
  /// - Parameters:
  ///   - content: what stands behind the box.
  ///   - title: what stands behind the number.
  static func standing(of content: TextSlice, title: TextSlice, state: TaskState, isOptional: Bool) -> TaskStanding {
    if state == .dropped || isStruck(content) || isStruck(title) { return .dropped }
    return words(of: title) ?? (isOptional ? .optional : .required)
  }

  /// What is said behind `~~struck words~~`; `nil` where nothing is.
  static func said(_ text: TextSlice) -> TextSlice? {
    var said: TextSlice?
    while let rest = behindStruck(said ?? text), !rest.isEmpty { said = rest }
    return said
  }

  /// What stands behind `~~struck words~~`, which may be nothing.
  private static func behindStruck(_ text: TextSlice) -> TextSlice? {
    let text = text.trimmed
    guard text.hasPrefix("~~"), let close = text.find("~~", from: text.start + 3) else { return nil }
    return text.slice(from: close + 2).trimmed
  }

  /// All of it, but for a remark that says so: `~~4.1 Old~~ New` and `~~Slide~~ (now: fade)` are other titles.
  private static func isStruck(_ text: TextSlice) -> Bool {
    guard var rest = behindStruck(text) else { return false }
    let joints: [StaticString] = ["- ", "\u{2014}", "\u{2013}"]
    if let behind = joints.lazy.compactMap({ rest.dropping($0) }).first { rest = behind.trimmed }
    // Before a citation: `~~4.1 Old~~ - _Requirements: 1.1_`
    if (rest.start..<rest.end).allSatisfy({ !isWordByte(rest[$0]) || rest[$0] == UInt8(ascii: "_") }) { return true }
    var remark = rest.withoutLeadingEmphasis
    while let last = remark.isEmpty ? nil : remark[remark.end - 1], isEmphasis(last) { remark.end -= 1 }
    guard let bracket = Bracket(at: remark.start, in: remark), bracket.close + bracket.width == remark.end,
      let (word, _) = entry(remark, at: bracket.inside)
    else { return false }
    return word.standing == .dropped || word.standing == .postponed
  }

  private static func words(of title: TextSlice) -> TaskStanding? {
    let title = title.trimmed
    if let standing = leading(title.withoutLeadingEmphasis) { return standing }
    var index = title.start
    while index < title.end {
      switch title[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), 0xEF:
        if let bracket = Bracket(at: index, in: title), let standing = standing(in: bracket, of: title) {
          return standing
        }
      case UInt8(ascii: "-"), 0xE2:
        if let behind = behindDash(title, index), let (word, end) = entry(title, at: behind),
          saysMore(title, word, at: behind, end, upTo: title.end)
        {
          return word.standing
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `Optional: title`, `DEFERRED: title`. `Removed: rows are greyed` says what is built.
  private static func leading(_ title: TextSlice) -> TaskStanding? {
    guard let (word, end) = entry(title, at: title.start), !word.isWide else { return nil }
    var index = end
    while isEmphasis(title[index]) { index += 1 }
    guard title[index] == UInt8(ascii: ":") else { return nil }
    return word.standing == .optional || isLoud(title, title.start, end) ? word.standing : nil
  }

  // MARK: Brackets

  private struct Bracket {
    let open: Int
    let inside: Int
    let close: Int
    let width: Int

    init?(at open: Int, in title: TextSlice) {
      let pairs: [(StaticString, StaticString)] = [("(", ")"), ("[", "]"), ("\u{FF08}", "\u{FF09}")]
      guard let (sign, closing) = pairs.first(where: { title.matches($0.0, at: open) }) else { return nil }
      width = sign.utf8CodeUnitCount
      var inside = open + width
      while isEmphasis(title[inside]) { inside += 1 }
      // No remark is longer.
      guard let close = title.slice(to: inside + 300).find(closing, from: inside) else { return nil }
      (self.open, self.inside, self.close) = (open, inside, close)
    }
  }

  private static func standing(in bracket: Bracket, of title: TextSlice) -> TaskStanding? {
    guard let place = place(of: bracket, in: title), let (word, end) = entry(title, at: bracket.inside) else {
      return nil
    }
    var index = end
    while isEmphasis(title[index]) { index += 1 }
    if index == bracket.close {
      // `(skipped) lines are counted`, `Filter orders by state (cancelled)`
      let isRemark = word.standing != .dropped || (place == .end && !word.isState)
      if isRemark || title[bracket.open] == UInt8(ascii: "[") || isLoud(title, bracket.inside, end) {
        return word.standing
      }
    }
    return saysMore(title, word, at: bracket.inside, end, upTo: bracket.close) ? word.standing : nil
  }

  private enum Place { case lead, end }

  /// It leads the title, or nothing but a remark stands behind it: `Parse (optional) fields` says what is parsed.
  private static func place(of bracket: Bracket, in title: TextSlice) -> Place? {
    var index = bracket.open
    while index > title.start, isEmphasis(title[index - 1]) { index -= 1 }
    if index == title.start { return .lead }
    var next = bracket.close + bracket.width
    while isEmphasis(title[next]) || isBlank(title[next]) { next += 1 }
    return next >= title.end || !(isWordByte(title[next]) || title[next] == 96) ? .end : nil
  }

  // MARK: What stands behind the word

  private static func behindDash(_ title: TextSlice, _ index: Int) -> Int? {
    guard isBlank(title[index - 1]) else { return nil }
    for sign in ["- ", "\u{2014} ", "\u{2013} "] as [StaticString] where title.matches(sign, at: index) {
      var behind = index + sign.utf8CodeUnitCount
      while isEmphasis(title[behind]) { behind += 1 }
      return behind
    }
    return nil
  }

  /// In capitals it is a remark, whatever follows but another noun. In small letters it must say until when, or where it went.
  private static func saysMore(_ title: TextSlice, _ word: Word, at start: Int, _ end: Int, upTo limit: Int) -> Bool {
    guard !word.isWide else { return false }
    let rest = title.slice(from: end).slice(to: limit)
    if isLoud(title, start, end) {
      guard isBlank(rest.first) else {
        // `OPTIONAL-chaining`, `DEFERRED_AT`
        return rest.isEmpty || rest.hasPrefix("**") || (!isWordByte(rest.first) && rest.first != UInt8(ascii: "-"))
      }
      let next = rest.start + 1
      return word.goesSomewhere || !isWordByte(rest[next])
        || joints.contains { rest.matches($0, at: next, ignoringCase: true) }
    }
    // Of what is built it is said as well: `Strike the rows (removed in v2)`.
    if word.standing == .dropped, !word.goesSomewhere { return false }
    let target = rest.trimmed
    if word.goesSomewhere { return isTarget(target) }
    return dated.contains { target.dropping($0).map(isTarget) ?? false }
  }

  /// `v2`, `spec 012`, `Phase 4`, `2.1`; `front`, `0.5 px` and `task queue` are none.
  private static func isTarget(_ text: TextSlice) -> Bool {
    if text.first | 0x20 == UInt8(ascii: "v"), isDigit(text[text.start + 1]) { return true }
    for kind in kinds where text.matches(kind, at: text.start, ignoringCase: true) {
      return isDigit(text[text.start + kind.utf8CodeUnitCount])
    }
    var end = text.start
    var dots = 0
    while isDigit(text[end]) || (text[end] == UInt8(ascii: ".") && end > text.start) {
      if text[end] == UInt8(ascii: ".") { dots += 1 }
      end += 1
    }
    while isEmphasis(text[end]) { end += 1 }
    return dots > 0 && (end == text.end || text[end] == UInt8(ascii: ",") || text[end] == UInt8(ascii: ";"))
  }

  private static func isLoud(_ title: TextSlice, _ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end, !isBlank(title[index]) {
      if title[index] >= 0x80 || (97...122).contains(title[index]) { return false }
      index += 1
    }
    return true
  }

  private static func entry(_ title: TextSlice, at start: Int) -> (word: Word, end: Int)? {
    guard let word = words.first(where: { title.matches($0.text, at: start, ignoringCase: true) }) else { return nil }
    let end = start + word.text.utf8CodeUnitCount
    return isLetter(title[end]) ? nil : (word, end)
  }

  private static func isEmphasis(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") }

  // MARK: Words

  private struct Word: Sendable {
    let text: StaticString
    let standing: TaskStanding
    /// Orders, rows and packets are in such a state too.
    var isState = false
    /// A place must follow it.
    var goesSomewhere = false
    /// Of a script that parts no words, where any noun may follow: `任意の文字列`.
    var isWide: Bool { text.utf8Start[0] >= 0x80 }
  }

  /// What may follow one of the words in capitals.
  private static let joints: [StaticString] = [
    "to ", "until ", "till ", "for ", "by ", "as ", "because ", "since ", "in ", "due ", "per ", "but ", "if ", "see ",
    "\u{2014}", "\u{2013}",
  ]
  /// What leads to a time or a place behind one in small letters.
  private static let dated: [StaticString] = ["to ", "until ", "till ", "for ", "in "]
  private static let kinds: [StaticString] = [
    "spec ", "task ", "phase ", "milestone ", "release ", "version ", "sprint ", "#",
  ]

  private static let words: [Word] =
    states.map { Word(text: $0, standing: .dropped, isState: true) }
    + dropped.map { Word(text: $0, standing: .dropped) }
    + [Word(text: "moved to", standing: .dropped, isState: true, goesSomewhere: true)]
    + optional.map { Word(text: $0, standing: .optional) } + postponed.map { Word(text: $0, standing: .postponed) }

  private static let optional: [StaticString] = [
    "optional", "nice to have", "opcional", "optionnel", "可选", "可選", "任意", "オプション",
  ]
  private static let postponed: [StaticString] = ["deferred", "postponed", "延期"]
  private static let states: [StaticString] = ["cancelled", "canceled", "dropped", "removed", "not required", "已取消"]
  private static let dropped: [StaticString] = [
    "skipped", "obsolete", "superseded", "n/a", "not applicable", "not needed", "no longer needed", "won't do",
    "out of scope", "跳过",
  ]
}
