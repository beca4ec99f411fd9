import Files
import SpecModel
import Testing

/// Stories with their criteria and tasks in one document, as BMAD writes them.
struct StoryTests {
  private func cited(_ reading: Reading) -> [String] {
    reading.tasks.flatMap(\.citations).flatMap(\.references).map(\.local)
  }

  @Test("criteria that are a series of their own, cited by their numbers")
  func series() async {
    let reading = await Reading([
      "requirements.md":
        "# Story 1.2: Login\n\n## Acceptance Criteria\n\n1. **AC1:** Two fields are shown\n2. **AC2:** Errors are shown\n",
      "tasks.md":
        "- [x] Task 1: Form (AC: 1)\n- [ ] Task 2: Errors (AC: #2, #9)\n- [ ] Task 3: Tidy (AC1, AC 2)\n"
        + "- [ ] Task 4: Test\n  - [ ] Unit (AC: 2)\n",
    ])
    #expect(reading.requirements.map(\.id.number.text) == ["AC-1", "AC-2"])
    #expect(cited(reading) == ["AC-1", "AC-2", "AC-9", "AC-1", "AC-2", "AC-2"])
    #expect(reading.tasks.map(\.title) == ["Form", "Errors", "Tidy", "Test"])
  }

  @Test("a story that is a requirement, with its tasks beside it")
  func story() async {
    let reading = await Reading([
      "story.md":
        "# Story 1.3: Logout\n\n## Acceptance Criteria\n\n1. An item shall be shown\n2. The token shall be deleted\n\n"
        + "## Tasks / Subtasks\n\n- [x] Task 1: Item (AC: 1)\n- [ ] Task 2: Token (AC: #2, #9)\n"
    ])
    #expect(reading.criteria.map(\.id.local) == ["1.3.1", "1.3.2"])
    #expect(cited(reading) == ["1.3.1", "1.3.2", "1.3.9"])
  }

  @Test("a task without a number cites for nobody")
  func withoutNumber() async {
    let reading = await Reading([
      "requirements.md": "# Story 1.2: A\n\n## Acceptance Criteria\n\nAC1: It is shown\n",
      "tasks.md": "- [ ] Task 1: Form (AC: 1)\n- [x] Delete the token (AC: #1)\n",
    ])
    let told = reading.corpus.documents.flatMap(\.unreadableMentions)
    #expect(told.map(\.text) == ["Delete the token (AC: #1)"])
  }

  @Test("a story of a component is no spec")
  func component() async {
    let files = FileAccess.inMemory(["specs/001-a/requirements.md": "", "specs/001-a/ui/story.md": "# Story 1.1: A\n"])
    #expect(await Reading(files).corpus.specs.map(\.id.name) == ["001-a"])
  }

  @Test("stories below their epic")
  func epics() async {
    let reading = await Reading([
      "requirements.md":
        "# Shop\n\n- FR1: The shop shall sell\n\n## Epic 1: Login\n\n### Story 1.1: Form\n\n#### Acceptance Criteria\n\n1. A form is shown\n\n"
        + "### Story 1.2: Error\n\n#### Acceptance Criteria\n\n1. An error is shown\n"
    ])
    #expect(reading.criteria.map(\.id.local) == ["FR-1.b1", "1.1.1", "1.2.1"])
  }

  @Test("a number whose criterion nobody can tell is told of")
  func several() async {
    let reading = await Reading([
      "requirements.md": "### Requirement 1: A\n\n1. A SHALL b\n\n### Requirement 2: B\n\n1. A SHALL b\n",
      "tasks.md": "- [ ] 1. A (AC: 1)\n",
    ])
    #expect(reading.tasks.flatMap(\.citations).flatMap(\.unreadable).map(\.text) == ["AC1"])
  }

  @Test("scenarios that bear the number of their requirement")
  func scenarios() async {
    let reading = await Reading([
      "requirements.md":
        "## Requirement 1: Pay\n\n### Scenario 1.1: Accepted\n\nGiven a cart\nWhen it is paid\nThen it is sent\n\n"
        + "### Scenario 2: Declined\n\nGiven a cart\nThen it is kept\n"
    ])
    #expect(reading.criteria.map(\.id.local) == ["1.1", "1.2"])
    #expect(reading.criteria.map(\.text) == ["Accepted", "Declined"])
    #expect(reading.criteria.map(\.continuation.count) == [3, 2])
  }
}
