extension ReferenceResolves {
  package var triggering: [RuleExample] {
    [
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        #### Acceptance Criteria

        1. WHEN it is drawn THEN it SHALL be 24 points wide
        """,
        "tasks.md": """
        - [ ] 1. Draw it
          - _Requirements: 1.1, ↓1.2, ↓3_
        """,
      ]),
      // Tables and lists that trace requirements, in whatever document of the spec.
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        1. WHEN it is drawn THEN it SHALL be 24 points wide
        """,
        "design.md": "# Design\n\n| Acceptance Criterion | Part |\n|---|---|\n| 1.1 | Canvas |\n| ↓1.8 | Canvas |\n",
        "traceability.md": "# Matrix\n\n| Requirement ID | Test |\n|---|---|\n| 1.1 | a.test.ts |\n| ↓9.9 | none |\n",
        "test-plan.md": "# Plan\n\n| Test | Criterion |\n|---|---|\n| a.test.ts | 1.1, ↓1.7 |\n",
        "notes.md": "# Notes\n\n## Requirements Coverage\n\n- 1.1: a.test.ts\n- **↓9.8** — none\n",
      ]),
      // Numbers of the spec's own series, where a column or a list of requirements demands one.
      RuleExample([
        "spec.md": "- **FR-001**: It MUST be wide\n- **FR-002**: It MUST be high\n",
        "design.md":
          "# Design\n\n| Requirement | Part |\n|---|---|\n| FR-001 | Canvas |\n| ↓FR-071 | Canvas |\n| ↓FR-072, ↓FR-073 | Lid |\n",
        "plan.md": "# Plan\n\n## Requirements Coverage\n\n- ↓FR-078: done\n- **↓FR-079**: done\n- FR-002: done\n",
        "tasks.md": """
        - [ ] 1. Draw it
          - _Requirements: FR-001 sowie ↓FR-999_
          - _Requirements: FR-002_ _Requirements: ↓FR-998_
        """,
      ]),
      // One cause, one finding, where it is to be mended.
      RuleExample([
        "requirements.md": """
        ↓### Requirement 1: Size

        #### Acceptance Criteria

        - WHEN it is drawn THEN it SHALL be 24 points wide
        - WHEN it is drawn THEN it SHALL be 24 points high
        """,
        "tasks.md": """
        - [ ] 1. Draw it
          - _Requirements: 1.1_
        - [ ] 2. Measure it
          - _Requirements: 1.1, 1.2_
        """,
      ]),
      // A report speaks of the series of its spec, and a table of a plan says what tasks are for.
      RuleExample([
        "requirements.md": "- **FR-001**: It MUST be wide\n\n- **SC-001**: It is drawn in a second\n",
        "tasks.md": "- [x] T001 Draw it (FR-001)\n- [ ] T002 Name it (↓FR-033)\n- [ ] T003 Time it (↓SC-009)\n",
        "completion/task-T001-completion.md":
          "# Task T001 Completion: Draw it\n\nDone as asked (↓FR-055), and ↓SC-077 is met.\n",
      ]),
      RuleExample([
        "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
        "tasks.md": """
        - [x] 1. Draw it
        - [x] 2. Name it

        | Requirement | Task |
        |---|---|
        | 1.1 | 1 |
        | ↓1.9 | 1, 2 |
        | ↓7.1 | 7 |
        """,
      ]),
    ]
  }

  package var nonTriggering: [RuleExample] {
    [
      // Numbers of another series, or of one that does not count so; and a table that repeats what tasks cite, or names tasks alone.
      RuleExample([
        "requirements.md": "- **FR-001**: It MUST be wide\n- **FR-002**: It MUST be high\n",
        "tasks.md": "- [x] T001 Draw it (FR-001)\n\n| Requirement | Task |\n|---|---|\n| FR-002 | T001 |\n",
        "completion/task-T001-completion.md":
          "# Task T001 Completion: Draw it\n\nDrawn (FR-001), as FR-12 and NFR-003 of the old plan, `FR-055`, SC-001.\n",
      ]),
      RuleExample([
        "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
        "tasks.md": """
        - [x] 1. Draw it
          - _Requirements: 1.1_

        | Requirement | Task |
        |---|---|
        | Req 1: Size | 1, 9.9 |

        | Version | Task |
        |---|---|
        | 9.9 | 1 |
        """,
      ]),
      RuleExample([
        "spec.md": "- **FR-001**: It MUST be wide\n- **FR-002**: It MUST be high\n",
        "plan.md": """
        # Plan

        Unlike FR-077 of the bridge it reads UTF-8.

        | Requirement | Part |
        |---|---|
        | FR-001 to FR-002 | Canvas |
        | FR-71, RFC-123, UTF-8 | Canvas |

        ## Requirements Coverage

        - FR-002 with retries: done
        - ISO-8601: done
        - R9: a risk
        """,
      ]),
      // Measures, versions, how many, and lists of something else.
      RuleExample([
        "requirements.md": "### Requirement 1: Size\n\n1. WHEN it is drawn THEN it SHALL be 24 points wide\n",
        "research.md": """
        # Research

        | Tool | Requirement |
        |---|---|
        | Swift | 6.3 |

        | Criterion | Weight |
        |---|---|
        | Speed | 4.5 |
        | 3 | 2.1 |

        | Requirement | Test |
        |---|---|
        | Contrast | 4.5:1 |

        ## Requirements Coverage

        - 94.2 % of the lines
        - 2 of 3: tested

        ## Measured

        - 9.9: the grade of the design
        """,
      ]),
      // Requirements of another spec, or of another author.
      RuleExample([
        "requirements.md": """
        # Requirements Document

        The toggle replaces Requirement 6 of the old form spec, and keeps the official system requirements 4.2 and 4.3.

        ### Requirement 1: Size

        1. WHEN it is drawn THEN it SHALL be 24 points wide
        """
      ]),
      RuleExample([
        "requirements.md": """
        ### Requirement 1: Size

        #### Acceptance Criteria

        1. WHEN it is drawn THEN it SHALL be 24 points wide
        """,
        "tasks.md": """
        - [ ] 1. Draw it
          - _Requirements: 1.1_
        """,
      ]),
    ]
  }
}
