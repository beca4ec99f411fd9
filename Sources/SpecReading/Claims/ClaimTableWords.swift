import SpecModel

/// What the columns and the cells of tables of claims are called.
enum ClaimTableWords {
  /// A column of this name holds requirements or criteria.
  static func isAboutIDs(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    return exact.contains(name) || leads.contains { name.hasPrefix($0) }
  }

  /// Of these a bare whole number is a requirement; `Requirements Count` counts something.
  static let exact: Set<String> = [
    "requirement", "requirements", "req", "req #", "reqs", "ac", "acs", "criteria", "criterion", "acceptance criterion",
    "acceptance criteria", "requirement id", "id", "要件",
  ]

  private static let leads = [
    "requirement", "req", "acceptance crit", "criterion ", "ac ", "ac#", "ac-", "要件", "受け入れ基準", "受入基準",
    "需求",
    "验收标准", "요구사항", "수락 기준", "인수 기준", "requisito", "anforderung", "akzeptanzkrit", "exigence", "crit\u{E8}re",
    "criterio",
    "crit\u{E9}rio",
  ]

  static let number: Set<String> = [
    "id", "#", "no", "no.", "nr", "nr.", "ref", "ref.", "number", "num", "番号", "编号", "編號", "序号", "번호",
  ]

  /// What the name of a column begins with that says whether something is met.
  static let status = [
    "status", "met", "result", "verdict", "state", "outcome", "pass", "satisf", "complian", "fulfil", "implemented",
    "verified",
    "validated", "done", "状態", "結果", "判定", "状态", "结果", "상태", "결과", "estado", "resultado", "ergebnis", "erfüllt",
    "statut", "résultat",
  ]

  static func isStatus(_ words: String) -> Bool {
    met.contains(words) || failed.contains(words) || partial.contains(words) || pending.contains(words)
  }

  /// - Parameter isStatus: the column says whether something is met: there `No` alone says that it is not.
  static func denial(_ cell: TextSlice, isStatus: Bool) -> Mark? {
    guard cell.count > 0, cell.count <= longest else { return nil }
    let words = cell.withoutEmphasis.string.lowercased()
    if failed.contains(words) || isStatus && ["no", "false", "nein", "non", "não", "否", "いいえ"].contains(words) {
      return .failed
    }
    if partial.contains(words) { return .warning }
    return pending.contains(words) ? .pending : nil
  }

  /// In bytes: a status is a word or two.
  private static let longest = 40

  private static let met: Set<String> = [
    "complete", "completed", "verified", "validated", "met", "satisfied", "implemented", "covered", "pass", "passed",
    "done",
    "yes", "ok", "fulfilled", "compliant", "passing",
  ]

  private static let failed: Set<String> = [
    "not met", "unmet", "fail", "failed", "failing", "fails", "not implemented", "not satisfied", "not done",
    "not covered",
    "not complete", "not verified", "not fulfilled", "missing", "violated", "non-compliant", "rejected", "未達", "未達成",
    "不合格",
    "不通过", "未通过", "失败", "未实现", "nicht erfüllt", "no cumple", "não atendido", "non satisfait",
  ]

  private static let partial: Set<String> = [
    "partial", "partially", "partially met", "partly met", "partially implemented", "partially complete", "incomplete",
    "部分",
    "一部", "teilweise", "parcial", "partiel",
  ]

  private static let pending: Set<String> = [
    "pending", "todo", "to do", "tbd", "open", "in progress", "not started", "not yet", "deferred", "blocked",
    "planned",
    "skipped", "not tested", "untested", "waiting", "未着手", "保留", "未対応", "待办", "未开始", "进行中", "offen", "pendiente",
    "pendente",
  ]
}
