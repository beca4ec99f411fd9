import SpecModel

/// Reads `#### Criterion 1: ...` sections and the evidence that they hold.
struct SuccessCriterionReader {
  static func read(_ lines: DocumentLines) -> [SuccessCriterionClaim] {
    lines.lines.indices.compactMap { index in
      let line = lines.lines[index]
      guard let level = line.heading, let (number, title) = number(line.content),
        lines.entryAllowance.take(1, line: line.number)
      else { return nil }
      let body = lines.lines[(index + 1)..<lines.endOfSection(from: index + 1, level: level)]
      let parts = body.compactMap { $0.isText && $0.indent == 0 ? part($0.content) : nil }
      let mark = MarkReader.leading(line.content)?.mark ?? MarkReader.trailing(line.content)?.mark
      return SuccessCriterionClaim(
        number: number,
        title: title,
        mark: mark,
        parts: parts,
        location: lines.location(line.whole)
      )
    }
  }

  /// `Criterion 2: Title`, `Success Criterion 2: Title`, a mark before it or not.
  static func number(_ heading: TextSlice) -> (number: Int, title: String)? {
    var text = MarkReader.leading(heading)?.rest ?? heading
    if text.hasPrefix("Success ") { text = text.slice(from: text.start + 8) }
    guard text.hasPrefix("Criterion ") || text.hasPrefix("Criteria ") else { return nil }
    var index = text.hasPrefix("Criterion ") ? text.start + 10 : text.start + 9
    var number = 0
    let start = index
    while isDigit(text[index]), index - start < 4 {
      number = number * 10 + Int(text[index] - 48)
      index += 1
    }
    guard index > start, text[index] == UInt8(ascii: ":") || index == text.end || isBlank(text[index]) else {
      return nil
    }
    var title = text.slice(from: index)
    if title.first == UInt8(ascii: ":") { title.start += 1 }
    title = MarkReader.trailing(title)?.rest ?? title
    return (number, title.trimmed.string)
  }

  private static func part(_ text: TextSlice) -> String? {
    guard let (label, _) = text.boldLabel else { return nil }
    let name = label.string
    return ["Evidence", "Verification", "Example", "Status", "Verified"].first { name.hasPrefix($0) }
  }
}
