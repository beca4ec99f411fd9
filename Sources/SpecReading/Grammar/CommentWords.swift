import Findings
import SpecModel

/// What leads to a number in a comment, besides the words `Requirement`, `Validates` and `verifies`.
enum CommentWords {
  /// `需求`, `非機能要件`, `Требование`: where the word ends. That of `HTTP要求` is somebody else's.
  static func foreign(_ text: TextSlice, at index: Int) -> Int? {
    guard text[index - 1] >= 0x80 || !isWordByte(text[index - 1]) else { return nil }
    for (word, _) in RequirementWords.series where text.matches(word, at: index) {
      return index + word.utf8CodeUnitCount
    }
    for word in RequirementWords.common where word.utf8Start.pointee >= 0x80 && text.matches(word, at: index) {
      return index + word.utf8CodeUnitCount
    }
    return nil
  }

  /// `要求 16.7 ms 以内`, `需求 2.5 秒`: the words are those of every day, too.
  static func isMeasured(_ rest: TextSlice) -> Bool {
    OtherNumbers.isMeasure(behind: rest) || isCounted(rest.trimmed)
  }

  /// `Requirement: 16.7 ms`, `Requirements: 20 MB`: a number alone, and its unit.
  static func isMeasured(_ text: TextSlice, from list: Int) -> Bool {
    var cursor = ReferenceCursor(text.slice(from: list))
    cursor.skipBlanks()
    guard isDigit(text[cursor.offset]), cursor.item() != nil else { return false }
    return OtherNumbers.isMeasure(behind: text.slice(from: cursor.offset))
  }

  private static let units: [StaticString] = [
    "秒", "毫秒", "ミリ秒", "초", "сек", "мс", "分", "倍", "個", "个", "件", "回", "次", "円", "元", "度", "배", "개", "회",
  ]

  /// `2.5 秒以内`, `1.5 分钟`, and not `1.1 秒杀` or `1.1元数据`, which are words of their own.
  private static func isCounted(_ rest: TextSlice) -> Bool {
    guard let unit = units.first(where: { rest.hasPrefix($0) }) else { return false }
    let end = rest.start + unit.utf8CodeUnitCount
    return end >= rest.end || !isWordByte(rest[end]) || isKana(rest, at: end) || isWideSign(rest, at: end)
      || behindUnits.contains { rest.matches($0, at: end) }
  }

  private static let behindUnits: [StaticString] = [
    "以", "内", "內", "钟", "鐘", "间", "間", "后", "後", "前", "左右", "之", "未", "이", "내", "안", "унд", ".",
  ]

  private static func isKana(_ text: TextSlice, at index: Int) -> Bool {
    text[index] == 0xE3 && (0x81...0x83).contains(text[index + 1])
  }

  /// Where the list begins behind `需求：` and `**要件**:`.
  static func colon(_ text: TextSlice, behind word: Int) -> Int? {
    var end = word
    while ByteSet("*_ ").contains(text[end]) { end += 1 }
    let width = text[end] == UInt8(ascii: ":") ? 1 : text.matches("\u{FF1A}", at: end) ? 3 : 0
    guard width > 0 else { return nil }
    end += width
    while ByteSet("*_ ").contains(text[end]) { end += 1 }
    return end
  }

  /// `FR-001`, `NFR-912`: so many figures tell it from `FR-3` of somebody else's, and no path or word goes on with it.
  static func isSeries(_ text: TextSlice, at index: Int) -> Bool {
    let before = text[index - 1]
    guard before >= 0x80 || !isWordByte(before), !ByteSet("-/.#`").contains(before) else { return false }
    let start = index + (text[index] == UInt8(ascii: "N") ? 1 : 0)
    guard text.matches("FR-", at: start), isDigit(text[start + 3]), isDigit(text[start + 4]) else { return false }
    var end = start + 4
    while isDigit(text[end]) { end += 1 }
    return end - start <= 7 && (text[end] >= 0x80 || !isWordByte(text[end])) && text[end] != UInt8(ascii: "-")
  }

  /// `（`, `「`, `。`: signs of scripts whose letters are of as many bytes.
  static func isWideSign(_ text: TextSlice, before index: Int) -> Bool {
    text[index - 1] >= 0x80 && isWideSign(text, at: index - 3)
  }

  private static func isWideSign(_ text: TextSlice, at index: Int) -> Bool {
    let isFullWidth = text[index] == 0xEF && (text[index + 1] == 0xBC || text[index + 1] == 0xBD)
    return isFullWidth || (text[index] == 0xE3 && text[index + 1] == 0x80)
  }
}
