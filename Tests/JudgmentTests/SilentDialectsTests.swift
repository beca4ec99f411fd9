import Evidence
import Files
import Findings
import Judgment
import SourceReferences
import SpecModel
import SpecReading
import Testing
import Traceability

/// Where everything is right in other people's habits of writing, no rule has anything to say either: numbers in the text of
/// criteria, non-functional requirements, `R2 AC1-3`, tables of claims, cancelled and optional tasks, a bugfix.
struct SilentDialectsTests {
  @Test("nothing is found where nothing is wrong")
  func silent() async {
    let files = FileAccess.inMemory(Self.files)
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    let corpus = await SpecReader(files: files, workers: 1).read(layout)
    let paths = Self.files.keys.map { DocumentPath($0) }.sorted()
    let around = Surroundings(
      sources: await SourceScanner(files: files, workers: 1).scan(paths),
      paths: paths,
      history: FileHistory(gone: [:], isComplete: true)
    )
    let graph = Linker(files: files).link(corpus, in: around)
    let judgment = Judge(rules: RuleCatalog.all)
      .judge(graph, against: EvidenceSet(), on: TodaysInputs.today(graph) { _ in nil })
    #expect(judgment.findings.isEmpty, "\(judgment.findings.map { "\($0.rule): \($0.message)" })")
    // Nothing is silent because it was not read.
    #expect(judgment.criteria.count == 14 && graph.claims.count == 13)
    #expect(graph.sources.count == 1)
  }

  private static let files = [
    "specs/001-list-row/design.md": """
    # Design Document: List Row

    ## Overview

    The [requirements](./requirements.md) come first; the [tasks](tasks.md#tasks) follow. See also [Selection](requirements.md#requirement-2-selection).

    ## Correctness Properties

    ### Property 1: Height

    *For any* row, its height follows from its lines alone.

    **Validates: Requirements 1.1-1.3**

    ### Property 2: Selection

    *For any* row that is not disabled, two taps leave it as it was.

    **Validates: Requirements 2.1, 2.2, 2.3**

    ### Property 3: Frames

    *For any* list of 1000 rows, a frame takes no longer than 16 milliseconds.

    **Validates: Requirements NFR-1.1**

    """,
    "specs/001-list-row/requirements.md": """
    # Requirements Document: List Row

    ## Introduction

    A row shows one entry of a list.

    **Platforms**: ios

    ## Requirements

    ### Requirement 1: Layout

    **User Story:** As a reader, I want rows of one height, so that lists are calm.

    #### Acceptance Criteria

    1. WHEN a row has one line THEN the List Row SHALL be 44 points high
    2. WHEN a row has two lines THEN the List Row SHALL be 60 points high
    3. WHEN a title is longer than the row THEN the List Row SHALL cut it with an ellipsis

    ### Requirement 2: Selection

    **User Story:** As a person, I want to see what I chose, so that I can go back.

    #### Acceptance Criteria

    1. WHEN a row is tapped THEN the List Row SHALL be marked as chosen
       - its background is color.primary at 8 %
       - a screen reader says "selected"
    2. WHEN a chosen row is tapped again THEN the List Row SHALL lose the mark
    3. IF a row is disabled THEN the List Row SHALL ignore every tap

    ## Non-Functional Requirements

    ### NFR-1: Speed

    1. WHEN a list of 1000 rows scrolls THEN each frame SHALL be drawn within 16 milliseconds

    """,
    "specs/001-list-row/tasks.md": """
    # Implementation Plan: List Row

    ## Tasks

    - [x] 1. Build the row
      **Type**: Parent
      **Validation**: Tier 3 - Comprehensive

      **Success Criteria:**
      - Rows of one and two lines have their heights
      - A tap marks a row

      **Primary Artifacts:**
      - `src/ListRow.swift`

      - [x] 1.1 Lay it out
        **Type**: Implementation
        **Validation**: Tier 2 - Standard
        - Measure one line and two
        - _Requirements: 1.1, 1.2, 1.3_

      - [x] 1.2 Mark it
        **Type**: Implementation
        **Validation**: Tier 2 - Standard
        - _Requirements: R2 AC1-3_

    - [ ] 2. Measure the frames
      **Type**: Implementation
      **Validation**: Tier 2 - Standard
      - _Requirements: NFR-1.1_

    - [ ]* 3. Draw a picture of it
      - _Requirements: N/A (documentation)_

    """,
    "specs/001-list-row/completion/task-1-1-completion.md": """
    # Task 1.1 Completion: Lay it out

    **Date**: January 14, 2026
    **Task**: 1.1 Lay it out
    **Type**: Implementation
    **Status**: ✅ Complete
    **Organization**: spec-completion
    **Scope**: 001-list-row

    ---

    ## Artifacts Created

    - `src/ListRow.swift` - the row

    ## Validation (Tier 2: Standard)

    ### Syntax Validation
    ✅ The compiler is content

    ### Functional Validation
    ✅ Rows of one and of two lines were measured

    ### Integration Validation
    ✅ A list of rows stands in the sample

    ### Requirements Compliance

    | Requirement | Status | Evidence |
    |-------------|--------|----------|
    | 1.1 - one line, 44 points high | ✅ | measured |
    | 1.2 - two lines, 60 points high | ✅ | measured |
    | 1.3 - a long title is cut with an ellipsis | ✅ | measured |

    """,
    "specs/001-list-row/completion/task-1-2-completion.md": """
    # Task 1.2 Completion: Mark it

    **Date**: 2026-01-15
    **Task**: 1.2 Mark it
    **Type**: Implementation
    **Status**: Complete

    ## Validation (Tier 2: Standard)

    ### Syntax Validation

    ✅ The compiler is content

    ### Functional Validation

    ✅ Taps mark and clear a row

    ### Integration Validation

    ✅ A list keeps one mark

    ## Requirements Validated

    - **Req 2 AC 1**: ✅ a tapped row is marked as chosen
    - **Req 2 AC 2**: ✅ a chosen row that is tapped again loses the mark
    - **Req 2 AC 3**: ✅ a disabled row ignores taps

    """,
    "specs/001-list-row/completion/task-1-parent-completion.md": """
    # Task 1 Parent Completion: Build the row

    **Date**: 2026-01-16
    **Task**: 1. Build the row
    **Type**: Parent
    **Status**: Complete

    ## Success Criteria Verification

    ### Criterion 1: Rows of one and two lines have their heights

    **Evidence**: measured in [task 1.1](./task-1-1-completion.md)

    ### Criterion 2: A tap marks a row

    **Evidence**: seen in [task 1.2](./task-1-2-completion.md)

    ## Validation (Tier 3: Comprehensive)

    ### Syntax Validation

    ✅ The compiler is content

    ### Functional Validation

    ✅ Both parts work together

    ### Design Validation

    ✅ One view, one state

    ### System Integration

    ✅ The sample shows a list

    ### Edge Cases

    ✅ An empty title keeps its height

    ### Subtask Integration

    ✅ A marked row keeps its height

    ## Requirements Compliance

    ✅ Requirement 1.1-1.3: heights of one and two lines, and the ellipsis
    ✅ Requirement 2: rows are marked as chosen and lose the mark

    """,
    "specs/002-toast/requirements.md": """
    # Requirements: Toast

    ## 1. Showing

    1.1 WHEN a toast is shown THEN it SHALL stand 16 points above the lower edge

    1.2 WHEN a second toast is shown THEN it SHALL take the place of the first

    ## 2. Leaving

    2.1 WHEN 4 seconds have passed THEN the toast SHALL leave

    2.2 WHEN a toast is swiped away THEN it SHALL leave within 200 milliseconds

    """,
    "specs/002-toast/tasks.md": """
    # Tasks

    - [x] 1. Show it
      - _Requirements: 1.1, 1.2_
    - [ ] 2. Let it leave
      - _Requirements: 2_
    - [~] 3. Queue toasts **[CANCELLED]**
      - _Requirements: N/A (cancelled)_

    """,
    "specs/002-toast/completion/task-1-completion.md": """
    # Task 1 Completion — Show it

    **Date**: 2026-02-01
    **Task**: 1. Show it
    **Status**: Complete

    It builds on [the row](../../001-list-row/design.md) (Requirement 1.1 of Spec 001 is where its height comes from).

    ## Requirements Addressed

    1. ✅ **AC 1.1**: stands 16 points above the lower edge
    2. ✅ **AC 1.2**: a second toast takes the place of the first

    ⏳ Requirement 2.1: leaving after 4 seconds comes with task 2

    """,
    "specs/003-crash-fix/bugfix.md": """
    # Bugfix Requirements Document

    ## Introduction

    The app ends when a list is empty.

    ## Bug Analysis

    ### Current Behavior (Defect)

    1.1 WHEN a list is empty THEN the app crashes

    ### Expected Behavior (Correct)

    2.1 WHEN a list is empty THEN the app SHALL show the words "nothing here"

    ### Unchanged Behavior (Regression Prevention)

    3.1 WHEN a list has rows THEN the app SHALL CONTINUE TO show them

    """,
    "specs/003-crash-fix/tasks.md": """
    # Tasks

    - [ ] 1. Mend the crash
      - _Requirements: 1.1, 2.1, 3.1_

    """,
    "src/ListRow.swift": """
    // Spec: 001
    // Requirement 1.1
    struct ListRow {}

    """,
  ]
}
