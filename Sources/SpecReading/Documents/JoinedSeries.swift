import Findings
import SpecModel

/// Series whose letters stand directly before the number: `F2.1` below `### F2. Title`, `BR1.1` below `### BR1: Title`.
extension RequirementsReader {
  /// `### NF1. Title`, `### BR2: Title` above criteria or sentences that say what must happen. One letter would take in `P1` and `S3`.
  func heading(ofJoinedSeries text: TextSlice) -> RequirementHeading? {
    var cursor = ReferenceCursor(text)
    cursor.joinsSeries = true
    guard text.joinedSeriesEnd(at: text.start) != nil, let item = cursor.item(), item.last == nil,
      item.first.criterion == nil, item.first.tooDeep == nil,
      !RequirementHeading.isOfSomethingElse(item.first.requirement)
    else { return nil }
    let rest = text.slice(from: cursor.offset)
    guard ByteSet(".:").contains(rest.first) else { return nil }
    return RequirementHeading(item.first.requirement, rest)
  }

  /// `### NF1. Title` right above `#### NF1.1 Title`, `### FEAT-1: Title` above `#### FEAT-1.1: Title`.
  func headsParts(_ line: DocumentLine) -> Bool {
    guard let level = line.heading,
      let next = next(behind: line),
      next.heading.map({ $0 > level }) == true, var end = line.content.capitalsEnd
    else { return false }
    if line.content[end] == UInt8(ascii: "-") { end += 1 }
    while isDigit(line.content[end]) { end += 1 }
    let number = line.content.slice(to: end)
    return next.content.string.utf8.starts(with: number.string.utf8)
      && next.content[next.content.start + number.count] == UInt8(ascii: ".")
  }

  /// The `2.1: ...` of `F2.1: ...` below Requirement F-2, and of `TR-2.1: ...` below TR-2, whose criteria need not say again of which
  /// series they are.
  func withoutSeries(_ text: TextSlice) -> TextSlice {
    guard (65...90).contains(text.first), let draft = requirements.last, !draft.isPlaceholder else { return text }
    if let end = text.digitBehindCapitals(at: text.start), draft.number.series == text.slice(to: end).string {
      return text.slice(from: end)
    }
    var end = text.start
    while (65...90).contains(text[end]) { end += 1 }
    guard text[end] == UInt8(ascii: "-"), isDigit(text[end + 1]), case let series = text.slice(to: end).string,
      // What bears `FR-2.1` may be a requirement by itself.
      draft.number.series == series, !RequirementHeading.dottedSeries.contains(series)
    else { return text }
    return text.slice(from: end + 1)
  }

  /// `1.1.1 WHEN ...`, `**F1.1.1** WHEN ...`, `AC-1.1.1: WHEN ...`
  func deepNumber(_ line: DocumentLine) -> (numbers: [Int], rest: TextSlice)? {
    let bare = line.content.withoutLeadingEmphasis
    guard (65...90).contains(bare.first) else { return CriterionLead.deep(line.content) }
    let text = bare.hasPrefix("AC") ? CriterionLead.behindLabel(bare) : withoutSeries(bare)
    guard text.start > bare.start, let deep = CriterionLead.deep(text, isBold: bare.start > line.content.start)
    else { return nil }
    return deep
  }
}

extension TextSlice {
  /// Where the capitals that it begins with end; `nil` without any.
  fileprivate var capitalsEnd: Int? {
    var end = start
    while (65...90).contains(self[end]) { end += 1 }
    return end > start ? end : nil
  }

  /// - Returns: where the digits of `F2` or `NF1` begin: behind one to three capitals.
  func digitBehindCapitals(at start: Int) -> Int? {
    var end = start
    while (65...90).contains(self[end]), end - start < 3 { end += 1 }
    return end > start && isDigit(self[end]) ? end : nil
  }

  /// - Returns: where the digits of `NF1` begin, in which two or three capitals name a series, or those of `F1`, a feature.
  func joinedSeriesEnd(at start: Int) -> Int? {
    digitBehindCapitals(at: start).flatMap { $0 - start > 1 || self[start] == UInt8(ascii: "F") ? $0 : nil }
  }

  /// `NF1.1`, `BR3: ...`, `Requirement NF1.1`: a number of such a series, and no word with a digit in it.
  var leadsWithJoinedSeries: Bool {
    guard (65...90).contains(first) else { return false }
    if first == UInt8(ascii: "R"), let named = dropping("Requirement ") ?? dropping("Req ") {
      return named.first != UInt8(ascii: "R") && named.leadsWithJoinedSeries
    }
    guard var index = joinedSeriesEnd(at: start) else { return false }
    while isDigit(self[index]) { index += 1 }
    if self[index] == UInt8(ascii: ".") { return isDigit(self[index + 1]) }
    return index >= end || ByteSet(":*)`]|").contains(self[index])
  }
}
