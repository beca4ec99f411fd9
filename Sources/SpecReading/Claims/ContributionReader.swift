import SpecModel

/// Reads what a parent's report says of its subtasks, in the forms of a section about them: `- **Task 1.2**: the icons`,
/// `### 1.2 Draw the icons ✅`, `- [x] 1.2 Draw the icons`, `1. **1.2 Draw**: the icons`, `| 1.2 Draw | ✅ |`.
enum ContributionReader {
  struct Reading {
    let task: TaskNumber
    let title: TextSlice
  }

  static func read(_ line: DocumentLine, in context: SectionContext) -> Reading? {
    guard context.title(about: .subtasks) != nil, line.indent == 0 else { return nil }
    let content = MarkReader.leading(line.content)?.rest ?? line.content
    let isBold = content.hasPrefix("**")
    let text = content.withoutLeadingEmphasis
    if let named = named(text) { return isBold || line.marker != .none ? named : nil }
    // Without the word for it a number may be a quantity: it leads a bold text, or a colon or a dash ends it.
    guard isBold || line.marker != .none, let (number, rest) = number(text) else { return nil }
    let isItem =
      isBold || endsNumber(rest) || (line.checkbox != nil || content.start > line.content.start) && isTitle(rest)
    return isItem ? reading(number, rest) : nil
  }

  /// ` Draw the icons` behind a box or a mark; ` seconds` goes on with a quantity.
  private static func isTitle(_ rest: TextSlice) -> Bool {
    rest.first == 32 && (65...90).contains(rest[rest.start + 1])
  }

  /// `- [x] 1.2 Draw`, `- ✅ 1.2 Draw`, `### 1.2 Draw ✅`, `| 1.2 Draw | ✅ |`
  static func isMarkedDone(_ line: DocumentLine) -> Bool {
    if let box = line.checkbox { return box | 0x20 == UInt8(ascii: "x") }
    if line.isRow {
      let marks = line.whole.cells.compactMap { MarkReader.leading($0)?.mark }
      return !marks.isEmpty && marks.allSatisfy(\.isPositive)
    }
    let mark = MarkReader.leading(line.content.withoutLeadingEmphasis)?.mark ?? MarkReader.trailing(line.content)?.mark
    return mark?.isPositive == true
  }

  static func read(heading: TextSlice, _ level: Int, in context: SectionContext) -> Reading? {
    guard let section = context.headings.last(where: { $0.topics.contains(.subtasks) }), level > section.level else {
      return nil
    }
    let text = (MarkReader.leading(heading)?.rest ?? heading).withoutLeadingEmphasis
    return named(text) ?? number(text).map { reading($0.number, $0.rest) }
  }

  static func read(cells: [TextSlice], in context: SectionContext) -> Reading? {
    guard context.title(about: .subtasks) != nil, let cell = cells.first else { return nil }
    let text = (MarkReader.leading(cell)?.rest ?? cell).withoutLeadingEmphasis
    guard let reading = named(text) ?? number(text).map({ reading($0.number, $0.rest) }) else { return nil }
    // `| 1.2 | Draw the icons | ✅ |`
    guard reading.title.isEmpty, cells.count > 1 else { return reading }
    return Reading(task: reading.task, title: cells[1].withoutEmphasis)
  }

  /// `Task 1.2: the icons`, `Subtask 1.2 — the icons`
  private static func named(_ text: TextSlice) -> Reading? {
    let text = text.hasPrefixIgnoringCase("subtask ") ? text.slice(from: text.start + 3) : text
    return TaskNumberReader.read(text).flatMap { found in
      text.hasPrefixIgnoringCase("task ") ? reading(found.number, found.rest) : nil
    }
  }

  /// A number of two levels at least: `1.2`.
  private static func number(_ text: TextSlice) -> (number: TaskNumber, rest: TextSlice)? {
    var end = text.start
    var dots = 0
    while isDigit(text[end]) || (text[end] == UInt8(ascii: ".") && isDigit(text[end + 1]) && end > text.start) {
      if text[end] == UInt8(ascii: ".") { dots += 1 }
      end += 1
    }
    if isLetter(text[end]), !isWordByte(text[end + 1]) { end += 1 }
    guard dots > 0, end - text.start <= longest, !isWordByte(text[end]), text[end] != UInt8(ascii: "%") else {
      return nil
    }
    return (TaskNumber(text.slice(to: end).string), text.slice(from: end))
  }

  /// In bytes.
  private static let longest = 32

  private static func endsNumber(_ rest: TextSlice) -> Bool {
    let rest = rest.trimmed
    return rest.first == UInt8(ascii: ":") || rest.hasPrefix("- ") || rest.hasPrefix("\u{2014}")
      || rest.hasPrefix("\u{2013}")
  }

  private static func reading(_ number: TaskNumber, _ rest: TextSlice) -> Reading {
    var title = rest.trimmed
    while let sign = signs.first(where: { title.hasPrefix($0) }) {
      title = title.slice(from: title.start + sign.utf8CodeUnitCount).trimmed
    }
    title = MarkReader.trailing(title)?.rest ?? title
    return Reading(task: number, title: title.withoutLoneClosing.withoutEmphasis)
  }

  private static let signs: [StaticString] = [":", ".", "- ", "\u{2014}", "\u{2013}", "**:", "**"]
}
