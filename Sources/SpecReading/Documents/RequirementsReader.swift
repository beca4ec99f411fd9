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
  let hasLabels: Bool
  /// Some heading says `Requirement 1.1` above criteria of its own: then `## Feature 1` is the chapter of those.
  let hasParts: Bool
  var requirements: [RequirementDraft] = []
  var isInCriteria = false
  var criteriaLevel = 7
  private var code = CriterionCode()
  var scenarios = ScenarioBlock()
  var openCriterion = false
  var criterionIndent = 0
  /// A criterion that is a section: all that stands below its heading belongs to it.
  var openSection = false
  /// The `1` of `#### 1.1 Name`, whose list counts its criteria: 1.1.1, 1.1.2.
  var sectionLabel: String?
  /// `## Acceptance Criteria` behind `## Functional Requirements` and its list: `AC-1` there is of none of them.
  var isChapterOfCriteria = false
  /// The level of such a heading, as long as what stands below it is read.
  var chapterOfCriteria: Int?
  var chapterOfAll = CriteriaChapter()
  /// Of the heading above.
  var levelAbove = 0
  /// Criteria stand below headings above those of their requirements, all through the document.
  var headsCriteriaAbove = false
  /// A heading below the requirement's own ended its criteria; a list that goes on counting goes on with them.
  var isPaused = false
  /// That heading stands below the one that says that criteria follow: it groups them.
  var isGroup = false
  /// Below that heading stands a list that counts anew.
  var isForeign = false
  /// A label that says nothing of criteria stands above.
  var isBelowLabel = false
  /// A label stands between the last criterion and here: what follows is a list of its own.
  var beginsList = false
  /// `## REMOVED Requirements`: so are those below.
  var isInRemoved = false
  /// A requirement that a heading bears stands behind those of its list.
  var isOutOfOrder = false
  var numbers: Set<RequirementNumber> = []
  /// Those of items that were struck out.
  var struck: Set<RequirementNumber> = []
  /// The first items of lists that bear them.
  var firstListed: [RequirementNumber: ListedNumber] = [:]
  /// Asked for only where a number of a list comes again.
  lazy var requirementLists = RequirementLists(lines)
  /// Those that criteria gave.
  var implied: Set<RequirementNumber> = []
  /// Those that headings bear, anywhere in the document; asked for only where a list would define one of them.
  lazy var numbersOfHeadings = headedNumbers()
  /// The line of the last heading that bears a requirement's number.
  lazy var lastHeading =
    lines.lines.last { line in
      line.heading != nil
        && (RequirementHeading(line.content, allowsBareNumber: false) ?? RequirementHeading(dotted: line.content))
          != nil
    }?.number ?? 0
  /// Asked for only where a heading bears a bare number.
  lazy var labelled = labelledLines()
  lazy var seriesTitles = titlesWithIdentifiers()
  /// Those of a document that has criteria and no requirements.
  lazy var lones = loneCriteria()
  /// How many of them were read.
  var loneCount = 0
  /// Some line says that criteria follow.
  lazy var labelsCriteria = lines.lines.contains { line in
    line.heading != nil || line.content.hasPrefix("**")
      ? SpecWords.isAcceptanceCriteria(line.content) : CriterionLead.label(line.content) != nil
  }
  /// The last item of an ordered list: `1.` may be a criterion, or head those below it, `1.1` and `1.2`.
  var outer: Outer?
  /// What says what must happen, and belongs to no requirement.
  var unowned = UnownedCriteria()
  /// What says so in sentences beside the criteria of a requirement.
  var statements = UncountedStatements()
  /// `2` below `## 2. Functional Requirements`, whose headings are the requirements 2.1 and 2.2.
  var chapter: String?
  /// `  - **Acceptance Criteria:**` below an item that is a requirement.
  var labelBelow: LabelBelow?
  /// How far in the list stands that a bullet heads: `- **Acceptance Criteria:**`.
  var listIndent = 0
  /// What the columns of the table at hand hold.
  var rows = CriterionRows()
  /// `bugfix.md`: its chapters number its requirements, where its criteria do not.
  private let isBugfix: Bool

  struct Outer {
    let ordinal: Int
    let indent: Int
    let requirement: Int
    /// `nil` for a head.
    var criterion: CriterionDraft?
  }

  init(lines: DocumentLines, spec: SpecID, isBugfix: Bool) {
    self.lines = lines
    self.spec = spec
    self.isBugfix = isBugfix
    hasLabels = lines.lines.contains { line in
      line.heading != nil && RequirementHeading.labelled(line.content) != nil
    }
    hasParts = !hasLabels && Self.hasParts(lines)
  }

  /// What the requirements of a document gave.
  struct Reading {
    let requirements: [Requirement]
    /// Headings whose criteria count for nothing, because they bear no number.
    let withoutNumber: [Location]
    /// What else says what must happen, and counts for nothing; and lists whose numbers do not count on.
    let problems: [DocumentProblem]
  }

  static func read(_ lines: DocumentLines, spec: SpecID, isBugfix: Bool = false) -> Reading {
    var reader = RequirementsReader(lines: lines, spec: spec, isBugfix: isBugfix)
    for line in lines.lines { reader.read(line) }
    reader.dropReplaced()
    if reader.isOutOfOrder { reader.requirements.sort { $0.location < $1.location } }
    var seen: [RequirementNumber: Int] = [:]
    let read: [Requirement] = reader.requirements.compactMap { draft in
      guard !draft.isPlaceholder else { return nil }
      seen[draft.number, default: 0] += 1
      return draft.requirement(spec: spec, occurrence: seen[draft.number] ?? 1)
    }
    return Reading(
      requirements: read,
      withoutNumber: reader.requirements.filter { $0.isPlaceholder && $0.losesCriteria }.map(\.location),
      problems: reader.unowned.problems(lines) + reader.statements.problems(lines) + reader.miscounted()
    )
  }

  private mutating func read(_ line: DocumentLine) {
    switch line.block {
    case .heading(let level): readHeading(line, level: level)
    case .text where isUnderlined(line): readHeading(line, level: 3)
    case .text:
      if let heading = unmarkedHeading(line) { return readHeading(heading, level: 3) }
      readText(line)
      if !seeUnowned(line) { seeStatement(line) }
    case .table(isHeader: true): rows = CriterionRows(header: line.whole.cells)
    case .table(isHeader: false): readRow(line)
    case .opaque: readCode(line)
    case .blank, .rule: break
    }
  }

  private mutating func readCode(_ line: DocumentLine) {
    guard openCriterion, line.indent > criterionIndent, line.indent >= 2, let last = requirements.last?.criteria.last
    else { return readScenario(line) }
    if code.takes(line) { last.add(code: line) }
  }

  private mutating func readText(_ line: DocumentLine) {
    if openSection, namesList(line) { beginListBelowName() }
    if openSection, let last = requirements.last?.criteria.last {
      if readBelowSection(line, last) { return }
      guard let deep = deepNumber(line), readDeep(line, deep) else {
        return last.add(belowHeading: line)
      }
      return
    }
    if line.indent >= 2, requirements.last?.level == 7 {
      if openCriterion, line.indent > criterionIndent, readBelowListed(line) { return }
      if readBelowLabel(line) || readBelowTitle(line) { return }
    }
    if openCriterion, line.indent > criterionIndent, line.indent >= 2,
      dottedNumber(line).map({ isMeasure($0, line) }) ?? true
    {
      if let last = requirements.last?.criteria.last {
        // The paragraph goes on, indented as its list item is; bullets, quotes and further paragraphs stand by themselves.
        if line.marker == .none, !line.isQuoted, line.content.first != UInt8(ascii: "|"),
          last.line + last.length == line.number
        {
          last.lengthen(line)
        } else {
          last.add(line)
        }
      }
      return
    }
    if isOfChapter(line) {
      if !readListed(line), isChapterOfCriteria { seeRepeated(line) }
      return
    }
    if line.indent >= 2, requirements.last?.level == 7, readBelowListed(line) { return }
    if isInCriteria, line.marker == .none || line.marker == .bullet { goToOwner(of: line) }
    if isInCriteria, line.marker == .none || line.marker == .bullet, let labelled = labelledCriterion(line.content) {
      return add(line, label: labelled.label, text: labelled.rest)
    }
    if continuesStory(line) { return }
    if line.marker == .none || isLabelOfCriteria(line), readLabel(line) { return }
    if readBoldHeading(line) { return }
    if readListed(line) { return }
    if let dotted = dottedNumber(line) {
      if goesOn(line, with: dotted) { return requirements.last?.criteria.last?.lengthen(line) ?? () }
      return readDotted(line, dotted)
    }
    if let deep = deepNumber(line), readDeep(line, deep) { return }
    if isBugfix { enterChapter(line) }
    if isPaused, !isInCriteria, !isForeign {
      isInCriteria = goesOn(line)
      isForeign = !isInCriteria && line.ordinal != nil && line.indent == 0
    }
    guard isInCriteria, let draft = requirements.last, !draft.isPlaceholder else {
      // `1.1 WHEN ...` below a heading without a number, over several lines
      if openCriterion, line.marker == .none, line.indent == 0, let draft = requirements.last, draft.isImplied {
        continueParagraph(line, draft)
      }
      return seeLost(line)
    }
    if let listed = CriterionLead.inLetters(line.content, of: draft.number, behind: draft.criteria.last?.label.text),
      line.indent == 0, draft.hasLabel || criteriaLevel > draft.level || EARSReader.read(listed.rest.string) != nil
    {
      return add(line, label: listed.label, text: listed.rest)
    }
    switch line.marker {
    case .ordered(let number):
      // A removed requirement lists why it went, not what it demands.
      guard !draft.isRemoved || draft.hasLabel || criteriaLevel > draft.level else { return }
      if outer?.criterion == nil, let head = outer, head.indent >= line.indent,
        EARSReader.read(line.content.string) == nil
      {
        outer = Outer(ordinal: number, indent: line.indent, requirement: requirements.count)
        openCriterion = false
        return
      }
      // `**Notes**` and a list that counts anew
      if isBelowLabel, draft.took(number), EARSReader.read(line.content.string) == nil {
        openCriterion = false
        (isInCriteria, isPaused, isForeign) = (false, true, true)
        return
      }
      // Below `**Errors**` a list that begins with 1 is shown as 1, 2, 3 again, and bears those numbers a second time.
      if beginsList, number == 1, line.indent == draft.criteria.last?.indent { draft.beginList() }
      guard count(line, number, text: line.content, of: draft) else { return }
      outer = Outer(
        ordinal: number,
        indent: line.indent,
        requirement: requirements.count,
        criterion: draft.criteria.last
      )
    case .bullet:
      // `- 1. WHEN ...`
      guard let (ordinal, text) = CriterionLead.ordinal(line.content), line.indent < 2 else {
        return readBullet(line, draft)
      }
      _ = count(line, ordinal, text: text, of: draft)
    case .none:
      guard line.indent <= criterionIndent,
        let lettered = CriterionLead.lettered(line.content, behind: draft.highestOrdinal)
      else { return readParagraph(line, draft) }
      add(line, label: lettered.label, text: lettered.rest)
    }
  }

  /// - Returns: whether the item is a criterion by itself.
  private mutating func count(_ line: DocumentLine, _ written: Int, text: TextSlice, of draft: RequirementDraft) -> Bool
  {
    let count = draft.criteria.count
    add(line, label: CriterionLabel(String(draft.next(written))), text: text)
    guard draft.criteria.count > count else { return false }
    draft.criteria.last?.place = (draft.list, written)
    return true
  }

  /// - Parameter words: what the criterion says, where that is not written in one piece.
  mutating func add(_ line: DocumentLine, label: CriterionLabel, text: TextSlice, words: String? = nil) {
    guard let draft = requirements.last else { return }
    if let last = draft.criteria.last, line.indent > last.indent + 1, openCriterion { return last.add(line) }
    guard lines.entryAllowance.take(1, line: line.number) else { return }
    draft.criteria.append(CriterionDraft(label: label, line: line, text: text, words: words, in: lines))
    criterionIndent = line.indent
    openCriterion = true
    beginsList = false
  }
}
