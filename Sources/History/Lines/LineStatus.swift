/// What a line says of how far something has come: its box, and the words that stand alone in a cell, behind a colon or in parentheses.
/// They come and go while what the line is about stays. Signs are no words anyway.
enum LineStatus {
  /// The same line with blanks instead.
  static func removed(from line: String) -> String {
    let text = line.contains("[") || line.contains(":") ? withoutBoxes(line) : line
    guard text.contains(where: separators.contains) || text.contains(" - ") else { return text }
    return withoutWords(text)
  }

  static func isStatus(_ words: String) -> Bool { words.utf8.count <= longest && phrases.contains(words) }

  // MARK: Boxes

  /// `[ ]`, `[x]`, `[~]`, `[ X ]`, `[PASS]`, `:x:`. `[P]` and `[1]` say something else, and `[x](a.md)` is a link.
  private static func withoutBoxes(_ line: String) -> String {
    var rest = line[...]
    var text = ""
    while let letter = rest.first {
      if letter == "[", let end = rest.prefix(12).firstIndex(of: "]"),
        isBox(rest[rest.index(after: rest.startIndex)..<end]),
        rest[end...].dropFirst().first.map({ !"([:".contains($0) }) ?? true
      {
        rest = rest[end...].dropFirst()
        text += " "
      } else if letter == ":", let code = shortcodes.first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(code.count)
        text += " "
      } else {
        text.append(letter)
        rest.removeFirst()
      }
    }
    return text
  }

  private static func isBox(_ content: Substring) -> Bool {
    let letters = content.filter { !$0.isWhitespace }.lowercased()
    if letters.isEmpty || letters == "x" { return true }
    if letters.count == 1 { return !letters.contains { $0.isLetter || $0.isNumber } }
    return isStatus(content.lowercased())
  }

  private static let shortcodes = [
    ":white_check_mark:", ":heavy_check_mark:", ":ballot_box_with_check:", ":x:", ":heavy_multiplication_x:",
    ":warning:",
    ":hourglass_flowing_sand:", ":hourglass:",
  ]

  // MARK: Words

  private static let separators: Set<Character> = ["|", ":", ";", "(", ")", "—", "–"]

  private static func withoutWords(_ line: String) -> String {
    var text = ""
    var part = ""
    func settled(_ part: String) -> String { isStatus(LineWords.letters(part)) ? " " : part }
    let letters = Array(line)
    for (place, letter) in letters.enumerated() {
      let isBetweenBlanks =
        place > 0 && place + 1 < letters.count && letters[place - 1].isWhitespace && letters[place + 1].isWhitespace
      // `7.1–7.4` is a range, and `well-known` a word.
      let isDash = "-–—".contains(letter)
      if isDash ? isBetweenBlanks || letter == "—" : separators.contains(letter) {
        text += settled(part) + String(letter)
        part = ""
      } else {
        part.append(letter)
      }
    }
    return text + settled(part)
  }

  /// In bytes.
  private static let longest = 40

  private static let phrases: Set<String> = [
    "complete", "completed", "verified", "validated", "met", "satisfied", "implemented", "covered", "pass", "passed",
    "passing",
    "done", "yes", "ok", "fulfilled", "compliant", "no", "not met", "unmet", "fail", "failed", "failing", "fails",
    "not implemented", "not satisfied", "not done", "not covered", "not complete", "not verified", "not fulfilled",
    "missing",
    "violated", "non compliant", "rejected", "not passed", "not passing", "not compliant", "not working", "broken",
    "ng",
    "partial", "partially", "partially met", "partly met", "partially implemented", "partially complete", "incomplete",
    "partly", "partially done", "mostly", "pending", "todo", "to do", "tbd", "open", "in progress", "not started",
    "not yet",
    "deferred", "blocked", "planned", "skipped", "not started yet", "not yet implemented", "not implemented yet",
    "to be done",
    "postponed", "outstanding", "wip", "work in progress", "ongoing", "on hold", "remaining", "not tested", "untested",
    "waiting", "未達", "未達成", "未实现", "未満足", "不適合", "不合格", "不通过", "未通过", "失败", "部分", "一部", "未完了", "未完成", "未実装",
    "未実施", "作業中", "対応中", "進行中", "未着手", "保留", "未対応", "待办", "未开始", "进行中", "完了", "完成", "达成", "達成", "实现", "実装済み",
    "已完成", "通过", "合格", "미충족", "실패", "미구현", "미완료", "진행 중", "대기", "완료", "충족", "erfüllt", "nicht erfüllt", "fertig",
    "nicht fertig", "offen", "ausstehend", "in arbeit", "teilweise", "fehlgeschlagen", "cumplido", "no cumplido",
    "completado",
    "pendiente", "en curso", "parcial", "fallido", "cumprido", "não cumprido", "concluído", "pendente", "em andamento",
    "falhou",
    "terminé", "à faire", "en cours", "partiel", "échoué",
  ]
}
