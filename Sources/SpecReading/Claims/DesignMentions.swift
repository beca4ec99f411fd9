import Findings
import MarkdownSyntax
import SpecModel

/// What a design names without the word `Requirement`: the cells of a traceability table, `| 1.1, 1.2 | Size | Canvas |`, and the
/// numbers of series in its sentences, `FR-001`, `NFR-2`, `US-1`, `SC-001`. They count where the spec has them:
/// `FR-12` may be another system's, unless it stands as only one's own do.
/// Other documents of a spec, `plan.md`, `traceability.md` or `test-plan.md`, name requirements so, too.
struct DesignMentions {
  let lines: DocumentLines
  /// Whether bare numbers in parentheses count in its sentences, too.
  var isOfDesign = false

  /// - Parameters:
  ///   - bound: what was read for what it binds.
  ///   - known: what else was read from the document.
  func read(besides bound: BoundPlaces, _ known: MentionReader.Reading) -> MentionReader.Reading {
    var reading = tabled(bound.lines)
    for list in CoverageList(lines: lines).lists where !bound.lines.contains(lines.location(list).line) {
      cite(list, &reading)
    }
    for list in CoverageLabel.lists(of: lines, isOfDesign: isOfDesign)
    where !bound.lines.contains(lines.location(list).line) {
      cite(list, &reading)
    }
    // What a list of coverage names stands in its sentences, too.
    let listed = Set(reading.listed.map(\.location.range.end))
    for (reference, isOwn) in named(bound) where !listed.contains(reference.location.range.end) {
      if isOwn { reading.listed.append(reference) } else { reading.possible.append(reference) }
    }
    if isOfDesign { reading.possible += enclosed(bound.lines) }
    return reading.without(known)
  }

  /// The numbers of series in the sentences of a report, `done as asked (FR-001)`.
  func series(besides bound: BoundPlaces, _ known: MentionReader.Reading) -> [Reference] {
    let found = named(bound)
    return found.isEmpty ? [] : MentionReader.Reading(possible: found.map(\.reference)).without(known).possible
  }

  /// What a plan names in a table of requirements and tasks, `| 1.1 | 2 |`.
  func plan(besides bound: BoundPlaces, _ known: MentionReader.Reading) -> MentionReader.Reading {
    var reading = tabled(bound.lines) { PlanTable(header: $0) != nil }
    reading.unreadable = []
    return reading.without(known)
  }

  // MARK: Tables

  /// - Parameter isWanted: whether a table is read, by its header.
  private func tabled(_ bound: Set<Int>, where isWanted: ([TextSlice]) -> Bool = { _ in true }) -> MentionReader.Reading
  {
    var reading = MentionReader.Reading()
    var column: RequirementColumn?
    var title: TextSlice?
    var isOfFields = false
    for line in lines.lines {
      if line.heading != nil { title = line.content }
      guard case .table(let isHeader) = line.block else { continue }
      if isHeader {
        if let column { read(column, &reading) }
        let header = line.whole.cells
        column = isWanted(header) ? RequirementColumn(header: header, below: title) : nil
        isOfFields = column == nil && header.count == 2 && isWanted(header)
      } else if column != nil, !bound.contains(line.number) {
        column?.add(line.whole.cells, specs: lines.specs)
      } else if isOfFields, !bound.contains(line.number), let list = field(of: line.whole.cells, below: title) {
        cite(list, &reading)
      }
    }
    if let column { read(column, &reading) }
    return reading
  }

  /// `| Requirements | 1.1, 2.1 |` in a table of fields, `| Field | Detail |`: what the part has to do with that the table is about.
  private func field(of row: [TextSlice], below title: TextSlice?) -> TextSlice? {
    guard row.count == 2, row[1].holdsDigit, row[0].count < 40,
      RequirementColumn.namesRequirements(row[0].withoutEmphasis.string.lowercased()),
      case let list = RequirementColumn.bare(row[1]), case .list(let isPlain) = RequirementColumn.content(list),
      // `| Requirements | 10.15 |` below `## System Requirements` is a version.
      !isPlain || !(title.map(RequirementColumn.isOfMachines) ?? false)
    else { return nil }
    return list
  }

  private func read(_ column: RequirementColumn, _ reading: inout MentionReader.Reading) {
    guard column.cites else {
      for cell in column.cells { reading.possible += references(cell.text, spec: cell.spec) }
      return
    }
    for cell in column.cells.map(\.text) {
      switch RequirementColumn.content(cell) {
      case .list, .glossed: cite(cell, &reading)
      case .count where !column.isOfCriteria:
        reading.possible += CitationReader(lines: lines).citation(cell).references
      case .count, .measure, .words: break
      }
    }
  }

  /// A cell is read as any other list. What is of another spec counts where it is found, and what is of a series where the spec counts
  /// so: others may be of the document that all specs serve.
  private func cite(_ cell: TextSlice, _ reading: inout MentionReader.Reading) {
    let citation = CitationReader(lines: lines).citation(cell)
    for reference in citation.references {
      if reference.spec != nil {
        reading.possible.append(reference)
      } else if reference.requirement.series == nil {
        reading.references.append(reference)
      } else {
        reading.listed.append(reference)
      }
    }
    for piece in citation.unreadable {
      if Self.holdsCriterion(piece.text) {
        reading.unreadable.append(piece)
      } else if let named = ReferenceText.read(piece.text), named.requirement.series != nil {
        // `FR-001 → FR-002`: whatever the sign says, both are named.
        reading.listed.append(
          Reference(target: named.target, spec: nil, location: piece.location, isFromRange: named.isFromRange)
        )
      }
      // Words beside the numbers explain them, and are no slip that hides one.
    }
  }

  /// `3.2`, `4.9-4.2`
  private static func holdsCriterion(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst().dropLast().contains { place in
      bytes[place] == UInt8(ascii: ".") && isDigit(bytes[place - 1]) && isDigit(bytes[place + 1])
    }
  }

  /// A cell that holds nothing but references.
  ///
  /// - Parameter spec: the one that another cell of the row names.
  private func references(_ cell: TextSlice, spec: String?) -> [Reference] {
    let cell = cell.withoutEmphasis
    guard cell.mayHoldNumber else { return [] }
    var cursor = ReferenceCursor(cell)
    cursor.skipOpeningMarkup()
    cursor.allowsSeries = true
    let items = cursor.list()
    guard cell.slice(from: cursor.offset).withoutLeadingEmphasis.isEmpty,
      items.allSatisfy({ $0.spec == nil && ($0.isLabelled || $0.first.criterion != nil) })
    else { return [] }
    return items.flatMap { ReferenceExpansion(lines: lines).references($0, in: cell, spec: spec) ?? [] }
  }

  // MARK: Sentences

  private func named(_ bound: BoundPlaces) -> [(reference: Reference, isOwn: Bool)] {
    let text = lines.tree.text
    let bytes = UnsafeRawBufferPointer(text.bytes)
    var found: [(reference: Reference, isOwn: Bool)] = []
    var index = 0
    // What a list has read is not read again.
    var end = 0
    for place in places(in: bytes) where place >= end {
      while index + 1 < text.lineCount, text.lineStarts[index + 1] <= place { index += 1 }
      let line = lines.lines[index]
      guard line.isText || line.heading != nil, !bound.lines.contains(line.number) || !bound.isRead(place),
        !lines.isCode(at: index)
      else { continue }
      var cursor = ReferenceCursor(line.whole.slice(from: place))
      let items = cursor.list().filter { $0.isLabelled && $0.spec == nil && $0.first.requirement.series != nil }
      let before = items.isEmpty ? nil : SpecNaming.before(line.whole.slice(to: place), lines.specs)
      for named in SpecNaming.named(items, in: line.whole, lines.specs, as: .prose) {
        if case .stranger? = named.owner { continue }
        let isHome = if case .home? = named.owner { true } else { false }
        let spec = isHome ? nil : named.spec ?? before
        let isOwn = spec == nil && isOwn(items, in: line.whole, from: place, to: cursor.offset)
        found += (ReferenceExpansion(lines: lines).references(named.item, in: line.whole, spec: spec) ?? []).map {
          ($0, isOwn)
        }
      }
      end = max(place + 1, cursor.offset)
    }
    return found
  }

  /// `Spec §FR-009`, `the lid shuts (FR-405)`, `covers FR-001 and FR-404`, `as required by FR-404`: so a document names what its own spec
  /// demands. `FR-077 of the bridge` and `unlike FR-077` are somebody else's.
  private func isOwn(_ items: [ReferenceCursor.Item], in line: TextSlice, from start: Int, to end: Int) -> Bool {
    if line[start - 1] == 0xA7 { return true }
    if line[start - 1] == UInt8(ascii: "(") { return line[end] == UInt8(ascii: ")") }
    let (head, rest) = (line.slice(to: start).trimmed, line.slice(from: end).trimmed)
    guard !items.isEmpty, !Self.possessives.contains(where: { rest.hasPrefix($0) }) else { return false }
    let words = items.count > 1 ? Self.strangers : Self.demands
    let isLed = words.contains { word in
      let place = head.end - word.utf8CodeUnitCount
      return head.matches(word, at: place, ignoringCase: true)
        && (items.count > 1 || !isWordByte(place > head.start ? head[place - 1] : 32))
    }
    // `per FR-009 (spec 006)`, `per FR-009 spec 006`
    return items.count > 1 ? !isLed : isLed && !rest.slice(to: rest.start + 24).contains("spec", ignoringCase: true)
  }

  private static let possessives: [StaticString] = ["of ", "in ", "from ", "("]
  private static let strangers: [StaticString] = ["unlike", "not", "other", "'s"]
  /// Whoever does what a requirement demands speaks of the own spec, as long as no other one is named.
  private static let demands: [StaticString] = [
    "per", "required by", "demanded by", "violates", "violate", "satisfies", "satisfy", "implements", "implement",
    "fulfills", "fulfils", "fulfill", "meets", "realises", "realizes",
  ]

  /// `The lid shuts (2.1, 2.2).`: nothing but numbers of criteria in parentheses, behind words.
  private func enclosed(_ bound: Set<Int>) -> [Reference] {
    let text = lines.tree.text
    let bytes = UnsafeRawBufferPointer(text.bytes)
    let places = ByteSearch.all(UInt8(ascii: "("), in: bytes) { place in
      place > 1 && place + 3 < bytes.count && isDigit(bytes[place + 1]) && bytes[place - 1] == 32
        && (isLetter(bytes[place - 2]) || bytes[place - 2] >= 0x80)
    }
    var found: [Reference] = []
    var index = 0
    // Of the line that was asked for last: thousands of parentheses may stand on it.
    var code: (line: Int, spans: [Range<Int>])?
    for place in places {
      while index + 1 < text.lineCount, text.lineStarts[index + 1] <= place { index += 1 }
      let line = lines.lines[index]
      guard line.isText, !bound.contains(line.number), !lines.isCode(at: index) else { continue }
      if code?.line != line.number { code = (line.number, line.whole.codeSpans) }
      let spans = code?.spans ?? []
      let next = spans.partitionPoint { $0.upperBound <= place }
      if next < spans.count, spans[next].contains(place) { continue }
      found += enclosed(in: line.whole, at: place)
    }
    return found
  }

  private func enclosed(in line: TextSlice, at open: Int) -> [Reference] {
    guard let close = line.slice(to: open + ReferenceCursor.longestGloss).find(")", from: open) else { return [] }
    var cursor = ReferenceCursor(TextSlice(line.source, open + 1..<close))
    let items = cursor.list()
    let head = line.slice(to: open).trimmed
    // `Contrast (4.5)` measures, and `Swift (6.2)` is a version; `a scale (1.04)` has a zero that no criterion has.
    guard cursor.offset == close, items.allSatisfy({ isPlain($0, in: line) }), !Self.counts(wordEnding: head),
      !OtherNumbers.endsInMeasure(head),
      items.count > 1 || items.first?.last != nil || !CitationLine.followsName(line, open)
    else { return [] }
    return items.flatMap { ReferenceExpansion(lines: lines).references($0, in: line) ?? [] }
  }

  private func isPlain(_ item: ReferenceCursor.Item, in line: TextSlice) -> Bool {
    guard item.spec == nil, let criterion = item.first.criterion, criterion > 0 else { return false }
    return TextSlice(line.source, item.range).string.hasPrefix("\(item.first.requirement).\(criterion)")
  }

  /// `separate tasks (4.4, 4.5)`, `section (2.1)`: the word before the parenthesis says what is numbered.
  private static func counts(wordEnding head: TextSlice) -> Bool {
    var start = head.end
    while start > head.start, isLetter(head[start - 1]) || head[start - 1] == UInt8(ascii: "-") { start -= 1 }
    let word = head.slice(from: start).slice(to: start + 24).string.lowercased()
    return others.contains(word.hasSuffix("s") ? String(word.dropLast()) : word)
  }

  private static let others: Set<String> = [
    "task", "subtask", "sub-task", "step", "phase", "section", "subsection", "chapter", "figure", "table", "version",
    "release", "appendix", "part", "item", "decision", "property", "propertie", "level", "stage", "milestone", "sprint",
    "aufgabe", "aufgaben", "abschnitt", "kapitel", "t\u{E2}che", "tarea", "tarefa",
  ]

  /// Where `FR-1`, `NFR-1` or `US-1` begins, and no part of a word or a path.
  private func places(in bytes: UnsafeRawBufferPointer) -> [Int] {
    let functional = ByteSearch.all(UInt8(ascii: "F"), in: bytes) { isSeries("R", behind: $0, in: bytes) }
      .map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "N") ? $0 - 1 : $0 }
    let stories = ByteSearch.all(UInt8(ascii: "U"), in: bytes) { isSeries("S", behind: $0, in: bytes) }
    let measured = ByteSearch.all(UInt8(ascii: "C"), in: bytes) { place in
      place > 0 && bytes[place - 1] == UInt8(ascii: "S") && isSeries("C", behind: place - 1, in: bytes)
    }.map { $0 - 1 }
    return (functional + stories + measured).filter { place in
      guard place > 0 else { return true }
      // `Spec §FR-009`
      if bytes[place - 1] == 0xA7, place > 1, bytes[place - 2] == 0xC2 { return true }
      return !isWordByte(bytes[place - 1]) && !ByteSet("-/.`#").contains(bytes[place - 1])
    }.sorted()
  }

  private func isSeries(_ letter: Unicode.Scalar, behind place: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    place + 3 < bytes.count && bytes[place + 1] == UInt8(ascii: letter) && bytes[place + 2] == UInt8(ascii: "-")
      && isDigit(bytes[place + 3])
  }
}
