import SpecModel

/// Reads from the title of a task that it need not be done.
///
///     1.2 Title (optional)    1.2 Optional: title    1.2 Title [SKIPPED]    1.2 Title — DEFERRED to spec 012    ~~1.2 Title~~
enum TaskStandingReader {
  /// - Parameters:
  ///   - content: what stands behind the box.
  ///   - title: what stands behind the number.
  static func standing(of content: TextSlice, title: TextSlice, state: TaskState, isOptional: Bool) -> TaskStanding {
    if state == .dropped || isStruck(content) || isStruck(title) { return .dropped }
    return words(of: title) ?? (isOptional ? .optional : .required)
  }

  /// All of it, but for a remark: `~~4.1 Old~~ New` is another title.
  static func isStruck(_ text: TextSlice) -> Bool {
    let text = text.trimmed
    guard text.hasPrefix("~~"), let close = text.find("~~", from: text.start + 3) else { return false }
    let rest = text.slice(from: close + 2).trimmed
    let remarks: [StaticString] = ["(", "[", "*", "_", "-", ":", "\u{2014}", "\u{2013}", "\u{2192}"]
    return rest.isEmpty || remarks.contains { rest.hasPrefix($0) }
  }

  private static func words(of title: TextSlice) -> TaskStanding? {
    let title = title.trimmed
    if let standing = leading(title.withoutLeadingEmphasis) { return standing }
    var index = title.start
    while index < title.end {
      switch title[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        if isAtAnEnd(of: title, index), let standing = phrase(title, at: index + 1) { return standing }
      // `（可选）`
      case 0xEF:
        if title.matches("\u{FF08}", at: index), let standing = phrase(title, at: index + 3) { return standing }
      case UInt8(ascii: "-"), 0xE2:
        if let behind = behindDash(title, index), let standing = phrase(title, at: behind, isSetOff: false) {
          return standing
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `Optional: title`
  private static func leading(_ title: TextSlice) -> TaskStanding? {
    guard let (word, end) = entry(title, at: title.start) else { return nil }
    var index = end
    while isEmphasis(title[index]) { index += 1 }
    return title[index] == UInt8(ascii: ":") ? word.standing : nil
  }

  /// It leads the title, or nothing but a remark stands behind it: `Parse (optional) fields` says what is parsed.
  private static func isAtAnEnd(of title: TextSlice, _ open: Int) -> Bool {
    var index = open
    while index > title.start, isEmphasis(title[index - 1]) { index -= 1 }
    if index == title.start { return true }
    let closing = title[open] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    guard var close = (open..<title.end).first(where: { title[$0] == closing }) else { return false }
    repeat { close += 1 } while isEmphasis(title[close]) || isBlank(title[close])
    let next = title[close]
    return close >= title.end || !(isWordByte(next) || next == 96)
  }

  private static func behindDash(_ title: TextSlice, _ index: Int) -> Int? {
    guard isBlank(title[index - 1]) else { return nil }
    for sign in ["- ", "\u{2014} ", "\u{2013} "] as [StaticString] where title.matches(sign, at: index) {
      return index + sign.utf8CodeUnitCount
    }
    return nil
  }

  /// - Parameter isSetOff: parentheses make a remark of it; behind a dash it may be part of a title, `Show the state - cancelled`.
  private static func phrase(_ title: TextSlice, at place: Int, isSetOff: Bool = true) -> TaskStanding? {
    var start = place
    while isEmphasis(title[start]) { start += 1 }
    guard let (word, end) = entry(title, at: start) else { return nil }
    var index = end
    while isEmphasis(title[index]) { index += 1 }
    let isLoud = (65...90).contains(title[start + 1])
    if isBlank(title[index]) {
      let next = index + 1
      let goesOn = joints.contains { title.matches($0, at: next, ignoringCase: true) }
      return goesOn || word.takesObject || !isWordByte(title[next]) ? word.standing : nil
    }
    // `optional-chaining`, `deferred_at`
    guard !isWordByte(title[index]) || title[index] >= 0x80, title[index] != UInt8(ascii: "-") else { return nil }
    return isSetOff || isLoud ? word.standing : nil
  }

  private static func entry(_ title: TextSlice, at start: Int) -> (word: Word, end: Int)? {
    guard let word = words.first(where: { title.matches($0.text, at: start, ignoringCase: true) }) else { return nil }
    let end = start + word.text.utf8CodeUnitCount
    return isLetter(title[end]) ? nil : (word, end)
  }

  private static func isEmphasis(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") }

  private struct Word: Sendable {
    let text: StaticString
    let standing: TaskStanding
    /// Anything may follow it.
    var takesObject = false
  }

  /// What may follow one of the words and leave it what it is: `optional parameters` are something else.
  private static let joints: [StaticString] = [
    "to ", "until ", "till ", "for ", "by ", "as ", "because ", "since ", "in ", "due ", "per ", "but ", "if ", "see ",
    "and ",
  ]

  private static let words: [Word] =
    dropped.map { Word(text: $0, standing: .dropped) } + [Word(text: "moved to", standing: .dropped, takesObject: true)]
    + optional.map { Word(text: $0, standing: .optional) } + postponed.map { Word(text: $0, standing: .postponed) }

  private static let optional: [StaticString] = [
    "optional", "nice to have", "opcional", "optionnel", "可选", "可選", "任意", "オプション",
  ]
  private static let postponed: [StaticString] = ["deferred", "postponed", "延期"]
  private static let dropped: [StaticString] = [
    "skipped", "cancelled", "canceled", "dropped", "removed", "obsolete", "superseded", "n/a", "not applicable",
    "not needed",
    "no longer needed", "not required", "won't do", "out of scope", "已取消", "跳过",
  ]
}
