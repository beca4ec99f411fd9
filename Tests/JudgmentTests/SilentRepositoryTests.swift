import Evidence
import Files
import Findings
import Judgment
import SpecModel
import SpecReading
import Testing
import Traceability

/// Where everything is right, no rule has anything to say.
struct SilentRepositoryTests {
  private let components = Fingerprint(of: "the components")

  @Test("a repository where everything is right has no finding, and its claims are proven")
  func silent() async {
    let files = FileAccess.inMemory(Self.documents)
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let graph = Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout))
    let judgment = Judge(rules: RuleCatalog.all)
      .judge(graph, against: evidence(graph), on: TodaysInputs.today(graph) { _ in components })
    #expect(judgment.findings.isEmpty, "\(judgment.findings.map { "\($0.rule): \($0.message)" })")
    #expect(graph.claims.count == 5)
    #expect(judgment.claims.allSatisfy { $0 == .proven })
    #expect(judgment.criteria.count == 5)
    #expect(judgment.criteria.values.allSatisfy { $0.state == .proven })
  }

  @Test("the same repository without evidence has no finding either")
  func withoutEvidence() async {
    let files = FileAccess.inMemory(Self.documents)
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let graph = Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout))
    let judgment = Judge(rules: RuleCatalog.all)
      .judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil })
    #expect(judgment.findings.isEmpty, "\(judgment.findings.map { "\($0.rule): \($0.message)" })")
  }

  /// Every check passed, on exactly these texts.
  private func evidence(_ graph: TraceGraph) -> EvidenceSet {
    EvidenceSet(
      results: graph.obligations.map { obligation in
        CheckResult(
          check: CheckKey(obligation.id.text),
          source: .check,
          kind: .rendered,
          outcome: .passed,
          expectations: .counted(1),
          confidence: .exact,
          platform: PlatformName("ios"),
          criteria: obligation.criteria.map { id in
            CriterionBinding(
              criterion: CriterionReference("\(id.spec.name)/\(id.local)"),
              text: graph.index.criterion(id).map(CriterionFingerprint.of)
            )
          },
          messages: [],
          inputs: Inputs(
            check: Fingerprint(of: obligation.block.source),
            components: [SourceFingerprint(path: "Sources/Icon", fingerprint: components)]
          ),
          origin: Origin(toolchain: "Swift", revision: nil)
        )
      }
    )
  }

  private static let documents = [
    "specs/001-icon/requirements.md": """
    # Requirements Document: Icon

    ## Introduction

    An icon is a small picture that says what a control does.

    ### Requirement 1: Size

    **User Story**: As a designer, I want icons of a few sizes, so that they align.

    #### Acceptance Criteria

    1. WHEN a size is given, THE icon SHALL be as wide and as high as that size
    2. WHEN no size is given, THE icon SHALL be 24 points wide
    3. IF the size is zero, THEN THE icon SHALL log an error and draw nothing

    ### Requirement 2: Accessibility

    **User Story**: As a user of a screen reader, I want pictures to stay silent, so that I hear words only once.

    #### Acceptance Criteria

    1. THE icon SHALL be hidden from screen readers
    2. WHEN a label is given, THE icon SHALL be announced with that label
    """,
    "specs/001-icon/design.md": """
    # Design: Icon

    See the [requirements](requirements.md#requirement-2-accessibility) and the [plan](tasks.md).

    ## Correctness Properties

    ### Property 1: Size

    *For any* size, the icon is as wide and as high as it.

    **Validates: Requirements 1.1, 1.2, 1.3**

    ```swift check name=size
    #expect(width == 24)
    ```

    ### Property 2: Silence

    *For any* icon without a label, a screen reader says nothing.

    **Validates: Requirements 2**

    ```swift check name=silence
    #expect(label == nil)
    ```
    """,
    "specs/001-icon/tasks.md": """
    # Implementation Plan: Icon

    - [x] 1. Build the icon

      **Type**: Parent
      **Validation**: Tier 3 - Comprehensive

      **Success Criteria:**
      - Icons have the size that is asked for
      - Screen readers pass over them

      - [x] 1.1 Draw it

        **Type**: Implementation
        **Validation**: Tier 2 - Standard
        - _Requirements: 1.1-1.3_

      - [x] 1.2 Keep it silent

        **Type**: Implementation
        **Validation**: Tier 2 - Standard
        - _Requirements: 2_

    - [ ] 2. Publish it
      - _Requirements: N/A (chore)_
    """,
    "specs/001-icon/completion/task-1-1-completion.md": """
    # Task 1.1 Completion: Draw it

    **Date**: 2025-01-14
    **Task**: 1.1 Draw it
    **Type**: Implementation
    **Status**: Complete

    ## Implementation Details

    The view takes its size from the caller, and 24 points where there is none. [The design](../design.md) says why.

    ## Validation (Tier 2: Standard)

    ### Syntax Validation

    ✅ No diagnostics

    ### Functional Validation

    ✅ Sizes from 16 to 40 points are drawn as they are

    ### Integration Validation

    ✅ Stands in a row of buttons without moving them

    ### Requirements Compliance

    ✅ Requirement 1.1: as wide and as high as the size that is given
    ✅ Requirement 1.2: 24 points wide where no size is given
    ✅ Requirement 1.3: a size of zero logs an error and draws nothing
    """,
    "specs/001-icon/completion/task-1-2-completion.md": """
    # Task 1.2 Completion: Keep it silent

    **Date**: 2025-01-15
    **Task**: 1.2 Keep it silent
    **Type**: Implementation
    **Status**: Complete

    ## Implementation Details

    The picture is hidden from the tree; a label puts it back.

    ## Validation (Tier 2: Standard)

    ### Syntax Validation

    ✅ No diagnostics

    ### Functional Validation

    ✅ A screen reader passes over it

    ### Integration Validation

    ✅ A button with an icon is read once

    ### Requirements Compliance

    ✅ Requirement 2.1: hidden from screen readers
    ✅ Requirement 2.2: announced with its label where one is given
    """,
    "specs/001-icon/completion/task-1-completion.md": """
    # Task 1 Completion: Build the icon

    **Date**: 2025-01-16
    **Task**: 1. Build the icon
    **Type**: Parent
    **Status**: Complete

    ## Success Criteria Verification

    ### Criterion 1: Icons have the size that is asked for

    **Evidence**: the check `size` passed.

    ### Criterion 2: Screen readers pass over them

    **Evidence**: the check `silence` passed.

    ## Validation (Tier 3: Comprehensive)

    ### Syntax Validation

    ✅ No diagnostics

    ### Functional Validation

    ✅ Both subtasks work together

    ### Design Validation

    ✅ One view, no state

    ### System Integration

    ✅ Used by the button

    ### Edge Cases

    ✅ A size of zero draws nothing

    ### Subtask Integration

    ✅ Size and silence do not disturb each other
    """,
  ]
}
