import SpecModel

/// Reads decisions: options, decision, rationale, trade-offs, counter-arguments.
///
///     ### Decision 2: Title      ### Decision: Title      **Decision 2: Title**      **Decision 2**: Title
struct DecisionReader {
  static func read(_ lines: DocumentLines) -> [DesignDecision] {
    var open: (title: String, index: Int, level: Int?)?
    var decisions: [DesignDecision] = []
    // Level of `## Design Decisions`, and the columns of the table below it.
    var chapter: Int?
    var columns: [Part?] = []
    func close(at end: Int) {
      guard let known = open else { return }
      open = nil
      guard lines.entryAllowance.take(1, line: lines.lines[known.index].number) else { return }
      decisions.append(DecisionReader(title: known.title).read(lines, index: known.index, end: end))
    }
    for index in lines.lines.indices where mayMatter(lines.lines[index], inChapter: chapter != nil) {
      let line = lines.lines[index]
      if let level = line.heading {
        if let known = open, level <= known.level ?? 7 { close(at: index) }
        if let known = chapter, level <= known { chapter = nil }
        if open?.level == nil, isChapter(line.content) { chapter = level }
        if let title = title(line.content) ?? record(line.content, inChapter: chapter != nil) {
          close(at: index)
          open = (title, index, level)
        }
      } else if chapter != nil, open == nil, case .table(let isHeader) = line.block {
        let cells = line.whole.cells
        if isHeader {
          columns = cells.map { Part($0.withoutEmphasis) }
        } else if let decision = row(cells, columns, line, lines) {
          decisions.append(decision)
        }
      } else if open?.level == nil, line.isText, line.indent == 0, let title = boldTitle(line.content) {
        close(at: index)
        open = (title, index, nil)
      }
    }
    close(at: lines.lines.count)
    return decisions
  }

  private let title: String

  /// Most lines are no heading, no row of a table and not bold: they are passed over as they lie there.
  private static func mayMatter(_ line: borrowing DocumentLine, inChapter: Bool) -> Bool {
    switch line.block {
    case .heading: true
    case .table: inChapter
    case .text: line.firstByte == UInt8(ascii: "*")
    default: false
    }
  }

  /// `## Design Decisions`, `## Key Decisions`
  private static func isChapter(_ heading: TextSlice) -> Bool {
    heading.withoutEmphasis.count < 40 && heading.contains("decisions", ignoringCase: true)
  }

  /// `### ADR-3: Title`, and among the decisions `### D2: Title`.
  private static func record(_ text: TextSlice, inChapter: Bool) -> String? {
    let text = text.withoutLeadingSymbol.withoutEmphasis
    guard let word = (["ADR-", "ADR ", "DD-", "D"] as [StaticString]).first(where: { text.hasPrefix($0) }),
      inChapter || word.utf8CodeUnitCount > 1
    else { return nil }
    var rest = text.slice(from: text.start + word.utf8CodeUnitCount)
    if rest.first == UInt8(ascii: "-") { rest.start += 1 }
    guard isDigit(rest.first) else { return nil }
    while isDigit(rest.first) { rest.start += 1 }
    for sign in [":", ".", " - ", " \u{2014} ", " \u{2013} "] as [StaticString] where rest.hasPrefix(sign) {
      return name(rest.slice(from: rest.start + sign.utf8CodeUnitCount))
    }
    return nil
  }

  /// `| Storage | file, database | file | it is small |` below `| Decision | Options | Choice | Rationale |`
  private static func row(_ cells: [TextSlice], _ columns: [Part?], _ line: DocumentLine, _ lines: DocumentLines)
    -> DesignDecision?
  {
    // The first column names what is decided, whatever it is called; another says what for, or why.
    guard let first = cells.first, let title = name(first.withoutEmphasis),
      columns.dropFirst().contains(where: { $0 != nil }),
      lines.entryAllowance.take(1, line: line.number)
    else { return nil }
    func cell(_ part: Part) -> String? {
      columns.indices.dropFirst().first { columns[$0] == part && $0 < cells.count }.map { cells[$0].string }
        .flatMap { $0.isEmpty ? nil : $0 }
    }
    return DesignDecision(
      title: title,
      location: lines.location(line.whole),
      options: cell(.options).map { [$0] } ?? [],
      decision: cell(.decision),
      rationale: cell(.rationale),
      tradeOffs: cell(.tradeOffs).map { [$0] } ?? [],
      counterArguments: cell(.counterArguments).map { [$0] } ?? []
    )
  }

  private static func title(_ text: TextSlice) -> String? {
    let text = text.withoutEmphasis
    guard text.hasPrefix("Decision") else { return nil }
    var rest = text.slice(from: text.start + 8)
    while rest.first == 32 { rest.start += 1 }
    while isDigit(rest.first) { rest.start += 1 }
    let isNumbered = isDigit(text[rest.start - 1])
    if rest.first == UInt8(ascii: ":") { return name(rest.slice(from: rest.start + 1)) }
    guard isNumbered, isBlank(rest.first) else { return nil }
    for dash in ["- ", "\u{2014}", "\u{2013}"] as [StaticString] {
      if let behind = rest.trimmed.dropping(dash) { return name(behind) }
    }
    return nil
  }

  private static func name(_ text: TextSlice) -> String? {
    let name = text.trimmed
    return name.isEmpty ? nil : name.string
  }

  /// Only with a number: `**Decision**: Two` says what was decided.
  private static func boldTitle(_ text: TextSlice) -> String? {
    guard text.hasPrefix("**Decision "), isDigit(text[text.start + 11]) else { return nil }
    // `**Decision 2: Title**` is bold to its end.
    if text.withoutEmphasis.count < text.trimmed.count { return title(text) }
    return text.boldLabel.flatMap { name($0.rest) }
  }

  private typealias Part = DecisionParts.Part

  private func read(_ lines: DocumentLines, index: Int, end: Int) -> DesignDecision {
    var parts = DecisionParts()
    for line in lines.lines[(index + 1)..<end] { parts.take(line) }
    return DesignDecision(
      title: title,
      location: lines.location(lines.lines[index].whole),
      options: parts.said(.options),
      decision: parts.text(.decision),
      rationale: parts.text(.rationale),
      tradeOffs: parts.said(.tradeOffs),
      counterArguments: parts.said(.counterArguments)
    )
  }
}
