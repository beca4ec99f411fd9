import SpecModel

/// How much of the work is done, where a status says nothing else: `90%`, `80 % done`, `進捗 90%`, `Progress: 70%`.
enum WorkShare {
  /// - Parameter status: in small letters.
  /// - Returns: the words, where they say less than all of it. `99% of tests pass` and `95% coverage` are shares of something else.
  static func words(_ status: String) -> String? {
    guard let start = status.firstIndex(where: isDigit) else { return nil }
    let lead = status[..<start]
    guard lead.utf8.count < longestLead, lead.split(whereSeparator: { !$0.isLetter }).allSatisfy(leads.contains) else {
      return nil
    }
    let number = status[start...].prefix { isDigit($0) || $0 == "." }
    var rest = status[number.endIndex...].drop { $0 == " " }
    guard let sign = rest.popFirst(), sign == "%" || sign == "\u{FF05}", let share = Double(number), share < 100 else {
      return nil
    }
    let end = rest.drop { " *_".contains($0) }
    let said = status[start..<rest.startIndex]
    guard let next = end.first, next.isLetter else { return isRange(end) ? nil : String(said) }
    let word = end.prefix(while: \.isLetter)
    guard done.contains(word) || StatusVocabulary.met.contains(String(word)) else { return nil }
    return "\(said) \(word)"
  }

  /// `90%–100%`, `0% → 100%`
  private static func isRange(_ rest: Substring) -> Bool { rest.contains("100") }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// In bytes.
  private static let longestLead = 40

  private static let leads: Set<Substring> = [
    "about", "approximately", "around", "circa", "ca", "roughly", "only", "complete", "completed", "completion", "done",
    "progress", "status", "zu", "fortschritt", "avancement", "progrès", "progreso", "progresso", "avance", "完了", "完了率",
    "進捗", "進捗率", "达成率", "達成率", "进度", "進度", "完成", "完成度", "完成率", "已完成", "진행률", "약", "約", "约",
  ]
  private static let done: Set<Substring> = [
    "finished", "ready", "through", "umgesetzt", "implementiert", "achevé", "completo", "completa", "terminada",
    "concluido", "pronto", "hecho", "feito", "fini",
  ]
}
