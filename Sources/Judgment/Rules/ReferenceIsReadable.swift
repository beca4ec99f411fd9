package import Findings
import SpecModel
import Traceability

/// A citation that the reference grammar cannot read.
package struct ReferenceIsReadable: Rule {
  package let id: RuleID = "unreadable-reference"
  package let severity = Severity.warning
  package let summary = "A citation holds references and nothing else."
  package let explanation = """
    What stands in a `_Requirements: ..._` list and is no reference is dropped by every reader, people included. It may be a slip
    that hides a requirement: `4.9-4.2`, `1.2.3`, `Token governance`. The same holds for what follows the word `Requirement` in
    prose (`Requirement 1.x`), for a number in a column `Requirements` of a design whose cells cite, and for what a source says that it
    verifies. A list in `tasks.md` that stands below no task, or below a
    box without a number, is dropped too: a task is what has a number. A list above the tasks, or in a chapter of its own, may repeat
    what they cite. Of two properties of one number the first counts. A table of requirements and their status in a document that is no
    report claims nothing. A slip in the word before the numbers, `_Requiremnts: 1.3_`, hides them as well, and so does what stands for
    more than it says: `1.3 and the rest`; and what no comma, word or arrow parts from a reference, `FR-001 FR-004`. What a report claims of
    a range that leads nowhere, `❌ FR-003 to FR-001`, or of a requirement but for some of its criteria, `✅ Requirement 1 (except 1.2)`,
    `✅ Requirement 1: 1.2 deferred`, `3 of 4 criteria met`, counts for nothing, and is told; criteria that it lists,
    `✅ Requirement 1: 1.1, 1.2`, are claimed, and the others are not. The folder of another spec counts for the numbers behind it, `002-boats 1.1, 1.2`, up to a
    semicolon; where the document's own numbers stand before it, `1.1, 002-boats 1.1, 1.2`, the last may be of either.

    Write references (`1.2`, `3`, `1.1-1.4`, `013/4.1`, `NFR-2`), `All`, or `N/A (reason)`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, ↓see Anna_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓4.9-4.2_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: ↓Token governance_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1 ↓1.1_\n", "requirements.md": one]),
    RuleExample([
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, FR-001 beside ↓FR-004_\n", "requirements.md": one,
    ]),
    RuleExample([
      "completion/task-1-completion.md":
        "# Task 1 Completion\n\n## Requirements Compliance\n\n- ❌ ↓FR-003 to FR-001: no\n- ❌ ↓1.1-1.999: no\n- ✅ Requirement 1 ↓(except 1.1): yes\n- ✅ Requirement 1: drawn (↓1.1 deferred to v2)\n",
      "requirements.md": one,
    ]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n- [ ] Test it\n  - ↓_Requirements: 1.1_\n", "requirements.md": one]),
    RuleExample([
      "tasks.md":
        "**Requirements:** 1\n\n- [ ] 1. Draw it\n  - _Requirements: 1.1_\n\n## Coverage\n\n↓**Requirements:** 2.1\n"
    ]),
    RuleExample([
      "design.md": """
      ### Property 1: Width

      **Validates: Requirements 1.1**

      ### Property 1: Height

      ↓**Validates: Requirements 1.2**
      """,
      "requirements.md": one,
    ]),
    RuleExample([
      "tasks.md":
        "- [ ] 1. Draw it\n  - _Requirements: 1.1 ↓and the rest_\n- [ ] 2. Test it\n  - _↓Requiremnts: 1.1_\n- [ ] 3. Ship it\n  - _Requirements: 1.1↓+_\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion\n\n✅ ↓Requirment 1.1: drawn\n\n- **Requirement 1.1**: drawn\n",
      "requirements.md": one,
    ]),
    RuleExample([
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, 001-spec 1.1, ↓1.1_\n", "requirements.md": one,
    ]),
    RuleExample(["design.md": "As ↓Requirements 4.9-4.2 and Requirement ↓1.x say.\n", "requirements.md": one]),
    RuleExample([
      "design.md": "| Part | Requirements |\n|---|---|\n| Lid | 1.1 ↓2.1 |\n", "requirements.md": one,
    ]),
    RuleExample([
      "review.md": "| Requirement | State |\n|---|---|\n| ↓1.1 | ✅ |\n| 1.2 | ✅ |\n", "requirements.md": one,
    ]),
    RuleExample(["requirements.md": one], tree: ["Tests/A.swift": "@Test(.verifies(\"↓1/1 or so\")) func a() {}\n"]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1; 001-spec 1.1, 1.1; 1.1_\n", "requirements.md": one,
    ]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: N/A (chore)_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1 (the width)_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1, see Design_\n", "requirements.md": one]),
    RuleExample(["tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1 → see design_\n", "requirements.md": one]),
    RuleExample([
      "tasks.md": "- [ ] 1. Draw it\n  - _Requirements: 1.1 and the gloss of it_\n  - Retirement 1.1 of the old one\n",
      "completion/task-1-completion.md":
        "# Task 1 Completion\n\n✅ Requirement 1.1: drawn\n\n- Required 1.1 of the tools\n- Retries 3 times\n- Validated 1.1 by hand\n",
      "requirements.md": one,
    ]),
    // What a review asks for is no status.
    RuleExample(["review.md": "| Requirement | Clear |\n|---|---|\n| 1.1 | ✅ |\n", "requirements.md": one]),
    RuleExample(["status.md": "| Requirement | State |\n|---|---|\n| 1.1 | ✅ |\n", "requirements.md": one]),
    RuleExample([
      "design.md": "| Part | Requirements |\n|---|---|\n| Lid | 1.1 |\n| Text | contrast of 4.5:1 |\n",
      "requirements.md": one,
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var findings: [Finding] = []
    var spans = SpanList()
    for spec in facts.corpus.specs {
      let citations = spec.tasks.flatMap(\.citations) + spec.properties.flatMap(\.validates)
      findings += citations.flatMap(\.unreadable).map { finding($0, of: spec, &spans) }
    }
    for document in facts.corpus.documents where !document.unreadableMentions.isEmpty {
      let spec = document.spec.flatMap { facts.graph.index.spec($0) }
      findings += document.unreadableMentions.map { finding($0, of: spec, &spans) }
    }
    let sources = facts.graph.sourceScan?.files.flatMap(\.unreadable) ?? []
    return findings + sources.map { finding($0, of: nil, &spans) }
  }

  private func finding(_ piece: Citation.Unreadable, of spec: Spec?, _ spans: inout SpanList) -> Finding {
    switch piece.cause {
    case .grammar: break
    case .noTask:
      return finding(
        piece.location,
        "no task holds this citation, so it counts for nothing",
        cure: "give the task above it a number, `- [ ] 4. Title`, or put the citation below the task that works on it"
      )
    case .chapter:
      return finding(
        piece.location,
        "no task holds this citation, so it counts for nothing",
        cure: "cite each of them below the task that works on it"
      )
    case .secondProperty:
      return finding(
        piece.location,
        "another property bears this number, so what this one validates counts for nothing",
        cure: "give it a number of its own"
      )
    case .beyondLimit:
      return finding(
        piece.location,
        "`\(piece.text)` is not read: the ranges of its spec stand for more criteria than the limit of \(RequirementSpan.limit), or those "
          + "of all specs for more than there is room for",
        cure: "cite the requirements themselves"
      )
    case .noReport:
      return finding(
        piece.location,
        "this table claims `\(piece.text)`, and what it claims counts for nothing: the document is no report",
        cure: "claim it in a completion report, or let the title say that this is one: `Completion Report`"
      )
    case .eitherSpec(let other):
      return finding(
        piece.location,
        "`\(piece.text)` may be of `\(other)` or of the document's own spec, so it counts for neither",
        cure: "write `\(other) \(piece.text)` if that is meant, or else `\(piece.text)` before `\(other)`"
      )
    case .misspelt(let right):
      return finding(
        piece.location,
        "`\(piece.text)` is misspelt, so the number behind it is not read",
        cure: "write `\(right)`"
      )
    }
    if Self.isReference(piece.text) {
      return finding(
        piece.location,
        "no comma parts `\(piece.text)` from what stands before it",
        cure: "part references by commas: `1.1, 1.2`"
      )
    }
    if let span = piece.span, let list = spec.flatMap({ spans.list(span, in: $0) }) {
      return finding(
        piece.location,
        "`\(piece.text)` is no reference: here a range stays within one requirement",
        cure: "write `\(list)` if these are meant"
      )
    }
    return finding(
      piece.location,
      piece.text.isEmpty ? "it cites nothing" : "`\(piece.text)` is no reference",
      cure: "write references such as `1.2`, `3` or `1.1-1.4`, or `N/A (reason)`"
    )
  }
}

extension ReferenceIsReadable {
  /// `2.1`, `FR-004`: what looks like a reference and was not read as one stands where none is looked for.
  fileprivate static func isReference(_ text: String) -> Bool {
    let letters = text.utf8.prefix { !(48...57).contains($0) }
    let figures = text.utf8.dropFirst(letters.count)
    let dots = figures.count { $0 == UInt8(ascii: ".") }
    return letters.allSatisfy { (65...90).contains($0) || $0 == UInt8(ascii: "-") }
      && !figures.isEmpty && figures.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
      && (letters.isEmpty ? dots == 1 : dots < 2)
  }
}

/// `1.1-1.3, 2.1-2.2` for `1.1-2.2`: what a range over several requirements stands for, where both its ends are there.
private struct SpanList {
  private var sequences: [SpecID: RequirementSequence] = [:]
  private var known: [SpecID: [RequirementSpan: String?]] = [:]
  /// Requirements that all lists together may name: each of thousands of ranges may lie over thousands.
  private var left = 1 << 13

  mutating func list(_ span: RequirementSpan, in spec: Spec) -> String? {
    if let list = known[spec.id]?[span] { return list }
    let sequence = sequences[spec.id] ?? RequirementSequence(spec.requirements)
    sequences[spec.id] = sequence
    let list = list(span, in: sequence)
    known[spec.id, default: [:]][span] = .some(list)
    return list
  }

  private mutating func list(_ span: RequirementSpan, in sequence: RequirementSequence) -> String? {
    guard case .criteria(let stretch) = sequence.criteria(of: span, upTo: left) else { return nil }
    left -= stretch.count
    return stretch.compactMap { criteria in
      let ids = criteria.filter(\.id.label.isNumbered).map(\.id.local)
      return NumberSpan.range(ids.first, ids.last)
    }.joined(separator: ", ")
  }
}

private let one = "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n"
