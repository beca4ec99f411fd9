import SpecModel

/// Words of other languages that say at the end of a part of a sentence that nothing was done: `auf iOS nicht implementiert`,
/// `iOS は未実装`.
enum ForeignDenial {
  /// In bytes: all claims of a line share its words.
  private static let longest = 2000

  /// - Returns: the words that say so, in small letters.
  static func phrase(in text: String) -> String? {
    guard text.utf8.count <= longest, DenialSigns.mayDenyElsewhere(text) else { return nil }
    // By scalars: what parts a sentence bears no mark, and characters cost many times as much.
    let parts = text.lowercased().unicodeScalars.split(whereSeparator: isBreak).map { trimmed(Substring($0)) }
    // `（未完了、完了）`: a list of states that are shown.
    guard !parts.contains(where: { positive.contains(String($0)) }) else { return nil }
    for (index, part) in parts.enumerated() {
      // `(vorher: nicht erfüllt)`
      if index > 0, ShownStates.tellOfPast(parts[index - 1]) { continue }
      if let phrase = inScript(part) ?? inWords(part) { return phrase }
    }
    return nil
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ".", ";", ":", "(", ")", "\u{2013}", "\u{2014}", "。", "、", "，", "；", "：", "（", "）": true
    default: false
    }
  }

  private static let positive: Set<String> = ["完了", "完成", "已完成", "実装済み", "완료", "구현", "erfüllt", "umgesetzt"]

  private static func trimmed(_ part: Substring) -> Substring {
    guard !part.utf8.allSatisfy({ $0 < 0x80 }) else { return trimmedASCII(part) }
    var part = part.drop { !$0.isLetter && !$0.isNumber }
    while let last = part.last, !last.isLetter, !last.isNumber { part.removeLast() }
    for ending in ["です", "である", "でした"] where part.hasSuffix(ending) { part.removeLast(ending.count) }
    return part
  }

  /// The same by bytes, for characters cost ten times as much.
  private static func trimmedASCII(_ part: Substring) -> Substring {
    let isOfWord = { (byte: UInt8) in (97...122).contains(byte | 0x20) || (48...57).contains(byte) }
    guard let first = part.utf8.firstIndex(where: isOfWord), let last = part.utf8.lastIndex(where: isOfWord) else {
      return ""
    }
    return part[first...last]
  }

  // MARK: Without blanks

  /// What is said of work alone.
  private static let work = ["未実装", "未实现", "尚未实现", "未实施", "未實作", "未实作", "미구현", "未対応"]
  /// What a task, or anything else, may be as well: said of the claim only where nothing else is said.
  private static let states = ["未完了", "未完成", "未達成", "未达成", "未満足", "미완료", "미충족", "미완성"]

  private static func inScript(_ part: Substring) -> String? {
    guard !part.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if let state = states.first(where: { part == $0 }) { return state }
    if part.first.map({ !$0.isASCII }) == true, let said = StatusDenial.atFront(of: part) { return said.words }
    return work.first { word in
      guard part.hasSuffix(word) else { return false }
      // `iOS は未実装`, and not `すべての画面が未実装` of what is shown where something is.
      let lead = part.dropLast(word.count)
      return lead.isEmpty || lead.last == " " || ["は", "も"].contains { lead.hasSuffix($0) }
        || lead.unicodeScalars.allSatisfy { !(0x3040...0x30FF).contains($0.value) }
    }
  }

  // MARK: With blanks

  /// Of another time, or of a case: `die Meldung, wenn die Bedingung nicht erfüllt ist`.
  private static let elsewhere: Set<Substring> = [
    "wenn", "falls", "sofern", "die", "der", "das", "welche", "war", "waren", "si", "se", "quando", "quand", "cuando",
    "qui", "que", "che", "dont", "als", "indien", "was", "были", "если", "когда", "которые", "который", "jeśli",
    "gdy", "which", "when", "if", "where", "while", "estaba", "estava", "était",
  ]

  private static func inWords(_ part: Substring) -> String? {
    let words = part.split(separator: " ")
    // Asked first whether something is denied: nearly always nothing is.
    guard words.count > 1, let found = StatusDenial.atEnd(of: words, in: .foreign) else { return nil }
    return words.contains { elsewhere.contains($0) } ? nil : found.words
  }
}
