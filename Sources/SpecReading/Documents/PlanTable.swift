import SpecModel

/// A table of a plan that says which tasks are there for which requirements: `| Requirement | Task |`, `| 1.1 | 2, 3 |`.
struct PlanTable {
  private let requirements: Int
  private let tasks: Int

  /// - Returns: `nil` for a table of something else.
  init?(header: [TextSlice]) {
    let names = header.columnNames
    guard let requirements = names.firstIndex(where: Self.isOfRequirements),
      let tasks = names.firstIndex(where: Self.isOfTasks), tasks != requirements
    else { return nil }
    (self.requirements, self.tasks) = (requirements, tasks)
  }

  /// `Requirement`, or `AC` alone: a plan that cites criteria often names only these.
  static func isOfRequirements(_ name: String) -> Bool {
    ValidatingTable.isOfRequirements(name) || RequirementColumn.namesCriteria(name)
  }

  static func isOfTasks(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = [
    "task", "tasks", "task(s)", "task id", "task ids", "task id(s)", "task number", "task numbers", "task #",
    "task no.",
    "implementing task", "implementing tasks", "implementation task", "implementation tasks", "implemented by",
    "covered by", "covered by task", "covered by tasks", "related tasks",
  ]

  /// Gives the tasks what the tables of their plan say that they are for, where none of them says so itself: there a table repeats it.
  static func cite(_ drafts: [TaskDraft], in lines: DocumentLines) {
    guard !drafts.isEmpty, !drafts.contains(where: \.cites) else { return }
    var byNumber: [TaskNumber: TaskDraft]?
    var table: PlanTable?
    for line in lines.lines {
      guard case .table(let isHeader) = line.block else { continue }
      let cells = line.whole.cells
      if isHeader {
        table = PlanTable(header: cells)
      } else if let table, cells.indices.contains(table.requirements), cells.indices.contains(table.tasks) {
        let known =
          byNumber ?? Dictionary(drafts.flatMap { draft in draft.numbers.map { ($0, draft) } }) { first, _ in first }
        byNumber = known
        for number in DependencyReader.numbers(in: cells[table.tasks]).all {
          known[number]?.cite(cell: cells[table.requirements], in: lines)
        }
      }
    }
  }
}
