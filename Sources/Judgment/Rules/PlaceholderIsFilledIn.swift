package import Findings
import SpecModel
import Traceability

/// Text of a template, or a note to oneself, where the real text should stand.
package struct PlaceholderIsFilledIn: Rule {
  package let id: RuleID = "placeholder-text"
  package let severity = Severity.warning
  package let summary = "What a template asks for has been filled in."
  package let explanation = """
    `**Date**: TBD`, `[Describe the decision]` and `<your name here>` look like content to whoever skims a document, and say nothing. A word
    such as TODO or `<name>` is a placeholder only where it leads a line, is a whole task, or is all that stands behind a label or in a cell
    of a table; a blank of a template such as `[event]` or `<trigger>` is one in a sentence with `SHALL`, `MUST` or `I want`, and there what
    stands for a number is one too, before its unit or behind a bound: `within TBD seconds`, `at least [X] ms`, `at most <N> items`,
    `{{n}} users`. So is what stands alone below a heading, `tbd` or `Coming soon.`; a choice that nobody has made, `[Complete | Partial]`;
    behind a label a form of a date, `YYYY-MM-DD`, `{{author}}`, `???` or a lone `?`; and what spec-kit's templates suggest,
    `[e.g., Swift 6.3]`, `[FEATURE]`, `NEEDS CLARIFICATION` and `"$ARGUMENTS"`. `TODO` as the state of a claim says how it stands. Text
    about such words, HTML, code and the transcripts of conversations are left alone.

    Write what belongs there, or delete the line.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    // As spec-kit's template of a plan has it.
    RuleExample([
      "plan.md": """
      # Implementation Plan: ↓[FEATURE]

      **Input**: User description: ↓"$ARGUMENTS"

      ## Summary

      ↓[Extract from feature spec: primary requirement + technical approach from research]

      **Language/Version**: ↓[e.g., Python 3.11, Swift 5.9, Rust 1.75 or NEEDS CLARIFICATION]
      **Testing**: ↓NEEDS CLARIFICATION
      **Storage**: ↓[if applicable, e.g., PostgreSQL, CoreData, files or N/A]
      **Project Type**: ↓[single/web/mobile - determines source structure]
      **Constraints**: ↓[domain-specific, e.g., <200ms p95, offline-capable or NEEDS CLARIFICATION]

      ↓[Gates determined based on constitution file]
      """
    ]),
    RuleExample(["design.md": "# Design\n\n**Owner**: ↓TBD\n\n- ↓TODO: draw it\n\n↓[Describe the decision]\n"]),
    RuleExample([
      "design.md": "# Design\n\n- ↓TODO draw it\n- ↓TODO(anna) the colours\n\n↓FIXME(ben): the size\n",
      "tasks.md": "- [ ] 1. ↓TODO write the tests\n",
    ]),
    RuleExample([
      "design.md": "# Design\n\n**Date**: ↓[Date]\n\n**Author**: ↓{{author}}\n\n- ↓[TODO: name the colours]\n"
    ]),
    RuleExample([
      "design.md": """
      # Design

      **Owner**: ↓XXX

      **Reviewer**: ↓TBD — when the plan is read

      **Tester**: ↓TBD (Anna or Ben)

      **Approver**: ↓To be determined

      **Decision**: ↓???

      | Part | Owner |
      |---|---|
      | Icon | ↓TBD (new spec) |

      **Author**: ↓<name>

      Approved by ↓<your name here>, on ↓<insert the date>.

      | Size | Reason |
      |---|---|
      | 24 | ↓<placeholder> |

      ↓<describe the decision>
      """
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: ↓[Title]

      **User Story**: As a ↓[role], I want ↓[feature], so that it is wide.

      1. WHEN ↓[event] THEN the ↓[system] SHALL ↓[response]
      2. THE icon SHALL be ↓[NEEDS CLARIFICATION: how wide?]
      """,
      "tasks.md": """
      - [x] 1. ↓[Task title]
        - _Requirements: ↓TBD_
      - [ ] 2. ↓TODO
      ↓- [ ] 3. ...
      """,
      "completion/task-1-completion.md": """
      # Task 1 Completion: ↓[Task Name]

      **Date**: ↓YYYY-MM-DD
      **Status**: ↓[Complete | Partial]
      **Owner**: ↓TBC
      **Author**: ↓?

      ↓(to be filled in)
      """,
    ]),
    RuleExample([
      "requirements.md": """
      # Requirements

      ## Introduction

      ↓[Add text here]

      ## Glossary

      ↓tbd

      ## Scope

      ↓Coming soon.

      ---

      ### Requirement 1: Speed

      1. WHEN it is pressed THEN it SHALL answer within ↓TBD seconds
      2. WHEN it is pressed THEN it SHALL answer within ↓[X] milliseconds
      3. WHEN it is full THEN the list SHALL hold at most ↓TODO items, and retry ↓TODO times
      4. WHEN it is open THEN the list SHALL show ↓TBD entries and all ↓[N] items for ↓TBD users
      3. WHEN ↓<trigger> THEN it SHALL answer in ↓<N> ms
      4. WHEN it is pressed THEN it SHALL answer within ↓TBD.
      5. WHEN it is full THEN it SHALL hold ↓[number] items and ↓{{n}} users
      """
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "completion/task-1-completion.md": """
      # Task 1 Completion: Draw it

      ## Requirements Compliance

      | Requirement | What | Status |
      |---|---|---|
      | 1.1 | Empty lists | TODO |

      - 1.3: TBD
      """
    ]),
    RuleExample([
      "requirements.md": """
      # Requirements

      ## Introduction

      Coming soon: a picture beside each name.

      ## Glossary

      tbd
      : What nobody has decided.

      ### Requirement 1: Lists

      1. WHEN a list is typed THEN it SHALL be an Array<T>, a `Set<T>` or a <T> of its own, in <kbd>X</kbd>, <event-list> or <Event>
      2. WHEN the branch is feature/<feature> THEN the file SHALL be <feature>.md, as in [X](requirements.md), [1] and [x]
      3. WHEN a value is open THEN the row SHALL show TBD, and the word "TBD" seconds later
      4. WHEN N seconds pass THEN it SHALL replace {{name}} and [X] of the grid
      5. - [X] seconds are shown, and the app SHALL count them
      6. WHEN a member opens the board THEN the app SHALL list all TODO items before the items in progress
      7. THE app SHALL list the TODO items, two TODO entries, 2 TBD items, TODO items of today, and all TODO tasks
      """
    ]),
    RuleExample([
      "plan.md": """
      # Implementation Plan: Login

      **Language/Version**: Swift 6.3 [e.g., as `Package.swift` says]
      **Testing**: NEEDS CLARIFICATION markers are counted by a script

      What spec-kit puts for `"$ARGUMENTS"` and $ARGUMENTS, [e.g., a sentence], is the wish.
      """
    ]),
    RuleExample([
      "design.md": """
      # Design

      The TODO comments are gone, and `TBD` is no value. See [Describe the design](requirements.md).

      ```
      **Owner**: TBD
      ```

      The size XXXL, a `Stack<YourView>`, Array<Name> and <kbd>Enter</kbd> are no placeholders, nor is <https://example.org/your-name>,
      <you@example.org>, `<your name here>` in code, or a <your-element> of a page. 3 < 4, and here 5 > 4.

      <details open>
      <summary>Your colours here</summary>
      </details>
      """,
      "requirements.md": "# Requirements\n",
    ]),
    RuleExample([
      "design.md": """
      # Design

      An [event] of the list, (to be created) files, and why is that?

      - Format: YYYY-MM-DD
      - {{name}} is replaced at run time, and so is each {{city}}
      - TODO (the word) leads the list of the home page
      - TODO comments are removed
      - TODO items link to their files
      - To be determined by its size, an icon needs one.
      - **Why**: what is a date?
      - [x] 1. TODO list of the home page
      - [x] 2. TODO add what was left
      """
    ]),
    RuleExample(["plan-conversation.md": "# Ben and Anna\n\nAnna: I would write\n\n[Brief explanation of the icon]\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    let placeholders = facts.corpus.problems.compactMap { problem -> (text: String, location: Location)? in
      guard case .placeholder(let text) = problem.kind else { return nil }
      return (text, problem.location)
    }
    // `| 2.3 | Empty | TODO |` among claims says how it stands, and was heard as that.
    let heard =
      placeholders.contains { Self.states.contains($0.text) }
      ? Set(facts.graph.claims.filter { $0.claim.mark == .pending }.map { Line($0.claim.location) }) : []
    let texts = placeholders.filter { !Self.states.contains($0.text) || !heard.contains(Line($0.location)) }.map {
      finding($0.location, "`\($0.text)` still waits to be filled in", cure: "write what belongs there")
    }
    // `- [ ] 5. ...`
    let tasks = facts.corpus.specs.flatMap(\.tasks).filter { $0.title == "..." || $0.title == "…" }.map { task in
      finding(task.location, "task \(task.id.number) still waits to be filled in", cure: "say what is to be done")
    }
    return texts + tasks
  }

  private struct Line: Hashable {
    let path: DocumentPath
    let number: Int

    init(_ location: Location) {
      (path, number) = (location.path, location.line)
    }
  }

  /// Of a claim they say that it is not met yet.
  private static let states: Set<String> = ["TODO", "TBD"]
}
