/// What the template of a completion report is rendered with. Its property names are the template's.
struct CompletionPage: Sendable {
  let task: String
  let title: String
  /// `2026-03-28`
  let date: String
  let type: String?
  let validation: String?
  /// Paths as `tasks.md` names them.
  let artifacts: [String]
  /// Markdown, between the marks that let it be renewed.
  let compliance: String
  let hasSuccessCriteria: Bool
  let successCriteria: [SuccessCriterion]
  let spec: String

  struct SuccessCriterion: Sendable {
    let number: Int
    let text: String
    let evidence: String
  }
}
