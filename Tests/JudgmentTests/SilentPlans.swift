// Repositories of plans alone, in which nothing is wrong.

extension SilentRepository {
  static let kiro = SilentRepository(
    "Kiro as it comes",
    root: ".kiro/specs",
    counts: Counts(criteria: 5, claims: 0, links: 12, mentions: 0),
    files: [
      ".kiro/specs/tide-table/design.md": """
      # Design Document

      ## Overview

      The [requirements](requirements.md) name two parts; the plan is in [tasks](tasks.md).

      ## Correctness Properties

      ### Property 1: Order

      *For any* day, the high waters are listed from the first to the last.

      **Validates: Requirements 1.1, 1.2**

      ### Property 2: Reach

      *For any* day beyond the reach, nothing is listed.

      **Validates: Requirements 1.3**

      ### Property 3: Bar

      *For any* warning, the bar stands exactly as long as it holds.

      **Validates: Requirements 2.1, 2.2**

      """,
      ".kiro/specs/tide-table/requirements.md": """
      # Requirements Document

      ## Introduction

      The tide table tells a harbour when the water is high. Boats of more than 2.5 m draught need it most.

      ## Glossary

      - **Tide_Table**: the page that lists high and low water
      - **Harbour_Master**: who keeps it

      ## Requirements

      ### Requirement 1: Times

      **User Story:** As a skipper, I want to read when the water is high, so that I can leave in time.

      #### Acceptance Criteria

      1. WHEN a day is chosen, THE Tide_Table SHALL list its two high waters in the order of the day
      2. WHEN a day has no second high water, THE Tide_Table SHALL list one
      3. IF the day lies more than 366 days ahead, THEN THE Tide_Table SHALL say that it is not computed

      ### Requirement 2: Warnings

      **User Story:** As a Harbour_Master, I want storms to be shown, so that nobody leaves by mistake.

      #### Acceptance Criteria

      1. WHILE a storm warning holds, THE Tide_Table SHALL show a red bar above the list
      2. WHEN the warning ends, THE Tide_Table SHALL remove the bar within 60 seconds

      """,
      ".kiro/specs/tide-table/tasks.md": """
      # Implementation Plan

      - [x] 1. Compute the times
        - [x] 1.1 Write the table of constituents
          - Sum the 37 constituents for each minute
          - _Requirements: 1.1, 1.2_
        - [x]* 1.2 Write a property test for the order
          - **Property 1: Order**
          - **Validates: Requirements 1.1, 1.2**
      - [ ] 2. Guard the reach
        - _Requirements: 1.3_
      - [ ] 3. Show storm warnings
        - [ ] 3.1 Draw the bar
          - _Requirements: 2.1_
        - [ ] 3.2 Remove it in time
          - _Requirements: 2.2_
      - [ ] 4. Final checkpoint
        - Make sure that all tests pass
        - _Requirements: All_

      """,
    ]
  )

  static let numbered = SilentRepository(
    "a heading and its number",
    root: "docs/specs",
    counts: Counts(criteria: 4, claims: 0, links: 5, mentions: 0),
    files: [
      "docs/specs/012-ferry-bell/design.md": """
      # Ferry Bell: Design

      The relay closes for 0.5 s. Requirement 1.2 is met by the contact of the gate, as the [tasks](tasks.md) say.

      """,
      "docs/specs/012-ferry-bell/requirements.md": """
      # Ferry Bell: Requirements

      ## 1. Ringing before departure

      1.1 WHEN a ferry is about to leave, THE bell SHALL ring three times
      1.2 WHEN the gate is still open, THE bell SHALL wait for it to close

      ## 2. Silence at night

      2.1 WHILE it is between 22:00 and 06:00, THE bell SHALL stay silent
      2.2 IF fog is reported at night, THEN THE bell SHALL ring once a minute

      """,
      "docs/specs/012-ferry-bell/tasks.md": """
      # Ferry Bell: Tasks

      ## Task 1: Bell

      - [x] 1.1 Wire the relay
        - Requirements: 1.1
      - [x] 1.2 Read the contact of the gate
        - Requirements: 1.2

      ## Task 2: Night

      - [ ] 2.1 Follow the clock and the fog
        - Requirements: 2.1-2.2

      """,
    ]
  )

  static let speckit = SilentRepository(
    "FR and US",
    root: "specs",
    counts: Counts(criteria: 7, claims: 0, links: 7, mentions: 3),
    files: [
      "specs/003-lamp-log/spec.md": """
      # Feature Specification: Lamp Log

      **Feature Branch**: `003-lamp-log`
      **Created**: 2026-02-11
      **Status**: Draft

      ## User Scenarios & Testing

      ### User Story 1 - Write an entry (Priority: P1)

      A keeper writes down when the lamp was lit.

      **Why this priority**: Without entries there is no log.

      **Independent Test**: Light the lamp, and read the log.

      **Acceptance Scenarios**:

      1. **Given** an unlit lamp, **When** it is lit, **Then** the log holds its minute
      2. **Given** a lit lamp, **When** it is lit again, **Then** the log stays as it was

      ### User Story 2 - Read the log (Priority: P2)

      An inspector reads a month at once.

      **Why this priority**: Inspections come twice a year.

      **Independent Test**: Fill a month, and print it.

      **Acceptance Scenarios**:

      1. **Given** 31 entries, **When** the month is printed, **Then** it fills one page

      ## Requirements

      ### Functional Requirements

      - **FR-001**: System MUST write the minute in which the lamp is lit
      - **FR-002**: System MUST refuse a second entry for the same minute
      - **FR-003**: System MUST print a month on one page

      ## Success Criteria

      ### Measurable Outcomes

      - **SC-001**: An entry is written within 2 seconds

      """,
      "specs/003-lamp-log/tasks.md": """
      # Tasks: Lamp Log

      ## Phase 1: Setup

      - [x] T001 Create the store in src/log.ts

      ## Phase 2: User Story 1 - Write an entry

      - [x] T002 [US1] Write the entry in src/log.ts (FR-001, SC-001)
      - [x] T003 [P] [US1] Refuse a second one in src/log.ts (FR-002)

      ## Phase 3: User Story 2 - Read the log

      - [ ] T004 [US2] Print a month in src/print.ts (FR-003)

      """,
      "src/log.ts": """
      // specs/003-lamp-log/spec.md: FR-001, FR-002
      export const log: number[] = []

      """,
      "src/print.ts": """
      /** specs/003-lamp-log/spec.md: FR-003 */
      export function print(): string { return "" }

      """,
    ]
  )

  static let japanese = SilentRepository(
    "bullets in Japanese",
    root: ".kiro/specs",
    counts: Counts(criteria: 3, claims: 0, links: 4, mentions: 1),
    files: [
      ".kiro/specs/tomoshibi/design.md": """
      # 設計書

      ## 概要

      [要件](requirements.md)を二つの部品で満たす。

      ## 正確性プロパティ

      ### プロパティ 1: 一分に一件

      *任意の*分について、記録は一件を超えない。

      **検証: 要件 1**

      """,
      ".kiro/specs/tomoshibi/requirements.md": """
      # 要件定義書

      ## はじめに

      灯台の記録を付けるための機能である。

      ## 要件

      ### 要件 1: 点灯の記録

      **ユーザーストーリー:** 灯台守として、点灯の時刻を残したい。点検で示すためである。

      #### 受け入れ基準

      - WHEN ランプが点灯した THEN システムは時刻を分単位で記録する SHALL
      - IF 同じ分に記録がある THEN システムは二つ目を拒む SHALL

      ### 要件 2: 月報

      **ユーザーストーリー:** 検査官として、一か月を一枚で読みたい。

      #### 受け入れ基準

      - WHEN 月が選ばれた THEN システムは三十一件までを一枚に並べる SHALL

      """,
      ".kiro/specs/tomoshibi/tasks.md": """
      # 実装計画

      - [x] 1. 記録を書く
        - [x] 1.1 時刻を分に丸める
          - _要件: 1_
        - [x] 1.2 重複を拒む
          - **検証**: 二つ目の記録が書かれないこと
          - _要件: 1_
      - [ ] 2. 月報を並べる（要件 2）
      - [ ] 3. 背景の色を決める
        - _要件: N/A（見た目のみ）_

      """,
      "src/kiroku.test.ts": """
      /** .kiro/specs/tomoshibi/requirements.md */
        describe('記録', () => {
        it('点灯の時刻を残す（Requirement 1）', () => {})
      })

      """,
    ]
  )
}
