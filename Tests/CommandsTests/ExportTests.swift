import Foundation
import Testing

/// The model as others read it.
struct ExportTests {
  @Test("specs that share a number share no id, and references name the one that is meant")
  func ids() throws {
    let requirements = "### Requirement 1: Size\n\n#### Acceptance Criteria\n\n1. WHEN drawn THEN it SHALL be small\n"
    let tasks = "- [ ] 1. Draw\n  - _Requirements: 1.1_\n"
    let workspace = try TemporaryWorkspace([
      "specs/004-badge/requirements.md": requirements, "specs/004-badge/tasks.md": tasks,
      "specs/004-button/requirements.md": requirements, "specs/004-button/tasks.md": tasks,
      "specs/005-icon/requirements.md": requirements,
    ])
    let text = try workspace.run("export").output
    let ids = text.matches(of: #/"id":"([^"]+)"/#).map { String($0.1) }
    #expect(ids.count == Set(ids).count, "\(ids)")
    #expect(ids.contains("004-badge/1.1") && ids.contains("004-button#1") && ids.contains("005/1.1"))
    #expect(text.contains(#""criteria":["004-badge/1.1"]"#) && text.contains(#""criteria":["004-button/1.1"]"#))
  }
}
