/// The words that say how far something has come, where they stand alone: in a cell, behind a colon, as a label.
package enum StatusVocabulary {
  /// What the line is called that says it, in small letters: `**Status**: Complete`, `**Estado:** Pendiente`.
  package static let names = [
    "status", "状态", "状態", "ステータス", "상태", "estado", "statut", "stato", "статус", "trạng thái", "durum",
  ]

  /// It is met.
  package static let met: Set<String> = [
    "complete", "completed", "verified", "validated", "met", "satisfied", "implemented", "covered", "pass", "passed",
    "done", "finished",
    "yes", "ok", "fulfilled", "compliant", "passing",
    "完了", "完成", "达成", "達成", "实现", "実装済み", "已完成", "通过", "合格", "완료", "충족", "erfüllt", "fertig", "cumplido", "completado",
    "cumprido", "concluído", "terminé", "已实现", "已满足", "已验证", "已通过", "対応済み", "実装完了", "検証済み", "達成済み", "구현 완료", "검증 완료",
    "충족됨", "통과", "completada", "concluída", "terminado", "erledigt", "abgeschlossen", "completato", "готово",
    "выполнено",
    "реализовано", "завершено", "hoàn thành", "đã hoàn thành", "tamamlandı", "selesai", "zakończone", "gotowe",
  ]

  /// What English sentences say of something that is met, whatever their verb: `is met`, `does hold`, `far from satisfying it`.
  package static let achieved: Set<String> = [
    "met", "satisfied", "implemented", "validated", "verified", "covered", "completed", "complete", "done", "fulfilled",
    "passed", "passing", "proven", "addressed", "tested", "working", "hold", "holds", "pass", "passes", "work", "works",
    "finished", "ready", "achieved", "meeting", "satisfying",
  ]

  /// It is not met.
  package static let failed: Set<String> = [
    "not met", "unmet", "unverified", "unvalidated", "unsatisfied", "unfulfilled", "unproven", "not validated",
    "not proven", "fail",
    "no longer met", "no longer satisfied", "no longer implemented", "no longer working", "never met",
    "failed", "failing", "fails", "not implemented", "not satisfied", "not done",
    "not covered",
    "not complete", "not verified", "not fulfilled", "missing", "violated", "non-compliant", "rejected", "未達", "未達成",
    "not passed", "not passing", "not compliant", "not working", "broken", "ng", "\u{D7}", "\u{2715}", "\u{2716}",
    "未实现", "未満足", "不適合",
    "미충족", "실패", "fehlgeschlagen", "não cumprido", "no cumplido", "fallido", "falhou", "échoué", "不合格", "不通过", "未通过",
    "失败", "nicht erfüllt", "no cumple", "não atendido", "non satisfait",
    "미구현", "не реализовано", "не реализован", "не выполнено", "non implementato", "non realizzato",
    "niet geïmplementeerd",
    "nie zaimplementowano", "nicht fertig", "não implementada", "no implementada", "non implémentée",
  ]

  /// It is met in part.
  package static let partial: Set<String> = [
    "met in part", "met partially", "partial", "partially", "partially met", "partly met", "partially implemented",
    "partially complete", "incomplete", "partially compliant", "partly compliant", "partially satisfied",
    "partly satisfied", "partially covered", "partially verified", "partially fulfilled",
    "\u{25B3}", "\u{25B2}", "partly", "partially done", "mostly", "部分", "一部", "teilweise", "parcial", "partiel",
  ]

  /// Somebody works on it.
  package static let underway: Set<String> = [
    "in progress", "wip", "work in progress", "ongoing", "作業中", "対応中", "進行中", "进行中", "진행 중", "em andamento", "en curso",
    "en progreso", "in arbeit", "en cours", "в работе", "đang thực hiện", "в процессе", "devam ediyor", "em progresso",
    "in corso",
  ]

  /// Nobody has tried whether it is met.
  package static let untested: Set<String> = ["not tested", "untested", "未検証", "未验证", "未测试", "未測試"]

  /// It is not met yet, or not done.
  package static let pending: Set<String> = Set([
    "[ ]", "pending", "todo", "to do", "tbd", "to be determined", "open", "not started", "not yet", "deferred",
    "blocked",
    "planned", "unimplemented", "unfinished",
    "skipped", "not started yet", "not yet implemented", "not implemented yet", "to be done", "postponed",
    "outstanding", "on hold", "remaining", "未完了", "未完成", "未実装", "未実施", "미완료", "대기", "ausstehend", "à faire",
    "waiting", "未着手", "保留", "未対応", "待办", "未开始", "offen", "pendiente", "pendente", "未定", "待定", "à définir",
    "por definir", "a definir",
  ]).union(underway).union(untested).union(achieved.map { "not yet \($0)" })

  /// Nobody will see to it, or nobody could: where nothing else is said.
  package static let abandoned: Set<String> = [
    "abandoned", "cancelled", "canceled", "descoped", "de-scoped", "dropped", "not possible", "not reached", "waived",
    "won't do", "won't fix", "wontfix",
  ]

  /// Somebody began, or knows no more of it: where nothing else is said.
  package static let begun: Set<String> = [
    "in review", "under review", "started", "unknown", "not measured", "not run", "not checked", "\u{25A1}",
  ]

  /// Of a component these say as well what it does, where a verb leads them: `is deferred to the main thread`.
  package static let ambiguous: Set<String> = [
    "deferred", "postponed", "skipped", "blocked", "open", "broken", "rejected", "failed", "planned", "waiting",
    "remaining", "partial",
  ]

  /// What says that something is not met, or not yet.
  package static let unmet = failed.union(partial).union(pending)
  package static let all = met.union(unmet)
}
