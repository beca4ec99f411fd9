import SpecModel

/// The mark of a row: which columns may say whether something is met follows from the header.
struct TableMarks {
  /// `Status`, `Result`: where there is one, no other cell has a say. A ✅ beside a test proves the test.
  private let statusColumns: [Int]
  /// `Before`: how it was.
  private let pastColumns: [Int]
  private let problemColumns: [Int]
  /// `Open`, `Missing`: what stands there is not met.
  private let openColumns: [Int]
  /// `結果`: there a circle says yes. Elsewhere it may be the empty one of `●` and `○`.
  private let circleColumns: [Int]
  /// `Web`, `iOS`: each says of its platform whether it is met.
  private let platformColumns: [Int]
  private let answers: AnswerColumns
  private let isASCII: Bool

  /// - Parameter names: without emphasis, in lower case.
  init(header names: [String]) {
    statusColumns = names.indices.filter {
      ClaimTableWords.isStatus(names[$0]) && !ClaimTableWords.isOfThePast(names[$0])
    }
    circleColumns = statusColumns.filter { column in names[column].utf8.contains { $0 >= 0xE3 } }
    pastColumns = names.indices.filter { ClaimTableWords.isOfThePast(names[$0]) }
    problemColumns = names.indices.filter { ClaimTableWords.tellsProblem(names[$0]) }
    openColumns = names.indices.filter { ClaimTableWords.isOfOpen(names[$0]) }
    platformColumns = names.indices.filter { Self.platforms.contains(names[$0]) }
    answers = AnswerColumns(header: names)
    isASCII = names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  /// The `Fail` of `iOS Fail`, `iOS: Fail`.
  private static func behindPlatform(_ cell: TextSlice) -> TextSlice? {
    let text = cell.withoutEmphasis
    guard let end = endOfPlatform(text), isBlank(text[end]) || text[end] == UInt8(ascii: ":") else { return nil }
    return text.slice(from: end + 1).trimmed
  }

  /// Where the name of a platform that a text begins with ends.
  static func endOfPlatform(_ text: TextSlice) -> Int? {
    var end = text.start
    while isLetter(text[end]) { end += 1 }
    let isShort = end > text.start && end - text.start < 10
    return isShort && platforms.contains(text.slice(to: end).string.lowercased()) ? end : nil
  }

  private static let platforms: Set<String> = [
    "web", "ios", "ipados", "macos", "watchos", "tvos", "android", "windows", "linux", "mobile", "tablet", "desktop",
    "chrome", "firefox", "safari", "edge",
  ]

  func isOfThePast(_ column: Int) -> Bool { pastColumns.contains(column) }

  /// What the criteria are that a cell of the column names; `nil` where it tells of another time, or of what was wrong.
  func place(_ column: Int) -> CriteriaWithin.Place? {
    if openColumns.contains(column) { return .open }
    guard !isOfThePast(column), !tellsProblem(column) else { return nil }
    return statusColumns.contains(column) ? .status : .cell
  }

  func tellsProblem(_ column: Int) -> Bool { problemColumns.contains(column) }

  func mark(ids idColumn: Int, rest: TextSlice, cells: [TextSlice]) -> (Mark?, Claim.MarkPosition?) {
    let own = ownMark(cells.indices.contains(idColumn) ? cells[idColumn] : nil, rest)
    // Whoever says no beside the number is not overruled.
    if let own, !own.mark.isPositive { return (own.mark, own.position) }
    if let answer = answers.mark(cells, besides: idColumn) { return (answer, .otherCell) }
    switch answer(cells, besides: idColumn) {
    case .mark(let mark):
      if let own, mark.isPositive { return (own.mark, own.position) }
      return (mark, .otherCell)
    // `| ✅ 1.1 | Unclear |`: of two that do not agree neither counts.
    case .unclear:
      return denied(cells, besides: idColumn).map { ($0, .otherCell) } ?? (nil, nil)
    case .met, nil: break
    }
    if let own { return (own.mark, own.position) }
    let others = cells.indices.filter {
      $0 != idColumn && !pastColumns.contains($0) && !answers.areDenying($0)
    }
    if let sign = sign(cells, others) { return (sign, .otherCell) }
    // `| 1.1 | Pass | Fail |` below `| Requirement | Web | iOS |`
    let onPlatforms = platformColumns.filter { $0 != idColumn && cells.indices.contains($0) }
    let said = onPlatforms.map { cells[$0] } + others.compactMap { Self.behindPlatform(cells[$0]) }
    if let worst = said.compactMap({ StatusWords.mark($0) }).worst { return (worst, .otherCell) }
    // `| 1.1 | missing | met |` compares what was with what is.
    guard
      !others.contains(where: {
        !cells[$0].isEmpty && StatusWords.isStatus(cells[$0]) && StatusWords.mark(cells[$0]) == nil
      })
    else { return (nil, nil) }
    // `| 1.2 | Not met |`: a word says no as a sign does.
    return others.lazy.compactMap { StatusWords.mark(cells[$0]) }.first.map { ($0, .otherCell) } ?? (nil, nil)
  }

  /// The words that say no, where no sign does.
  static func word(_ cells: [TextSlice], for mark: Mark) -> String? {
    // `⚠️ Partial`
    let said = cells.lazy.compactMap { MarkReader.leading($0) }.first {
      // `✅ Partial` says it as well.
      ($0.mark == .warning || mark == .warning) && StatusWords.mark($0.rest) == mark
    }
    if let said { return said.rest.withoutEmphasis.string }
    guard !cells.contains(where: { MarkReader.any($0) != nil }) else { return nil }
    return cells.first { StatusWords.answer($0) == mark }?.withoutEmphasis.string
  }

  /// What words say against a row without a mark, where its status stands: the last cell, if no header names another.
  func denial(ids idColumn: Int, cells: [TextSlice]) -> Claim.Denial? {
    let columns = statusColumns.isEmpty ? [cells.count - 1] : statusColumns
    if saysNothing(cells, besides: idColumn) { return .untouched }
    return columns.lazy.filter { $0 != idColumn && cells.indices.contains($0) }.compactMap {
      DenyingWords.denial(cells[$0])
    }
    .first
  }

  /// `| 1.3 | - |`, `| 1.3 | none |` below `| Requirement | Status |`: nobody said how it stands, nor does a sign beside it.
  private func saysNothing(_ cells: [TextSlice], besides idColumn: Int) -> Bool {
    let answers = statusColumns.filter { $0 != idColumn && cells.indices.contains($0) }
    return !answers.isEmpty && answers.allSatisfy { Self.isNothing(cells[$0].withoutEmphasis) }
      && !cells.contains { MarkReader.any($0) != nil }
  }

  private static func isNothing(_ cell: TextSlice) -> Bool {
    cell.isEmpty || cell.count <= 8 && nothing.contains(cell.string.lowercased())
  }

  private static let nothing: Set<String> = [
    "-", "--", "\u{2013}", "\u{2014}", "none", "nothing", "?", "??", "...", "\u{2026}", "n/a", "na",
  ]

  private func ownMark(_ cell: TextSlice?, _ rest: TextSlice) -> (mark: Mark, position: Claim.MarkPosition)? {
    if let cell, let (mark, _) = MarkReader.leading(cell) { return (mark, .leading) }
    return MarkReader.any(rest).map { ($0, .trailing) }
  }

  private enum Answer {
    case mark(Mark)
    /// A word says so, and a sign may stand elsewhere.
    case met
    case unclear
  }

  /// What the columns say that are there to say it, the worst of them; `nil` without such a column.
  private func answer(_ cells: [TextSlice], besides idColumn: Int) -> Answer? {
    let answers = statusColumns.filter { $0 != idColumn && cells.indices.contains($0) }
    guard !answers.isEmpty else { return nil }
    if let worst = answers.compactMap({ answer(cells[$0]) ?? circle(cells, $0) }).worst { return .mark(worst) }
    return answers.allSatisfy { !cells[$0].isEmpty && StatusWords.isStatus(cells[$0]) } ? .met : .unclear
  }

  /// `| 1.1, 1.2 | ✅, ❌ |`: a mark for each number, the worst of those that the cells give it; a lone one counts for all.
  func marks(ids idColumn: Int, count: Int, cells: [TextSlice]) -> [Mark]? {
    guard count > 1 else { return nil }
    let columns = statusColumns.isEmpty ? cells.indices.filter { !pastColumns.contains($0) } : statusColumns
    let said = columns.filter { $0 != idColumn && cells.indices.contains($0) }.map { column -> [Mark] in
      let list = MarkReader.list(cells[column]) ?? []
      if list.count == count { return list }
      let lone = list.worst ?? MarkReader.leading(cells[column])?.mark
      return (lone ?? (statusColumns.isEmpty ? nil : answer(cells[column]))).map { [$0] } ?? []
    }
    guard said.contains(where: { $0.count == count }) else { return nil }
    return (0..<count).compactMap { place in
      said.compactMap { $0.count == count ? $0[place] : $0.first }.worst
    }
  }

  /// `| 1.3 |  | ❌ crash |` below `| Requirement | Passed | Notes |`: where nothing stands for an answer, a sign beside it says no.
  private func denied(_ cells: [TextSlice], besides idColumn: Int) -> Mark? {
    guard statusColumns.allSatisfy({ !cells.indices.contains($0) || cells[$0].isEmpty }) else { return nil }
    return cells.indices.filter {
      $0 != idColumn && !pastColumns.contains($0) && !problemColumns.contains($0) && !answers.areDenying($0)
    }.compactMap { MarkReader.leading(cells[$0])?.mark }.filter { !$0.isPositive }.worst
  }

  /// The marks that numbers bear themselves, where no column but those says worse.
  func worst(of own: [Mark], besides columns: [Int], cells: [TextSlice]) -> [Mark] {
    let said = statusColumns.filter { !columns.contains($0) && cells.indices.contains($0) }
    guard let worst = said.compactMap({ answer(cells[$0]) }).worst, !worst.isPositive else { return own }
    return own.map { Mark.worse($0, worst) }
  }

  private func answer(_ cell: TextSlice) -> Mark? {
    if let worst = MarkReader.list(cell)?.worst { return worst }
    guard let sign = MarkReader.leading(cell) else {
      return MarkReader.any(cell).flatMap { $0 == .checked ? nil : $0 } ?? StatusWords.answer(cell)
        ?? StatusWords.worst(ofParts: cell)
    }
    // `✅ Not met`: whoever contradicts himself is not believed.
    let said = StatusWords.mark(sign.rest, isAnswer: true) ?? DenyingWords.putOff(sign.rest)
    return said.map { Mark.worse(sign.mark, $0) } ?? sign.mark
  }

  /// `○`, `◎`: in a column that says whether something is met they say so, and elsewhere anything.
  private func circle(_ cells: [TextSlice], _ column: Int) -> Mark? {
    let sign = cells[column].withoutEmphasis
    guard sign.count == 3, StatusWords.circles.contains(sign.string) else { return nil }
    // `○` is the empty one of `●` where no word of the header is of a script whose readers take it for a yes.
    if circleColumns.contains(column) { return .passed }
    return isASCII && sign.string == "\u{25CB}" ? .pending : nil
  }

  /// Of several cells that begin with a sign the worst counts: `| Design ✅ | Code ✅ | Test ❌ |`.
  private func sign(_ cells: [TextSlice], _ columns: [Int]) -> Mark? {
    var found = columns.compactMap { MarkReader.list(cells[$0])?.worst ?? MarkReader.leading(cells[$0])?.mark }
    if found.isEmpty {
      found = columns.compactMap { MarkReader.any(cells[$0]).flatMap { $0 == .checked ? nil : $0 } }.prefix(1).map(
        \.self
      )
    }
    guard let worst = found.worst else { return nil }
    // `| 1.1 | Not met | ✅ tests exist |` whatever the columns are called
    return worst.isPositive ? columns.lazy.compactMap { StatusWords.mark(cells[$0]) }.first ?? worst : worst
  }
}

extension Mark {
  private var severity: Int {
    switch self {
    case .passed, .ticked, .checked: 0
    case .pending, .unticked: 1
    case .warning: 2
    case .failed: 3
    }
  }

  static func worse(_ one: Mark, _ other: Mark) -> Mark { other.severity > one.severity ? other : one }

  /// Of a mark that may be missing the other one stays.
  static func worse(_ one: Mark?, _ other: Mark) -> Mark { one.map { worse($0, other) } ?? other }
}

extension Sequence<Mark> {
  var worst: Mark? { reduce(nil) { Mark.worse($0, $1) } }
}
