import SpecModel

/// `## Acceptance Criteria` behind the requirements: what stands in it says of which of them it is, by a heading, a column or a number.
struct CriteriaChapter {
  /// Of its heading, as long as what stands below it is read.
  var level: Int?
  /// By their numbers. Each is entered once, because thousands of rows may ask.
  private var drafts: [RequirementNumber: Entry] = [:]
  /// `US-1` by `1`, as `AC-1.2` names it.
  private var byEnding: [RequirementNumber: Entry] = [:]
  /// How many of the requirements, from the first one on, are entered.
  private var entered = 0

  private struct Entry {
    /// The last one that bears the number.
    var draft: RequirementDraft
    var isOnly = true
  }

  /// - Returns: the only requirement that bears a number.
  mutating func owner(_ number: RequirementNumber, among requirements: [RequirementDraft]) -> RequirementDraft? {
    enter(requirements)
    guard let entry = drafts[number] ?? byEnding[number], entry.isOnly else { return nil }
    return entry.draft
  }

  /// - Returns: the last requirement that bears a number, in whatever series.
  mutating func last(_ number: RequirementNumber, among requirements: [RequirementDraft]) -> RequirementDraft? {
    enter(requirements)
    return (drafts[number] ?? byEnding[number])?.draft
  }

  /// The requirement at an index went to the end.
  mutating func move(from index: Int) {
    if index < entered { entered -= 1 }
  }

  private mutating func enter(_ requirements: [RequirementDraft]) {
    while entered < requirements.count {
      // The criteria of the last one may still give it its number.
      guard !requirements[entered].isPlaceholder || entered + 1 < requirements.count else { return }
      enter(requirements[entered])
      entered += 1
    }
  }

  private mutating func enter(_ draft: RequirementDraft) {
    guard !draft.isPlaceholder else { return }
    let number = draft.number
    Self.enter(draft, as: number, &drafts)
    let prefix = number.seriesPrefix
    guard !prefix.isEmpty else { return }
    Self.enter(draft, as: RequirementNumber(String(number.text.dropFirst(prefix.count))), &byEnding)
  }

  private static func enter(
    _ draft: RequirementDraft,
    as number: RequirementNumber,
    _ found: inout [RequirementNumber: Entry]
  ) {
    guard let known = found[number] else {
      found[number] = Entry(draft: draft)
      return
    }
    if known.draft !== draft { found[number] = Entry(draft: draft, isOnly: false) }
  }
}

extension RequirementsReader {
  /// The heading says that criteria follow, and stands beside or above those of the requirements.
  mutating func enterCriteriaChapter(_ level: Int) {
    guard let last = requirements.last else { return }
    let heading = last.level < 7 ? last : requirements.last { $0.level < 7 }
    if heading.map({ $0.isPlaceholder || level <= $0.level }) ?? true { chapterOfAll.level = level }
  }

  /// `### Requirement 1` in such a chapter, where it stands above already: its criteria follow.
  ///
  /// - Returns: whether the heading takes up a requirement, and begins none.
  mutating func resumes(_ heading: RequirementHeading, _ level: Int) -> Bool {
    guard let chapter = chapterOfAll.level, level > chapter, numbers.contains(heading.number),
      let draft = chapterOfAll.owner(heading.number, among: requirements), draft.number == heading.number,
      !draft.isRemoved, !heading.isRemoved, draft.criteria.isEmpty,
      heading.title.isEmpty || heading.title.lowercased() == draft.title.lowercased(),
      let index = requirements.lastIndex(where: { $0 === draft })
    else { return false }
    goTo(index)
    draft.hasLabel = true
    (isInCriteria, isPaused, isGroup) = (true, false, false)
    criteriaLevel = level
    return true
  }

  /// Makes a requirement that stands above the one at hand.
  mutating func goTo(_ index: Int) {
    requirements.append(requirements.remove(at: index))
    chapterOfAll.move(from: index)
    (isOutOfOrder, openCriterion) = (true, false)
  }
}
