import SpecModel

/// What the columns of a table of criteria hold, by their header.
struct CriterionRows {
  /// The columns that may hold the criterion itself, the likeliest first: `Requirement` may hold a number, or its title.
  private var words: [Int] = []
  /// The column that bears that name.
  private(set) var criterion: Int?
  private var given: Int?
  private var when: Int?
  private var then: Int?
  /// `#`, `ID`
  private(set) var number: Int?
  /// The table says that it holds requirements.
  private(set) var holdsRequirements = false

  init() {}

  init(header: [TextSlice]) {
    for (column, name) in header.columnNames.enumerated() {
      switch name {
      case "given": given = column
      case "when": when = column
      case "then": then = column
      case "#", "id", "no", "no.", "nr", "nr.", "number", "编号", "序号", "番号", "编码", "번호": number = number ?? column
      case "criterion", "criteria", "acceptance criterion", "acceptance criteria", "验收标准", "受け入れ基準", "受入基準", "受入れ基準":
        words.insert(column, at: 0)
        criterion = criterion ?? column
      case "description": words.append(column)
      case "需求描述", "描述", "説明", "内容":
        holdsRequirements = true
        words.append(column)
      default:
        guard RequirementWords.names.contains(name) else { continue }
        holdsRequirements = true
        words.append(column)
      }
    }
  }

  /// `| Given | When | Then |`
  var isScenario: Bool { when != nil && then != nil }

  /// What a row says, where its table has a column for that: of several the first that reads as a criterion does.
  ///
  /// - Parameter label: the column that holds the number.
  func text(of cells: [TextSlice], besides label: Int? = nil) -> String? {
    if isScenario {
      let parts = [("Given", given), ("When", when), ("Then", then)].compactMap { word, column in
        column.flatMap { cells.indices.contains($0) && !cells[$0].isEmpty ? Self.led(word, cells[$0]) : nil }
      }
      return parts.count > 1 ? parts.joined(separator: " ") : nil
    }
    let said = words.filter { $0 != label && cells.indices.contains($0) && !cells[$0].isEmpty }.map { cells[$0].string }
    return said.count == 1 ? said.first : said.first { EARSReader.read($0) != nil } ?? said.first
  }

  private static func led(_ word: String, _ cell: TextSlice) -> String {
    let text = cell.string
    return text.lowercased().hasPrefix(word.lowercased() + " ") ? text : "\(word) \(text)"
  }
}
