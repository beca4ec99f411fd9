import SpecModel

/// The numbers that the tasks of a document bear.
struct KnownTasks {
  private let numbers: Set<TaskNumber>
  /// Where parents are counted as `1.0`: by that, and by `1`.
  private let heads: [TaskNumber: TaskNumber]
  /// `17.0` is a task where one is called `1.0`.
  private let hasFirstHead: Bool

  init(_ drafts: [TaskDraft]) {
    let written = Set(drafts.flatMap(\.numbers))
    let heads = Self.heads(among: drafts, written)
    self.heads = heads
    numbers = heads.isEmpty ? written : Set(written.map { heads[$0] ?? $0 })
    hasFirstHead = written.contains(TaskNumber("1.0"))
  }

  /// A number as the document writes it: `1.0` for `1`, where that is how it counts parents.
  func own(_ number: TaskNumber) -> TaskNumber { heads.isEmpty ? number : heads[number] ?? number }

  func hold(_ number: TaskNumber) -> Bool { numbers.contains(own(number)) }

  /// The nearest task that contains another one, by number.
  func parent(of number: TaskNumber) -> TaskNumber? { number.ancestors.first(where: numbers.contains).map(own) }

  /// What the numbers of the tasks look like: `0` of `12`, `T0` of `T009`.
  var forms: Set<String> { Set(numbers.map(\.form)) }

  /// Whether a doubtful number may be that of a task: `17.0` is a version where no task is called `1.0`.
  func mayHold(_ number: TaskNumber) -> Bool {
    hold(number) || hasFirstHead && number.text.hasSuffix(".0")
  }

  /// `1.0` above `1.1` and `1.2`, where there is no `1`; side by side with them it is the first of three.
  private static func heads(among drafts: [TaskDraft], _ written: Set<TaskNumber>) -> [TaskNumber: TaskNumber] {
    guard drafts.contains(where: { $0.number.asHead != nil }) else { return [:] }
    // How far out the parts of each number stand.
    var margins: [TaskNumber: Int] = [:]
    for draft in drafts where draft.number.asHead == nil {
      for whole in draft.number.ancestors { margins[whole] = min(margins[whole] ?? .max, draft.indent) }
    }
    var heads: [TaskNumber: TaskNumber] = [:]
    for draft in drafts {
      guard let head = draft.number.asHead, case let plain = TaskNumber(String(head.text.dropLast(2))),
        !written.contains(plain), draft.indent < margins[plain] ?? .max
      else { continue }
      heads[draft.number] = head
      heads[plain] = head
    }
    return heads
  }
}

/// The tasks of a spec that are counted as `1.0`, by what a report may call them.
struct TaskHeads {
  private let heads: [TaskNumber: TaskNumber]

  init(_ tasks: [SpecTask]) {
    heads = tasks.lazy.map(\.id.number).filter(\.isHead).reduce(into: [:]) { heads, head in
      heads[head] = head
      heads[TaskNumber(head.text)] = head
    }
  }

  /// The report as one on the tasks of the spec: on `1.0`, where it says `1` or `1.0`.
  func named(in report: CompletionReport?) -> CompletionReport? {
    guard !heads.isEmpty, let report, report.tasks.contains(where: { heads[$0] != nil }) else { return report }
    return report.with(tasks: report.tasks.map { heads[$0] ?? $0 })
  }
}
