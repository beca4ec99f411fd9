// A repository with reports, in which nothing is wrong.

extension SilentRepository {
  static let reports = SilentRepository(
    "reports by tier",
    root: ".kiro/specs",
    counts: Counts(criteria: 3, claims: 4, links: 9, mentions: 4),
    files: [
      ".kiro/specs/021-buoy-panel/completion/task-1-1-completion.md": """
      # Task 1.1 Completion: Draw the buoys

      **Date**: 2026-03-02
      **Task**: 1.1 Draw the buoys
      **Type**: Implementation
      **Validation**: Tier 2 - Standard
      **Status**: Complete

      ---

      ## Artifacts Created

      - `src/panel/Map.ts`
      - `src/panel/Map.test.ts`

      ## Validation (Tier 2: Standard)

      ### Syntax Validation
      ✅ No errors of the compiler

      ### Functional Validation
      ✅ All buoys of a chart are drawn

      ### Integration Validation
      ✅ The panel shows the map

      ### Requirements Compliance
      ✅ Requirement 1.1: The panel draws every buoy of the chart
      ✅ Requirement 1.2: A buoy that has drifted more than 30 m is drawn in orange

      """,
      ".kiro/specs/021-buoy-panel/completion/task-1-parent-completion.md": """
      # Task 1 Completion: Map

      **Date**: 2026-03-03
      **Task**: 1. Map
      **Type**: Parent
      **Validation**: Tier 3 - Comprehensive
      **Status**: Complete

      ---

      ## Artifacts Created

      - `src/panel/Map.ts`

      ## Success Criteria Verification

      ### Criterion 1: Every buoy of the chart is drawn once

      **Evidence**: A chart of 400 buoys gives 400 signs.

      **Verification**:
      - ✅ Counted in `src/panel/Map.test.ts`

      ### Criterion 2: Drifted buoys are orange

      **Evidence**: At 31 m the sign is orange, at 30 m it is not.

      **Verification**:
      - ✅ Measured in `src/panel/Map.test.ts`

      ## Validation (Tier 3: Comprehensive)

      ### Syntax Validation
      ✅ No errors of the compiler

      ### Functional Validation
      ✅ All buoys of a chart are drawn

      ### Design Validation
      ✅ The chart is read in one place

      ### System Integration
      ✅ The panel shows the map

      ### Edge Cases
      ✅ A chart without buoys draws none

      ### Subtask Integration
      ✅ Task 1.1: the map is part of the panel

      ## Subtask Completion

      - ✅ 1.1 Draw the buoys

      ## Requirements Compliance

      | Requirement | Status | Evidence |
      |---|---|---|
      | 1.1 - Every buoy of the chart is drawn | ✅ | `src/panel/Map.test.ts` |
      | 1.2 - Orange behind 30 m of drift | ✅ | `src/panel/Map.test.ts` |

      """,
      ".kiro/specs/021-buoy-panel/design.md": """
      # Design Document: Buoy Panel

      ## Correctness Properties

      ### Property 1: Completeness

      *For any* chart, each of its buoys is drawn once.

      **Validates: Requirements 1.1**

      ### Property 2: Drift

      *For any* buoy, orange means more than 30 m.

      **Validates: Requirements 1.2**

      """,
      ".kiro/specs/021-buoy-panel/requirements.md": """
      # Requirements Document: Buoy Panel

      ## Introduction

      A panel that shows where the buoys lie.

      ### Requirement 1: Map

      **User Story**: As a pilot, I want to see all buoys, so that I keep to the channel.

      #### Acceptance Criteria

      1. WHEN the panel opens, THE panel SHALL draw every buoy of the chart
      2. WHEN a buoy has drifted more than 30 m, THE panel SHALL draw it in orange

      ### Requirement 2: Details

      **User Story**: As a pilot, I want to know a buoy's light, so that I recognise it.

      #### Acceptance Criteria

      1. WHEN a buoy is selected, THE panel SHALL name its colour and its rhythm

      """,
      ".kiro/specs/021-buoy-panel/tasks.md": """
      # Implementation Plan: Buoy Panel

      - [x] 1. Map

        **Type**: Parent
        **Validation**: Tier 3 - Comprehensive

        **Success Criteria:**
        - Every buoy of the chart is drawn once
        - Drifted buoys are orange

        **Primary Artifacts:**
        - `src/panel/Map.ts`

        **Completion Documentation:**
        - Detailed: `.kiro/specs/021-buoy-panel/completion/task-1-parent-completion.md`

        - [x] 1.1 Draw the buoys
          **Type**: Implementation
          **Validation**: Tier 2 - Standard
          - Read the chart
          - _Requirements: 1.1, 1.2_

      - [ ] 2. Details
        **Type**: Implementation
        **Validation**: Tier 2 - Standard
        - _Requirements: 2.1_

      """,
      "src/panel/Map.test.ts": """
      /** .kiro/specs/021-buoy-panel/requirements.md */
      describe('Map', () => {
        it('draws each buoy once (Requirements: 1.1)', () => {})
        it('is orange behind 30 m: Requirement 1.2', () => {})
      })

      """,
      "src/panel/Map.ts": """
      /** @see Requirements 1.1, 1.2 of 021-buoy-panel */
      export class Map {}

      """,
    ]
  )
}
