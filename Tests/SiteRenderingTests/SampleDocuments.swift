import Evidence

/// The files of the sample workspace: one spec as it should be, one of an odd name with hostile text.
enum SampleDocuments {
  static let picture =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="10"/></svg>"#

  static let all: [String: String] = [
    "specs/004-badge/requirements.md": requirements,
    "specs/004-badge/design.md": design,
    "specs/004-badge/tasks.md": tasks,
    "specs/004-badge/completion/task-1-completion.md": report,
    ".counterfoil/pictures/\(Fingerprint(of: picture)).svg": picture,
    "specs/\(odd)/requirements.md": oddRequirements,
    "specs/\(odd)/notes & #1?.md": hostile,
    "specs/\(odd)/deep.md": String(repeating: "> ", count: 80) + "<script>alert(1)</script>\n",
  ]

  static let odd = "09 odd ünd 100% <b> 🎫"

  private static let requirements = """
    # Requirements Document: Badge

    ## Requirements

    ### Requirement 1: Shape

    **User Story**: As a designer, I want badges of one shape, so that a row of them is calm.

    #### Acceptance Criteria

    1. WHEN a Badge is drawn THEN it SHALL be as wide as it is high
    2. WHEN a Badge is given a size THEN it SHALL use exactly that size, in `points`
    3. WHEN a Badge is drawn on iOS THEN it SHALL use `.clipShape(Circle())`

    ### Requirement 2: Colour

    **User Story**: As a person who sees little, I want colour that is never alone, so that I miss nothing.

    #### Acceptance Criteria

    1. WHEN a Badge warns THEN it SHALL be tinted red
    2. WHEN a Badge warns THEN it SHALL also bear a sign
    3. WHEN nothing is wrong THEN the Badge SHALL be hidden
    """

  private static let design = """
    # Design Document: Badge

    See [the requirements](requirements.md#requirement-2-colour), [the sources](../../Sources/Badge/Badge.swift) and
    https://example.com/badges (for more).

    ### Property 1: Square

    *For any* size, width and height are the same.

    **Validates: Requirements 1.1, 1.2**

    ```swift check name=square
    let badge = try host(Badge(size: 24))
    #expect(badge.size.width == badge.size.height)
    ```

    ### Property 2: Tint

    **Validates: Requirements 2.1**

    ```swift check name=tint
    #expect(try host(Badge(kind: .warning)).tint == "red")
    ```

    ### Property 3: Sign

    **Validates: Requirements 2.2**

    ```swift check name=sign
    #expect(try host(Badge(kind: .warning)).sign != nil)
    ```
    """

  private static let tasks = """
    # Implementation Plan: Badge

    - [x] 1. Draw the badge

      **Success Criteria:**
      - It is round
      - It is red where it warns

      - [x] 1.1 Draw the circle
        - _Requirements: 1.1, 1.2, 1.3_

      - [ ] 1.2 Tint it
        - _Requirements: 2.1, 2.2_
    """

  private static let report = """
    # Task 1 Completion: Draw the badge

    **Date**: November 21, 2026
    **Task**: 1. Draw the badge
    **Type**: Parent
    **Status**: Complete

    ## Requirements Compliance

    - ✅ Requirement 1.1: As wide as it is high
    - ✅ Requirement 2.1: Tinted red
    - ✅ Requirement 1.3: Clipped to a circle
    - ✅ Requirement 7.1: Made of gold

    | Requirement | Status |
    |---|---|
    | 1.2 | ✅ Complete |

    ---

    **Organization**: spec-completion
    **Scope**: 004-badge
    """

  private static let oddRequirements = """
    # Requirements <script>alert(1)</script> & more

    ### Requirement 1: Signs "<i>" & 'quotes'

    **User Story**: As a <b>tester</b>, I want & < > " ', so that nothing breaks.

    #### Acceptance Criteria

    1. WHEN <img src=x onerror=alert(1)> is read THEN it SHALL be **shown** & not obeyed
    2. WHEN [a link](javascript:alert(1)) is read THEN it SHALL lead nowhere
    """

  private static let hostile = """
    # Notes

    <script>alert(1)</script>

    <!-- a comment -->

    Inline <img src=x onerror=alert(1)> and <b onclick="x()">bold</b>.

    - [one](javascript:alert(1)) [two](JaVaScRiPt:alert(1)) [three](data:text/html,x) [four](//example.com/x)
    - [five](<java\tscript:alert(1)>) [six](vbscript:x) [seven](requirements.md) [eight](#l%C3%A4nge)
    - ![pixel](https://example.com/pixel.png) <https://example.com/?a=1&b="2">
    - [x] done
    - [ ] open

    ## Länge

    ## Länge

    | a | b |
    |:--|--:|
    | 1 | <br> `x|y` |

    ~~gone~~ https://example.com/a_(b).
    """
}
