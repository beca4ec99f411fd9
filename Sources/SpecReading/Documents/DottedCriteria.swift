import SpecModel

/// Criteria that bear the number of their requirement before their own: `1.2`, `1.1.1`.
extension RequirementsReader {
  /// `1.2` at the start of a line: its own requirement and criterion, wherever it stands.
  func dottedNumber(_ line: DocumentLine) -> (requirement: RequirementNumber, criterion: Int, rest: TextSlice)? {
    let bare = line.content.withoutLeadingEmphasis
    var text = withoutSeries(bare)
    let isBold = bare.start > line.content.start
    let close = text.closingOfNumber
    if close != nil { text.start += 1 }
    guard text.startsDigit(at: text.start) else { return nil }
    var cursor = ReferenceCursor(text)
    // `1A.1`, `1a.1`
    cursor.allowsLetters = true
    guard let item = cursor.item(), item.last == nil, !item.isLabelled, let criterion = item.first.criterion,
      close.map({ text[cursor.offset] == $0 }) ?? true
    else { return nil }
    var rest = text.slice(from: cursor.offset + (close == nil ? 0 : 1))
    // `**1.1**: ...`, `**1.1:** ...`
    if rest.hasPrefix("**") { rest = rest.slice(from: rest.start + 2) }
    if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: ")") {
      rest.start += 1
    }
    if isBold, rest.hasPrefix("**") { rest = rest.slice(from: rest.start + 2) }
    // `4.1：当用户导出时`
    let isWide = rest.hasPrefix("\u{FF1A}") || rest.hasPrefix("\u{3001}")
    if isWide { rest.start += 3 }
    let blank = rest.blankWidth(at: rest.start)
    // Behind the digits of an input method no blank need follow.
    guard blank > 0 || isWide || text.first == 0xEF else { return nil }
    var body = rest.slice(from: rest.start + blank).trimmed
    // `**1.1 Name**`: its front went with the number.
    if isBold, body.find("**") == body.end - 2 { body.end -= 2 }
    // `**3.2 —** WHEN ...`
    for dash in ["\u{2014}", "\u{2013}"] as [StaticString] {
      guard let behind = body.dropping(dash) else { continue }
      body = behind.hasPrefix("**") ? behind.slice(from: behind.start + 2).trimmed : behind
    }
    return (item.first.requirement, criterion, body)
  }

  /// `2.5 MB of it` on the next line of a sentence, indented as it is: what it measures, and no criterion.
  func isMeasure(
    _ dotted: (requirement: RequirementNumber, criterion: Int, rest: TextSlice),
    _ line: DocumentLine
  ) -> Bool {
    guard line.marker == .none, let draft = requirements.last, let last = draft.criteria.last,
      last.line + last.length == line.number
    else { return false }
    // Below `- 1.1 WHEN ...` the text goes on with `3.2 of the guide`, and `1.2 WHEN ...` is the next one.
    guard outer?.criterion === last else {
      return !draft.isNumbered(like: dotted.requirement)
        || ((97...122).contains(dotted.rest.first) && EARSReader.read(dotted.rest.string) == nil)
    }
    let isOther =
      String(outer?.ordinal ?? 0) != dotted.requirement.text && !draft.isNumbered(like: dotted.requirement)
    let text = line.content.slice(from: dotted.rest.start - 1)
    if OtherNumbers.isMeasure(behind: text) { return true }
    // What says what must happen, under the requirement's own number, measures nothing.
    if !isOther, EARSReader.read(dotted.rest.string) != nil { return false }
    return isOther || (97...122).contains(dotted.rest.first)
  }

  /// `1.5 mm THEN ...` on the next line of a criterion, where the line above broke off: it measures, and begins none.
  func goesOn(
    _ line: DocumentLine,
    with dotted: (requirement: RequirementNumber, criterion: Int, rest: TextSlice)
  ) -> Bool {
    guard openCriterion, line.marker == .none, let draft = requirements.last, let last = draft.criteria.last,
      last.line + last.length == line.number
    else { return false }
    if OtherNumbers.isMeasure(behind: line.content.slice(from: dotted.rest.start - 1)) { return true }
    // `1.1 name` and `1.2 name` in lines that follow each other
    guard (97...122).contains(dotted.rest.first), !draft.dotted.contains(dotted.criterion - 1) else { return false }
    return !last.saysWhatMustHappen() || EARSReader.read(dotted.rest.string) == nil
  }

  /// The line above breaks off in the middle of a sentence.
  private func isCut(above line: DocumentLine) -> Bool {
    guard line.marker == .none, line.number > 1, lines.lines[line.number - 2].block == .text else { return false }
    let above = lines.lines[line.number - 2].content
    let last = above[above.end - 1]
    return last < 0x80 && (isWordByte(last) || last == UInt8(ascii: ","))
  }

  /// `2.1 of the runtime` in the middle of a paragraph or an item, `- 1.1 (2026): reworded` in a history: below a heading without a
  /// number such a line gives it one only where the document leaves that to its criteria.
  private mutating func defines(
    _ line: DocumentLine,
    _ dotted: (requirement: RequirementNumber, criterion: Int, rest: TextSlice)
  ) -> Bool {
    let demands = saysWhatMustHappen(dotted.rest)
    if line.marker == .none, line.number > 1, lines.lines[line.number - 2].block == .text,
      !demands || isCut(above: line)
    {
      return false
    }
    if demands { return true }
    return !hasLabels && !unowned.explains && !numbersOfHeadings.contains(dotted.requirement)
  }

  /// `1.1` indented below `1.`: a part of that criterion where it says what must happen; else that only heads those below it.
  mutating func readNested(
    _ line: DocumentLine,
    _ dotted: (requirement: RequirementNumber, criterion: Int, rest: TextSlice),
    _ draft: RequirementDraft
  ) -> Bool {
    guard var head = outer, head.requirement == requirements.count, line.indent >= head.indent + 2,
      !draft.isPlaceholder,
      String(head.ordinal) == dotted.requirement.text || draft.isNumbered(like: dotted.requirement)
    else { return false }
    if let criterion = head.criterion {
      guard !criterion.saysWhatMustHappen(), draft.criteria.last === criterion else {
        criterion.add(line)
        return true
      }
      draft.criteria.removeLast()
      head.criterion = nil
      outer = head
    }
    guard lines.entryAllowance.take(1, line: line.number) else { return true }
    let isOwn = draft.isNumbered(like: dotted.requirement)
    if isOwn { draft.take(dotted.criterion) }
    let label = isOwn ? "\(dotted.criterion)" : "\(dotted.requirement).\(dotted.criterion)"
    append(CriterionLabel(label), dotted.rest, line, draft)
    return true
  }

  /// `1.1.1 ...` below Requirement 1.1, or below Requirement 1.
  mutating func readDeep(_ line: DocumentLine, _ deep: (numbers: [Int], rest: TextSlice)) -> Bool {
    guard let draft = requirements.last else { return false }
    let parts = deep.numbers.map { String($0) }
    let chapter = RequirementNumber("\(parts[0]).\(parts[1])")
    let label: String
    if draft.isPlaceholder || draft.number == chapter {
      // Beside headings that bear the numbers it must say what must happen.
      guard !draft.isPlaceholder || !hasLabels || saysWhatMustHappen(deep.rest) else { return false }
      label = parts[2]
    } else if draft.isNumbered(like: RequirementNumber(parts[0])) {
      label = "\(parts[1]).\(parts[2])"
    } else {
      return false
    }
    guard isInCriteria || openSection || draft.isPlaceholder || draft.isImplied,
      lines.entryAllowance.take(1, line: line.number)
    else { return false }
    if draft.isPlaceholder { draft.takeNumber(chapter) }
    if openSection { dropSection(draft, named: parts[1]) }
    openSection = false
    append(CriterionLabel(label), deep.rest, line, draft)
    return true
  }

  /// `### 1.1 Name` above criteria that bear its number was the name of a group.
  func dropSection(_ draft: RequirementDraft, named label: String) {
    guard let section = draft.criteria.last, section.label.text == label, !section.saysWhatMustHappen() else { return }
    draft.criteria.removeLast()
  }

  /// `1. WHEN ...` below `#### 1.1 Name`: the criterion 1.1.1.
  mutating func readBelowSection(_ line: DocumentLine, _ section: CriterionDraft) -> Bool {
    guard let ordinal = line.ordinal, line.indent == 0, let draft = requirements.last,
      let head = section.label.text.split(separator: ".").first, Int(head) != nil
    else { return false }
    let parts = section.label.text.split(separator: ".")
    let isNext = parts.count == 2 && sectionLabel == String(head) && Int(parts[1]).map { $0 < ordinal } == true
    guard isNext || (parts.count == 1 && ordinal == 1), EARSReader.read(line.content.string) != nil,
      isNext || !section.saysWhatMustHappen(), lines.entryAllowance.take(1, line: line.number)
    else { return false }
    if !isNext { dropSection(draft, named: String(head)) }
    sectionLabel = String(head)
    append(CriterionLabel("\(head).\(ordinal)"), line.content, line, draft)
    return true
  }

  mutating func append(
    _ label: CriterionLabel,
    _ text: TextSlice,
    _ line: DocumentLine,
    _ draft: RequirementDraft
  ) {
    draft.criteria.append(CriterionDraft(label: label, line: line, text: text, location: lines.location(line.whole)))
    criterionIndent = line.indent
    openCriterion = true
  }

  /// `1. WHEN ...` below `### Expected Behavior`: what Kiro would have numbered 2.1.
  mutating func enterChapter(_ line: DocumentLine) {
    guard line.ordinal != nil, line.indent == 0, let draft = requirements.last, draft.isPlaceholder,
      let chapter = SpecWords.chapterOfBugfix(draft.title), numbers.insert(RequirementNumber(chapter)).inserted
    else { return }
    draft.takeNumber(RequirementNumber(chapter))
    isInCriteria = true
    criteriaLevel = draft.level
  }

  mutating func readDotted(
    _ line: DocumentLine,
    _ dotted: (requirement: RequirementNumber, criterion: Int, rest: TextSlice)
  ) {
    let number = dotted.requirement
    guard let last = requirements.last else { return }
    if readNested(line, dotted, last) { return }
    if !last.isNumbered(like: number) {
      // Under an unnumbered heading the criteria give the number; under a numbered one a foreign number is prose.
      // What bears the number of a heading above is a mention of it: `- 1.1: ask legal` below `## Notes`.
      if last.isImplied {
        guard isNext(number), saysWhatMustHappen(dotted.rest), lines.entryAllowance.take(1, line: line.number) else {
          return
        }
        requirements.append(
          RequirementDraft(unnumbered: last.title, location: lines.location(line.whole), level: last.level)
        )
      } else {
        guard last.isPlaceholder, !numbers.contains(number) || saysWhatMustHappen(dotted.rest), defines(line, dotted)
        else { return }
      }
      requirements.last?.takeNumber(number)
      implied.insert(number)
      guard lines.entryAllowance.take(1, line: line.number), let draft = requirements.last else { return }
      draft.dotted.insert(dotted.criterion)
      append(CriterionLabel(String(dotted.criterion)), dotted.rest, line, draft)
      return
    } else if !isInCriteria, !last.isImplied {
      return
    } else if (97...122).contains(dotted.rest.first), isCut(above: line),
      last.criteria.last?.lastLine != line.number - 1, !saysWhatMustHappen(dotted.rest)
    {
      // `... of issue 8 and` and below it `1.0 of it`
      return
    }
    // `#### Acceptance Tests` and below it `- 1.1 test`: a mention of the criterion that is there.
    let isKnown = last.dotted.contains(dotted.criterion) || last.took(dotted.criterion)
    // `**1.2 Why so**: ...` below the table that holds it
    let isNote = isPaused || isBelowLabel || (line.marker == .none && last.criteria.last?.isRow == true)
    let isMention = isKnown && isNote && !saysWhatMustHappen(dotted.rest)
    guard !isMention, lines.entryAllowance.take(1, line: line.number) else { return }
    last.dotted.insert(dotted.criterion)
    append(CriterionLabel(String(dotted.criterion)), dotted.rest, line, last)
  }

  /// `2.1` behind `1.1` and `1.2`, where no heading bears the one number or the other.
  private func isNext(_ number: RequirementNumber) -> Bool {
    !numbers.contains(number) && !implied.contains(number)
  }

  /// Such a sentence is a criterion whatever number it bears by mistake: as a mention it would be in no count.
  private func saysWhatMustHappen(_ text: TextSlice) -> Bool { EARSReader.read(text.string) != nil }
}

extension TextSlice {
  /// `)` of `(2.1) ...`, `]` of `[2.1] ...`, the tick behind a number in code.
  fileprivate var closingOfNumber: UInt8? {
    guard isDigit(self[start + 1]) else { return nil }
    switch first {
    case UInt8(ascii: "("): return UInt8(ascii: ")")
    case UInt8(ascii: "["): return UInt8(ascii: "]")
    case 96: return 96
    default: return nil
    }
  }
}
