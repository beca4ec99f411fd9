import Files
import Findings
import Judgment
import SpecModel
import Testing

/// Ordinary documents with accidents: bytes lost, doubled, swapped, lines moved about. Nothing crashes, whatever comes out.
struct MutationTests {
  private static let documents = [
    "requirements.md": """
    # Requirements Document: Icon

    ### Requirement 1: Size ✅

    **User Story**: As a developer, I want icons, so that they fit.

    #### Acceptance Criteria

    1. WHEN an icon is drawn THEN it SHALL be `24` points wide
       - with a [note](design.md#size)
    2. **When** it is pressed, **the system shall** not move
    1.3 WHILE dark IF lost THEN THE icon SHALL hide
    """,
    "design.md": """
    ## Correctness Properties

    ### Property 1: Size
    **Validates: Requirements 1.1-1.3, R2 AC3–5, NFR-2**

    ```swift check name="a b" verifies=1.1,1.2
    #expect(true)
    ```

    ### Decision 1: Names
    **Options Considered**:
    - one
    **Decision**: two
    """,
    "tasks.md": """
    - [x] 1. Draw ✓
      - [ ]* 1.1 Outline
        - _Requirements: 1.1, 1.2 (why), All, N/A (x), 013/4.1, 10~2.1_
        _Depends: 1, 2.FIX.1_
        **Success Criteria:**
        - `Sources/Icon.swift` is there
    """,
    "completion/task-1-completion.md": """
    # Task 1 Completion: Draw
    **Task**: 1. Draw | **Date**: 2025-11-18

    ## Requirements Compliance
    ✅ Requirement 1.1: drawn
    - **1.2**: met ✅
    | Req | Status |
    |-----|:------:|
    | 1.1-1.3 (all) | ✅ |
    ### Criterion 1: It is drawn
    **Evidence**: `Icon.swift` [x](../design.md)
    """,
  ]

  private static let dictionary = [
    "✅", "**", "```", "|", "\r", "\n\n", "[", "](", "<!A ", "Requirement 1.1", "- [x] ", "1.1-1.199", "\0", "\u{FEFF}",
    "    ", "> ", "AC 2", "_",
  ].map { Array($0.utf8) }

  @Test("mutants of ordinary documents are read", arguments: 0..<40)
  func mutants(_ round: Int) async throws {
    var seed = Seed(UInt64(round))
    for _ in 0..<10 {
      var files = ["specs/002-neighbour/requirements.md": Array(Judged.neighbour.utf8)]
      for (name, text) in Self.documents { files["specs/001-mutant/\(name)"] = mutant(Array(text.utf8), &seed) }
      let judged = try await Judged(files)
      #expect(judged.neighbour == ["002/1.1"])
      #expect(judged.corpus.documents.count == 5)
    }
  }

  private func mutant(_ original: [UInt8], _ seed: inout Seed) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...12, using: &seed) {
      let place = Int.random(in: 0...bytes.count, using: &seed)
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &seed))
      switch Int.random(in: 0..<6, using: &seed) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &seed))
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &seed), at: place)
      case 3: bytes.insert(contentsOf: Self.dictionary.randomElement(using: &seed) ?? [], at: place)
      case 4: bytes.replaceSubrange(place..<end, with: bytes[place..<end].reversed())
      default: bytes = Array(bytes.prefix(max(1, place)))
      }
    }
    return bytes
  }
}
