import Findings
import SpecModel

/// Finds the marks that people put on lines.
enum MarkReader {
  /// A mark at the front of a text, and what follows it. Of `❌ → ✅` the one counts that it has become.
  static func leading(_ text: TextSlice) -> (mark: Mark, rest: TextSlice)? {
    guard mayBegin(text.first), var found = first(atFrontOf: text) else { return nil }
    while let arrow = arrows.lazy.compactMap({ found.rest.dropping($0) }).first, let next = first(atFrontOf: arrow) {
      found = next
    }
    return found
  }

  /// `✅ Requirement 1.1`, and `✅ ❌ Requirement 1.1`, `✅/❌`: of several the one that claims something counts, and the other denies it.
  static func leadingPair(_ text: TextSlice) -> (mark: Mark, contrary: Mark?, rest: TextSlice)? {
    guard var (mark, rest) = leading(text) else { return nil }
    var contrary: Mark?
    while let (other, behind) = leading(rest.dropping("/") ?? rest) {
      rest = behind
      if other.isPositive == mark.isPositive {
        mark = Mark.worse(mark, other)
      } else if other.isPositive {
        (mark, contrary) = (other, contrary.map { Mark.worse($0, mark) } ?? mark)
      } else {
        contrary = contrary.map { Mark.worse($0, other) } ?? other
      }
    }
    return (mark, contrary, rest)
  }

  private static let arrows: [StaticString] = ["\u{2192}", "->", "=>", "\u{27A1}\u{FE0F}", "\u{27A1}"]

  /// Every line of a report is asked several times, and nearly all begin with a letter.
  @inline(__always)
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "[") || byte == colon || isBlank(byte)
  }

  private static func first(atFrontOf text: TextSlice) -> (mark: Mark, rest: TextSlice)? {
    let text = text.trimmed
    guard beginsSign(text.first) else {
      // `× 要件 1.2`: elsewhere it multiplies.
      guard text.first == 0xC3, text.hasPrefix("\u{D7} ") else { return nil }
      return (.failed, text.slice(from: text.start + 2).trimmed)
    }
    if text.hasPrefix("\u{25B3} ") { return (.warning, text.slice(from: text.start + 3).trimmed) }
    for (sign, mark) in signs(beginningWith: text.first) where text.hasPrefix(sign) {
      var rest = text.slice(from: text.start + sign.utf8CodeUnitCount)
      rest = dropVariation(rest)
      return (mark, rest.trimmed)
    }
    return nil
  }

  /// `✅, ❌`, `✅/✅/❌`: nothing but signs, two or more.
  static func list(_ text: TextSlice) -> [Mark]? {
    var rest = text.withoutEmphasis
    var marks: [Mark] = []
    while let found = first(atFrontOf: rest) {
      marks.append(found.mark)
      rest = found.rest
      while ByteSet(",;/&+").contains(rest.first) { rest = rest.slice(from: rest.start + 1).trimmed }
    }
    return marks.count > 1 && rest.isEmpty ? marks : nil
  }

  /// `PASS: Requirement 1.2`, `FAIL: 2.1 shown`: a word that stands for the mark, and what follows its colon.
  static func leadingWord(_ text: TextSlice) -> (mark: Mark, rest: TextSlice)? {
    guard ByteSet("PFON").contains(text.first), let (word, mark) = words.first(where: { text.hasPrefix($0.0) }) else {
      return nil
    }
    var rest = text.slice(from: text.start + word.utf8CodeUnitCount)
    if isBlank(rest.first), case let reference = rest.trimmed, leadsReference(reference) { return (mark, reference) }
    rest = rest.withoutLeadingEmphasis
    guard rest.first == UInt8(ascii: ":") else { return nil }
    rest.start += 1
    return (mark, rest.withoutLeadingEmphasis.trimmed)
  }

  /// `PASS 2.1: shown`, `FAIL Requirement 1.2`, and not `OK 200` or `FAIL 2.1 times in ten`.
  private static func leadsReference(_ text: TextSlice) -> Bool {
    if text.hasPrefix("Requirement ") || text.hasPrefix("Req ") { return true }
    var end = text.start
    while isDigit(text[end]) { end += 1 }
    guard end > text.start, text[end] == UInt8(ascii: "."), isDigit(text[end + 1]) else { return false }
    end += 1
    while isDigit(text[end]) { end += 1 }
    if ByteSet(":)").contains(text[end]) { return true }
    let behind = text.slice(from: end).trimmed
    return behind.isEmpty || behind.hasPrefix("- ") || behind.hasPrefix("\u{2014}") || behind.hasPrefix("\u{2013}")
  }

  /// What follows the word that a sign says once more.
  static func said(_ text: TextSlice) -> TextSlice? {
    guard ByteSet("PFON").contains(text.first), let (word, _) = words.first(where: { text.hasPrefix($0.0) }) else {
      return nil
    }
    let end = text.start + word.utf8CodeUnitCount
    return isWordByte(text[end]) ? nil : text.slice(from: end)
  }

  private static let words: [(StaticString, Mark)] = [
    ("PASSED", .passed), ("PASS", .passed), ("FAILED", .failed), ("FAIL", .failed), ("OK", .passed), ("NG", .failed),
  ]

  /// A mark at the end of a text, and what stands before it.
  static func trailing(_ text: TextSlice) -> (mark: Mark, rest: TextSlice)? {
    var text = text.trimmed
    if text.count >= 3, text.matches("\u{FE0F}", at: text.end - 3) { text.end -= 3 }
    guard text.count >= 3 else { return nil }
    let isShortcode = text[text.end - 1] == colon
    let isPicture = text[text.end - 4] == picture
    guard isShortcode || isPicture || beginsSign(text[text.end - 3]) else { return nil }
    for (sign, mark) in isShortcode ? shortcodes : isPicture ? pictures : signs
    where text.count >= sign.utf8CodeUnitCount {
      let start = text.end - sign.utf8CodeUnitCount
      if text.matches(sign, at: start) { return (mark, text.slice(to: start).trimmed) }
    }
    return nil
  }

  /// The first mark anywhere in a text.
  static func any(_ text: TextSlice) -> Mark? { first(text)?.mark }

  /// The first mark anywhere, and what stands before and behind it.
  static func first(_ text: TextSlice) -> (mark: Mark, before: TextSlice, rest: TextSlice)? {
    var index = text.start
    while index < text.end {
      if beginsSign(text[index]) {
        for (sign, mark) in signs(beginningWith: text[index]) where text.matches(sign, at: index) {
          let rest = dropVariation(text.slice(from: index + sign.utf8CodeUnitCount))
          return (mark, text.slice(to: index), rest)
        }
      }
      index += 1
    }
    return nil
  }

  private static func dropVariation(_ text: TextSlice) -> TextSlice {
    text.hasPrefix("\u{FE0F}") ? text.slice(from: text.start + 3) : text
  }

  /// Signs have three bytes, and begin with one of two; pictures have four; names of signs begin and end with a colon.
  private static func beginsSign(_ byte: UInt8) -> Bool {
    byte == 0xE2 || byte == UInt8(ascii: "[") || byte == colon || byte == picture
  }

  private static func signs(beginningWith byte: UInt8) -> [(StaticString, Mark)] {
    byte == colon ? shortcodes : byte == picture ? pictures : signs
  }

  private static let colon = UInt8(ascii: ":")
  private static let picture: UInt8 = 0xF0

  private static let signs: [(StaticString, Mark)] = [
    ("\u{2705}", .passed), ("\u{2713}", .ticked), ("\u{2714}", .ticked), ("\u{2611}", .ticked), ("\u{274C}", .failed),
    ("\u{2717}", .failed), ("\u{2718}", .failed), ("\u{26A0}", .warning), ("\u{23F3}", .pending), ("[x]", .checked),
    ("[X]", .checked), ("\u{274E}", .failed), ("\u{2B1C}", .pending), ("\u{2610}", .pending), ("\u{26D4}", .failed),
    ("\u{2716}", .failed), ("\u{23F8}", .pending), ("\u{23ED}", .pending),
    ("\u{2753}", .pending), ("\u{2754}", .pending),
    ("[PASS]", .passed), ("[PASSED]", .passed), ("[FAIL]", .failed), ("[FAILED]", .failed),
  ]

  private static let pictures: [(StaticString, Mark)] = [
    ("\u{1F7E2}", .passed), ("\u{1F534}", .failed), ("\u{1F7E1}", .warning), ("\u{1F7E0}", .warning),
    ("\u{1F6A7}", .pending), ("\u{1F504}", .pending), ("\u{1F6AB}", .failed),
    ("\u{1F51C}", .pending), ("\u{1F532}", .pending), ("\u{1F533}", .pending),
    ("\u{1F44E}", .failed), ("\u{1F44D}", .passed),
  ]

  /// What code hosts and chats show as the signs.
  private static let shortcodes: [(StaticString, Mark)] = [
    (":white_check_mark:", .passed), (":heavy_check_mark:", .ticked), (":ballot_box_with_check:", .ticked),
    (":x:", .failed), (":heavy_multiplication_x:", .failed), (":warning:", .warning),
    (":hourglass_flowing_sand:", .pending), (":hourglass:", .pending),
  ]
}
