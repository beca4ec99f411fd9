import SpecModel

/// What people write instead of a mark to say whether something is met.
enum StatusWords {
  /// What says that it is not, or not yet.
  ///
  /// - Parameters:
  ///   - text: nothing but the status: a cell of a table, or all that stands behind a number.
  ///   - isAnswer: it stands where the question is whether something is met: there `No` alone says that it is not.
  static func mark(_ text: TextSlice, isAnswer: Bool = false) -> Mark? {
    guard text.count > 0, text.count <= longest else { return nil }
    var text = text.withoutEmphasis
    if text.count > 1, text[text.end - 1] == UInt8(ascii: ".") { text.end -= 1 }
    let words = text.string.lowercased()
    if failed.contains(words) || (isAnswer && noes.contains(words)) { return .failed }
    if partial.contains(words) { return .warning }
    return pending.contains(words) ? .pending : nil
  }

  static func isStatus(_ words: String) -> Bool {
    met.contains(words) || failed.contains(words) || partial.contains(words) || pending.contains(words)
  }

  /// In bytes: a status is a word or two.
  private static let longest = 40

  private static let noes: Set<String> = ["no", "false", "nein", "non", "não", "否", "いいえ"]

  private static let met: Set<String> = [
    "complete", "completed", "verified", "validated", "met", "satisfied", "implemented", "covered", "pass", "passed",
    "done",
    "yes", "ok", "fulfilled", "compliant", "passing",
  ]

  private static let failed: Set<String> = [
    "not met", "unmet", "fail", "failed", "failing", "fails", "not implemented", "not satisfied", "not done",
    "not covered",
    "not complete", "not verified", "not fulfilled", "missing", "violated", "non-compliant", "rejected", "未達", "未達成",
    "不合格", "不通过", "未通过", "失败", "未实现", "nicht erfüllt", "no cumple", "não atendido", "non satisfait",
  ]

  private static let partial: Set<String> = [
    "partial", "partially", "partially met", "partly met", "partially implemented", "partially complete", "incomplete",
    "部分", "一部", "teilweise", "parcial", "partiel",
  ]

  private static let pending: Set<String> = [
    "[ ]", "pending", "todo", "to do", "tbd", "open", "in progress", "not started", "not yet", "deferred", "blocked",
    "planned",
    "skipped", "not tested", "untested", "waiting", "未着手", "保留", "未対応", "待办", "未开始", "进行中", "offen", "pendiente",
    "pendente",
  ]
}
