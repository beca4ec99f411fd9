import Findings
import SpecModel

/// Reads the properties of `design.md`, and what each validates.
///
///     ### Property 7: Title          **Property 1: Title**        Property 1: Title          - **Property 1**: For any ...
///     ## Correctness Properties  +  1. For any ...
struct DesignReader {
  let lines: DocumentLines
  let spec: SpecID

  private var drafts: [PropertyDraft] = []
  /// Level of the heading that says that the numbered items below are properties.
  private var listLevel: Int?
  /// That heading says `Correctness`: below plain `## Properties` only what bears its own label is one of them.
  private var isCertain = false
  /// `### How to Verify` in the chapter: below it a numbered item is a property only if it validates something.
  private var isOfMethod = false
  private var seen: Set<String> = []
  private var isOpen = false
  /// `### Property Reflection`: it weighs properties, and defines none.
  private var isReflection = false
  /// Some property says that it is one: `**Property 1**: ...`
  private var hasLabels = false
  /// `**Validates:**` stands above a list of bullets.
  private var isListed = false
  /// The last list of what it validates ended in a comma.
  private var isCut = false
  /// Some property has a heading of its own: then numbered items are none.
  private var hasHeadings = false
  /// The properties that have a heading of their own, by their place among the drafts.
  private var headed: [String: Int] = [:]
  /// The heading above bears the number of this one.
  private var namesake: Int?
  /// What such headings validate.
  private var repeated: [(first: Int, citation: Citation, line: DocumentLine)] = []
  /// Which column of the table at hand says what its properties validate.
  private var column: Int?
  /// The same for a table that stands below one property, and says it of that one.
  private var ownTable: ValidatingTable?

  private init(lines: DocumentLines, spec: SpecID) {
    self.lines = lines
    self.spec = spec
  }

  /// - Returns: the properties, and what those validate whose number an earlier one bears.
  static func read(
    _ lines: DocumentLines,
    spec: SpecID
  ) -> (properties: [DesignProperty], unowned: [Citation.Unreadable]) {
    var reader = DesignReader(lines: lines, spec: spec)
    for line in lines.lines { reader.read(line) }
    let properties = reader.drafts.filter { !$0.isDoubtful || !$0.validates.isEmpty }
    return (properties.map { $0.property(spec: spec) }, reader.unowned)
  }

  /// A test plan may repeat a property with what it validates: then nothing is lost.
  private var unowned: [Citation.Unreadable] {
    // One property may be repeated a thousand times, and validate a thousand criteria.
    var targets: [Int: Set<Reference.Target>] = [:]
    return repeated.filter { repeated in
      let known =
        targets[repeated.first] ?? Set(drafts[repeated.first].validates.flatMap(\.references).map(\.target))
      targets[repeated.first] = known
      return !repeated.citation.references.allSatisfy { known.contains($0.target) }
    }.map { repeated in
      Citation.Unreadable(
        text: repeated.line.content.excerpt,
        location: lines.location(repeated.line.content),
        cause: .secondProperty
      )
    }
  }

  private struct PropertyDraft {
    let number: String
    let title: String
    let location: Location
    let level: Int?
    /// `1. Title` below a heading such as `### How to Verify`
    var isDoubtful = false
    /// It says itself that it is one, and is not counted as it stands in a list.
    var isNamed = true
    var validates: [Citation] = []

    func property(spec: SpecID) -> DesignProperty {
      DesignProperty(
        id: PropertyID(spec: spec, number: number),
        title: title,
        location: location,
        validates: validates
      )
    }
  }

  private mutating func read(_ line: DocumentLine) {
    switch line.block {
    case .heading(let level):
      isOpen = false
      namesake = nil
      isOfMethod = SpecWords.isVerificationMethod(line.content)
      isReflection = SpecWords.isReflection(line.content)
      isListed = false
      if let (number, title) = PropertyLabel.label(heading: line.content, allowsLetter: listLevel != nil) {
        // `Property 1: Reflection keeps` is about reflection, and is one.
        isReflection = false
        define(number, title, line, level: level)
        // `### Property 12: Title (Validates: Requirements 2.2)`
        if isOpen, line.content.contains("alidates"), let citation = CitationLine.inside(line.content)?.citation {
          append(citation, of: line)
        }
      } else if SpecWords.isCorrectnessProperties(line.content) {
        (listLevel, isCertain) = (level, true)
      } else if SpecWords.isProperties(line.content), !isCertain || listLevel == nil {
        (listLevel, isCertain) = (level, false)
      } else if let current = listLevel, level <= current {
        (listLevel, isCertain) = (nil, false)
      } else if isCertain, let (number, title) = PropertyLabel.ownLabel(line.content) {
        define(number, title, line, level: level)
      }
    case .text: readText(line)
    case .table(let isHeader):
      if isHeader {
        let header = line.whole.cells
        let isOwn = isOpen && drafts.last?.isNamed == true && !ValidatingTable.namesProperties(header)
        ownTable = isOwn ? ValidatingTable(header: header) : nil
        // `| 2.1 | 80 |` below a property counts something, and is no property 2.
        column = isOwn || listLevel == nil ? nil : Self.column(header)
      } else if let ownTable {
        if let citation = ownTable.citation(of: line.whole.cells, lines) {
          drafts[drafts.count - 1].validates.append(citation)
        }
      } else if listLevel != nil {
        readRow(line)
      }
    default: break
    }
  }

  /// `| ID | Property | Validates |`
  static func column(_ header: [TextSlice]) -> Int? {
    header.lastIndex { cell in
      let cell = cell.withoutEmphasis
      return SpecWords.validates.contains { cell.hasPrefixIgnoringCase($0) }
        || RequirementWords.common.contains { cell.hasPrefixIgnoringCase($0) } || cell.hasPrefixIgnoringCase("req")
        || SpecWords.isAcceptanceCriteria(cell) || cell.hasPrefixIgnoringCase("criteria")
    }
  }

  /// `| P1 | For any ... | 1.1, 1.2 |`
  private mutating func readRow(_ line: DocumentLine) {
    let cells = line.whole.cells
    guard cells.count > 1 else { return }
    let lead = cells[0].withoutEmphasis
    guard
      let (number, rest) = PropertyLabel.number(lead, allowsLetter: true)
        ?? (column == nil ? nil : PropertyLabel.digits(lead)),
      rest.isEmpty || PropertyLabel.title(rest) != nil
    else { return }
    define(number, cells[1].withoutEmphasis.string, line, level: nil)
    guard isOpen else { return }
    isOpen = false
    if let column, column > 0, column < cells.count {
      drafts[drafts.count - 1].validates.append(CitationReader(lines: lines).citation(cells[column]))
    } else if let last = cells.last {
      var cursor = ReferenceCursor(last)
      guard !cursor.list().isEmpty, cursor.offset == last.end else { return }
      drafts[drafts.count - 1].validates.append(CitationReader(lines: lines).citation(last))
    }
  }

  private mutating func readText(_ line: DocumentLine) {
    guard !isReflection else { return }
    if let namesake, let citation = CitationLine(line.content), lines.entryAllowance.take(1, line: line.number) {
      repeated.append((namesake, CitationReader(lines: lines).citation(citation.list), line))
      return
    }
    if isListed, isOpen, line.marker == .bullet, let more = CitationLine.more(line.content) {
      drafts[drafts.count - 1].validates.append(CitationReader(lines: lines).citation(more))
      return
    }
    isListed = false
    if isCut, isOpen, line.marker == .none, let more = CitationLine.more(line.content) {
      isCut = more[more.end - 1] == UInt8(ascii: ",")
      drafts[drafts.count - 1].validates.append(CitationReader(lines: lines).citation(more))
      return
    }
    isCut = false
    // `**Validates:**` alone heads the bullets below it.
    if isOpen, line.marker == .none, let (label, rest) = line.content.boldLabel, rest.isEmpty,
      SpecWords.validates.contains(where: { label.hasPrefixIgnoringCase($0) })
    {
      isListed = true
      return
    }
    let isItem = listLevel != nil && !hasHeadings && line.marker != .none && line.indent == 0
    if isOpen, let citation = CitationLine(line.content) ?? (isItem ? nil : CitationLine.validating(line.content)),
      !PropertyLabel.leads(line, isListed: listLevel != nil)
    {
      append(citation, of: line)
      isCut = citation.list[citation.list.end - 1] == UInt8(ascii: ",")
    } else if PropertyLabel.leads(line, isListed: listLevel != nil),
      let (number, title) = PropertyLabel.label(line.content.withoutLeadingEmphasis, allowsLetter: listLevel != nil)
    {
      define(number, title, line, level: nil)
      // `**Property 1: Title** — ... (Validates: Requirements 1.1)`
      if isOpen,
        let citation = CitationLine.inside(line.content)?.citation ?? CitationLine.ending(line.content)
          ?? CitationLine.closing(line.content)?.citation ?? CitationLine.validating(line.content)
      {
        append(citation, of: line)
      }
    } else if listLevel != nil, isCertain, let ordinal = line.ordinal, line.indent == 0, !hasHeadings, !hasLabels {
      guard lines.entryAllowance.take(1, line: line.number) else {
        isOpen = false
        return
      }
      // What bears the number later, in a test plan for instance, repeats it.
      seen.insert(String(ordinal))
      drafts.append(
        PropertyDraft(
          number: String(ordinal),
          title: line.content.string,
          location: lines.location(line.whole),
          level: nil,
          isDoubtful: isOfMethod,
          isNamed: false
        )
      )
      isOpen = true
      if let citation = CitationLine.validating(line.content) ?? CitationLine.ending(line.content) {
        append(citation, of: line)
      }
    } else if listLevel != nil, isCertain, line.marker == .bullet, line.indent == 0, !hasHeadings,
      let citation = CitationLine.validating(line.content) ?? CitationLine.ending(line.content)
    {
      // `- For any a, b holds. **Validates: Requirements 1.1**`: counted as they stand.
      define(String(drafts.count + 1), line.content.string, line, level: nil)
      guard isOpen else { return }
      drafts[drafts.count - 1].isNamed = false
      append(citation, of: line)
    }
  }

  /// A line may hold several: `**Validates: Requirement 1.1** **Validates: Requirement 2.1**`.
  private mutating func append(_ citation: CitationLine, of line: DocumentLine) {
    drafts[drafts.count - 1].validates += CitationReader(lines: lines).citations(citation, in: line.content)
  }

  /// The first place that bears a number defines the property; a later one repeats it, in a test plan for instance.
  private mutating func define(_ number: String, _ title: String, _ line: DocumentLine, level: Int?) {
    guard seen.insert(number).inserted, lines.entryAllowance.take(1, line: line.number) else {
      isOpen = false
      if level != nil, let first = headed[number], drafts[first].level == level { namesake = first }
      return
    }
    drafts.append(PropertyDraft(number: number, title: title, location: lines.location(line.whole), level: level))
    isOpen = true
    if level != nil {
      hasHeadings = true
      headed[number] = drafts.count - 1
    }
    if line.ordinal == nil, line.marker == .none || line.content.first == UInt8(ascii: "*") { hasLabels = true }
  }
}
