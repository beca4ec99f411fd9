/// Words of other languages that say at the end of a part of a sentence that nothing was done: `auf iOS nicht implementiert`,
/// `iOS は未実装`.
enum ForeignDenial {
  /// In bytes: all claims of a line share its words.
  private static let longest = 2000

  /// - Returns: the words that say so, in small letters.
  static func phrase(in text: String) -> String? {
    guard text.utf8.count <= longest, mayDeny(text) else { return nil }
    // By scalars: what parts a sentence bears no mark, and characters cost many times as much.
    let parts = text.lowercased().unicodeScalars.split(whereSeparator: isBreak).map { trimmed(Substring($0)) }
    // `（未完了、完了）`: a list of states that are shown.
    guard !parts.contains(where: { positive.contains(String($0)) }) else { return nil }
    for part in parts {
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

  /// Few lines hold what one of them begins with; English ones hold `not`, and no other word of these.
  private static func mayDeny(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { place in
        // Nearly all bytes are letters of other words.
        guard bytes[place] >= 0x80 || bytes[place] | 0x20 == UInt8(ascii: "n") else { return false }
        let before = place > 0 ? bytes[place - 1] : 32
        let (next, third) = (byte(place + 1, bytes), byte(place + 2, bytes))
        switch bytes[place] {
        // `未`, `미`, `не`
        case 0x9C: return before == 0xE6
        case 0xAF: return before == 0xEB
        case 0xBD, 0x9D: return before == 0xD0
        // `nicht`, `niet`, `nie`, `no`, `non`, `não`
        case UInt8(ascii: "n"), UInt8(ascii: "N"):
          guard before < 0x80, !((before | 0x20) >= UInt8(ascii: "a") && (before | 0x20) <= UInt8(ascii: "z")) else {
            return false
          }
          return next == 0xC3
            || (next | 0x20 == UInt8(ascii: "i")
              && [UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "C"), UInt8(ascii: "E")].contains(third))
            || (next | 0x20 == UInt8(ascii: "o") && (third == 32 || third | 0x20 == UInt8(ascii: "n")))
        default: return false
        }
      }
    }
  }

  private static func byte(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    place < bytes.count ? bytes[place] : 0
  }

  private static func trimmed(_ part: Substring) -> Substring {
    var part = part.drop { !$0.isLetter && !$0.isNumber }
    while let last = part.last, !last.isLetter, !last.isNumber { part.removeLast() }
    for ending in ["です", "である", "でした"] where part.hasSuffix(ending) { part.removeLast(ending.count) }
    return part
  }

  // MARK: Without blanks

  /// What is said of work alone.
  private static let work = ["未実装", "未实现", "尚未实现", "未实施", "未實作", "未实作", "미구현", "未対応"]
  /// What a task, or anything else, may be as well: said of the claim only where nothing else is said.
  private static let states = ["未完了", "未完成", "未達成", "未达成", "未満足", "미완료", "미충족", "미완성"]

  private static func inScript(_ part: Substring) -> String? {
    if let state = states.first(where: { part == $0 }) { return state }
    return work.first { word in
      guard part.hasSuffix(word) else { return false }
      // `iOS は未実装`, and not `すべての画面が未実装` of what is shown where something is.
      let lead = part.dropLast(word.count)
      return lead.isEmpty || lead.last == " " || ["は", "も"].contains { lead.hasSuffix($0) }
        || lead.unicodeScalars.allSatisfy { !(0x3040...0x30FF).contains($0.value) }
    }
  }

  // MARK: With blanks

  private static let phrases = [
    "nicht erfüllt", "nicht umgesetzt", "nicht implementiert", "noch nicht", "nicht fertig", "não implementado",
    "não implementada", "não atendido", "não cumprido", "no implementado", "no implementada", "no cumplido",
    "sin implementar", "non implémenté", "non implémentée", "pas implémenté", "non satisfait", "pas encore implémenté",
    "не реализовано", "не реализован", "не реализована", "не выполнено", "non implementato", "non implementata",
    "non realizzato", "niet geïmplementeerd", "nie zaimplementowano",
  ]

  /// Of another time, or of a case: `die Meldung, wenn die Bedingung nicht erfüllt ist`.
  private static let elsewhere: Set<Substring> = [
    "wenn", "falls", "sofern", "die", "der", "das", "welche", "war", "waren", "si", "se", "quando", "quand", "cuando",
    "qui", "que", "che", "dont", "als", "indien", "was", "были", "если", "когда", "которые", "который", "jeśli",
    "gdy", "which", "when", "if", "where", "while", "estaba", "estava", "était",
  ]

  private static func inWords(_ part: Substring) -> String? {
    let words = part.split(separator: " ")
    guard words.count > 1, !words.contains(where: { elsewhere.contains($0) }) else { return nil }
    return phrases.first { phrase in
      part.hasSuffix(phrase) && part.dropLast(phrase.count).last.map { $0 == " " } ?? true
    }
  }
}
