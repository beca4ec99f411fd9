import Findings

/// What leads a clause.
enum EARSLead: Int, CaseIterable {
  case trigger
  case state
  case condition
  case feature

  /// A lead counts at the start and behind a comma, and in capitals anywhere.
  init?(_ word: Substring, isFirst: Bool) {
    // Of most words the length or the first letter says that they are none.
    guard (2...6).contains(word.utf8.count), let first = word.utf8.first,
      first | 0x20 == UInt8(ascii: "w") || first | 0x20 == UInt8(ascii: "i")
        || (isFirst && (first | 0x20 == UInt8(ascii: "u") || first | 0x20 == UInt8(ascii: "o")))
    else { return nil }
    switch word.lowercased() {
    case "upon", "once": self = .trigger
    case "unless": self = .condition
    case "when": self = .trigger
    case "while": self = .state
    case "if": self = .condition
    case "where": self = .feature
    default: return nil
    }
    guard isFirst || word == word.uppercased()[...] else { return nil }
  }
}

extension EARSLead {
  /// `WHEN`, `The`, `CUANDO`, `el`: a sentence may begin with the word.
  static func begins(_ word: Substring) -> Bool {
    EARSLead(word, isFirst: true) != nil || EARSLead(opening: word) != nil || word.lowercased() == "the"
      || EARSWords.lead(word, isFirst: true) != nil || EARSWords.isArticle(word)
  }

  /// The length and the first letter tell most words off.
  static func mayBegin(_ word: Substring) -> Bool {
    guard (2...6).contains(word.utf8.count), let first = word.utf8.first else { return false }
    return ByteSet("wiuogd").contains(first | 0x20)
  }

  /// `Given a cart`, `During sync`: where nothing stands before them.
  init?(opening word: Substring) {
    guard (5...6).contains(word.utf8.count), let first = word.utf8.first,
      first == UInt8(ascii: "G") || first == UInt8(ascii: "D")
    else { return nil }
    switch word.lowercased() {
    case "given", "during": self = .state
    default: return nil
    }
  }
}
