package import Findings
import SpecModel
import Traceability

/// A claim on a criterion that the task of the report does not work on.
package struct ClaimIsInScope: Rule {
  package let id: RuleID = "claim-out-of-scope"
  package let severity = Severity.info
  package let summary = "A report claims what its task cites."
  package let explanation = """
    A task says in `_Requirements: 1.1, 1.2_` what it is for. A report on it that claims 8.4 as well either did more than was planned,
    and the plan should say so, or names the wrong criterion. A parent may claim what its subtasks cite; a task that cites nothing may
    claim anything. `Requirement 8.4: done in task 3` says whose it is, where task 3 cites it, and so does a table's column
    `Task`; what stands without a mark below `Out of Scope` or `Related Requirements` is not claimed of the task.

    Where the claim is right, add 8.4 to the task: `_Requirements: 1.1, 1.2, 8.4_`. Where it is not, take it out of the report.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ ↓Requirement 1.2: the height is 24 points\n",
    ]),
    // The column names a task that does not cite it either; what bears a mark is claimed, wherever it stands.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [x] 2. Write of it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ## Requirements Compliance

      | Requirement | Task | Status |
      |---|---|---|
      | ↓1.2 | 2 | ✅ |

      ## Related Requirements

      - ✅ ↓Requirement 1.2: the height is 24 points
      """,
    ]),
    RuleExample([
      "requirements.md": two,
      "tasks.md":
        "- [x] 1. Draw it\n  - _Requirements: 1.1_\n  - [x] 1.1 Test it\n    - _Requirements: Drawing tools_\n",
      "completion/task-1-completion.md": "# Task 1 Completion\n\n✅ ↓Requirement 1.2: the height is 24 points\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n  - [x] 1.1 Measure it\n    - _Requirements: 1.2_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n✅ Requirement 1.2: the height is 24 points\n",
    ]),
    // A bullet of the task says that it works on it.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - Verify Requirements 1.2 compliance\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n✅ Requirement 1.2: the height is 24 points\n",
    ]),
    // The numbers of another spec, and what was not worked on.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      - **1.2**: Height requirements from original IconView
      - **1.2**: not touched
      """,
    ]),
    // A number of three parts is a task's.
    RuleExample([
      "requirements.md": two + "\n### Requirement 2: Colour\n\n1. WHEN it is drawn THEN it SHALL be blue\n",
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 2.1_\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n✅ Requirement 1.2.1: the sample was written\n",
    ]),
    // A column says which task it is of, and a chapter that nothing in it is.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1_\n- [x] 2. Measure it\n  - _Requirements: 1.2_\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      | Requirement | Task | Status |
      |---|---|---|
      | 1.1 | 1 | ✅ |
      | 1.2 | 2 | ✅ |

      ## Related Requirements

      - Requirement 1.2: the height is measured
      """,
    ]),
    // What a task is for that cites wrongly is not known.
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n  - _Requirements: 1.1, 1.9_\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n✅ Requirement 1.2: the height is 24 points\n",
    ]),
    RuleExample([
      "requirements.md": two,
      "tasks.md": "- [x] 1. Draw it\n",
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n✅ Requirement 1.2: the height is 24 points\n",
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    guard facts.claims.contains(.outOfScope) else { return [] }
    let tasks = TaskIndex(facts)
    var related = RelatedRequirements(facts.corpus)
    var findings: [Finding] = []
    var group: [TracedClaim] = []
    for (claim, verdict) in zip(facts.graph.claims, facts.claims)
    where verdict == .outOfScope && !tasks.isUnknown(scopeOf: claim) && !tasks.speakOf(claim)
      && !related.hold(claim.claim)
      && !facts.historic.speak(of: claim.claim.reference.location, insteadOf: id, severity)
    {
      // What was written as one range, or on one line, is one slip.
      if let last = group.last, last.claim.location != claim.claim.location {
        findings += finding(about: group, tasks)
        group = []
      }
      group.append(claim)
    }
    return findings + finding(about: group, tasks)
  }

  private func finding(about claims: [TracedClaim], _ index: TaskIndex) -> [Finding] {
    guard let first = claims.first else { return [] }
    let names = claims.map { claim in
      claim.claim.reference.spec.map { "\($0)/\(claim.claim.reference.local)" } ?? claim.claim.reference.local
    }
    let what = names.count > 2 ? Self.many(names, isRange: isRun(claims)) : names.joined(separator: " and ")
    return [
      finding(
        first.claim.reference.location,
        "\(tasks(first)) not cite \(what)\(index.hasSubtasks(first) ? ", and neither do the subtasks" : "")",
        cure: "add it to the task's `_Requirements_`, or take the claim out of this report",
        notes: notes(first, index),
        identity: "\(tasks(first)) not cite \(what)"
      )
    ]
  }

  private static func many(_ names: [String], isRange: Bool) -> String {
    if isRange { return "\(names[0]) to \(names[names.count - 1])" }
    return names.count > 4
      ? names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more of this line"
      : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
  }

  /// Criteria of one requirement, one after the other.
  private func isRun(_ claims: [TracedClaim]) -> Bool {
    zip(claims, claims.dropFirst()).allSatisfy { one, other in
      guard case .criterion(let number, _, let label) = one.claim.reference.target,
        case .criterion(number, _, let next) = other.claim.reference.target
      else { return false }
      return Int(label.text).map { String($0 + 1) == next.text } ?? false
    }
  }

  private func tasks(_ claim: TracedClaim) -> String {
    let numbers = claim.tasks.map(\.text)
    return numbers.count == 1 ? "task \(numbers[0]) does" : "tasks \(numbers.joined(separator: ", ")) do"
  }

  private func notes(_ claim: TracedClaim, _ index: TaskIndex) -> [Finding.Note] {
    claim.tasks.prefix(3).compactMap { index.task($0, of: claim) }.map { task in
      let cited = task.citations.map(\.written).joined(separator: ", ")
      let words = cited.isEmpty ? "cites nothing by itself" : "cites \(cited)"
      return Finding.Note(location: task.location, message: "task \(task.id.number) \(words)")
    }
  }
}

private struct TaskIndex {
  private var tasks: [TaskID: SpecTask] = [:]
  private var parents: Set<TaskID> = []
  /// Tasks that cite what is not there, or what nobody can read, and the requirement whose criterion may have been meant, or all: what
  /// they are for is another rule's question first.
  private var unknown: [TaskID: Set<RequirementNumber?>] = [:]

  /// What the bullets of tasks name, outside of their citations.
  private var said: [TaskID: Set<CriterionID>] = [:]

  /// Whether a bullet of one of its tasks, or of a part of one, speaks of all that it claims.
  func speakOf(_ claim: TracedClaim) -> Bool {
    guard !said.isEmpty, let spec = claim.spec else { return false }
    let ids = claim.resolution.criteria
    return claim.tasks.contains { number in
      said[TaskID(spec: spec, number: number)].map { said in ids.allSatisfy(said.contains) } ?? false
    }
  }

  private mutating func readBullets(_ facts: Facts) {
    let places = Dictionary(grouping: facts.corpus.specs.flatMap(\.tasks), by: \.location.path).mapValues { tasks in
      tasks.sorted { $0.location.line < $1.location.line }
    }
    let documents = facts.corpus.documents.filter { $0.kind == .tasks }
    let headings = Dictionary(documents.map { ($0.path, $0.headings) }) { first, _ in first }
    for link in facts.graph.links where link.origin == .prose(.tasks) {
      guard let all = places[link.reference.location.path] else { continue }
      let next = all.partitionPoint { $0.location.line <= link.reference.location.line }
      // Behind a heading nothing speaks of the task above it.
      guard next > 0,
        headings[link.reference.location.path]?.contains(where: {
          all[next - 1].location.line < $0.line && $0.line < link.reference.location.line
        }) != true
      else { continue }
      let id = all[next - 1].id
      for number in [id.number] + id.number.ancestors {
        said[TaskID(spec: id.spec, number: number), default: []].formUnion(link.resolution.criteria)
      }
    }
  }

  /// What a part cites, all of it is for.
  private mutating func mark(_ id: TaskID, _ meant: RequirementNumber?) {
    for number in [id.number] + id.number.ancestors {
      unknown[TaskID(spec: id.spec, number: number), default: []].insert(meant)
    }
  }

  init(_ facts: Facts) {
    for link in facts.graph.links {
      // A range that ends too far means no other criterion.
      guard case .task(let id) = link.origin, case .dangling(let missing) = link.resolution, !link.reference.isFromRange
      else { continue }
      switch missing {
      case .criterion(_, let requirement): mark(id, requirement.number)
      case .requirement, .spec, .oneOfSpecs: mark(id, nil)
      }
    }
    for task in facts.corpus.specs.flatMap(\.tasks) {
      tasks[task.id] = tasks[task.id] ?? task
      if task.citations.contains(where: { $0.unreadable.contains { Self.isNearNumber($0.text) } }) {
        mark(task.id, nil)
      }
      for number in task.id.number.ancestors { parents.insert(TaskID(spec: task.id.spec, number: number)) }
    }
    readBullets(facts)
  }

  func task(_ number: TaskNumber, of claim: TracedClaim) -> SpecTask? {
    claim.spec.flatMap { tasks[TaskID(spec: $0, number: number)] }
  }

  /// Whether one of its tasks, or a part of one, cites wrongly.
  func isUnknown(scopeOf claim: TracedClaim) -> Bool {
    guard !unknown.isEmpty, let spec = claim.spec else { return false }
    return claim.tasks.contains { number in
      guard let meant = unknown[TaskID(spec: spec, number: number)] else { return false }
      return meant.contains(nil) || meant.contains(claim.claim.reference.requirement)
    }
  }

  /// `1.2.x` may have been meant for a criterion; `Drawing tools` was not.
  private static func isNearNumber(_ text: String) -> Bool { text.utf8.contains { (48...57).contains($0) } }

  func hasSubtasks(_ claim: TracedClaim) -> Bool {
    guard let spec = claim.spec else { return false }
    return claim.tasks.contains { parents.contains(TaskID(spec: spec, number: $0)) }
  }
}

private let two = """
  ### Requirement 1: Size

  1. WHEN it is drawn THEN it SHALL be 24 points wide
  2. WHEN it is drawn THEN it SHALL be 24 points high
  """
