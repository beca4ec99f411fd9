import SpecModel

/// Columns of which each stands for one answer: `| Requirement | Pass | Fail |`. Which of them is ticked says how it stands.
struct AnswerColumns {
  private let yes: [Int]
  private let failed: [Int]
  /// `Open` beside `Done`: not yet.
  private let open: [Int]

  /// - Parameter names: without emphasis, in lower case.
  init(header names: [String]) {
    yes = names.indices.filter { Self.yeses.contains(names[$0]) }
    let isPair = !yes.isEmpty
    failed = names.indices.filter { Self.failures.contains(names[$0]) || isPair && Self.noes.contains(names[$0]) }
    open = isPair ? names.indices.filter { Self.openings.contains(names[$0]) } : []
  }

  /// A sign there is an answer of its column, and none of its own.
  func areDenying(_ column: Int) -> Bool { failed.contains(column) || open.contains(column) }

  /// What the ticked one says; `nil` where the header has no column that says no, or none of them is ticked.
  func mark(_ cells: [TextSlice], besides idColumn: Int) -> Mark? {
    guard !failed.isEmpty || !open.isEmpty else { return nil }
    func said(_ columns: [Int]) -> [TextSlice] {
      columns.filter { $0 != idColumn && cells.indices.contains($0) }.map { cells[$0] }
    }
    let confirmations = said(yes)
    let isConfirmed = confirmations.contains { Self.isTicked($0) && !Self.isCrossed($0) }
    let mayExplain = !yes.isEmpty && confirmations.allSatisfy(\.isEmpty)
    func speaks(_ columns: [Int]) -> Bool {
      said(columns).contains { cell in
        // `| ✅ | ❌ |` below `| Pass | Fail |`: passed, and not failed.
        if Self.isTicked(cell) { return !(isConfirmed && Self.isCrossed(cell)) }
        return mayExplain && Self.saysSomething(cell)
      }
    }
    if speaks(failed) || confirmations.contains(where: { MarkReader.leading($0)?.mark == .failed }) { return .failed }
    if speaks(open) { return .pending }
    return isConfirmed ? .passed : nil
  }

  /// A sign, an `x`, a count that is not zero.
  private static func isTicked(_ cell: TextSlice) -> Bool {
    let text = cell.withoutEmphasis
    if let sign = MarkReader.leading(text) { return sign.mark != .pending }
    guard text.count < 5, !text.isEmpty else { return false }
    if isDigit(text.first) { return text.string.allSatisfy(\.isNumber) && Int(text.string) ?? 0 > 0 }
    return ticks.contains(text.string.lowercased())
  }

  private static func isCrossed(_ cell: TextSlice) -> Bool { MarkReader.leading(cell.withoutEmphasis)?.mark == .failed }

  /// Words that tell what is wrong, `crash on start`, and not `none`.
  private static func saysSomething(_ cell: TextSlice) -> Bool {
    let text = cell.withoutEmphasis
    guard text.count > 1, isLetter(text.first) || text.first >= 0xC3, MarkReader.leading(text) == nil else {
      return false
    }
    let first = text.string.lowercased().prefix { $0.isLetter || $0 == "/" }
    return !nothing.contains(String(first))
  }

  private static let ticks: Set<String> = [
    "x", "y", "yes", "v", "\u{2022}", "\u{25CF}", "\u{D7}", "\u{25CB}", "ja", "oui", "s\u{ED}", "是", "はい",
  ]
  private static let nothing: Set<String> = [
    "no", "none", "nothing", "nil", "n/a", "na", "never", "not", "keine", "无", "なし",
  ]

  private static let yeses: Set<String> = [
    "pass", "passed", "passes", "passing", "met", "satisfied", "done", "complete", "completed", "implemented",
    "verified", "covered", "fulfilled", "ok", "yes", "\u{2705}", "\u{2713}", "\u{2714}", "\u{2714}\u{FE0F}", "ja",
    "oui", "s\u{ED}", "是", "はい", "合格", "達成", "erfüllt",
  ]
  private static let failures: Set<String> = [
    "fail", "failed", "fails", "failing", "not met", "unmet", "not satisfied", "not done", "not implemented",
    "not passed", "not verified", "not covered", "not fulfilled", "\u{274C}", "\u{2717}", "\u{2718}", "不合格", "未達成",
    "nicht erfüllt",
  ]
  /// Alone they may number the rows, or count something.
  private static let noes: Set<String> = ["no", "x", "nein", "non", "否", "いいえ"]
  private static let openings: Set<String> = [
    "open", "pending", "todo", "to do", "missing", "incomplete", "not yet", "blocked", "deferred", "offen",
  ]
}
