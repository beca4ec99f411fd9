import Findings
import SpecModel

/// Requirements that are items of a list, or rows of a table, and no headings.
extension RequirementsReader {
  /// `- **AC-001**: ...` in a chapter behind the list of requirements: a series of its own, and of none of them.
  func isOfChapter(_ line: DocumentLine) -> Bool {
    if isChapterOfCriteria, line.indent < 2, isLoneCriterion(line.content.withoutLeadingEmphasis) { return true }
    guard line.content.withoutLeadingEmphasis.hasPrefix("AC-0"), line.indent < 2 else { return false }
    return requirements.last.map { $0.isPlaceholder || $0.level == 7 } ?? true
  }

  /// `- **FR-001**: text`, `- **REQ-2.1** text`: a requirement in one line, or a criterion of one.
  mutating func readListed(_ line: DocumentLine) -> Bool {
    guard line.indent < 2 else { return false }
    return readListed(line.content, row: nil, line)
  }

  /// `| FR-1 | text |`, and `| Speed | FR-1 | text |` below a header that names the column of the numbers.
  mutating func readListed(_ cells: [TextSlice], _ line: DocumentLine) -> Bool {
    guard cells.count > 1 else { return false }
    for column in rows.labels where cells.indices.contains(column) {
      guard leadsWithNumber(cells[column]), let row = rows.requirement(in: cells, besides: column) else { continue }
      if readListed(cells[column], row: row, line) { return true }
    }
    return false
  }

  /// `- R1.1 WHEN ...` below `## R1`: its number alone sets it off there; `- FR-001 The system MUST ...`: what it says does.
  private func sentence(behind item: ReferenceCursor.Item, _ rest: TextSlice, _ line: DocumentLine) -> TextSlice? {
    guard line.marker == .bullet || beginsParagraph(line), isBlank(rest.first) else { return nil }
    let text = rest.trimmed
    let isHyphenated = item.first.requirement.series != nil || line.content.withoutLeadingEmphasis.hasPrefix("REQ-")
    if isHyphenated, item.first.criterion == nil, (65...90).contains(text.first) {
      return EARSReader.read(text.string) == nil ? nil : text
    }
    guard line.marker == .bullet, item.first.criterion != nil, let draft = requirements.last, !draft.isPlaceholder,
      draft.number == item.first.requirement
    else { return nil }
    return (65...90).contains(text.first) || text.first >= 0x80 || text.first == UInt8(ascii: "*") ? text : nil
  }

  /// `[REQ-001] The bus MUST ...`, `` `REQ-001` The bus MUST ... ``: a sentence that says what must happen behind a number in brackets or
  /// ticks, which elsewhere cite it.
  private func sentence(enclosing bare: TextSlice, _ line: DocumentLine) -> (lead: TextSlice, body: TextSlice)? {
    let isTick = bare.first == 96
    guard isTick || bare.first == UInt8(ascii: "["), line.marker != .none || beginsParagraph(line),
      let close = isTick ? bare.find("`", from: bare.start + 1) : bare.find("]"), close - bare.start < 24,
      bare[close + 1] != UInt8(ascii: "(")
    else { return nil }
    var body = bare.slice(from: close + 1)
    while ByteSet("*_:").contains(body.first) { body.start += 1 }
    body = body.withoutLeadingDash
    guard EARSReader.read(body.string) != nil else { return nil }
    return (TextSlice(bare.source, bare.start + 1..<close), body)
  }

  /// Nothing stands right above it that it could go on with.
  private func beginsParagraph(_ line: DocumentLine) -> Bool {
    guard line.marker == .none, line.indent == 0 else { return false }
    return line.number < 2 || !lines.lines[line.number - 2].isText
      || Self.isLabelled(lines.lines[line.number - 2])
  }

  /// `- [ ] **INFRA-01**: text`, `- **EC-01**: text` in a chapter of requirements: its bold number with a zero, or its box, says that
  /// it is one, whatever its words.
  private func isListItem(_ line: DocumentLine, isBold: Bool, _ bare: TextSlice) -> Bool {
    guard isBold, line.marker == .bullet, !unowned.explains, let hyphen = bare.slice(to: bare.start + 24).find("-"),
      isDigit(bare[hyphen + 1])
    else { return false }
    var end = hyphen + 1
    while isDigit(bare[end]) { end += 1 }
    if let behind = bare.slice(from: end).behindTags { end = behind.start }
    let isSetOff = bare.matches("**:", at: end) || bare.matches(":**", at: end)
    return isSetOff && (line.checkbox != nil || bare[hyphen + 1] == UInt8(ascii: "0"))
  }

  /// `| FR-2a | text |` below `### FR-2`
  private mutating func readLettered(_ number: RequirementNumber, _ row: ListedRow?, _ line: DocumentLine) -> Bool {
    guard let letter = number.letter, let row, let draft = requirements.last, !draft.isPlaceholder, draft.level < 7,
      draft.number == RequirementNumber(String(number.text.dropLast()))
    else { return false }
    addRow(line, label: CriterionLabel(String(UnicodeScalar(letter))), text: row.body, row)
    return true
  }

  private mutating func addRow(_ line: DocumentLine, label: CriterionLabel, text: TextSlice, _ row: ListedRow?) {
    add(line, label: label, text: text, words: row?.scenario)
    if let row, let last = requirements.last?.criteria.last, last.line == line.number { last.add(cells: row.further) }
  }

  /// The `1.1` of `FR-2.1.1`
  private func isDeep(_ label: CriterionLabel) -> Bool { label.text.contains(".") }

  /// `AC-1: text`, and neither `AC-1.1` nor `AC-1-1`, which say of which requirement they are.
  func isLoneCriterion(_ text: TextSlice) -> Bool { text.hasPrefix("AC-") && Self.loneCriterion(text) != nil }

  /// The number of `AC-1: text`, `AC1: text`.
  static func loneCriterion(_ text: TextSlice) -> (number: Int, end: Int)? {
    guard text.hasPrefix("AC") else { return nil }
    let start = text.start + (text[text.start + 2] == UInt8(ascii: "-") ? 3 : 2)
    var end = start
    while isDigit(text[end]), end - start < 4 { end += 1 }
    guard end > start, !isDigit(text[end]), !(ByteSet(".-").contains(text[end]) && isDigit(text[end + 1])) else {
      return nil
    }
    return Int(TextSlice(text.source, start..<end).string).map { ($0, end) }
  }

  /// The criteria of a document without requirements: `AC1: text`, `- **AC2**: text`, each number once.
  func loneCriteria() -> Set<Int> {
    guard !hasLabels else { return [] }
    var found: Set<Int> = []
    for line in lines.lines where line.isText && line.indent < 2 {
      let text = line.content.withoutLeadingEmphasis
      guard text.hasPrefix("AC"), let lone = Self.loneCriterion(text),
        CriterionLead.body(of: text.slice(from: lone.end)) != nil
      else { continue }
      // One that comes again counts the criteria of something else.
      guard found.insert(lone.number).inserted else { return [] }
    }
    return found
  }

  /// `AC1: text` below a story, where no heading and no list bears the number of a requirement.
  private mutating func readLone(_ bare: TextSlice, isRow: Bool, _ line: DocumentLine) -> Bool {
    guard !isRow, !hasLabels, bare.hasPrefix("AC"), isDigit(bare[bare.start + 2]),
      numbers.count == loneCount, let lone = Self.loneCriterion(bare),
      lones.contains(lone.number), let body = CriterionLead.body(of: bare.slice(from: lone.end)),
      numbers.insert(RequirementNumber("AC-\(lone.number)")).inserted, lines.entryAllowance.take(1, line: line.number)
    else { return false }
    loneCount += 1
    let number = RequirementNumber("AC-\(lone.number)")
    requirements.append(RequirementDraft(number: number, location: lines.location(line.whole)))
    (isInCriteria, criteriaLevel) = (false, 7)
    openCriterion = false
    add(line, label: .unnumbered(1), text: body)
    return true
  }

  /// `| AC-1 | text |` in a document that has no requirements, or in a chapter behind them: its criteria are a series of their own.
  private func isListOfCriteria(_ text: TextSlice) -> Bool {
    if isChapterOfCriteria, isLoneCriterion(text) { return true }
    guard text.hasPrefix("AC-"), isDigit(text[text.start + 3]), !hasLabels, let last = requirements.last else {
      return false
    }
    // `- AC-1.1.1: text` below `#### 1.1 Name`
    if last.isPlaceholder, CriterionLead.deep(CriterionLead.behindLabel(text), isBold: true) != nil { return false }
    return last.isPlaceholder ? numbers.isEmpty : last.level == 7 && last.number.series == "AC"
  }

  /// `  - AC-1.2: text` below `- **FR-1**: text`
  mutating func readBelowListed(_ line: DocumentLine) -> Bool {
    guard let draft = requirements.last, draft.level == 7, let labelled = labelledCriterion(line.content),
      lines.entryAllowance.take(1, line: line.number)
    else { return false }
    append(labelled.label, labelled.rest, line, draft)
    return true
  }

  /// What leads an item or a row of a list, and what stands behind it.
  private struct Listed {
    let item: ReferenceCursor.Item
    let body: TextSlice
    /// `AUTH-01`: of a series that only this document has.
    let isOwnSeries: Bool
    let isBold: Bool

    /// No criterion stands behind the number.
    var isPlain: Bool { item.first.criterion == nil && item.first.tooDeep == nil }
  }

  private mutating func readListed(_ lead: TextSlice, row: ListedRow?, _ line: DocumentLine) -> Bool {
    var bare = lead.withoutLeadingEmphasis
    if readLone(bare, isRow: row != nil, line) { return true }
    let enclosed = row == nil ? sentence(enclosing: bare, line) : nil
    if let enclosed { bare = enclosed.lead }
    guard let listed = listed(enclosed?.lead ?? lead, bare, text: row?.body ?? enclosed?.body, line) else {
      return false
    }
    let (item, body, isPlain) = (listed.item, listed.body, listed.isPlain)
    var number = item.first.requirement
    // `- FR-2.1.1: text` is one by itself, unless `FR-2` has a heading.
    let hasParts = item.first.tooDeep.map { isDeep($0) } ?? false
    let isWhole = hasParts && requirements.last.map { $0.level == 7 || $0.number != number } ?? true
    let isRequirement = isPlain || isWhole
    if isWhole, let deep = item.first.tooDeep { number = RequirementNumber("\(number).\(deep)") }
    if readLettered(number, row, line) { return true }
    let struckOut = isRequirement ? StruckItem(lead: lead, bare: bare, body: body) : nil
    guard !listed.isOwnSeries || !RequirementHeading.isOfSomethingElse(number) else { return false }
    // `FR-001` right below `FR-001`: of one that has a heading it is a part, in a list it is a second one.
    let isOwn =
      requirements.last.map { !$0.isPlaceholder && $0.number == number && !($0.level == 7 && isRequirement) } ?? false
    if isOwn {
      guard !isPlain else { return false }
    } else {
      guard item.first.tooDeep == nil || isWhole, mayDefine(number, listed, bare, line) else { return false }
      if isRequirement, repeatsSentence(number, line) { return true }
      guard !numbers.contains(number) || struckOut == nil && isRequirement && isDefinedAgain(number, body, line),
        struckOut == nil || !struck.contains(number), lines.entryAllowance.take(1, line: line.number)
      else { return false }
      define(number, body, title: row?.title ?? "", line, isRemoved: isInRemoved || struckOut != nil)
      // What a label said was said of the requirement above; one that comes says what this one's sentence is not.
      if isPlain { criteriaLevel = 7 }
    }
    let ordinal = (requirements.last?.criteria.count ?? 0) + 1
    let label = item.first.criterion.map { CriterionLabel(String($0)) } ?? (isWhole ? nil : item.first.tooDeep)
    guard let text = struckOut.map({ $0.body }) ?? body else { return true }
    addRow(line, label: label ?? .unnumbered(ordinal), text: text, row)
    return true
  }

  /// A letter begins it, and a digit stands near: of most cells that is all there is to ask.
  private func leadsWithNumber(_ cell: TextSlice) -> Bool {
    let bare = cell.withoutLeadingEmphasis
    return (65...90).contains(bare.first)
      && (bare.start..<min(bare.end, bare.start + 24)).contains { isDigit(bare[$0]) }
  }

  private mutating func listed(_ lead: TextSlice, _ bare: TextSlice, text: TextSlice?, _ line: DocumentLine) -> Listed?
  {
    let isKnown =
      ["FR", "NFR", "SC", "REQ", "US", "R", "AC-0"].contains { bare.hasPrefix($0) } || isListOfCriteria(bare)
    // `- **AUTH-01**: ...`, and `UTF-8` where it does not say what must happen.
    let isBold = bare.start > lead.start
    let mayBeOwn =
      (65...90).contains(bare.first) && !bare.hasPrefix("AC")
      && (hasLabels ? isBold && bare.leadsWithSeries : isBold || requirements.last?.number.series != nil)
    guard isKnown || mayBeOwn else { return nil }
    var cursor = ReferenceCursor(bare)
    // `REQ-003.a` below `REQ-003`
    cursor.allowsLetters = isKnown && requirements.last.map { !$0.isPlaceholder && $0.level < 7 } ?? false
    var item = isKnown ? cursor.leadingItem() : nil
    // `REL-01` begins as `R-1` does.
    let isOwnSeries = item == nil && mayBeOwn
    if isOwnSeries {
      cursor.allowsSeries = true
      cursor.joinsSeries = isBold && bare.leadsWithJoinedSeries
      item = cursor.leadingItem()
    }
    guard let item, item.isLabelled, item.last == nil, item.spec == nil,
      item.first.tooDeep.map({ $0.text.utf8.count == 1 || isDeep($0) }) ?? true,
      let body = text ?? CriterionLead.body(of: bare.slice(from: cursor.offset))
        ?? sentence(behind: item, bare.slice(from: cursor.offset), line)
    else { return nil }
    return Listed(item: item, body: body, isOwnSeries: isOwnSeries, isBold: isBold)
  }

  /// Whether an item or a row may be a requirement, as far as where it stands and what it says tell.
  private mutating func mayDefine(
    _ number: RequirementNumber,
    _ listed: Listed,
    _ bare: TextSlice,
    _ line: DocumentLine
  ) -> Bool {
    if listed.isOwnSeries, !isListItem(line, isBold: listed.isBold, bare), EARSReader.read(listed.body.string) == nil,
      !(listed.isBold && headsLedSentence(line))
    {
      return false
    }
    // What a requirement's own criteria are called is for its own list to say.
    // `- **R1**: first review` in a glossary, or beside headings that bear the numbers.
    let isNote =
      (unowned.explains && EARSReader.read(listed.body.string) == nil)
      || (hasLabels && bare.first == UInt8(ascii: "R") && isDigit(bare[bare.start + 1]))
      || (hasLabels && numbersOfHeadings.contains(number))
    let isElsewhere = requirements.last.map { isInCriteria && !$0.isPlaceholder && $0.level < 7 } ?? false
    return !isNote && !isElsewhere
  }

  private mutating func define(
    _ number: RequirementNumber,
    _ body: TextSlice,
    title: String,
    _ line: DocumentLine,
    isRemoved: Bool
  ) {
    if isRemoved {
      struck.insert(number)
    } else if numbers.insert(number).inserted {
      note(listed: number, body, line)
    }
    let location = lines.location(line.whole)
    requirements.append(RequirementDraft(number: number, title: title, isRemoved: isRemoved, location: location))
    isInCriteria = false
    openCriterion = false
  }
}
