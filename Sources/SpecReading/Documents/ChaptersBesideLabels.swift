import SpecModel

/// Chapters of documents whose requirements bear labels in lists and tables: `## 3. Rollout Plan` beside `- **REQ-3**: ...`, whatever the
/// chapter is called.
extension RequirementsReader {
  /// - Returns: whether the heading bears the number of a chapter, and no requirement.
  mutating func isChapterBesideLabels(_ line: DocumentLine, _ level: Int) -> Bool {
    guard !hasLabels, level <= 3, isDigit(line.content.first) else { return false }
    let number = RequirementNumber(leadingNumber(line.content).string)
    switch firstDemand(below: line, level, numbered: number) {
    case .labelled: return true
    case .criteria: return false
    // What bears the chapter's number would be lost to it.
    case .counted: return labelled.demanded.contains(number)
    case .sentence: return labelled.demanded.contains(number) || labelled.standInChapters
    case .nothing: return labelled.areRequirements
    }
  }

  /// What a heading leads to, by the first line below it that demands something.
  private enum Demand {
    /// `- **REQ-1**: THE shop SHALL ...`
    case labelled
    /// `Acceptance Criteria`, or what bears the heading's own number.
    case criteria
    /// `1. THE shop SHALL ...`
    case counted
    /// A sentence that says what must happen, and bears no number.
    case sentence
    case nothing
  }

  private func firstDemand(below heading: DocumentLine, _ level: Int, numbered number: RequirementNumber) -> Demand {
    for line in lines.lines[heading.number...] {
      if let other = line.heading {
        guard other > level else { break }
        if SpecWords.isAcceptanceCriteria(line.content) { return .criteria }
        if RequirementHeading.ownSeries(line.content) != nil, headsCriteria(line) { return .labelled }
        continue
      }
      guard line.isText || line.isRow, line.indent < 2 else { continue }
      if let (_, body) = Self.label(of: line), EARSReader.read(body.string) != nil { return .labelled }
      if line.isText, line.content.boldLabel.map({ SpecWords.isAcceptanceCriteria($0.label) }) == true {
        return .criteria
      }
      if CriterionLead.label(line.content) != nil || CriterionLead.userStory(line.content) != nil { return .criteria }
      let dotted = dottedNumber(line)
      if dotted?.requirement == number, EARSReader.read(dotted?.rest.string ?? "") != nil { return .criteria }
      if EARSReader.read(line.content.string) != nil { return line.ordinal == nil ? .sentence : .counted }
    }
    return .nothing
  }

  private func leadingNumber(_ text: TextSlice) -> TextSlice {
    var end = text.start
    while isDigit(text[end]) { end += 1 }
    return text.slice(to: end)
  }

  /// The requirements that items, bold paragraphs and rows of a document define.
  struct LabelledLines {
    /// The numbers of those that say what must happen.
    var demanded: Set<RequirementNumber> = []
    /// `REQ-1`, `FR-1`, `R1`: requirements, and not only what the product must be besides, or by what its success is measured.
    var areRequirements = false
    /// Some of those stand below a heading with a bare number, which then numbers chapters.
    var standInChapters = false

    mutating func add(_ number: RequirementNumber, isInChapter: Bool) {
      guard number.series.map({ !["NFR", "SC", "US"].contains($0) }) ?? true else { return }
      areRequirements = true
      standInChapters = standInChapters || isInChapter
    }
  }

  func labelledLines() -> LabelledLines {
    var found = LabelledLines()
    var chapter: Int?
    for line in lines.lines {
      if let level = line.heading {
        if let known = chapter, level <= known { chapter = nil }
        if level <= 3, isDigit(line.content.first) { chapter = chapter ?? level }
        // `### AUTH-01: Title` above its criteria
        if let (number, _) = RequirementHeading.ownSeries(line.content), headsCriteria(line) {
          found.add(number, isInChapter: chapter != nil)
        }
      } else if line.isText || line.isRow, line.indent < 2, let (number, body) = Self.label(of: line),
        EARSReader.read(body.string) != nil
      {
        found.demanded.insert(number)
        found.add(number, isInChapter: chapter != nil)
      }
    }
    return found
  }

  /// `- REQ-1: text`, `**REQ-001**: text`, `| FR-1 | text |`, `| Speed | R1 | text |`, `[REQ-1] text`: a whole requirement, by the label
  /// before it.
  private static func label(of line: DocumentLine) -> (number: RequirementNumber, body: TextSlice)? {
    if line.isRow {
      let cells = line.whole.cells
      for column in cells.indices.prefix(2) {
        guard let (number, rest) = label(cells[column]), rest.withoutEmphasis.isEmpty,
          let text = cells.first(where: { EARSReader.read($0.string) != nil })
        else { continue }
        return (number, text)
      }
      return nil
    }
    guard let (number, rest) = label(line.content) else { return nil }
    return CriterionLead.body(of: rest).map { (number, $0) }
      ?? (isBlank(rest.first) && (65...90).contains(rest.trimmed.first) ? (number, rest.trimmed) : nil)
  }

  static func isLabelled(_ line: DocumentLine) -> Bool { label(of: line) != nil }

  /// The number that leads a text, and what stands behind it.
  static func label(_ text: TextSlice) -> (number: RequirementNumber, rest: TextSlice)? {
    var text = text.withoutLeadingEmphasis
    let isEnclosed = text.first == UInt8(ascii: "[") || text.first == 96
    if isEnclosed { text.start += 1 }
    guard (65...90).contains(text.first), !text.hasPrefix("AC") else { return nil }
    var cursor = ReferenceCursor(text)
    cursor.allowsSeries = true
    guard let item = cursor.leadingItem(), item.isLabelled, item.spec == nil, item.last == nil,
      item.first.criterion == nil,
      item.first.tooDeep == nil, !RequirementHeading.isOfSomethingElse(item.first.requirement)
    else { return nil }
    var rest = text.slice(from: cursor.offset)
    if isEnclosed, rest.first == 96 { rest.start += 1 }
    return (item.first.requirement, rest)
  }
}
