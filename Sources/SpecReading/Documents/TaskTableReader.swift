import SpecModel

/// Reads the tasks that a document lists in tables.
///
///     | Task | Description | Requirements | Status |
struct TaskTableReader {
  /// Which columns hold what.
  private struct Columns {
    var number: Int
    var title: Int?
    var requirements: Int?
    var status: Int?

    /// - Returns: `nil` for a table of something else.
    init?(header: [TextSlice]) {
      let names = header.columnNames
      let numbers = ["task id", "task #", "id", "#", "no", "no.", "task", "任务", "任務", "タスク", "编号"]
      guard let number = numbers.lazy.compactMap({ names.firstIndex(of: $0) }).first,
        names.contains(where: { name in ["task", "任务", "任務", "タスク"].contains { name.hasPrefix($0) } })
      else { return nil }
      self.number = number
      title = names.indices.first { column in
        column != number && ["task", "title", "description", "任务", "任務", "タスク", "描述", "内容"].contains(names[column])
      }
      requirements = names.firstIndex(where: RequirementWords.isColumn)
      status = names.firstIndex { ["status", "state", "done", "状态", "狀態", "状態", "ステータス"].contains($0) }
      guard requirements != nil || status != nil else { return nil }
    }
  }

  static func read(_ lines: DocumentLines) -> [TaskDraft] { tables(of: lines).flatMap(\.self) }

  /// Those beside the boxes of a document: of a table that names one of its boxes, or a part of one, the rows say how those stand, and are no
  /// tasks of their own.
  static func read(_ lines: DocumentLines, beside drafts: [TaskDraft]) -> [TaskDraft] {
    guard lines.lines.contains(where: { $0.block == .table(isHeader: true) }) else { return [] }
    var numbers = Set(drafts.flatMap(\.numbers))
    numbers.formUnion(numbers.flatMap(\.ancestors))
    let forms = Set(numbers.map(\.form))
    return tables(of: lines).filter { table in
      // A number of theirs that none of them bears may be a slip, and a list of steps counts from 1.
      table.allSatisfy { !numbers.contains($0.number) && !forms.contains($0.number.form) }
    }.flatMap(\.self)
  }

  private static func tables(of lines: DocumentLines) -> [[TaskDraft]] {
    var columns: Columns?
    var tables: [[TaskDraft]] = []
    for line in lines.lines {
      guard case .table(let isHeader) = line.block else { continue }
      let cells = line.whole.cells
      if isHeader {
        columns = Columns(header: cells)
        tables.append([])
      } else if let columns, let draft = task(cells, columns, line, in: lines) {
        tables[tables.count - 1].append(draft)
      }
    }
    return tables
  }

  private static func task(
    _ cells: [TextSlice],
    _ columns: Columns,
    _ line: DocumentLine,
    in lines: DocumentLines
  ) -> TaskDraft? {
    guard cells.indices.contains(columns.number) else { return nil }
    let cell = cells[columns.number].withoutLeadingEmphasis
    guard let read = TaskNumberReader.read(cell) ?? alone(cell), lines.entryAllowance.take(1, line: line.number) else {
      return nil
    }
    let title = columns.title.flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? read.rest
    let state = columns.status.flatMap { cells.indices.contains($0) ? self.state(cells[$0]) : nil } ?? .open
    let reading = TaskNumberReader.Reading(number: read.number, rest: title, isOptional: read.isOptional)
    let draft = TaskDraft(reading, state: state, line: line, in: lines)
    if let column = columns.requirements, cells.indices.contains(column), holdsReferences(cells[column]) {
      draft.cite(cells[column].withoutEmphasis, in: lines)
    }
    return draft
  }

  /// `7`, and nothing else in its cell.
  private static func alone(_ cell: TextSlice) -> TaskNumberReader.Reading? {
    let text = cell.withoutEmphasis
    guard !text.isEmpty, text.count < 4, (text.start..<text.end).allSatisfy({ isDigit(text[$0]) }) else { return nil }
    return .init(number: TaskNumber(text.string), rest: text.slice(from: text.end), isOptional: false)
  }

  /// A dash says that there are none.
  private static func holdsReferences(_ cell: TextSlice) -> Bool {
    (cell.start..<cell.end).contains { isDigit(cell[$0]) || isLetter(cell[$0]) || cell[$0] >= 0xE3 }
  }

  private static func state(_ cell: TextSlice) -> TaskState? {
    switch MarkReader.leading(cell)?.mark {
    case .passed, .ticked, .checked: return .done
    case .pending, .failed, .warning, .unticked: return .open
    case nil: break
    }
    let words = cell.withoutEmphasis.string.lowercased()
    if words.hasPrefix("in progress") || words.hasPrefix("进行中") || words.hasPrefix("進行中") { return .inProgress }
    if words.hasPrefix("not ") || words.hasPrefix("未") { return .open }
    let done = ["done", "complete", "finished", "已完成", "完成", "完了"]
    return done.contains { words.hasPrefix($0) } ? .done : .open
  }
}
