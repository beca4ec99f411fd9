import SpecModel

/// What headings begin: a requirement, its criteria, a criterion that is a section, or a chapter of something else.
extension RequirementsReader {
  mutating func readHeading(_ line: DocumentLine, level: Int) {
    let named = line.content.withoutSectionNumber
    let isOfCriteria = SpecWords.isAcceptanceCriteria(named)
    // `#### Acceptance Criteria` of one requirement is no heading that the next one, a bold line, stands below.
    defer { if !isOfCriteria { levelAbove = level } }
    openCriterion = false
    openSection = false
    isChapterOfCriteria = false
    sectionLabel = nil
    listIndent = 0
    isForeign = false
    isBelowLabel = false
    outer = nil
    unowned.enter(line.content)
    if level <= 2 { chapter = nil }
    if level <= 2 {
      isInRemoved = line.content.hasPrefix("REMOVED") || line.content.hasPrefixIgnoringCase("removed requirement")
    }
    if let chapter = chapterOfAll.level, level <= chapter { chapterOfAll.level = nil }
    if let heading = heading(ofLabelledGroup: line, level) { return begin(heading, line, level) }
    if let chapter = chapterOfCriteria {
      if level > chapter, readLoneCriterion(line, level) { return }
      if level <= chapter { chapterOfCriteria = nil }
    }
    var isChapter = isSection(line, level) || isChapter(line, level) || headsSeries(line, level)
    if !isChapter, isChapterBesideLabels(line, level) {
      isChapter = true
      unowned.enterChapter(line.content)
    }
    if let heading = isChapter
      ? nil : heading(line.content, level) ?? heading(ofChapter: line.content) ?? heading(ofOwnSeries: line)
    {
      if !resumes(heading, level) { begin(heading, line, level) }
    } else if !isOfCriteria, !beginsStory(named, level), readSection(line, level) {
      openSection = true
    } else if isOfCriteria {
      headCriteria(line, level)
    } else if beginsStory(named, level) {
      requirements.last?.story = (line, line.content.slice(from: line.content.end))
    } else if requirements.last.map({ level <= $0.level || $0.isPlaceholder || $0.isImplied }) ?? true {
      // Another chapter: what is numbered in it is no criterion of the requirement above, unless it bears its own number.
      beginChapter(line, level)
    } else {
      if isInCriteria || isGroup, let draft = requirements.last { isGroup = groups(level, draft) }
      isPaused = isPaused || isInCriteria
      isInCriteria = false
    }
  }

  private mutating func begin(_ heading: RequirementHeading, _ line: DocumentLine, _ level: Int) {
    guard lines.entryAllowance.take(1, line: line.number) else {
      isInCriteria = false
      return
    }
    numbers.insert(heading.number)
    let location = lines.location(line.whole)
    requirements.append(RequirementDraft(heading, isRemoved: isInRemoved, location: location, level: level))
    // Criteria may follow without a label; a label that comes starts them anew.
    isInCriteria = true
    isPaused = false
    isGroup = false
    criteriaLevel = level
  }

  /// `### AC1: Title` above `- **AC1.1**: ...`: its items bear the number of a requirement, and it is that one.
  private func heading(ofLabelledGroup line: DocumentLine, _ level: Int) -> RequirementHeading? {
    let text = line.content.withoutLeadingSymbol.withoutLeadingEmphasis
    guard !hasLabels, text.hasPrefix("AC"), let lone = Self.loneCriterion(text) else { return nil }
    let number = RequirementNumber("\(lone.number)")
    guard !numbers.contains(number) else { return nil }
    for below in lines.lines[line.number...] {
      if let other = below.heading, other <= level { break }
      guard below.isText, let (owner, _) = Self.ofRequirement(below.content.withoutLeadingEmphasis) else { continue }
      return owner == number ? RequirementHeading(number, text.slice(from: lone.end)) : nil
    }
    return nil
  }

  /// `#### Acceptance Criteria`: what follows are those of the requirement above, or of the whole document.
  private mutating func headCriteria(_ line: DocumentLine, _ level: Int) {
    enterCriteriaChapter(level)
    if requirements.last?.isPlaceholder ?? true { chapterOfCriteria = level }
    if closes(line, level) {
      isChapterOfCriteria = true
      chapterOfCriteria = level
      return beginChapter(line, level)
    }
    if let draft = requirements.last, level < draft.level, draft.level < 7 { headsCriteriaAbove = true }
    goBackToHeading(line, of: level)
    if criteriaLevel == requirements.last?.level { requirements.last?.forgetOther() }
    isChapterOfCriteria =
      requirements.last?.level == 7 && requirements.last(where: { $0.level < 7 }).map { level <= $0.level } ?? false
    isInCriteria = true
    isGroup = false
    criteriaLevel = level
  }

  /// `### AC-1: Title` in a chapter of criteria that belong to no requirement: one of a series of their own.
  private mutating func readLoneCriterion(_ line: DocumentLine, _ level: Int) -> Bool {
    let text = line.content.withoutLeadingSymbol.withoutLeadingEmphasis
    guard let heading = loneHeading(text), lines.entryAllowance.take(2, line: line.number) else { return false }
    let location = lines.location(line.whole)
    let draft = RequirementDraft(heading, isRemoved: isInRemoved, location: location, level: level)
    draft.criteria.append(
      CriterionDraft(label: .unnumbered(1), line: line, words: heading.title, location: location)
    )
    numbers.insert(heading.number)
    requirements.append(draft)
    (isInCriteria, isPaused, isGroup, openSection) = (false, false, false, true)
    return true
  }

  /// `AC-1: Title`, `AC1: Title`
  private func loneHeading(_ text: TextSlice) -> RequirementHeading? {
    guard let lone = Self.loneCriterion(text) else { return nil }
    guard isLoneCriterion(text) else {
      return RequirementHeading(RequirementNumber("AC-\(lone.number)"), text.slice(from: lone.end))
    }
    var cursor = ReferenceCursor(text)
    guard let item = cursor.item(), item.last == nil, item.first.requirement.series == "AC", item.first.criterion == nil
    else { return nil }
    return RequirementHeading(item.first.requirement, text.slice(from: cursor.offset))
  }

  /// `1. WHEN ... THE ... SHALL ...` below `### AC-2: Title`: the heading names those that follow, and is none itself.
  func namesList(_ line: DocumentLine) -> Bool {
    guard line.ordinal != nil, line.indent == 0, let draft = requirements.last, draft.number.series == "AC",
      draft.criteria.count == 1
    else { return false }
    return EARSReader.read(line.content.string) != nil
  }

  mutating func beginListBelowName() {
    requirements.last?.forgetOther()
    (openSection, isInCriteria) = (false, true)
  }

  private mutating func beginChapter(_ line: DocumentLine, _ level: Int) {
    isInCriteria = false
    requirements.append(
      RequirementDraft(unnumbered: line.content.string, location: lines.location(line.whole), level: level)
    )
  }

  private mutating func heading(_ text: TextSlice, _ level: Int) -> RequirementHeading? {
    // `# Story 1.2: Title` above `1. **AC1:** ...`: its criteria are a series of their own.
    if level == 1, RequirementHeading.isStoryOfEpic(text), !lones.isEmpty { return nil }
    // Below `## 1. Title` a heading such as `### API-2: Title` is a part of it.
    let allowsSeries =
      !hasLabels && level <= 4 && requirements.last?.isPlain != true && (level > 1 || !isTitle(text))
    if let heading = RequirementHeading(
      text,
      allowsBareNumber: !hasLabels && !hasParts && level <= 3,
      allowsKindred: !hasLabels && !hasParts && level <= 4,
      allowsSeries: allowsSeries
    ) {
      return heading
    }
    // Below Requirement 1 `Requirement 1.2` is one of its criteria.
    if let dotted = RequirementHeading.dotted(text), let draft = requirements.last, level > draft.level,
      draft.isNumbered(like: dotted.requirement)
    {
      return nil
    }
    return RequirementHeading(dotted: text)
  }

  /// `#### Scenario: Name`, `#### AC-1.1: Name`, `#### 1.1 Name` below their requirement.
  private mutating func readSection(_ line: DocumentLine, _ level: Int) -> Bool {
    guard let draft = requirements.last, !draft.isPlaceholder, level > draft.level else { return false }
    if let (label, name) = scenario(line.content, of: draft) {
      add(line, label: label, text: name)
      return true
    }
    if let labelled = labelledCriterion(line.content) {
      add(line, label: labelled.label, text: labelled.rest)
      return true
    }
    if let dotted = RequirementHeading.dotted(line.content), draft.isNumbered(like: dotted.requirement) {
      add(
        line,
        label: dotted.criterion,
        text: CriterionLead.body(of: dotted.rest) ?? dotted.rest.trimmed
      )
      return true
    }
    // `#### 1.1.1 Name` below `### 1.1 Name`
    if let deep = deepNumber(line), draft.isNumbered(like: RequirementNumber("\(deep.numbers[0])")) {
      dropSection(draft, named: "\(deep.numbers[1])")
      add(line, label: CriterionLabel("\(deep.numbers[1]).\(deep.numbers[2])"), text: deep.rest)
      return true
    }
    // `#### AUTH-01.1: Name`
    if draft.number.series != nil {
      var cursor = ReferenceCursor(line.content)
      (cursor.allowsSeries, cursor.isCitation) = (true, true)
      if let item = cursor.item(), item.last == nil, item.first.requirement == draft.number,
        let criterion = item.first.criterion,
        case let rest = line.content.slice(from: cursor.offset), rest.isEmpty || !isWordByte(rest.first)
      {
        add(line, label: CriterionLabel(String(criterion)), text: CriterionLead.body(of: rest) ?? rest.trimmed)
        return true
      }
    }
    guard let dotted = dottedNumber(line), draft.isNumbered(like: dotted.requirement) else {
      return false
    }
    add(line, label: CriterionLabel(String(dotted.criterion)), text: dotted.rest)
    return true
  }

  /// `Scenario: Name`, `Scenario 1.2: Name` below Requirement 1, `Scenario 2: Name` behind the first.
  private func scenario(_ text: TextSlice, of draft: RequirementDraft) -> (CriterionLabel, TextSlice)? {
    guard text.hasPrefixIgnoringCase("scenario") else { return nil }
    let rest = text.slice(from: text.start + 8)
    let count = draft.criteria.count
    if rest.first == UInt8(ascii: ":") { return (.unnumbered(count + 1), rest.slice(from: rest.start + 1).trimmed) }
    var cursor = ReferenceCursor(rest.trimmed, context: draft.number)
    guard isBlank(rest.first), isDigit(rest.trimmed.first), let item = cursor.item(), item.last == nil,
      let name = CriterionLead.body(of: rest.slice(from: cursor.offset))
    else { return nil }
    if let criterion = item.first.criterion {
      return draft.isNumbered(like: item.first.requirement) ? (CriterionLabel(String(criterion)), name) : nil
    }
    return item.plainNumber == count + 1 ? (CriterionLabel(String(count + 1)), name) : nil
  }
}
