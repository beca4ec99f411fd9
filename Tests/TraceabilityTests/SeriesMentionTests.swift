import Files
import Findings
import SpecModel
import SpecReading
import Testing
import Traceability

/// Numbers of the series that a spec counts, in the other documents of that spec.
struct SeriesMentionTests {
  private func dangling(_ text: String, at name: String, beside requirements: String) async -> [String] {
    let files = FileAccess.inMemory([
      "specs/001-a/spec.md": "# A\n\n## Requirements\n\n\(requirements)\n", "specs/001-a/\(name)": text,
      "specs/002-b/spec.md": "# B\n\n## Requirements\n\n- **FR-404**: System MUST draw\n",
    ])
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    return Linker(files: files).link(await SpecReader(files: files, workers: 1).read(layout)).links.filter {
      if case .dangling = $0.resolution { true } else { false }
    }.map(\.reference.local)
  }

  @Test(
    "one that the spec does not have dangles",
    arguments: [
      ("plan.md", "Covers FR-001, and FR-404. See (FR-405).", ["FR-404", "FR-405"]),
      ("checklists/ux.md", "- [ ] CHK001 Is it clear? [Clarity, Spec §FR-009]", ["FR-009"]),
      ("design.md", "Draws (FR-404).", ["FR-404"]), ("plan.md", "Covers NFR-404, SC-404 and US9.", []),
      ("plan.md", "Unlike FR-404 and FR-405 it draws; FR-404, FR-405 of the bridge do not. See FR-404.", []),
      ("plan.md", "It keeps a copy, as required by FR-405. A fallback violates FR-406.", ["FR-405", "FR-406"]),
      ("plan.md", "It waits per FR-405 of the bridge, super FR-405 and per FR-405, spec 009.", []),
      ("plan.md", "FR-404 (Spec 002) draws, as does the bridge (see FR-404 there).", []),
    ]
  )
  func padded(_ name: String, _ text: String, _ expected: [String]) async {
    #expect(await dangling("# P\n\n\(text)\n", at: name, beside: "- **FR-001**: System MUST keep") == expected)
  }

  @Test("one of a series without zeros may be another system's")
  func plain() async {
    #expect(await dangling("# P\n\nSee FR-12.\n", at: "plan.md", beside: "- **FR-1**: System MUST keep").isEmpty)
  }
}
