import Findings
import SpecModel

/// Reads the number of a task at the front of a text.
///
///     4.    4.1    4.1.2    4.6a    2.FIX.1    FIX.1    7.1-Prototype    Task 3:    T001    TASK-002
enum TaskNumberReader {
  struct Reading {
    let number: TaskNumber
    /// The rest of a range that one box stands for.
    var others: [TaskNumber] = []
    let rest: TextSlice
    /// `1.1* Title`
    let isOptional: Bool
  }

  static func read(_ text: TextSlice) -> Reading? {
    // `✅ 1. Title`, `(P) 1.2 Title`
    var text = text.withoutLeadingSymbol
    if text.hasPrefix("(P) ") || text.hasPrefix("[P] ") { text = text.slice(from: text.start + 4).trimmed }
    // `[P1] 1.5.2 Title`: how urgent it is
    if text.count > 4, text.hasPrefix("[P"), isDigit(text[text.start + 2]), text.matches("] ", at: text.start + 3) {
      text = text.slice(from: text.start + 5).trimmed
    }
    // `✅ **3.27** Title`, `#11 Title`, `` `3.14` Title ``
    let isCounted = text.first == UInt8(ascii: "#")
    if text.hasPrefix("**") || text.first == 96 || isCounted { text = unwrapped(text) }
    if let other = wide(text) ?? counted(text) ?? ofPhase(text) ?? hyphenated(text) ?? escaped(text)
      ?? ofStory(text) ?? ofOwnSeries(text) ?? bracketed(text)
    {
      return other
    }
    let start = label(text)
    let hasLabel = start > text.start || isCounted
    // `Task T1: Title`, `Task A4: Title`, `Task PST-001: Title`
    let named = text.slice(from: start)
    if hasLabel, !isDigit(named.first), let series = counted(named) ?? ofPhase(named) ?? ofSeries(named) {
      return series
    }
    var end = start
    let isFix = text.matches("FIX-", at: start)
    while isNumberByte(text[end])
      || (text[end] == UInt8(ascii: "-") && (isLetter(text[end + 1]) || isFix && isDigit(text[end + 1])) && end > start)
    {
      end += 1
    }
    var stop = end
    while end > start, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard end > start, isNumber(text, start..<end) else { return nil }
    let isWide = ["\u{FF1A}", "\u{3001}", "\u{FF09}"].contains { text.matches($0, at: stop) }
    // `1.1创建目录`: no blank parts the words of such a script from a number.
    let isJoined = (0xE3...0xED).contains(text[stop]) && (start..<end).contains { text[$0] == UInt8(ascii: ".") }
    // `**6**. Title` ends its bold words before the dot.
    let endsBold = text.matches("**.", at: stop) || text.matches("**:", at: stop) || text.matches("__.", at: stop)
    // `5*. Title`: the star that says that it may be left out stands before the dot.
    let isStarred =
      stop == end && text[stop] == UInt8(ascii: "*") && ByteSet(".:)").contains(text[stop + 1])
      && isBlank(text[stop + 2])
    if isStarred { stop += 2 }
    let isDelimited =
      isWide || isJoined || endsBold || stop > end || text[stop] == UInt8(ascii: ":") || text[stop] == UInt8(ascii: ")")
      || dash(text, stop) != nil
    let isDotted = isFix || (start..<end).contains { text[$0] == UInt8(ascii: ".") }
    guard isDelimited || isDotted || hasLabel else { return nil }
    // `**2.1** Title` ends its bold words here; a single star says that the task may be left out.
    if text[stop] == 96, isDotted { stop += 1 }
    let isBold = text.matches("**", at: stop) || text.matches("__", at: stop)
    // `2.1\* Title`, as formatters write it
    let escape = text[stop] == UInt8(ascii: "\\") ? 1 : 0
    let isOptional =
      isStarred || !isBold && text[stop + escape] == UInt8(ascii: "*") && isBlank(text[stop + escape + 1])
    stop += isBold ? 2 : isOptional && !isStarred ? 1 + escape : 0
    guard stop >= text.end || isBlank(text[stop]) || isDelimited || isBold else { return nil }
    var rest = text.slice(from: stop)
    if rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: ")") || endsBold { rest.start += 1 }
    if isWide { rest.start += 3 }
    if let behind = dash(text, stop) { rest = text.slice(from: behind) }
    return Reading(
      number: TaskNumber(TextSlice(text.source, start..<end).string),
      rest: rest.trimmed,
      isOptional: isOptional
    )
  }

  private static func unwrapped(_ text: TextSlice) -> TextSlice {
    let isTick = text.first == 96
    let rest = text.slice(from: text.start + (text.hasPrefix("**") ? 2 : 1))
    return isDigit(rest.first) && (!isTick || rest.contains("` ")) ? rest : text
  }

  /// `*1.3 Title`, `*1.3 Title*`: the star that may stand behind the box stands before the number.
  static func starred(_ text: TextSlice) -> Reading? {
    guard text.first == UInt8(ascii: "*"), isDigit(text[text.start + 1]),
      let inner = read(text.slice(from: text.start + 1))
    else { return nil }
    var rest = inner.rest
    if rest[rest.end - 1] == UInt8(ascii: "*"), rest.find("*") == rest.end - 1 { rest.end -= 1 }
    return Reading(number: inner.number, rest: rest.trimmed, isOptional: true)
  }

  /// `１．Title`, `１.２ Title`: the digits and dots of an input method.
  private static func wide(_ text: TextSlice) -> Reading? {
    guard text.first == 0xEF || isDigit(text.first) else { return nil }
    var number = ""
    var index = text.start
    var isWide = false
    var endsInDot = false
    while number.utf8.count < longest {
      if isDigit(text[index]) {
        number.unicodeScalars.append(Unicode.Scalar(text[index]))
        index += 1
      } else if let digit = text.wideDigit(at: index) {
        number += String(digit)
        index += 3
        isWide = true
      } else if text[index] == UInt8(ascii: ".") || text.matches("\u{FF0E}", at: index) {
        let width = text[index] == UInt8(ascii: ".") ? 1 : 3
        isWide = isWide || width == 3
        index += width
        guard text.startsDigit(at: index), !number.isEmpty else {
          endsInDot = true
          break
        }
        number += "."
      } else {
        break
      }
    }
    guard isWide, !number.isEmpty else { return nil }
    if text.matches("\u{FF1A}", at: index) || text.matches("\u{FF09}", at: index) {
      index += 3
    } else if !endsInDot {
      guard text.blankWidth(at: index) > 0, number.contains(".") else { return nil }
    }
    index += text.blankWidth(at: index)
    return Reading(number: TaskNumber(number), rest: text.slice(from: index).trimmed, isOptional: false)
  }

  /// `10 Title`: nothing ends the number, and only its place among the tasks, or what it cites, tells it from a count of something.
  static func bare(_ text: TextSlice, isNumber: (Int) -> Bool) -> Reading? {
    var end = text.start
    while isDigit(text[end]), end - text.start < 4 { end += 1 }
    guard end > text.start, text[end] == 32, let number = Int(text.slice(to: end).string) else { return nil }
    let rest = text.slice(from: end).trimmed
    // A title begins with a capital, or in a script that has none; `5 (P) Title`.
    let title = rest.dropping("(P) ") ?? rest
    guard title.first >= 0x80 || title.first == 96 || (65...90).contains(title.first), isNumber(number) else {
      return nil
    }
    return Reading(number: TaskNumber(text.slice(to: end).string), rest: rest, isOptional: false)
  }

  /// `1 — Title`, `1 - Title`: where the title begins.
  static func dash(_ text: TextSlice, _ stop: Int) -> Int? {
    guard text[stop] == 32 else { return nil }
    for sign in ["- ", "\u{2014} ", "\u{2013} "] as [StaticString] where text.matches(sign, at: stop + 1) {
      return stop + 1 + sign.utf8CodeUnitCount
    }
    return nil
  }

  /// - Returns: where the number begins behind the word for a task.
  private static func label(_ text: TextSlice) -> Int {
    guard !isDigit(text.first), let word = words.first(where: { text.hasPrefixIgnoringCase($0) }) else {
      return text.start
    }
    var end = text.start + word.utf8CodeUnitCount
    while text[end] == 32 { end += 1 }
    return isDigit(text[end]) || word.utf8Start.pointee == UInt8(ascii: "T") && word.utf8CodeUnitCount == 5
      ? end : text.start
  }

  private static let words: [StaticString] = [
    "Task ", "Tarea ", "Tarefa ", "Tâche ", "Aufgabe ", "Attività ", "Nhiệm vụ ", "Задача ", "Задание ", "任务", "任務",
    "タスク",
    "작업",
  ]

  /// `1\. Title`, `1\.2 Title`, `4\) Title`: as word processors write them.
  private static func escaped(_ text: TextSlice) -> Reading? {
    var number = ""
    var end = text.start
    var hasEscape = false
    while isDigit(text[end]), number.utf8.count < longest {
      let start = end
      end = skippingDigits(text, start)
      number += TextSlice(text.source, start..<end).string
      let slash = text[end] == UInt8(ascii: "\\") ? 1 : 0
      guard ByteSet(".)").contains(text[end + slash]) else { break }
      hasEscape = hasEscape || slash == 1
      let isDot = text[end + slash] == UInt8(ascii: ".")
      end += slash + 1
      guard isDot, isDigit(text[end]) else { break }
      number += "."
    }
    guard hasEscape, isBlank(text[end]) else { return nil }
    return Reading(number: TaskNumber(number), rest: text.slice(from: end).trimmed, isOptional: false)
  }

  /// `[1.1] Title`, `(1.2) Title`; without a dot it may as well be a note.
  private static func bracketed(_ text: TextSlice) -> Reading? {
    guard text.first == UInt8(ascii: "[") || text.first == UInt8(ascii: "(") else { return nil }
    let start = text.start + 1
    var end = skippingDigits(text, start)
    let first = end
    while text[end] == UInt8(ascii: "."), isDigit(text[end + 1]), end - start < longest {
      end = skippingDigits(text, end + 1)
    }
    let close = text.first == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")")
    guard first > start, end > first, text[end] == close, isBlank(text[end + 1]) else { return nil }
    let number = TaskNumber(TextSlice(text.source, start..<end).string)
    return Reading(number: number, rest: text.slice(from: end + 1).trimmed, isOptional: false)
  }

  /// `**Task 5: Title**`, `**6. Title**`, `- ✅ 7. Title`, `- [P] 8. Title`: a task as well, if only it had a box, and what stands below
  /// it is no other task's.
  static func isHead(_ line: DocumentLine) -> Bool {
    guard line.ordinal == nil else { return false }
    let text = line.content
    if line.marker == .none {
      guard text.hasPrefix("**"), text.withoutEmphasis.end < text.trimmed.end else { return false }
      let inner = text.slice(from: text.start + 2)
      var end = inner.start + (inner.hasPrefix("Task ") ? 5 : 0)
      guard isDigit(inner[end]) else { return false }
      while isDigit(inner[end]) || inner[end] == UInt8(ascii: ".") { end += 1 }
      // `**1.1 notes on width**` is about a task, and none.
      return (inner[end - 1] == UInt8(ascii: ".") || ByteSet(":)").contains(inner[end])) && read(inner) != nil
    }
    guard text.first == 0xE2 || text.first == 0xF0 || text.hasPrefix("[P] ") else { return false }
    let title = text.hasPrefix("[P] ") ? text : text.withoutLeadingSymbol
    return title.start > text.start || text.first == UInt8(ascii: "[") ? read(text) != nil : false
  }

  /// `Step 2: Title`, `[13] Title`, `(2) Title`: elsewhere a step is a part of a task, and a number in brackets leads to a
  /// note.
  static func step(_ text: TextSlice) -> Reading? {
    let text = text.withoutLeadingEmphasis
    let isStep = text.hasPrefix("Step ")
    guard isStep || text.first == UInt8(ascii: "[") || text.first == UInt8(ascii: "(") else { return nil }
    let start = text.start + (isStep ? 5 : 1)
    var end = skippingDigits(text, start)
    let number = TaskNumber(TextSlice(text.source, start..<end).string)
    let close = text.first == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    guard end > start, isStep || text[end] == close else { return nil }
    while ByteSet("]):.*").contains(text[end]) { end += 1 }
    guard end >= text.end || isBlank(text[end]) else { return nil }
    return Reading(number: number, rest: text.slice(from: dash(text, end) ?? end).trimmed, isOptional: false)
  }

  /// `A1 Title`, `**B2** Title`: a letter for the phase and nothing that ends the number, in documents that number none of their
  /// tasks otherwise. `R1` is a requirement there, and `Q1` a question.
  static func lettered(_ text: TextSlice) -> Reading? {
    let text = text.withoutLeadingEmphasis
    guard (65...90).contains(text.first), !ByteSet("QR").contains(text.first), isDigit(text[text.start + 1]) else {
      return nil
    }
    let end = skippingDigits(text, text.start + 1)
    let number = TaskNumber(TextSlice(text.source, text.start..<end).string)
    var behind = end
    while ByteSet("*_").contains(text[behind]) { behind += 1 }
    guard behind >= text.end || isBlank(text[behind]) else { return nil }
    let rest = text.slice(from: dash(text, behind) ?? behind).trimmed
    // `A1 through A9 are green` speaks of them.
    let isTitle = rest.first >= 0x80 || ByteSet("`[\"").contains(rest.first) || (65...90).contains(rest.first)
    guard isTitle || dash(text, behind) != nil || (behind > end && !rest.isEmpty) else { return nil }
    return Reading(number: number, rest: rest, isOptional: false)
  }

  static func skippingDigits(_ text: TextSlice, _ start: Int) -> Int {
    var end = start
    while isDigit(text[end]), end - start < 3 { end += 1 }
    return end
  }

  /// In bytes; people write up to twenty.
  private static let longest = 64

  static func isNumberByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: ".")
  }

  /// Digits first, at most three, then at most one small letter before the next dot; or the word `FIX`.
  private static func isNumber(_ text: TextSlice, _ range: Range<Int>) -> Bool {
    let slice = TextSlice(text.source, range)
    if slice.hasPrefix("FIX"), range.count <= longest {
      return slice.count == 3 || ByteSet(".-").contains(slice[slice.start + 3])
    }
    var index = range.lowerBound
    while isDigit(slice[index]) { index += 1 }
    // `1000.` is a number; of four digits without the dot of a list, most are years.
    let most = index == range.upperBound && text[index] == UInt8(ascii: ".") ? 6 : 3
    guard index > range.lowerBound, index - range.lowerBound <= most, range.count <= longest else { return false }
    if isLetter(slice[index]) { index += 1 }
    return index >= range.upperBound || slice[index] == UInt8(ascii: ".") || slice[index] == UInt8(ascii: "-")
  }
}
