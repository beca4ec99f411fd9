import Findings
import SpecModel

/// The tasks that the tables of a plan name beside requirements or beside each other, `| Requirement | Task |`, `| Task | Depends on |`, and
/// that the plan does not have.
struct TabledTasks {
  private let columns: [Int]
  /// `Tasks` may tell how many there are.
  private let mayCount: Bool
  private var cells: [TextSlice] = []

  /// - Returns: `nil` for a table of something else, of another spec's tasks, or of those of another time.
  private init?(header: [TextSlice], below title: TextSlice?) {
    let names = header.columnNames
    let tasks = names.indices.filter { PlanTable.isOfTasks(names[$0]) }
    let others = names.indices.filter { DependencyReader.isLabel(names[$0]) }
    guard !tasks.isEmpty, !others.isEmpty || names.contains(where: PlanTable.isOfRequirements),
      ClaimTableWords.specColumn(names) == nil,
      !Self.pasts.contains(where: { title?.contains($0, ignoringCase: true) ?? false })
    else { return nil }
    columns = tasks + others
    mayCount = others.isEmpty && tasks.allSatisfy { names[$0].hasPrefix("tasks") }
  }

  private static let pasts: [StaticString] = [
    "remov", "dropped", "old", "former", "history", "deferred", "renumber", "previous", "out of scope", "example",
  ]

  /// - Parameter known: the tasks that the plan has.
  static func unknown(in lines: DocumentLines, besides known: KnownTasks) -> [DocumentProblem] {
    var problems: [DocumentProblem] = []
    var table: TabledTasks?
    var title: TextSlice?
    for line in lines.lines {
      if line.heading != nil { title = line.content }
      guard case .table(let isHeader) = line.block else { continue }
      if isHeader {
        problems += table?.problems(lines, known) ?? []
        table = TabledTasks(header: line.whole.cells, below: title)
      } else if table != nil {
        table?.add(line.whole.cells)
      }
    }
    return problems + (table?.problems(lines, known) ?? [])
  }

  private mutating func add(_ row: [TextSlice]) {
    for column in columns where row.indices.contains(column) {
      let cell = row[column].withoutEmphasis
      if DependencyReader.holdsOnlyTasks(cell) { cells.append(cell) }
    }
  }

  private func problems(_ lines: DocumentLines, _ known: KnownTasks) -> [DocumentProblem] {
    // `| Requirement | Tasks |`, `| 1 | 3 |`
    if mayCount, cells.allSatisfy({ cell in (cell.start..<cell.end).allSatisfy { isDigit(cell[$0]) } }) { return [] }
    // Asked for only where a number is unknown, which is rare.
    var forms: Set<String>?
    return cells.flatMap { cell -> [DocumentProblem] in
      let (all, doubtful) = DependencyReader.numbers(in: cell)
      return all.filter { !known.hold($0) && !doubtful.contains($0) }.compactMap { number in
        let like = forms ?? known.forms
        forms = like
        guard Self.mayBeTask(number, beside: like) else { return nil }
        let place = DependencyReader.place(of: number, in: cell) ?? cell
        guard lines.entryAllowance.take(1, line: lines.location(place).line) else { return nil }
        return DocumentProblem(kind: .unknownTask(number), location: lines.location(place))
      }
    }
  }

  /// `T009` beside `T001`, `2.9` beside `1`; `7` beside `T001` is another count.
  private static func mayBeTask(_ number: TaskNumber, beside forms: Set<String>) -> Bool {
    number.form.first == "0" ? forms.contains { $0.first == "0" } : forms.contains(number.form)
  }
}
