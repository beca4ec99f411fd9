import SpecModel

/// What the columns of a table of criteria or of requirements hold, by their header.
struct CriterionRows {
  /// The columns that may hold the criterion itself, the likeliest first: `Requirement` may hold a number, or its title.
  private var words: [Int] = []
  /// The column that bears that name.
  private(set) var criterion: Int?
  /// `Title`, `Name`, `Feature`
  private var title: Int?
  private var given: Int?
  private var when: Int?
  private var then: Int?
  /// `#`, `ID`
  private(set) var number: Int?
  /// `ID`, which may stand beside `#`.
  private var identifier: Int?
  /// Where a row may bear the number of a requirement with its series.
  var labels: [Int] {
    let other = identifier ?? number ?? 0
    return other == 0 ? [0] : [0, other]
  }
  /// The table says that it holds requirements.
  private(set) var holdsRequirements = false
  /// Where a row of criteria may say of which requirement it is: `Requirement`, `FR`.
  private(set) var owners: Set<Int> = []
  /// What else a row is linked to: `Depends on`, `Related`.
  private(set) var asides: Set<Int> = []

  init() {}

  init(header: [TextSlice]) {
    for (column, named) in header.columnNames.enumerated() {
      // `Criterion (checkable)`
      let name = named.prefix { $0 != "(" }.split(separator: " ").joined(separator: " ")
      if RequirementWords.isColumn(name) || Self.series.contains(name) { owners.insert(column) }
      if Self.links.contains(where: name.hasPrefix) { asides.insert(column) }
      switch name {
      case "given": given = column
      case "when": when = column
      case "then": then = column
      case "#", "no", "no.", "nr", "nr.", "number", "编号", "序号", "番号", "编码", "번호": number = number ?? column
      case "id", "req id", "req. id", "req-id", "requirement id", "requirement-id", "要件id", "需求id", "需求编号":
        number = number ?? column
        identifier = identifier ?? column
      case "criterion", "criteria", "acceptance criterion", "acceptance criteria", "验收标准", "受け入れ基準", "受入基準", "受入れ基準":
        words.insert(column, at: 0)
        criterion = criterion ?? column
      case _ where Self.titles.contains(name): title = title ?? column
      case _ where Self.descriptions.contains(name): words.append(column)
      case "需求描述", "描述", "説明", "内容":
        holdsRequirements = true
        words.append(column)
      default:
        if SpecWords.isAcceptanceCriteria(header[column]) {
          words.insert(column, at: 0)
          criterion = criterion ?? column
          continue
        }
        guard Self.namesRequirements(name) else { continue }
        holdsRequirements = true
        words.append(column)
      }
    }
  }

  /// What a requirement is called, and not what it says.
  private static let titles: Set<String> = [
    "title", "name", "feature", "titel", "bezeichnung", "título", "nombre", "nome", "titre", "nom", "titolo", "naam",
    "nazwa", "название", "名称", "名前", "タイトル", "标题", "標題", "功能", "機能", "機能名", "이름", "제목",
  ]

  private static let descriptions: Set<String> = [
    "description", "text", "statement", "specification", "beschreibung", "beschrijving", "descripción", "descrição",
    "descrizione", "beskrivning", "beskrivelse", "описание", "опис", "opis", "açıklama", "mô tả", "deskripsi", "설명",
  ]

  /// `FR`, `FR ID`, `User Story`: whose number stands below it, where another column holds that of the criterion.
  private static let series: Set<String> = [
    "fr", "fr id", "nfr", "nfr id", "us", "us id", "story", "user story", "feature", "parent",
  ]

  private static let links = ["depend", "relat", "block", "see ", "conflict", "supersede", "replace"]

  /// `| Given | When | Then |`
  var isScenario: Bool { when != nil && then != nil }

  /// What a row says, where its table has a column for that: of several the first that reads as a criterion does.
  ///
  /// - Parameter others: the columns that hold numbers.
  func text(of cells: [TextSlice], besides others: Set<Int> = []) -> String? {
    if isScenario {
      let parts = [("Given", given), ("When", when), ("Then", then)].compactMap { word, column in
        column.flatMap { cells.indices.contains($0) && !cells[$0].isEmpty ? Self.led(word, cells[$0]) : nil }
      }
      return parts.count > 1 ? parts.joined(separator: " ") : nil
    }
    return column(of: cells, besides: others).map { cells[$0].string }
  }

  private func column(of cells: [TextSlice], besides others: Set<Int>) -> Int? {
    let said = words.filter { !others.contains($0) && cells.indices.contains($0) && !cells[$0].isEmpty }
    return said.count == 1 ? said.first : said.first { Self.demands(cells[$0]) } ?? said.first
  }

  /// What a row demands in further columns: its acceptance criteria, and what else says what must happen. Whoever cites the row cites that.
  ///
  /// - Parameter others: the columns that hold numbers.
  func further(in cells: [TextSlice], besides others: Set<Int> = []) -> [String] {
    let read = isScenario ? nil : column(of: cells, besides: others)
    return further(in: cells, behind: others.union(read.map { [$0] } ?? []))
  }

  private func further(in cells: [TextSlice], behind read: Set<Int>) -> [String] {
    words.filter { column in
      guard !read.contains(column), cells.indices.contains(column), cells[column].holdsWord else { return false }
      return column == criterion || Self.demands(cells[column])
    }.sorted().map { cells[$0].string }
  }

  /// What a row says that defines a requirement: in the column that the header names, or else where it says what must happen, or else in
  /// the longest of its cells. `| FR-1 | Payment | The shop SHALL ... | High |` is of the category Payment, and says none.
  ///
  /// - Parameter label: the column that holds the number.
  func requirement(in cells: [TextSlice], besides label: Int) -> ListedRow? {
    let filled = cells.indices.filter { $0 != label && !cells[$0].isEmpty }
    let named = words.filter { $0 != criterion && filled.contains($0) }
    let other = filled.filter { $0 != criterion && $0 != title }
    let column =
      named.first { Self.demands(cells[$0]) } ?? Self.longest(named, of: cells)
      ?? other.first { Self.demands(cells[$0]) } ?? criterion.flatMap { filled.contains($0) ? $0 : nil }
      ?? Self.longest(other.filter { Self.isSentence(cells[$0]) }, of: cells)
      ?? (cells.indices.contains(label + 1) ? label + 1 : nil)
    guard let column else { return nil }
    // `| ID | Requirement | Description |`: what is described is called so.
    let heading = title.flatMap { filled.contains($0) ? $0 : nil } ?? named.first { $0 != column }
    return ListedRow(
      body: cells[column],
      scenario: isScenario ? text(of: cells) : nil,
      title: heading == column ? "" : heading.map { cells[$0].withoutEmphasis.string } ?? "",
      further: further(in: cells, behind: [label, column])
    )
  }

  /// What a row of a chapter of criteria says: in the column that the header names, or where it says what must happen, or in the longest of
  /// its cells.
  ///
  /// - Parameter numbers: the columns that hold those of the criterion and of its requirement.
  func criterion(in cells: [TextSlice], besides numbers: Set<Int>) -> String? {
    if let said = text(of: cells, besides: numbers) { return said }
    let other = cells.indices.filter { !numbers.contains($0) && !asides.contains($0) && !cells[$0].isEmpty }
    let column = other.first { Self.demands(cells[$0]) } ?? Self.longest(other, of: cells)
    return column.map { cells[$0].string }
  }

  private static func demands(_ cell: TextSlice) -> Bool { EARSReader.read(cell.string) != nil }

  /// Three words, or what a script without blanks takes for them.
  private static func isSentence(_ cell: TextSlice) -> Bool {
    (cell.start..<cell.end).filter { cell[$0] == 32 }.count > 1 || cell.count > 24 && cell.first >= 0xE3
  }

  private static func longest(_ columns: [Int], of cells: [TextSlice]) -> Int? {
    columns.max { cells[$0].count < cells[$1].count || cells[$0].count == cells[$1].count && $0 > $1 }
  }

  /// `Requirement`, `Anforderung`, `Functional requirement`, `Requirement text`, and not `Requirement type`.
  private static func namesRequirements(_ name: String) -> Bool {
    if RequirementWords.names.contains(name) || name.hasSuffix(" requirement") { return true }
    return ["requirement text", "requirement description", "requirement statement", "requirement (ears)"].contains(name)
  }

  private static func led(_ word: String, _ cell: TextSlice) -> String {
    let text = cell.string
    return text.lowercased().hasPrefix(word.lowercased() + " ") ? text : "\(word) \(text)"
  }
}

/// What stands behind the number in a row that defines a requirement.
struct ListedRow {
  let body: TextSlice
  /// `Given`, `When` and `Then`, which stand in columns of their own.
  let scenario: String?
  /// Empty where no column holds one.
  let title: String
  /// What it demands in other columns.
  let further: [String]
}

extension TextSlice {
  /// Neither empty nor a dash.
  fileprivate var holdsWord: Bool {
    (start..<end).contains { isDigit(self[$0]) || isLetter(self[$0]) || self[$0] >= 0xE3 }
  }
}
