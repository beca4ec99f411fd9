import Findings
import Judgment
import Testing

/// What a note on an ambiguous reference calls the requirements that it may mean.
struct AmbiguousNoteTests {
  @Test("a requirement without a title is called by its number")
  func untitled() async throws {
    let spec =
      "# Feature Specification: Ink\n\n## Requirements\n\n### Functional Requirements\n\n"
      + "- **FR-001**: System MUST offer red ink\n- **FR-002**: System MUST offer blue ink\n"
      + "- **FR-002**: System MUST offer green ink\n"
    let judgment = await Judging.judgment(of: [
      "specs/001-ink/spec.md": spec, "specs/001-ink/tasks.md": "- [x] T001 Offer ink (FR-002)\n",
    ])
    let finding = try #require(judgment.findings.first { $0.rule == "ambiguous-reference" })
    #expect(finding.notes.map(\.message) == ["`FR-002~1` is one", "`FR-002~2` is one"])
  }
}
