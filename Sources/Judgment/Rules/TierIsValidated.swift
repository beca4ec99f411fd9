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
    ran, `## Test Results`; of the others a heading of the validation says so, and not one that merely bears the word,
    `Icon Integration`. A section that is missing was either
    forgotten, or its validation was. Where a report says nothing of its tier, the one counts that its task asks for in `tasks.md`. A
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
    RuleExample([
      "tasks.md": "- [x] 1. Draw it\n  - **Validation**: Tier 2 - Standard\n",
      "completion/task-1-completion.md": "↓# Task 1 Completion: Draw it\n\n### Validation\n\n✅ Syntax: it compiles\n",
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
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
    let headings = Dictionary(
      facts.corpus.documents.filter { $0.kind == .report }.map { ($0.path, $0.headings) }
    ) { first, _ in first }
    let swallowed = Set(facts.corpus.problems.filter(swallows).map(\.location.path))
    return facts.corpus.specs.flatMap { spec -> [Finding] in
      let tasks = Dictionary(spec.tasks.map { ($0.id.number, $0) }) { first, _ in first }
      return spec.reports.compactMap { report in
        // In an empty report more is missing than sections.
        guard let own = headings[report.document], !own.isEmpty, !swallowed.contains(report.document) else {
          return nil
        }
        let about = report.tasks.compactMap { tasks[$0] }
        let asked = demand(of: about, report)
        guard let demand = demand(of: report, own, below: asked) ?? asked else { return nil }
        let sections = ValidationSections(own, report.validationItems)
        let missing = Section.demanded(by: demand.tier).filter { section in
          // A task that states no success criteria has none to go through.
          if section == .criteria, !about.isEmpty, about.allSatisfy(\.successCriteria.isEmpty) { return false }
          // Who claims requirements goes through them, whatever the heading says.
          if section == .requirement, !report.claims.isEmpty { return false }
          if section == .syntax, report.saysSyntax { return false }
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

  private func finding(_ report: CompletionReport, _ demand: Demand, _ missing: [Section]) -> Finding {
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

  /// What a report says of its validation.
  private struct ValidationSections {
    /// Without the title of the report.
    private let headings: [Heading]
    /// Those of the validation, and those below them.
    private let validating: [Heading]
    private let items: [ValidationItem]

    init(_ headings: [Heading], _ items: [ValidationItem]) {
      let own = headings.first?.level == 1 ? headings.dropFirst() : headings[...]
      var level: Int?
      var validating: [Heading] = []
      for heading in own {
        if let open = level, heading.level <= open { level = nil }
        if level == nil, Self.words.contains(where: { heading.text.mentions($0) }) { level = heading.level }
        if level != nil { validating.append(heading) }
      }
      self.headings = Array(own)
      self.validating = validating
      self.items = items
    }

    private static let words: [StaticString] = ["validat", "verif", "test", "check", "quality"]

    func hold(_ section: Section) -> Bool {
      // `✅ Syntax: it compiles` below a heading of its own says as much as a section.
      let titles = section == .requirement || section == .criteria ? headings : validating
      return section.signs.contains { sign in
        titles.contains { $0.text.mentions(sign) } || items.contains { $0.text.mentions(sign) }
      }
    }
  }

  /// What a tier demands.
  private enum Section {
    case syntax, functional, integration, requirement, design, criteria

    static func demanded(by tier: Int) -> [Section] {
      switch tier {
      case 2: [.syntax, .functional, .integration, .requirement]
      case 3: [.syntax, .functional, .integration, .requirement, .design, .criteria]
      default: []
      }
    }

    /// Which the headings of the templates bear.
    var word: StaticString {
      switch self {
      case .syntax: "syntax"
      case .functional: "functional"
      case .integration: "integration"
      case .requirement: "requirement"
      case .design: "design"
      case .criteria: "success criteria"
      }
    }

    /// One of them says that the section is there.
    var signs: [StaticString] {
      switch self {
      // What is said of a source that was found to be well formed.
      case .syntax:
        ["syntax", "compil", "type-check", "typecheck", "type check", "typescript", "diagnostic", "tsc "]
      // What is said of tests that ran; `Test Files` says of none.
      case .functional:
        [word, "test result", "test execution", "tests executed", "tests run", "test validation", "test output"]
      case .integration, .requirement, .design, .criteria: [word]
      }
    }
  }

  private struct Demand {
    let tier: Int
    let location: Location
    /// Which one asks for it, where the report itself says nothing of tiers.
    let task: SpecTask?
    /// `**Validation**: Tier 2`, and no heading.
    var isInHead = false
  }

  /// What the report says of itself. A lower tier than the task asks for takes nothing off what the task asks for.
  private func demand(of report: CompletionReport, _ headings: [Heading], below asked: Demand?) -> Demand? {
    let inHead = tier(inHeadOf: report)
    let promised = max(inHead?.tier ?? 0, asked?.tier ?? 0)
    // A heading takes nothing off what the head or the task says, and where it says the same it says nothing new.
    if let own = tier(in: headings, of: report), own.tier > promised { return own }
    if let inHead, let asked, inHead.tier < asked.tier {
      return Demand(tier: asked.tier, location: inHead.location, task: asked.task)
    }
    return inHead
  }

  private func tier(inHeadOf report: CompletionReport) -> Demand? {
    for entry in report.metadata
    where entry.key.utf8.first.map({ $0 | 0x20 == UInt8(ascii: "v") || $0 | 0x20 == UInt8(ascii: "t") }) == true {
      let key = entry.key.lowercased()
      guard key.hasPrefix("validation") || key == "tier", let tier = Self.tier(in: entry.value, key: key) else {
        continue
      }
      return Demand(tier: tier, location: entry.location, task: nil, isInHead: true)
    }
    return nil
  }

  /// `## Validation (Tier 2: Standard)`
  private func tier(in headings: [Heading], of report: CompletionReport) -> Demand? {
    for heading in headings where heading.text.mentions("tier ") && heading.text.mentions("validation") {
      guard let tier = Self.tier(in: heading.text) else { continue }
      let place = Location(path: report.document, range: SourceRange(line: heading.line, columns: 1..<1))
      return Demand(tier: tier, location: place, task: nil)
    }
    return nil
  }

  /// What the tasks ask for that it is about: of several the least, because not all of them may have been validated alike.
  private func demand(of tasks: [SpecTask], _ report: CompletionReport) -> Demand? {
    let tiers = tasks.compactMap { task in task.validation.flatMap(Self.tier).map { (task, $0) } }
    return tiers.min { $0.1 < $1.1 }.map { Demand(tier: $1, location: report.location, task: $0) }
  }

  /// `Tier 2 - Standard`; behind a key that says the word, `2 - Standard`.
  private static func tier(in text: String, key: String) -> Int? {
    if let tier = tier(in: text) { return tier }
    guard key.hasSuffix("tier"), let digit = text.utf8.first, (48...57).contains(digit) else { return nil }
    return Int(digit) - 48
  }

  private static func tier(in text: String) -> Int? {
    let value = text.lowercased().utf8
    guard let start = value.indices.first(where: { value[$0...].starts(with: "tier ".utf8) }),
      let digit = value[start...].dropFirst(5).first, (48...57).contains(digit)
    else { return nil }
    return Int(digit) - 48
  }
}
