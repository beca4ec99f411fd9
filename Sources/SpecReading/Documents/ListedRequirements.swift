import SpecModel

/// Requirements that are items of a list, or rows of a table, and no headings.
extension RequirementsReader {
  /// `- **AC-001**: ...` in a chapter behind the list of requirements: a series of its own, and of none of them.
  func isOfChapter(_ line: DocumentLine) -> Bool {
    guard line.content.withoutLeadingEmphasis.hasPrefix("AC-0"), line.indent < 2 else { return false }
    return requirements.last.map { $0.isPlaceholder || $0.level == 7 } ?? true
  }

  /// `- **FR-001**: text`, `- **REQ-2.1** text`: a requirement in one line, or a criterion of one.
  mutating func readListed(_ line: DocumentLine) -> Bool {
    guard line.indent < 2 else { return false }
    return readListed(line.content, text: nil, line)
  }

  mutating func readListed(_ lead: TextSlice, text: TextSlice?, _ line: DocumentLine) -> Bool {
    let bare = lead.withoutLeadingEmphasis
    let isKnown = ["FR", "NFR", "SC", "REQ", "US", "R", "AC-0"].contains { bare.hasPrefix($0) }
    // `- **AUTH-01**: ...`, and `UTF-8` where it does not say what must happen.
    let isBold = bare.start > lead.start
    let mayBeOwn =
      (65...90).contains(bare.first) && !bare.hasPrefix("AC")
      && (hasLabels ? isBold && bare.leadsWithSeries : isBold || requirements.last?.number.series != nil)
    guard isKnown || mayBeOwn else { return false }
    var cursor = ReferenceCursor(bare)
    var item = isKnown ? cursor.item() : nil
    // `REL-01` begins as `R-1` does.
    let isOwnSeries = item == nil && mayBeOwn
    if isOwnSeries {
      cursor.allowsSeries = true
      item = cursor.item()
    }
    guard let item, item.isLabelled, item.last == nil, item.spec == nil, item.first.tooDeep == nil,
      let body = text ?? CriterionLead.body(of: bare.slice(from: cursor.offset))
    else { return false }
    let number = item.first.requirement
    guard !isOwnSeries || !RequirementHeading.isOfSomethingElse(number) else { return false }
    let isOwn = requirements.last.map { !$0.isPlaceholder && $0.number == number } ?? false
    if !isOwn {
      if isOwnSeries, EARSReader.read(body.string) == nil { return false }
      // What a requirement's own criteria are called is for its own list to say; a number that comes again is a mention.
      // `- **R1**: first review` in a glossary, or beside headings that bear the numbers.
      let isNote =
        (unowned.explains && EARSReader.read(body.string) == nil)
        || (hasLabels && bare.first == UInt8(ascii: "R") && isDigit(bare[bare.start + 1]))
      let isElsewhere = requirements.last.map { isInCriteria && !$0.isPlaceholder && $0.level < 7 } ?? false
      guard !isNote, !isElsewhere, !numbers.contains(number), lines.entryAllowance.take(1, line: line.number) else {
        return false
      }
      numbers.insert(number)
      requirements.append(RequirementDraft(number: number, location: lines.location(line.whole)))
      isInCriteria = false
      openCriterion = false
    } else if item.first.criterion == nil {
      return false
    }
    let ordinal = (requirements.last?.criteria.count ?? 0) + 1
    add(line, label: item.first.criterion.map { CriterionLabel(String($0)) } ?? .unnumbered(ordinal), text: body)
    return true
  }
}
