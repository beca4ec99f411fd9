import SpecModel

/// What people write of a requirement that they did not work on, or not yet, without a mark: `not touched`, `later`, `next task`.
enum DenyingWords {
  /// What all that stands behind a number says, in a cell or below a heading: nothing else, or before it says more.
  static func denial(_ text: TextSlice) -> Claim.Denial? {
    var text = text.withoutLoneClosing.withoutEmphasis
    // `(History): next task`
    if text.first == UInt8(ascii: "("), let close = text.find("):") { text = text.slice(from: close + 2).trimmed }
    // `(History) is not part of this task`, `(History) belongs to task 3`
    if text.first == UInt8(ascii: "("), let close = text.find(")"),
      let said = denial(behind: text.slice(from: close + 1))
    {
      return said
    }
    guard text.count > 1 else { return nil }
    let found = lists.compactMap { list, denial in
      list.longest(in: text.slice(to: text.start + longest), where: isWhole).map {
        (length: $0.utf8.count, denial: denial)
      }
    }
    return found.max { $0.length < $1.length }?.denial ?? NegatedStatus.denial(text)
  }

  /// `deferred to 2.3`, `postponed until phase 2`, beside a sign that says yes.
  static func putOff(_ text: TextSlice) -> Mark? {
    let text = text.withoutEmphasis
    guard text.hasPrefixIgnoringCase("deferred ") || text.hasPrefixIgnoringCase("postponed ") else { return nil }
    return WorkPlan.isNamed(
      by: text.slice(to: text.start + longest).string.lowercased().split(separator: " ").dropFirst()
    )
      ? .pending : nil
  }

  private static func denial(behind gloss: TextSlice) -> Claim.Denial? {
    var text = gloss.trimmed
    // `SC-001 (60 minutes) will be measured in January`
    if text.hasPrefix("will ") { return .later }
    for verb in ["is ", "are "] as [StaticString] { text = text.dropping(verb) ?? text }
    guard (97...122).contains(text.first) else { return nil }
    let list = text.slice(to: text.start + longest)
    if elsewhere.longest(in: list, where: isWhole) != nil { return .untouched }
    return lists.lazy.compactMap { phrases, denial in phrases.longest(in: list, where: isWhole).map { _ in denial } }
      .first
  }

  /// Whose it is, behind its verb.
  private static let elsewhere = OpeningPhrases([
    "left to task", "left for task", "left to a later task", "belongs to task", "belong to task", "part of task",
    "the subject of task", "a matter of task", "covered by task", "covered in task", "comes with task",
    "come with task",
    "done in task", "worked on in task", "for task", "follows in task", "follow in task", "follows with task",
  ])

  /// In bytes: nobody reads further for the few words that deny.
  private static let longest = 120

  /// `later, with iOS` and `not touched by this task`; `Next button` and `missing icons` speak of something else.
  private static func isWhole(_ denial: String, _ behind: TextSlice) -> Bool {
    let rest = behind.string.lowercased()
    guard let first = rest.first, first.isLetter || first.isNumber || first == " " else {
      // `next-gen`, `open/close`
      return rest.first.map { !"-/_'’".contains($0) } ?? true
    }
    guard first == " " else { return false }
    let next = rest.dropFirst().prefix { $0.isLetter }
    if next.isEmpty { return true }
    // `deferred to the next frame` is what a component does; to a task, a release or a person people put things off.
    if next == "to", denial == "deferred" || denial == "postponed" {
      return WorkPlan.isNamed(by: rest.split(separator: " ")) || isName(behind.trimmed.dropping("to "))
    }
    return (denial.contains(" ") && going.contains(String(next))) || times.contains(String(next))
  }

  /// `Anna`, `#12`
  private static func isName(_ text: TextSlice?) -> Bool {
    guard let first = text?.trimmed.first else { return false }
    return (65...90).contains(first) || first == UInt8(ascii: "#")
  }

  /// What goes on with a denial of two words.
  private static let going: Set<String> = [
    "here", "in", "on", "for", "by", "because", "until", "at", "as", "due", "since", "so", "with", "yet", "and", "but",
    "task", "phase", "as", "it", "this", "we", "to",
  ]
  /// What goes on with one of a single word: `deferred to task 3`.
  private static let times: Set<String> = ["until", "to", "due", "because", "since", "yet"]

  private static let lists: [(OpeningPhrases, Claim.Denial)] = [
    (untouched, .untouched), (later, .later), (unmet, .unmet), (StatusWords.unfinished, .later),
  ].map { (OpeningPhrases($0), $1) }

  /// A single word may be what the requirement demands: `rejected`, `fails`.
  private static let unmet = StatusVocabulary.failed.filter { $0.contains(" ") || $0.utf8.first ?? 0 >= 0xE0 }

  private static let untouched: Set<String> = [
    "\u{2796}", "not touched", "untouched", "not affected", "unaffected", "not in scope", "out of scope",
    "not part of this task",
    "not part of it", "not part of this story", "not part of this phase", "not here",
    "not in this task", "not applicable", "n/a", "not relevant", "not addressed", "not looked at",
    "nicht berührt", "unberührt", "nicht betroffen", "nicht angefasst", "entfällt", "nicht relevant",
    "non concerné", "pas concerné", "non touché", "hors périmètre", "no afectado", "sin tocar", "no aplica",
    "fuera de alcance", "não afetado", "não se aplica", "fora do escopo",
    "未涉及", "不涉及", "不适用", "无影响", "未受影响", "未改动", "未触及", "不適用", "無影響", "対象外", "影響なし", "該当なし",
    "해당 없음", "영향 없음", "대상 아님",
  ]

  private static let later: Set<String> = [
    "later", "next", "next task", "the next task", "next step", "next steps", "next phase", "next sprint",
    "next release",
    "next iteration",
    "next pr", "next milestone", "in the next task", "in a later task", "a later task", "in a follow-up", "follow-up",
    "follow up", "follows", "to follow", "will follow", "future", "future work", "future task", "upcoming",
    "coming soon", "coming later", "soon", "not now", "for later", "still open", "still to do", "still to be done",
    "still missing", "still pending", "comes later", "comes with", "comes in task", "left for", "left open",
    "to be implemented", "to be added", "to be decided", "tba", "will be done", "will be implemented",
    "will be added", "will be measured", "will be tested", "will be verified", "will be validated", "will be checked",
    "will come", "yet to be done", "yet to be implemented", "yet to come", "remains open",
    "remains to be done", "awaiting",
    "awaits", "undone", "not there yet", "not built", "not built yet", "not started",
    "später", "folgt", "noch offen", "noch nicht", "noch nicht umgesetzt", "noch nicht implementiert",
    "nächste aufgabe", "nächster schritt", "kommt später", "noch zu tun",
    "nicht umgesetzt", "nicht implementiert", "nicht begonnen",
    "plus tard", "à venir", "prochaine tâche", "pas encore", "pas encore implémenté", "non implémenté",
    "pas implémenté", "à implémenter",
    "más tarde", "después", "próxima tarea", "aún no", "aún no implementado", "todavía no", "por hacer",
    "sin implementar", "no implementado",
    "por implementar", "mais tarde", "depois", "próxima tarefa", "ainda não", "ainda não implementado", "a fazer",
    "não implementado",
    "待实现", "待实施", "待完成", "待开发", "待处理", "未实施", "未开发", "尚未", "尚未实现", "尚未实施", "尚未完成", "暂未", "暂未实现",
    "后续", "后续实现", "后续任务", "稍后", "以后", "下一步", "下个任务", "下一任务", "下一个任务", "推迟", "延期", "计划中",
    "待實作", "待實現", "未實作", "未實施", "尚未實作", "尚未完成", "後續", "稍後", "待辦", "計畫中",
    "後で", "後日", "次のタスク", "次タスク", "次回", "今後", "予定", "実装予定", "対応予定", "後続タスク", "まだ",
    "나중에", "추후", "추후 구현", "다음 작업", "다음 태스크", "예정", "구현 예정", "아직", "미정", "미착수", "미실시", "보류",
  ]
}
