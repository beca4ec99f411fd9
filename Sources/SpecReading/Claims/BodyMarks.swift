import SpecModel

/// Looks for the mark of a claim in the lines below it.
struct BodyMarks {
  let lines: DocumentLines
  /// Bare numbers are requirements here.
  let isAbout: Bool

  /// So many lines below may still be about the claim.
  private static let reach = 12

  /// The mark that the first marked line right below a heading begins with, or what a table says against it.
  ///
  /// A line that claims something else keeps its mark to itself.
  func below(heading: ClaimLine, at place: Int) -> Mark? {
    var table = BodyTable(heading: heading, isAbout: isAbout)
    var isPartlyMet = false
    for line in lines.lines[(place + 1)...].prefix(Self.reach) {
      if case .table(let isHeader) = line.block {
        table.read(line.whole.cells, isHeader: isHeader)
        continue
      }
      if let worst = table.end() { return worst }
      if line.heading != nil || line.block == .rule { return nil }
      guard line.isText else { continue }
      let other = ClaimLine(line.content, allowsBare: isAbout, context: heading.items.first?.first.requirement)
      if let other, table.isForeign(other.items) { return nil }
      // `**Status**: ✅ Validated` marks the heading as much as a marked line does.
      if let denial = StatusWords.denial(labelled: line.content) { return denial }
      let status = line.content.boldLabel.flatMap { $0.label.string.lowercased() == "status" ? $0.rest : nil }
      let text = status ?? line.content
      if let (mark, _) = MarkReader.leading(text.withoutLeadingEmphasis) ?? MarkReader.trailing(text) { return mark }
      // `- 1.1: ⚠️ see below` denies the whole as well; where one part is met and another is not, nobody knows.
      if let mark = other?.mark {
        guard mark.isPositive else { return isPartlyMet ? nil : mark }
        isPartlyMet = true
      }
    }
    return table.end()
  }

  /// A ❌, ⚠️ or ⏳ in the same item, or in the lines right below a claim that says nothing itself. A ✅ there proves what its
  /// own line says.
  ///
  /// - Parameter saysNothing: nothing stands behind the number on its own line. A list below a sentence without a sign says
  ///   what was found, and leaves open what follows for the sentence.
  func denial(below claim: ClaimLine, at place: Int, saysNothing: Bool) -> Mark? {
    let line = lines.lines[place]
    // `AC 1` below it is a claim about its own criterion.
    let context = claim.items.last?.first.requirement
    // `**Requirement 1.2**:` and a blank line before what is said of it
    var mayPass = saysNothing && line.marker == .none
    var found: [Mark] = []
    for next in lines.lines[(place + 1)...].prefix(Self.reach) {
      if next.block == .blank {
        guard mayPass else { break }
        mayPass = false
        continue
      }
      guard next.isText, next.indent >= line.indent,
        ClaimLine(next.content, allowsBare: isAbout, context: context) == nil,
        next.indent > line.indent || (line.marker == .none && (saysNothing || next.marker == .none))
      else { break }
      if let mark = Self.sign(next.content) { found.append(mark) }
      mayPass = false
    }
    return found.filter { !$0.isPositive }.worst
  }

  /// What the paragraph right below a heading says, and nothing before it: `Not implemented yet.`, `Later.`
  func denial(rightBelow place: Int) -> Claim.Denial? {
    guard let line = lines.lines[(place + 1)...].prefix(Self.reach).first(where: { $0.block != .blank }), line.isText,
      line.marker == .none
    else { return nil }
    return DenyingWords.denial(line.content)
  }

  private static func sign(_ content: TextSlice) -> Mark? {
    if let denial = StatusWords.denial(labelled: content) { return denial }
    let text = content.boldLabel?.rest ?? content
    if let mark = MarkReader.leading(content.withoutLeadingEmphasis)?.mark ?? MarkReader.leading(text)?.mark {
      return mark
    }
    guard let colon = content.find(":"), colon - content.start < 12 else { return nil }
    return MarkReader.leading(content.slice(from: colon + 1))?.mark
  }
}

/// A table below the heading of a claim.
private struct BodyTable {
  private let heading: [ReferenceCursor.Item]
  private let isAbout: Bool
  private var marks: TableMarks?
  private var reader: ClaimTable?
  private var found: [Mark] = []

  init(heading: ClaimLine, isAbout: Bool) {
    self.heading = heading.items
    self.isAbout = isAbout
  }

  mutating func read(_ cells: [TextSlice], isHeader: Bool) {
    guard !isHeader else {
      marks = TableMarks(header: cells.columnNames)
      reader = ClaimTable(header: cells, isAboutRequirements: isAbout, specs: KnownSpecs())
      return
    }
    // A row that claims something itself keeps its mark to itself.
    if let row = reader?.row(cells, context: heading.first?.first.requirement) {
      if !isForeign(row.items), let mark = row.mark { found.append(mark) }
      return
    }
    guard let first = cells.first, let marks else { return }
    if let mark = marks.mark(ids: 0, rest: first.slice(from: first.end), cells: cells).0 { found.append(mark) }
  }

  /// The worst of the rows, where one says no: rows that are met prove what they name, and not the whole.
  mutating func end() -> Mark? {
    defer { found = [] }
    return found.worst.flatMap { $0.isPositive ? nil : $0 }
  }

  /// What names none of the requirements of the heading, or another criterion of the same one.
  func isForeign(_ items: [ReferenceCursor.Item]) -> Bool {
    if Set(heading.map(\.first.requirement)).isDisjoint(with: items.map(\.first.requirement)) { return true }
    return heading.allSatisfy { $0.first.criterion != nil && $0.last == nil }
      && items.allSatisfy { $0.first.criterion != nil && $0.last == nil }
      && Set(heading.map(\.first)).isDisjoint(with: items.map(\.first))
  }
}
