/// What headings and labels are called, in the languages in which specs of this format are written.
enum SpecWords {
  /// `### 要件 1`, `_要件: 1.1_`
  static let requirement: [StaticString] = ["要件", "要求", "需求", "요구사항", "Requisito", "Anforderung", "Exigence"]

  /// `#### 受け入れ基準`
  static func isAcceptanceCriteria(_ text: TextSlice) -> Bool {
    if text.withoutEmphasis.hasPrefixIgnoringCase("acceptance criteria") { return true }
    return acceptanceCriteria.contains { text.contains($0) }
  }

  /// `**User Story:**`, `**Objective:**`
  static func isUserStory(_ label: TextSlice) -> Bool { userStory.contains { label.hasPrefixIgnoringCase($0) } }

  private static let acceptanceCriteria: [StaticString] = [
    "受け入れ基準", "受入基準", "受け入れ条件", "受入条件", "验收标准", "驗收標準", "인수 조건", "수락 기준", "Akzeptanzkriterien",
    "Criterios de aceptación",
    "Critères d'acceptation",
  ]

  private static let userStory: [StaticString] = [
    "user story", "objective", "ユーザーストーリー", "目的", "用户故事", "使用者故事", "사용자 스토리",
  ]
}
