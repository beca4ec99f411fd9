package import Findings
import SpecModel

/// A report that declares a validation tier and lacks sections that the tier demands.
package struct TierIsValidated: Rule {
  package let id: RuleID = "missing-validation-section"
  package let severity = Severity.info
  package let summary = "A report has the validation sections that its tier demands."
  package let explanation = """
    `**Validation**: Tier 2 - Standard`, or the heading `## Validation (Tier 2: Standard)`, promises more than tier 1. Tier 2 asks for
    syntax, functional and integration validation and for the compliance with requirements; tier 3 also for the validation of the
    design and for the success criteria. Syntax is validated where something compiles or type-checks, too, and functions where tests
    ran, `## Test Results`, or `### Unit Tests` above `12 pass`; of the others a heading of the validation says so, and not one that merely bears the word,
    `Icon Integration`. A section that is missing was either
    forgotten, or its validation was. Where a report says nothing of its tier, the one counts that its task asks for in `tasks.md`; what
    stands below `### 1.1 Bell` in a report on task 1 is said of the subtask. A
    line that bears the word, `✅ Syntax: it compiles`, counts as well as a heading, and so does a point of a list of the validation
    that says it of the syntax without a mark: `- TypeScript compiles without errors`.

    Validate and write the section, or declare the tier that was really worked to: in the report, and where its task asks for more, there.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      **Validation**: ↓Tier 2 - Standard

      ### Syntax Validation

      ✅ It compiles

      ### Functional Validation

      ✅ It draws
      """
    ]),
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ↓## Validation (Tier 2: Standard)

      ### Syntax Validation

      ### Functional Validation

      ## Requirements Compliance

      - ✅ Requirement 1: it is drawn
      """
    ]),
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Integration of the Icon

      **Validation**: ↓Tier 2 - Standard

      ## Icon Integration

      ## Validation

      ### TypeScript compiles

      ### Functional

      ## Requirements Compliance
      """
    ]),
    // Which tests there are, and not that they ran.
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      **Validation**: ↓Tier 2 - Standard

      ### Syntax Validation

      ### Unit Tests

      - `icon.test.ts`: 12 cases, not yet run

      ### Integration Validation

      ## Requirements Compliance
      """
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - **Validation**: Tier 2 - Standard\n",
      "completion/task-1-completion.md": "↓# Task 1 Completion: Draw it\n\n### Validation\n\n✅ Syntax: it compiles\n",
    ]),
    // What a subtask was worked to is no declaration of the report.
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - **Validation**: Tier 3 - Comprehensive\n",
      "completion/task-1-completion.md": """
      ↓# Task 1 Completion: Draw it

      ### 1.1 Bell ✅

      **Type**: Setup | **Validation**: Tier 1 - Minimal
      """,
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      **Validation**: Tier 2 - Standard

      ### Syntax Validation

      ### Unit Tests

      12 pass

      ### Integration Validation

      ### Requirements Compliance
      """
    ]),
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      **Validation**: Tier 2 - Standard

      ### Syntax Validation

      ### Functional Validation

      ### Integration Validation

      ### Requirements Compliance
      """
    ]),
    RuleExample([
      "completion/task-1-completion.md": "# Task 1 Completion: Draw it\n\n**Validation**: Tier 1 - Minimal\n"
    ]),
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ### Subtask 1.1: Bell

      **Validation**: Tier 3 - Comprehensive
      """
    ]),
    RuleExample([
      "completion/task-1-completion.md":
        "# Task 1 Completion: Draw it\n\n**Validation**: Tier 2 - Standard\n\n<!-- draft\n\n## Validation\n"
    ]),
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      **Validation**: Tier 2 - Standard

      ### Syntax Validation

      ### Test Results

      27 of 27 pass

      ### Integration Validation

      ### Requirements Compliance
      """
    ]),
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - **Validation**: Tier 3 - Comprehensive\n",
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Validation

      - The sources compile without warnings
      - ✅ Functional: it draws
      - ✅ Integration: it draws beside others
      - ✅ Design: it is drawn as the design says

      ## Requirements Compliance
      """,
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let headings = facts.corpus.reportHeadings
    let swallowed = Set(facts.corpus.problems.filter(swallows).map(\.location.path))
    return facts.corpus.specs.flatMap { spec -> [Finding] in
      let tasks = Dictionary(spec.tasks.map { ($0.id.number, $0) }) { first, _ in first }
      return spec.reports.compactMap { report in
        // In an empty report more is missing than sections.
        guard let own = headings[report.document], !own.isEmpty, !swallowed.contains(report.document) else {
          return nil
        }
        let about = report.tasks.compactMap { tasks[$0] }
        guard let demand = TierDemand(of: about, report, own) else { return nil }
        let sections = ValidationSections(own, report.validationItems)
        let missing = TierSection.demanded(by: demand.tier).filter { section in
          // A task that states no success criteria has none to go through.
          if section == .criteria, !about.isEmpty, about.allSatisfy(\.successCriteria.isEmpty) { return false }
          // Who claims requirements goes through them, whatever the heading says.
          if section == .requirement, !report.claims.isEmpty { return false }
          if section == .syntax, report.saysSyntax { return false }
          if section == .functional, report.saysTests { return false }
          // A parent whose subtasks cite has none of its own.
          if section == .requirement, !demand.isInHead, !(about.isEmpty && demand.task == nil),
            about.allSatisfy(\.citations.isEmpty)
          {
            return false
          }
          return !sections.hold(section)
        }
        guard !missing.isEmpty else { return nil }
        return finding(report, demand, missing)
      }
    }
  }

  /// What an open fence or comment hides may well be there: that is another rule's finding.
  private func swallows(_ problem: DocumentProblem) -> Bool {
    switch problem.kind {
    case .unclosedFence, .unclosedComment: true
    default: false
    }
  }

  private func finding(_ report: CompletionReport, _ demand: TierDemand, _ missing: [TierSection]) -> Finding {
    let names = missing.map { "\($0.word)" }.joined(separator: ", ")
    let cure =
      demand.task == nil
      ? "validate and write them, or declare the tier that was worked to"
      : "validate and write them, or change the tier that the task asks for"
    return Finding(
      rule: id,
      severity: severity,
      location: demand.location,
      message: demand.task.map {
        "task \($0.id.number) asks for tier \(demand.tier), and its report has no section for: \(names)"
      }
        ?? "tier \(demand.tier) asks for sections that are missing: \(names)",
      cure: cure,
      notes: demand.task.map { [.init(location: $0.location, message: "the task")] } ?? [],
      // One habit of one folder.
      group: cure
    )
  }
}
