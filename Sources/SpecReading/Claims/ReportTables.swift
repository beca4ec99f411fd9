import SpecModel

/// Rows of a report's tables: metadata at its head, artifacts, contributions, claims, validation items.
extension ReportReader {
  mutating func readTable(_ line: DocumentLine, isHeader: Bool) {
    let cells = line.whole.cells
    if isHead, let entry = MetadataReader.entry(cells, lines: lines), lines.entryAllowance.take(1, line: line.number) {
      keep([entry])
    }
    if isHead, !isHeader, let header, header.line == line.number - 2,
      let entries = MetadataReader.entries(header: header.cells, row: cells, lines: lines),
      lines.entryAllowance.take(entries.count, line: line.number)
    {
      keep(entries)
    }
    if isHeader {
      let isOfFiles = context.title(about: .artifacts) != nil
      oldNames =
        isOfFiles ? Set(cells.columnNames.enumerated().filter { ArtifactFate.isOfOldNames($1) }.map(\.offset)) : []
      if isHead { header = (line.number, cells) }
      let reader = ClaimTable(header: cells, isAboutRequirements: context.isAboutRequirements, specs: lines.specs)
      table = (reader, reader == nil ? ClaimTable.foreignColumns(header: cells) : [])
      matrix = ClaimMatrix(header: cells, isAboutRequirements: context.isAboutRequirements)
      return
    }
    if listsArtifacts { artifacts += ReportArtifacts(context: context, lines: lines).read(cells, oldNames: oldNames) }
    if let contribution = ContributionReader.read(cells: cells, in: context) { add(contribution, line) }
    let rows = mayClaim ? claimed(cells) : []
    if rows.isEmpty { readItem(cells, line) }
    for row in rows { add(row, cells, line) }
  }

  private mutating func claimed(_ cells: [TextSlice]) -> [ClaimTable.Row] {
    if let rows = matrix?.rows(cells) { return rows }
    let requirement = context.requirement
    let row =
      if table?.reader != nil { table?.reader?.row(cells, context: requirement) } else {
        ClaimTable.labelled(cells, foreign: table?.foreign ?? [], context: requirement)
      }
    return row.map { [$0] } ?? []
  }

  private mutating func add(_ row: ClaimTable.Row, _ cells: [TextSlice], _ line: DocumentLine) {
    let denial = row.mark == nil ? row.denial ?? context.denial : nil
    let wording = ReportClaims.Wording(
      mark: row.mark ?? context.standing,
      position: row.position,
      word: row.mark.flatMap { [.failed, .warning].contains($0) ? TableMarks.word(cells, for: $0) : nil },
      denial: denial,
      form: .table,
      gloss: row.gloss,
      beside: row.beside + (row.mark?.isPositive == true ? context.negation.map { [$0] } ?? [] : []),
      section: context.name
    )
    claims.add(row, spec: row.spec ?? context.spec, wording, line)
  }
}
