import SpecModel

/// Reads what a report says of its task's success criteria: sections of their own (`#### Criterion 1: ...`) with their evidence,
/// and below a heading about success criteria the rows of a table, marked lines and marked headings.
struct SuccessCriterionReader {
  let lines: DocumentLines
  private var claims: [SuccessCriterionClaim] = []
  private var section: Section?
  private var table: SuccessCriterionTable?

  /// `## Success Criteria Verification`
  private struct Section {
    let level: Int
    /// False below a heading within it: what stands there is evidence.
    var isOpen = true
    /// One of its criteria was told in another way than by a mark at its end: items that end in one are evidence for it.
    var hasOwnForm = false
    /// Whether its first item bears a number: those of another list are not its criteria.
    var isOrdered: Bool?
    /// The mark stands before the words in some line of it. Asked of few sections, and then once.
    var leadsWithMarks: Bool?
    /// The last lines of which that was asked.
    var run: MarkedRun?
  }

  static func read(_ lines: DocumentLines) -> [SuccessCriterionClaim] {
    var reader = SuccessCriterionReader(lines: lines)
    for index in lines.lines.indices { reader.read(at: index) }
    return reader.claims
  }

  private init(lines: DocumentLines) {
    self.lines = lines
  }

  private mutating func read(at index: Int) {
    // Nearly all lines stand elsewhere: they are passed over without a copy.
    switch lines.lines[index].block {
    case .heading(let level): readHeading(lines.lines[index], level, index)
    case .table(let isHeader) where section?.isOpen == true: readTable(lines.lines[index], isHeader: isHeader)
    case .text where section?.isOpen == true: readText(lines.lines[index], index)
    case .table, .text, .rule, .blank, .opaque: break
    }
  }

  private mutating func readHeading(_ line: DocumentLine, _ level: Int, _ index: Int) {
    table = nil
    let mark = MarkReader.leading(line.content) ?? MarkReader.trailing(line.content)
    let isInside = section.map { level > $0.level } ?? false
    if let (number, title) = Self.number(line.content) {
      add(line, number, title, mark?.mark, section: lines.section(below: index, level))
    } else if isInside, let mark {
      let (number, title) = Self.counted(mark.rest.withoutEmphasis)
      add(line, number, title.string, mark.mark, section: lines.section(below: index, level))
    } else if !isInside {
      section = line.content.contains("success criteri", ignoringCase: true) ? Section(level: level) : nil
      return
    }
    if isInside { section?.isOpen = false } else { section = nil }
  }

  private mutating func readTable(_ line: DocumentLine, isHeader: Bool) {
    let cells = line.whole.cells
    if isHeader {
      table = SuccessCriterionTable(header: cells)
    } else if let row = table?.row(cells) {
      section?.hasOwnForm = true
      add(line, row.number, row.title, beside: row.beside, Verdict(mark: row.mark), parts: table?.parts ?? [])
    }
  }

  /// `✅ The icon is drawn`, `- ✅ Criterion 1: the icon is drawn`, `1. **Criterion 1**: the icon is drawn`, `3. The icon is drawn ❌`. Other
  /// lines are evidence.
  private mutating func readText(_ line: DocumentLine, _ index: Int) {
    guard line.indent == 0 else { return }
    let box: Mark? = line.checkbox.map { $0 | 0x20 == UInt8(ascii: "x") ? .checked : .pending }
    let content = line.content
    let marked =
      MarkReader.leading(content) ?? box.map { (mark: $0, rest: content) } ?? closing(line, index)
    let text = marked?.rest ?? content
    if let (label, rest) = text.boldLabel, let (number, _) = Self.number(label) {
      section?.hasOwnForm = true
      add(line, number, (MarkReader.trailing(rest)?.rest ?? rest).withoutEmphasis.string, marked, index)
    } else if let (number, title) = Self.number(text.withoutEmphasis), marked != nil || !title.isEmpty {
      section?.hasOwnForm = true
      add(line, number, title, marked, index)
    } else if marked != nil {
      let title = text.boldLead ?? text
      let beside = text.slice(from: title.end).trimmed.string
      add(line, line.ordinal, title.withoutLoneClosing.withoutEmphasis.string, beside: beside, marked, index)
    } else if let (mark, title) = evidenced(line, index) {
      add(line, line.ordinal, title, (mark, content), index)
    } else if line.marker == .none, text.isBoldStatement || MarkReader.trailing(text) != nil {
      // `**All tests pass**`, `All tests pass ✅` above `- First run ❌`
      section?.hasOwnForm = true
    }
  }

  /// The mark at the end of an item: `3. The icon is drawn ❌`, and not `- An error shows ❌`.
  private mutating func closing(_ line: DocumentLine, _ index: Int) -> (mark: Mark, rest: TextSlice)? {
    // Asked of each item: the first one tells which list holds the criteria.
    let mayClose = mayClose(line)
    guard let found = MarkReader.trailing(line.content), !found.rest.isEmpty,
      found.mark.isPositive || !ContraryMark.isSpokenOf(behind: found.rest),
      mayClose && !leadWithMarks(around: index) || isAmongLed(index)
    else { return nil }
    return found
  }

  /// `B ✅` right below `✅ A`: people who mix both forms mean the same by both.
  private mutating func isAmongLed(_ index: Int) -> Bool {
    if let run = section?.run, run.lines.contains(index) { return run.isLed }
    let run = MarkedRun(around: index, in: lines.lines)
    section?.run = run
    return run.isLed
  }

  /// A criterion, its mark and then its evidence, as the one text that the same with the mark in front would be.
  private mutating func evidenced(_ line: DocumentLine, _ index: Int) -> (mark: Mark, title: String)? {
    guard line.marker != .none, let found = EvidencedCriterion(line.content),
      mayClose(line) && !leadWithMarks(around: index) || isAmongLed(index)
    else { return nil }
    return (found.mark, found.title)
  }

  /// Where the criteria of the section stand in another form, a mark behind the words is what was found: `- First run ❌` below
  /// `✅ All tests pass`.
  private mutating func mayClose(_ line: DocumentLine) -> Bool {
    guard line.marker != .none, section?.hasOwnForm == false else { return false }
    let isOrdered = section?.isOrdered ?? (line.ordinal != nil)
    section?.isOrdered = isOrdered
    return isOrdered == (line.ordinal != nil)
  }

  private mutating func leadWithMarks(around index: Int) -> Bool {
    let leads = section?.leadsWithMarks ?? marksLead(around: index)
    section?.leadsWithMarks = leads
    return leads
  }

  /// Whether a line of this part of the section, up to the headings around it, begins with a mark or a box.
  private func marksLead(around index: Int) -> Bool {
    func leads(_ line: DocumentLine) -> Bool {
      line.isText && line.indent == 0 && (line.checkbox != nil || MarkReader.leading(line.content) != nil)
    }
    return lines.lines[..<index].reversed().prefix { $0.heading == nil }.contains(where: leads)
      || lines.lines[index...].prefix { $0.heading == nil }.contains(where: leads)
  }

  /// `1. The icon is drawn` in a heading.
  private static func counted(_ title: TextSlice) -> (number: Int?, title: TextSlice) {
    let end = (title.start..<title.end).first { !isDigit(title[$0]) } ?? title.end
    guard end > title.start, end - title.start < 4, title[end] == UInt8(ascii: "."), isBlank(title[end + 1]) else {
      return (nil, title)
    }
    return (Int(title.slice(to: end).string), title.slice(from: end + 1).trimmed)
  }

  private mutating func add(
    _ line: DocumentLine,
    _ number: Int?,
    _ title: String,
    beside: String = "",
    _ marked: (mark: Mark, rest: TextSlice)?,
    _ index: Int
  ) {
    let mark = marked?.mark ?? MarkReader.trailing(line.content)?.mark
    let body = lines.lines[(index + 1)...].prefix(Self.longestBody).prefix { $0.isText && $0.indent > line.indent }
    let verdict = Verdict(mark: mark, takenBack: mark?.isPositive == true ? takenBack(by: body, of: title)?.words : nil)
    add(line, number, title, beside: beside, verdict, parts: body.compactMap { Self.part($0.content) })
  }

  private mutating func add(
    _ line: DocumentLine,
    _ number: Int?,
    _ title: String,
    beside: String = "",
    _ verdict: Verdict,
    parts: [String]
  ) {
    guard lines.entryAllowance.take(1, line: line.number) else { return }
    claims.append(
      SuccessCriterionClaim(
        number: number,
        title: title,
        beside: beside,
        mark: verdict.mark,
        takenBack: verdict.takenBack.map { ReportClaims.short($0.string) },
        parts: parts,
        location: lines.location(line.whole)
      )
    )
  }

  /// In lines: what is looked through for the evidence of a line.
  private static let longestBody = 12

  private mutating func add(
    _ heading: DocumentLine,
    _ number: Int?,
    _ title: String,
    _ mark: Mark?,
    section: ArraySlice<DocumentLine>
  ) {
    let parts = section.compactMap { $0.isText && $0.indent == 0 ? Self.part($0.content) : nil }
    add(heading, number, title, verdict(of: section, mark, title), parts: parts)
  }

  /// `Criterion 2: Title`, `Success Criterion 2 — Title`, a mark before it or not.
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
    var title = text.slice(from: index).trimmed
    for joint in [":", "\u{2014}", "\u{2013}", "- "] as [StaticString] {
      if let rest = title.dropping(joint) { title = rest }
    }
    title = MarkReader.trailing(title)?.rest ?? title
    return (number, title.trimmed.string)
  }

  /// `**Evidence**: ...`, `- Evidence: ...`
  private static func part(_ text: TextSlice) -> String? {
    let label = text.boldLabel?.label ?? text.find(":").map { text.slice(to: $0) }
    guard let name = label?.string else { return nil }
    return SuccessCriterionTable.partNames.first { name.hasPrefix($0) }
  }
}

extension TextSlice {
  /// `**All tests pass**`: several words, and neither a label, `**The criteria:**`, nor anything else.
  fileprivate var isBoldStatement: Bool {
    hasPrefix("**") && find("**", from: start + 2) == end - 2 && self[end - 3] != UInt8(ascii: ":") && contains(" ")
      && !contains("riteri")
  }

  /// The bold words that a dash parts from what is said of them: `**It is drawn** \u{2014} see the picture`.
  fileprivate var boldLead: TextSlice? {
    guard hasPrefix("**"), let close = find("**", from: start + 2) else { return nil }
    let rest = slice(from: close + 2).trimmed
    let joints: [StaticString] = ["\u{2014}", "\u{2013}", "- "]
    return joints.contains { rest.hasPrefix($0) } ? slice(to: close + 2) : nil
  }
}
