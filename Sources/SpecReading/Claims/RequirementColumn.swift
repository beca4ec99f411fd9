import SpecModel

/// A column of a table that is headed by a word for requirements, and what stands below that word.
///
///     | Part | Requirements |          | Element | Requirement |          | Tool  | Requirements |
///     |------|--------------|          |---------|-------------|          |-------|--------------|
///     | Lamp | 2.1, 3.1-3.4 |          | Text    | 4.5:1       |          | Swift | 6.2          |
///
/// The first one cites: what it names and nobody can find is amiss, as in any other list. The others demand something, and a number
/// that stands there is a reference only where the spec has it.
struct RequirementColumn {
  let place: Int
  private let isNamed: Bool
  /// A number alone counts them: `3` is no requirement there.
  let isOfCriteria: Bool
  /// The table is of versions or sizes, by its header.
  private let isMeasuring: Bool
  /// Where the names of the specs stand whose requirements they are.
  private let specPlace: Int?
  private(set) var cells: [(text: TextSlice, spec: String?)] = []

  /// - Returns: `nil` for a table of something else.
  ///
  /// - Parameter title: the heading above the table.
  init?(header: [TextSlice], below title: TextSlice?) {
    let names = header.columnNames
    guard
      let place = DesignReader.column(header)
        ?? names.lastIndex(where: { Self.verbs.contains(Self.plain($0)) || Self.criteria.contains(Self.plain($0)) })
    else { return nil }
    self.place = place
    isOfCriteria = Self.criteria.contains(Self.plain(names[place]))
    // `| Spec | Requirements |`: whose they are, another cell says.
    specPlace = ClaimTableWords.specColumn(names)
    isNamed =
      specPlace == nil
      && (isOfCriteria || Self.names.contains(Self.plain(names[place]))
        || Self.verbs.contains(Self.plain(names[place])))
    isMeasuring = names.contains(where: Self.tellsMeasures) || title.map(Self.isOfMachines) ?? false
  }

  mutating func add(_ row: [TextSlice], specs: KnownSpecs) {
    guard place < row.count, row[place].holdsDigit else { return }
    let named = specPlace.flatMap { row.indices.contains($0) ? SpecNaming.inCell(row[$0], specs) : nil }
    cells.append((Self.bare(row[place]), named))
  }

  // MARK: Header

  /// - Parameter name: of a column, in small letters.
  static func namesCriteria(_ name: String) -> Bool { criteria.contains(plain(name)) }

  /// - Parameter name: of a column or a field, in small letters.
  static func namesRequirements(_ name: String) -> Bool { names.contains(plain(name)) }

  private static func plain(_ name: String) -> String {
    name.hasSuffix(":") ? String(name.dropLast()) : name
  }

  /// What a part does to requirements.
  private static let verbs: Set<String> = [
    "satisfies", "fulfills", "fulfils", "covers", "addresses", "traces to", "satisfies requirements",
    "satisfies requirement", "covers requirements", "covers requirement", "addresses requirements",
    "implements requirements", "fulfills requirements", "satisfied requirements", "covered requirements",
  ]

  private static let criteria: Set<String> = [
    "acceptance criterion", "acceptance criterion id", "acceptance criteria", "acceptance criteria id",
    "acceptance criteria ids", "criterion", "criterion id", "criteria", "criteria id", "criteria ids", "ac", "acs",
    "ac id", "ac ids", "ac #",
  ]

  private static let names: Set<String> = Set(
    [
      "requirement", "requirements", "requirement(s)", "req", "reqs", "req.", "reqs.", "req(s)", "requirement id",
      "requirement ids", "requirement id(s)", "req id", "req ids", "req #", "requirement #", "requirement no.",
      "requirement number", "requirement numbers", "requirement ref", "requirement refs", "requirements ref",
      "requirements refs", "requirement reference", "requirement references", "requirements covered",
      "requirements addressed", "requirements satisfied", "requirements validated", "requirements met",
      "requirement covered", "requirement addressed", "requirement satisfied", "validates requirements",
      "validates requirement", "req coverage", "reqs coverage", "requirement coverage", "requirements coverage",
      "req. coverage", "reqs covered", "requirements traced", "requirement traceability", "requirements traceability",
    ] + RequirementWords.common.map { TextSlice.name($0).lowercased() }
      + (SpecWords.validates + SpecWords.rarerValidates + RequirementWords.rarer).map {
        TextSlice.name($0).lowercased()
      }
  )

  /// `Tool`, `Min. version`, `Contrast ratio`: beside them a number is a version or a size.
  private static func tellsMeasures(_ name: String) -> Bool {
    name.split { !$0.isLetter }.contains { measures.contains(String($0)) }
  }

  /// `## System Requirements`, `## Prerequisites`: what is to be installed, with its version.
  static func isOfMachines(_ title: TextSlice) -> Bool {
    let words: [StaticString] = [
      "system requirement", "software requirement", "hardware requirement", "minimum requirement", "prerequisite",
      "compatib", "environment", "toolchain", "tooling", "dependenc", "version", "technolog", "tech stack",
    ]
    return words.contains { title.contains($0, ignoringCase: true) }
  }

  private static let measures: Set<String> = [
    "version", "versions", "tool", "tools", "software", "dependency", "dependencies", "package", "packages", "library",
    "libraries", "platform", "platforms", "browser", "browsers", "runtime", "device", "devices", "os", "environment",
    "framework", "frameworks", "technology", "language", "languages", "sdk", "metric", "metrics", "measure", "ratio",
    "contrast", "size", "value", "values", "unit", "units", "minimum", "min", "maximum", "max", "recommended", "limit",
    "limits", "threshold", "thresholds", "target", "targets", "cost", "price", "plan", "tier", "actual", "measured",
    "budget", "resource", "resources", "hardware",
  ]

  // MARK: Cells

  /// What a cell holds.
  enum Content {
    /// `2.1, 3.1-3.4 (the dial)`; plain is a lone `2.1`, which may be a version elsewhere.
    case list(isPlain: Bool)
    /// `2.1 the dial`, `4.5 stars`: what it is, its neighbours say.
    case glossed
    /// `3`, `1, 2`: requirements as a whole, or how many.
    case count
    /// `4.5:1`, `3 columns`, `16.0`
    case measure
    /// `NFR: 60 frames`
    case words
  }

  /// The numbers that lead its cells are references, and measure nothing.
  var cites: Bool {
    guard isNamed else { return false }
    var (lists, plain, measures) = (0, 0, 0)
    for cell in cells {
      switch Self.content(cell.text) {
      case .measure: measures += 1
      case .list(let isPlain):
        lists += 1
        if isPlain { plain += 1 }
      case .glossed, .count, .words: break
      }
    }
    // One odd cell below many lists, `99.9 %`, makes no others of them; below lone numbers only where nothing speaks of measures.
    guard measures == 0 || (lists - plain) > measures * 3 || (!isMeasuring && lists > measures * 4) else {
      return false
    }
    return lists > plain || (lists > 0 && !isMeasuring)
  }

  /// `(2.1)`, `§2.1`, `see 2.1`: what stands before the numbers says nothing about them.
  static func bare(_ whole: TextSlice) -> TextSlice {
    let plain = whole.withoutEmphasis
    let isEnclosed = plain.first == UInt8(ascii: "(") && plain.find(")") == plain.end - 1
    var cell =
      isEnclosed ? plain.slice(from: plain.start + 1).slice(to: plain.end - 1).trimmed : whole.withoutLeadingEmphasis
    for word in ["see ", "See ", "§ ", "§"] as [StaticString] { cell = cell.dropping(word) ?? cell }
    return cell
  }

  static func content(_ cell: TextSlice) -> Content {
    var cursor = ReferenceCursor(cell.withoutLeadingEmphasis)
    cursor.isCitation = true
    cursor.allowsSeries = true
    cursor.skipOpeningMarkup()
    let isNumber = isDigit(cursor.byte)
    var items = cursor.list()
    // `3.1 3.2`: no comma parts them, and they are no less a list.
    while !items.isEmpty, isBlank(cursor.byte), let next = cursor.text.behindBlanks(at: cursor.offset),
      isDigit(cursor.text[next])
    {
      var rest = cursor
      rest.offset = next
      let more = rest.list()
      guard !more.isEmpty, more.allSatisfy({ $0.first.criterion ?? 0 > 0 }) else { break }
      (items, cursor) = (items + more, rest)
    }
    guard let first = items.first else { return isNumber ? .measure : .words }
    guard isNumber else { return .list(isPlain: false) }
    cursor.skipClosingMarkup()
    let behind = cell.slice(from: cursor.offset)
    let rest = behind.withoutLeadingEmphasis
    // No criterion is the 0th, and many a version ends so.
    guard !items.contains(where: { $0.first.criterion == 0 }) else { return .measure }
    if !rest.isEmpty, !goesOn(rest) {
      let isGloss =
        first.first.criterion != nil && isBlank(cell[cursor.offset]) && !OtherNumbers.isMeasure(behind: behind)
      return isGloss && isLetter(rest.first) ? .glossed : .measure
    }
    if first.isLabelled || first.first.criterion != nil {
      return .list(isPlain: items.count == 1 && first.last == nil && !first.isLabelled)
    }
    return rest.isEmpty && items.allSatisfy { $0.plainNumber != nil } ? .count : .measure
  }

  /// Behind a reference: what explains it or leads to the next one, and no unit.
  private static func goesOn(_ rest: TextSlice) -> Bool {
    let signs: [StaticString] = [
      "(", "[", ",", ";", "/", "&", "+", "~~", "<br", ": ", "- ", "\u{2014}", "\u{2013}", "\u{2192}", "\u{00B7}",
      "\u{FF08}", "\u{FF1A}", "\u{3001}", "\u{FF0C}", "\u{FF1B}", "and ", "or ", "as ", "to ", "through ", "with ",
      "plus ",
      "see ", "und ", "bis ", "et ", "y ", "via ",
    ]
    return (rest.count == 1 && rest.first == UInt8(ascii: ".")) || signs.contains { rest.hasPrefix($0) }
  }
}
