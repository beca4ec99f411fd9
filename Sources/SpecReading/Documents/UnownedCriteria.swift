import Findings
import SpecModel

/// Sentences of the requirements that say what must happen, and that no requirement holds: nothing can cite them, and nothing proves
/// them. One for each heading is told of.
struct UnownedCriteria {
  private var first: (line: DocumentLine, words: String)?
  private var count = 0
  /// Below `## Notes` and the like sentences explain, whatever verbs they use.
  private(set) var explains = false
  /// `### NF1. Performance`, `#### P1.2 Rules`: what stands below it is counted, be it as we count or not.
  private(set) var bearsNumber = false
  private var found: [(line: DocumentLine, words: String)] = []

  mutating func enter(_ heading: TextSlice) {
    close()
    explains = Self.explains(heading)
    bearsNumber = Self.bearsNumber(heading)
  }

  /// A chapter of a document whose requirements bear labels: what else must be in it, no number cites.
  mutating func enterChapter(_ heading: TextSlice) {
    bearsNumber = true
    explains = explains || Self.explains(heading.withoutSectionNumber)
  }

  /// One to three capitals, right before a number that a point or a colon sets off.
  private static func bearsNumber(_ heading: TextSlice) -> Bool {
    var index = heading.start
    while (65...90).contains(heading[index]), index - heading.start < 3 { index += 1 }
    guard index > heading.start, isDigit(heading[index]) else { return false }
    while isDigit(heading[index]) { index += 1 }
    return heading[index] == UInt8(ascii: ".") || heading[index] == UInt8(ascii: ":")
  }

  /// `## Notes`, `## Risks`: what stands below it is said about the rest.
  static func explains(_ heading: TextSlice) -> Bool {
    let heading = heading.withoutLeadingSymbol.withoutEmphasis
    return explanations.contains { word in
      heading.hasPrefixIgnoringCase(word) && isWhole(heading.slice(from: heading.start + word.utf8CodeUnitCount))
    }
  }

  /// `Notes`, `Glossary of terms`, `Change history`, and not `Change history view`, which names a thing.
  private static func isWhole(_ rest: TextSlice) -> Bool {
    var rest = rest
    while isLetter(rest.first) { rest.start += 1 }
    rest = rest.trimmed
    guard isLetter(rest.first) else { return true }
    return joints.contains { rest.hasPrefixIgnoringCase($0) }
      || endings.contains { rest.count == $0.utf8CodeUnitCount && rest.hasPrefixIgnoringCase($0) }
  }

  private static let joints: [StaticString] = ["of ", "and ", "for "]
  private static let endings: [StaticString] = ["log", "history", "properties", "table", "metrics", "questions"]

  mutating func add(_ line: DocumentLine, _ words: String, allowance: Allowance) {
    guard !explains, first != nil || allowance.take(1, line: line.number) else { return }
    count += 1
    if first == nil { first = (line, words) }
  }

  private mutating func close() {
    guard let first else { return }
    found.append((first.line, count > 1 ? "\(first.words); so do \(count - 1) more below it" : first.words))
    (self.first, count) = (nil, 0)
  }

  mutating func problems(_ lines: DocumentLines) -> [DocumentProblem] {
    close()
    return found.map { DocumentProblem(kind: .unownedCriterion($0.words), location: lines.location($0.line.whole)) }
  }

  private static let explanations: [StaticString] = [
    "note", "example", "glossary", "introduction", "overview", "background", "rationale", "out of scope", "assumption",
    "reference", "summary", "appendix", "template", "convention", "terminolog", "definition", "open question", "risk",
    "traceability", "correctness", "propert", "success metric", "testable", "migration", "checklist", "change",
    "history", "context", "scope", "revision history", "version history",
  ]
}

extension RequirementsReader {
  /// Nothing took the line: no criterion, and no story.
  ///
  /// - Returns: whether it is told of.
  mutating func seeUnowned(_ line: DocumentLine) -> Bool {
    let draft = requirements.last
    // Whatever its words, what a chapter of criteria counts is one.
    let isCounted = isChapterOfCriteria && line.ordinal != nil && draft?.isPlaceholder == true
    guard draft?.criteria.last?.lastLine != line.number, draft?.storyEnd != line.number,
      outer?.criterion?.lastLine != line.number, !line.isQuoted, !line.content.hasPrefix("~~"),
      line.marker != .none || startsDigit(line.content) || CriterionLead.isSentence(line.content),
      isCounted || saysShall(line), draft?.isRemoved != true, draft?.losesCriteria != true,
      !isStatement(line, of: draft), isCounted || EARSReader.read(line.content.string) != nil
    else { return false }
    unowned.add(line, words(for: line, below: draft), allowance: lines.entryAllowance)
    return true
  }

  /// `- AC-1: text` in a second chapter of criteria.
  mutating func seeRepeated(_ line: DocumentLine) {
    unowned.add(line, "its number stands above already", allowance: lines.entryAllowance)
  }

  /// `SHALL` anywhere; `MUST`, and `shall` as some teams write it, in items of lists; and `must` in those below a number such as `NF1`:
  /// elsewhere it is a word of every day.
  private func saysShall(_ line: DocumentLine) -> Bool {
    if line.content.contains("SHALL") { return true }
    guard line.marker != .none else { return false }
    if line.content.contains(" MUST ") { return true }
    let isBelowNumber = unowned.bearsNumber && requirements.last?.isPlain != true
    return line.content.contains(" shall ") || isBelowNumber && line.content.contains(" must ")
  }

  /// A row that says what must happen, in a table that holds no criteria.
  mutating func seeUnowned(_ cells: [TextSlice], _ line: DocumentLine) {
    let draft = requirements.last
    // Whatever its words, what a chapter of criteria counts is one.
    let isCounted = isChapterOfCriteria && draft?.isPlaceholder == true && isDigit(cells[0].withoutEmphasis.first)
    guard isCounted || isNumberedRequirement(cells) || line.content.contains("SHALL") || bearsUnreadNumber(cells),
      draft?.isRemoved != true,
      draft?.losesCriteria != true, isCounted || sayWhatMustHappen(cells)
    else { return }
    unowned.add(line, words(for: line, below: draft), allowance: lines.entryAllowance)
  }

  /// `| 1.1 | The cart shall ... |` below `| # | Requirement |`, whatever the letters of its `shall`, where no heading bears a number.
  private func isNumberedRequirement(_ cells: [TextSlice]) -> Bool {
    !hasLabels && rows.holdsRequirements && rows.number == 0 && isDigit(cells[0].withoutEmphasis.first)
  }

  private func sayWhatMustHappen(_ cells: [TextSlice]) -> Bool {
    if let text = rows.text(of: cells) { return EARSReader.read(text) != nil }
    return cells.contains { EARSReader.read($0.string) != nil }
  }

  /// `| Speed | FR-1 | The shop shall ... |` below a header that does not say which column holds numbers, and nothing else defines FR-1.
  private mutating func bearsUnreadNumber(_ cells: [TextSlice]) -> Bool {
    guard cells.count > 2, let (number, rest) = Self.label(cells[1]), rest.withoutEmphasis.isEmpty else { return false }
    return !numbers.contains(number) && !numbersOfHeadings.contains(number)
  }

  /// A requirement without a list may say in a sentence of its own what it demands: whoever cites its number cites that.
  private func isStatement(_ line: DocumentLine, of draft: RequirementDraft?) -> Bool {
    guard let draft, !draft.isPlaceholder, draft.criteria.isEmpty else { return false }
    return line.marker == .none && !startsDigit(line.content)
  }

  private func startsDigit(_ text: TextSlice) -> Bool { isDigit(text.withoutLeadingEmphasis.first) }

  private func words(for line: DocumentLine, below draft: RequirementDraft?) -> String {
    guard let draft, !draft.isPlaceholder else { return "it stands below no requirement that bears a number" }
    if let dotted = dottedNumber(line), !draft.isNumbered(like: dotted.requirement) {
      return
        "it bears the number \(dotted.requirement).\(dotted.criterion), and stands below Requirement \(draft.number)"
    }
    return "it stands below Requirement \(draft.number), and not among its criteria"
  }
}
