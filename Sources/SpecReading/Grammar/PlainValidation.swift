import Findings

/// What stands behind `Validates:` or `验证：` on a line without emphasis: it may name requirements, or say how something is checked.
///
/// `email format`, `测试 3 个场景`, `覆盖率 99.5%` name none. Where a number may be one of a requirement, or a word speaks of one, the line
/// cites, whether all of it can be read or not: what was meant to cite must not be lost.
enum PlainValidation {
  static func mayCite(_ list: TextSlice) -> Bool {
    let list = list.withoutLeadingEmphasis.trimmed
    return list.isEmpty || list.hasPrefix("N/A") || saysAll(list) || speaksOfRequirement(list) || holdsNumber(list)
  }

  /// `All`, `All requirements`, `全部`, and not `all tests pass`.
  private static func saysAll(_ list: TextSlice) -> Bool {
    if list.first >= 0x80 { return SpecWords.all.contains(where: list.hasPrefix) }
    return SpecWords.all.contains { list.count == $0.utf8CodeUnitCount && list.hasPrefixIgnoringCase($0) }
  }

  private static func speaksOfRequirement(_ list: TextSlice) -> Bool {
    words.contains { list.contains($0, ignoringCase: true) }
      || RequirementWords.begins(list)
      || RequirementWords.common.contains { $0.utf8Start[0] >= 0x80 && list.contains($0) }
  }

  private static let words: [StaticString] = ["requirement", "req ", "req.", "reqs", "acceptance"]

  /// A number that nothing says to be one of something else.
  private static func holdsNumber(_ list: TextSlice) -> Bool {
    var index = list.start
    while index < list.end {
      guard isDigit(list[index]) else {
        index += 1
        continue
      }
      let start = index
      while isDigit(list[index]) || (list[index] == UInt8(ascii: ".") && isDigit(list[index + 1])) { index += 1 }
      if mayBeReference(list, start..<index) { return true }
    }
    return false
  }

  private static func mayBeReference(_ list: TextSlice, _ number: Range<Int>) -> Bool {
    let before = list[number.lowerBound - 1]
    // `US-9`, `FR-001`, `R1`, and not `Tripo3D`, `v2`, `utf-8`.
    if before == UInt8(ascii: "-") || isLetter(before) || before == UInt8(ascii: "_") {
      return isSeries(list, before: number.lowerBound)
    }
    let behind = list.slice(from: number.upperBound)
    if behind.first == UInt8(ascii: "%") || OtherNumbers.isMeasure(behind: behind) { return false }
    if number.contains(where: { list[$0] == UInt8(ascii: ".") }) { return true }
    // `returns 401`: nobody has so many requirements, and `002` is how some count.
    guard number.lowerBound == list.start || number.count < 3 || list[number.lowerBound] == UInt8(ascii: "0") else {
      return false
    }
    let next = behind.trimmed
    return next.isEmpty || ByteSet(",;:-~&()/+*_#|").contains(next.first)
      || joints.contains { next.hasPrefixIgnoringCase($0) } || signs.contains { next.hasPrefix($0) }
  }

  private static func isSeries(_ list: TextSlice, before number: Int) -> Bool {
    var start = number
    if list[start - 1] == UInt8(ascii: "-") { start -= 1 }
    let end = start
    while start > list.start, (65...90).contains(list[start - 1]) { start -= 1 }
    return end > start && !isWordByte(list[start - 1])
      && !RequirementHeading.isStandard(TextSlice(list.source, start..<end).string)
  }

  private static let joints: [StaticString] = [
    "and ", "or ", "to ", "through ", "und ", "y ", "et ", "e ", "bis ", "до ",
  ]
  private static let signs: [StaticString] = [
    "、", "，", "；", "。", "）", "～", "\u{2013}", "\u{2014}", "和", "及", "と", "から", "至", "到",
  ]
}
