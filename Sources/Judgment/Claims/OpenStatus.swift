import SpecModel

/// Words of a status by which a report says of itself that the work is not at its end: `🔄 In progress`, `**Blocked** by the tokens`,
/// `90%`, `Draft`.
enum OpenStatus {
  /// - Returns: the words that say so, in small letters.
  static func words(_ status: String) -> String? {
    // Nearly every report is complete, and says no more of it.
    if status.utf8.first == UInt8(ascii: "C"), !status.utf8.starts(with: "Canc".utf8), status.utf8.count < 12 {
      return nil
    }
    let whole = status.lowercased()
    let text = whole.drop { !$0.isLetter }
    if let words = exception(text) { return words }
    guard !hasEnded(whole) else { return nil }
    return front(of: text) ?? lone(text) ?? WorkShare.words(whole)
  }

  /// What says so whatever follows it.
  private static func front(of text: Substring) -> String? {
    open.first { word in
      text.hasPrefix(word) && text.dropFirst(word.count).first.map { !$0.isLetter && $0 != "-" } ?? true
    }
  }

  private static let open = [
    "blocked", "in progress", "in-progress", "not started", "not done", "not complete", "not finished", "not ready",
    "incomplete", "pending", "partial", "partially", "failed", "failing", "on hold", "paused", "deferred", "to do",
    "todo", "wip", "work in progress", "waiting", "unfinished", "ongoing", "cancelled", "canceled", "not implemented",
    "open", "needs work", "needs more work", "needs rework", "needs follow-up", "requires work", "requires more work",
    "requires rework", "requires follow-up", "rework needed", "rework required", "under construction",
  ]

  /// `进行中`, `Pendiente`, `Draft`: the words that stand by themselves, or before a sign. `Draft of the guide merged` is something else.
  private static func lone(_ text: Substring) -> String? {
    let part = text.prefix { !",.;:()（），。；：\u{2013}\u{2014}/|".contains($0) }
    guard part.utf8.count < 40, let last = part.lastIndex(where: \.isLetter) else { return nil }
    let said = String(part[...last])
    return StatusVocabulary.unmet.contains(said) || drafts.contains(said) ? said : nil
  }

  /// What only the status of a whole says so: of a claim they may be what is shown, `entwurf`.
  private static let drafts: Set<String> = [
    "draft", "first draft", "rough draft", "in draft", "in development", "under development", "being implemented",
    "half done", "half finished", "half-done", "half-finished",
    "entwurf", "unvollständig", "in bearbeitung", "in entwicklung", "nicht abgeschlossen", "noch nicht abgeschlossen",
    "noch nicht fertig", "begonnen", "angefangen", "nacharbeit nötig", "nacharbeit erforderlich",
    "überarbeitung nötig", "braucht nacharbeit", "fast fertig",
    "brouillon", "ébauche", "incomplet", "incomplète", "inachevé", "inachevée", "à compléter", "à terminer",
    "à revoir", "à retravailler", "à reprendre", "non terminé", "non terminée", "pas terminé", "pas encore terminé",
    "en développement", "en chantier", "en attente", "presque terminé", "en cours de réalisation",
    "borrador", "incompleto", "incompleta", "inacabado", "inacabada", "en desarrollo", "sin terminar",
    "por terminar", "por completar", "no terminado", "no completado", "casi terminado", "casi completo",
    "requiere trabajo", "necesita trabajo", "requiere más trabajo", "necesita más trabajo",
    "rascunho", "em desenvolvimento", "não concluído", "não concluída", "não terminado", "por concluir",
    "quase concluído", "quase pronto", "precisa de trabalho", "precisa de mais trabalho", "precisa de ajustes",
    "bozza", "in sviluppo", "da completare", "da finire",
    "下書き", "ドラフト", "草案", "途中", "実装中", "開発中", "着手中", "仕掛中", "仕掛かり中", "要修正", "要対応", "要作業", "修正が必要", "作業が必要", "未完", "ほぼ完了",
    "草稿", "初稿", "开发中", "開發中", "实现中", "實現中", "待完善", "需完善", "待修改", "需修改", "需要改进", "需要完善", "需要返工", "部分完成", "接近完成",
    "几乎完成", "尚未完成", "还未完成", "초안", "작업 중", "작업중", "개발 중", "개발중", "수정 필요",
  ]

  /// `Complete except for iOS`, `Mostly complete`: what is done but for something is not done.
  private static func exception(_ text: Substring) -> String? {
    let words = text.split { !$0.isLetter }.prefix(4).map(String.init)
    guard let done = words.firstIndex(where: { ["complete", "completed", "done", "finished"].contains($0) }) else {
      return nil
    }
    if done == 1, ["mostly", "nearly", "almost", "largely", "partly"].contains(words[0]) {
      return words[0...1].joined(separator: " ")
    }
    guard done == 0, words.count > 1 else { return nil }
    let isPair =
      words.count > 2 && ["apart from", "but not", "other than"].contains(words[1...2].joined(separator: " "))
    guard isPair || ["except", "excepting", "excluding"].contains(words[1]) else { return nil }
    return words[0...(isPair ? 2 : 1)].joined(separator: " ")
  }

  /// `In progress → Complete`, `Blocked, done since Monday`, `90% → 100%`, `Pending items: none`
  private static func hasEnded(_ text: String) -> Bool {
    if text.hasSuffix(": none") { return true }
    guard let last = text.replacing("->", with: "→").split(whereSeparator: { $0 == "→" || $0 == "," }).dropFirst().last
    else { return false }
    let end = last.drop { !$0.isLetter && !$0.isNumber && $0 != "✅" }
    if ["complete", "done", "finished", "final", "merged", "approved", "100%", "✅"].contains(where: end.hasPrefix) {
      return true
    }
    return end.lastIndex(where: \.isLetter).map { StatusVocabulary.met.contains(String(end[...$0])) } ?? false
  }
}
