import Findings
import SpecModel

/// Numbers of tasks to which letters belong: those of a phase, a story, a series.
extension TaskNumberReader {
  /// `T001 [P] Title`, `**T002** Title`, `TASK-003: Title`, `[T004] Title`: the letter belongs to the number, and so does one that says
  /// what was put in later: `T013a Title`.
  static func counted(_ text: TextSlice) -> Reading? {
    let isBracketed = text.first == UInt8(ascii: "[")
    let isSetOff = isBracketed || text.first == 96
    let start = text.start + (isSetOff ? 1 : 0)
    var end = start
    for word in ["TASK-", "T-", "T"] as [StaticString] where text.matches(word, at: start) {
      end += word.utf8CodeUnitCount
      break
    }
    let digits = end
    while isDigit(text[end]), end - digits < 4 { end += 1 }
    guard digits > start, end - digits > (isSetOff ? 1 : 0) else { return nil }
    if isLetter(text[end]), isLater(text, letter: end, behind: end - digits) { end += 1 }
    guard !isNumberByte(text[end]) || text[end] == UInt8(ascii: ".") else { return nil }
    if text[end] == UInt8(ascii: "."), isDigit(text[end + 1]) || isLetter(text[end + 1]) { return nil }
    let number = TaskNumber(TextSlice(text.source, start..<end).string)
    if isSetOff {
      guard text[end] == (isBracketed ? UInt8(ascii: "]") : 96) else { return nil }
      end += 1
    }
    while ByteSet("*_~:.").contains(text[end]) { end += 1 }
    // `T-013：Title`
    let isWide = text.matches("\u{FF1A}", at: end)
    if isWide { end += 3 }
    // `[T001][P] Title`
    let leadsOn = isBracketed && text[end] == UInt8(ascii: "[")
    guard isWide || leadsOn || end >= text.end || isBlank(text[end]) else { return nil }
    return Reading(number: number, rest: text.slice(from: dash(text, end) ?? end).trimmed, isOptional: false)
  }

  /// The letter of `T013a`, `T013A`, `T3b:`; that of `T2V` and `T1w` makes another word of them.
  private static func isLater(_ text: TextSlice, letter: Int, behind digits: Int) -> Bool {
    let isSmall = (97...122).contains(text[letter])
    return digits > (isSmall ? 1 : 2) || (isSmall && ByteSet(":.*").contains(text[letter + 1]))
  }

  /// `A.1 Title`, `B2. Title`, `C-3: Title`, `P3-A. Title`, `1-1. Title`: the phase, and the task's number in it.
  static func ofPhase(_ text: TextSlice) -> Reading? {
    let hasLetter = (65...90).contains(text.first)
    var end = text.start + (hasLetter ? 1 : 0)
    while !hasLetter, isDigit(text[end]), end - text.start < 3 { end += 1 }
    let isDotted = hasLetter && text[end] == UInt8(ascii: ".")
    let isJoined = end > text.start && (isDotted || text[end] == UInt8(ascii: "-"))
    guard isJoined || hasLetter else { return nil }
    end = skippingDigits(text, isJoined ? end + 1 : end)
    guard isDigit(text[end - 1]) else { return nil }
    // `M0.1 Title`, `M1-1 Title`, `T-1.3: Title`
    let hasParts =
      hasLetter && (!isJoined || text.first == UInt8(ascii: "T")) && ByteSet(".-").contains(text[end])
      && isDigit(text[end + 1])
    while isDotted || hasParts, text[end] == UInt8(ascii: ".") || (hasParts && text[end] == UInt8(ascii: "-")),
      isDigit(text[end + 1])
    {
      end = skippingDigits(text, end + 1)
    }
    if (97...122).contains(text[end]) { end += 1 }
    // `F0.T Title`: the tests of phase `F0`
    let hasTests = hasLetter && !isJoined && text.matches(".T", at: end) && ByteSet(":. ").contains(text[end + 2])
    if hasTests { end += 2 }
    // `P3-A. Title`
    let hasItem =
      hasLetter && !isJoined && text[end] == UInt8(ascii: "-") && (65...90).contains(text[end + 1])
      && ByteSet(".:)").contains(text[end + 2])
    if hasItem { end += 2 }
    let number = TaskNumber(TextSlice(text.source, text.start..<end).string)
    // `S3 bucket`, `1-8 pictures`, `P1: urgent`
    let isDelimited = ByteSet(".:)").contains(text[end])
    let isTitled = !hasLetter && text[end] == 32 && text[end + 1] >= 0x80
    guard isDotted || hasParts || hasTests || hasItem || isTitled || (isDelimited && text.first != UInt8(ascii: "P"))
    else {
      return nil
    }
    while ByteSet(".:)*").contains(text[end]) { end += 1 }
    guard end >= text.end || isBlank(text[end]) else { return nil }
    return Reading(number: number, rest: text.slice(from: dash(text, end) ?? end).trimmed, isOptional: false)
  }

  /// `Task-2-1: Title`, `Task-3: Title`
  static func hyphenated(_ text: TextSlice) -> Reading? {
    guard text.hasPrefix("Task-"), isDigit(text[text.start + 5]) else { return nil }
    let start = text.start + 5
    var end = skippingDigits(text, start)
    while text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "."), isDigit(text[end + 1]) {
      end = skippingDigits(text, end + 1)
    }
    guard text[end] == UInt8(ascii: ":") || isBlank(text[end]) else { return nil }
    let rest = text[end] == UInt8(ascii: ":") ? end + 1 : dash(text, end) ?? end
    let number = TextSlice(text.source, start..<end).string
    return Reading(number: TaskNumber(number), rest: text.slice(from: rest).trimmed, isOptional: false)
  }

  /// `Task PST-001: Title`: the word says that it is one, and so the series is that of the tasks.
  static func ofSeries(_ text: TextSlice) -> Reading? {
    var end = text.start
    while (65...90).contains(text[end]), end - text.start < 8 { end += 1 }
    guard end - text.start >= 2, text[end] == UInt8(ascii: "-"), isDigit(text[end + 1]),
      !RequirementHeading.isStandard(TextSlice(text.source, text.start..<end).string)
    else { return nil }
    end += 1
    let digits = end
    while isDigit(text[end]), end - digits < 4 { end += 1 }
    return reading(text, numberedTo: end)
  }

  /// `US1-T01 Title`, `AUTH-T2: Title`: the story or the area, and the task's number in it.
  static func ofStory(_ text: TextSlice) -> Reading? {
    guard (65...90).contains(text.first) else { return nil }
    var end = text.start
    while (65...90).contains(text[end]), end - text.start < 8 { end += 1 }
    end = skippingDigits(text, end)
    guard text.matches("-T", at: end), isDigit(text[end + 2]) else { return nil }
    end = skippingDigits(text, end + 2)
    return reading(text, numberedTo: end)
  }

  /// `BE-01: Title`, `**UI-FORM-2** Title`: a series that the team made for its tasks.
  static func ofOwnSeries(_ text: TextSlice) -> Reading? {
    guard (65...90).contains(text.first), let hyphen = ReferenceCursor(text).ownSeries(at: text.start),
      !RequirementHeading.isNoTask(TextSlice(text.source, text.start..<hyphen).string)
    else { return nil }
    var end = skippingDigits(text, hyphen + 1)
    while text[end] == UInt8(ascii: "."), isDigit(text[end + 1]) { end = skippingDigits(text, end + 1) }
    if (97...122).contains(text[end]) { end += 1 }
    // `AES-128 for what is stored` is no number, unless it is set off or counts like one.
    let isPadded = text[hyphen + 1] == UInt8(ascii: "0") && isBlank(text[end]) && (65...90).contains(text[end + 1])
    let isSetOff = ByteSet(".:*`").contains(text[end]) || dash(text, end) != nil || isPadded
    return isSetOff ? reading(text, numberedTo: end) : nil
  }

  /// The number, and the title behind the signs that set it off.
  private static func reading(_ text: TextSlice, numberedTo end: Int) -> Reading? {
    var behind = end
    while ByteSet(".:*`").contains(text[behind]) { behind += 1 }
    guard behind >= text.end || isBlank(text[behind]) else { return nil }
    let title = text.slice(from: dash(text, behind) ?? behind).trimmed
    return Reading(
      number: TaskNumber(TextSlice(text.source, text.start..<end).string),
      rest: title,
      isOptional: false
    )
  }
}
