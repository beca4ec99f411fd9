import Findings
import SpecModel

/// Reads `requirements.md` and `bugfix.md`.
///
/// A requirement begins at a heading that bears a number (`### Requirement 3: Title`, `### NFR-2: Title`, `## 3. Title`), or
/// where criteria bear a number that no heading gave (`1.1 WHEN ...`). Its criteria follow the label `Acceptance Criteria`,
/// or, where a document has none, stand right below.
struct RequirementsReader {
  let lines: DocumentLines
  let spec: SpecID

  /// Some heading says `Requirement 1`: then `### 1. Name` is something else.
  private let hasLabels: Bool
  private var requirements: [RequirementDraft] = []
  private var isInCriteria = false
  private var criteriaLevel = 7
  private var openCriterion = false
  private var criterionIndent = 0

  init(lines: DocumentLines, spec: SpecID) {
    self.lines = lines
    self.spec = spec
    hasLabels = lines.lines.contains { line in
      line.heading != nil && RequirementHeading.labelled(line.content) != nil
    }
  }

  static func read(_ lines: DocumentLines, spec: SpecID) -> [Requirement] {
    var reader = RequirementsReader(lines: lines, spec: spec)
    for line in lines.lines { reader.read(line) }
    var seen: [RequirementNumber: Int] = [:]
    return reader.requirements.compactMap { draft in
      guard !draft.isPlaceholder else { return nil }
      seen[draft.number, default: 0] += 1
      return draft.requirement(spec: spec, occurrence: seen[draft.number] ?? 1)
    }
  }

  private mutating func read(_ line: DocumentLine) {
    switch line.block {
    case .heading(let level): readHeading(line, level: level)
    case .text: readText(line)
    case .table(isHeader: false): readRow(line)
    case .blank, .rule, .opaque, .table: break
    }
  }

  // MARK: Headings

  private mutating func readHeading(_ line: DocumentLine, level: Int) {
    openCriterion = false
    if let heading = RequirementHeading(line.content, allowsBareNumber: !hasLabels && level <= 3) {
      guard lines.entryAllowance.take(1, line: line.number) else {
        isInCriteria = false
        return
      }
      requirements.append(RequirementDraft(heading, location: lines.location(line.whole), level: level))
      // Criteria may follow without a label; a label that comes starts them anew.
      isInCriteria = true
      criteriaLevel = level
    } else if SpecWords.isAcceptanceCriteria(line.content) {
      isInCriteria = true
      criteriaLevel = level
    } else if requirements.last.map({ level <= $0.level || $0.isPlaceholder || $0.isImplied }) ?? true {
      // Another chapter: what is numbered in it is no criterion of the requirement above, unless it bears its own number.
      isInCriteria = false
      requirements.append(
        RequirementDraft(unnumbered: line.content.string, location: lines.location(line.whole), level: level)
      )
    } else {
      isInCriteria = false
    }
  }

  // MARK: Text

  private mutating func readText(_ line: DocumentLine) {
    if openCriterion, line.indent > criterionIndent, line.indent >= 2, dottedNumber(line) == nil {
      if let last = requirements.last?.criteria.last {
        // The paragraph goes on, indented as its list item is; bullets, quotes and further paragraphs stand by themselves.
        if line.marker == .none, !line.isQuoted, last.line + last.length == line.number {
          last.lengthen(line)
        } else {
          last.add(line)
        }
      }
      return
    }
    if isInCriteria, line.marker == .none || line.marker == .bullet, let labelled = labelledCriterion(line.content) {
      return add(line, label: labelled.label, text: labelled.rest)
    }
    if line.marker == .none, readLabel(line) { return }
    if let dotted = dottedNumber(line) { return readDotted(line, dotted) }
    guard isInCriteria, let draft = requirements.last, !draft.isPlaceholder else { return }
    switch line.marker {
    case .ordered(let number):
      // A removed requirement lists why it went, not what it demands.
      guard !draft.isRemoved || draft.hasLabel || criteriaLevel > draft.level else { return }
      add(line, label: CriterionLabel(String(draft.next(number))), text: line.content)
    case .bullet: readBullet(line, draft)
    case .none: if openCriterion, line.indent == 0 { continueParagraph(line, draft) }
    }
  }

  /// - Returns: whether the line is a label or a user story, and so no criterion.
  private mutating func readLabel(_ line: DocumentLine) -> Bool {
    let text = line.content
    if let (label, rest) = text.boldLabel ?? plainUserStory(text) {
      if SpecWords.isUserStory(label) {
        requirements.last?.story = (line, rest)
        openCriterion = false
        return true
      }
      if SpecWords.isAcceptanceCriteria(label) {
        isInCriteria = true
        criteriaLevel = 7
        openCriterion = false
        requirements.last?.hasLabel = true
        return true
      }
      // `**Testable Conditions:**` ends the bullets above; `**Component Tokens (Sizing)**:` only groups the numbers.
      if rest.isEmpty, let last = requirements.last?.criteria.last, !last.isNumbered { isInCriteria = false }
      openCriterion = false
      return rest.isEmpty
    }
    if let draft = requirements.last, draft.storyIsOpen {
      draft.continueStory(line.content)
      return true
    }
    return false
  }

  private func plainUserStory(_ text: TextSlice) -> (label: TextSlice, rest: TextSlice)? {
    guard text.hasPrefixIgnoringCase("user story:") else { return nil }
    return (text.slice(to: text.start + 10), text.slice(from: text.start + 11).trimmed)
  }

  private mutating func readBullet(_ line: DocumentLine, _ draft: RequirementDraft) {
    guard line.indent < 2 else {
      if openCriterion { draft.criteria.last?.add(line) }
      return
    }
    guard line.content.boldLabel == nil || draft.criteria.last?.isNumbered != true else { return }
    // Bullets under numbered criteria are notes.
    if let last = draft.criteria.last, last.isNumbered { return last.add(line) }
    guard draft.hasLabel || draft.number.isNonFunctional || criteriaLevel > draft.level else { return }
    add(line, label: .unnumbered(draft.criteria.count + 1), text: line.content)
  }

  private mutating func continueParagraph(_ line: DocumentLine, _ draft: RequirementDraft) {
    guard let last = draft.criteria.last, last.line + last.length == line.number else {
      openCriterion = false
      return
    }
    last.lengthen(line)
  }

  private mutating func add(_ line: DocumentLine, label: CriterionLabel, text: TextSlice) {
    guard let draft = requirements.last else { return }
    if let last = draft.criteria.last, line.indent > last.indent + 1, openCriterion { return last.add(line) }
    guard lines.entryAllowance.take(1, line: line.number) else { return }
    draft.criteria.append(CriterionDraft(label: label, line: line, text: text, location: lines.location(line.whole)))
    criterionIndent = line.indent
    openCriterion = true
  }

  // MARK: Labels and tables

  /// `**AC1:** text`, `AC 1.2: text`
  private func labelledCriterion(_ text: TextSlice) -> (label: CriterionLabel, rest: TextSlice)? {
    let text = text.withoutLeadingEmphasis
    guard text.hasPrefix("AC"), let (label, rest) = criterionNumber(text) else { return nil }
    var body = rest
    while [UInt8(ascii: "*"), UInt8(ascii: ":"), UInt8(ascii: "_")].contains(body.first) { body.start += 1 }
    return body.start > rest.start ? (label, body.trimmed) : nil
  }

  /// `| 1.1 | text |`, `| 2 | text |`, where nothing but the table holds the criteria.
  private mutating func readRow(_ line: DocumentLine) {
    guard isInCriteria, let draft = requirements.last, !draft.isPlaceholder, draft.criteria.last?.isRow ?? true else {
      return
    }
    let cells = line.whole.cells
    guard cells.count > 1, let (label, rest) = criterionNumber(cells[0].withoutEmphasis), rest.isEmpty,
      lines.entryAllowance.take(1, line: line.number)
    else { return }
    let criterion = CriterionDraft(label: label, line: line, text: cells[1], location: lines.location(line.whole))
    criterion.isRow = true
    draft.criteria.append(criterion)
    openCriterion = false
  }

  /// A number at the front of a text that names a criterion of the requirement at hand.
  private func criterionNumber(_ text: TextSlice) -> (label: CriterionLabel, rest: TextSlice)? {
    guard let draft = requirements.last, !draft.isPlaceholder else { return nil }
    var cursor = ReferenceCursor(text, context: draft.number)
    guard let item = cursor.item(), item.last == nil, item.spec == nil else { return nil }
    let rest = text.slice(from: cursor.offset)
    if let criterion = item.first.criterion {
      return item.first.requirement == draft.number ? (CriterionLabel(String(criterion)), rest) : nil
    }
    return item.isLabelled ? nil : (CriterionLabel(item.first.requirement.text), rest)
  }

  // MARK: Dotted numbers

  /// `1.2` at the start of a line: its own requirement and criterion, wherever it stands.
  private func dottedNumber(_ line: DocumentLine) -> (requirement: Int, criterion: Int, rest: TextSlice)? {
    let text = line.content.withoutLeadingEmphasis
    guard isDigit(text.first) else { return nil }
    var cursor = ReferenceCursor(text)
    guard let item = cursor.item(), item.last == nil, !item.isLabelled, let criterion = item.first.criterion,
      let requirement = Int(item.first.requirement.text)
    else { return nil }
    var rest = text.slice(from: cursor.offset)
    if rest.hasPrefix("**") { rest = rest.slice(from: rest.start + 2) }
    if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: ")") {
      rest.start += 1
    }
    guard isBlank(rest.first) else { return nil }
    return (requirement, criterion, rest.trimmed)
  }

  private mutating func readDotted(
    _ line: DocumentLine,
    _ dotted: (requirement: Int, criterion: Int, rest: TextSlice)
  ) {
    let number = RequirementNumber(String(dotted.requirement))
    guard let last = requirements.last else { return }
    if last.number != number {
      // Under an unnumbered heading the criteria give the number; under a numbered one a foreign number is prose.
      guard last.isPlaceholder else { return }
      last.takeNumber(number)
    } else if !isInCriteria, !last.isImplied {
      return
    }
    guard lines.entryAllowance.take(1, line: line.number) else { return }
    let draft = CriterionDraft(
      label: CriterionLabel(String(dotted.criterion)),
      line: line,
      text: dotted.rest,
      location: lines.location(line.whole)
    )
    last.criteria.append(draft)
    criterionIndent = line.indent
    openCriterion = true
  }
}
