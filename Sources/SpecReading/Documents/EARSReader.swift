import SpecModel

/// Reads the parts of a criterion that follows the Easy Approach to Requirements Syntax, in any case, bold or not.
enum EARSReader {
  /// - Returns: `nil` for a sentence without a modal verb: it is no EARS.
  static func read(_ text: String) -> EARS? {
    let words = words(of: text)
    guard let modal = words.firstIndex(where: { modality($0) != nil }), let modality = modality(words[modal]) else {
      return nil
    }
    var clauses = Clauses()
    for word in words[..<modal] { clauses.take(word) }
    clauses.close()
    var response = words[(modal + 1)...]
    let isNegated = response.first?.lowercased() == "not"
    if isNegated { response = response.dropFirst() }
    return EARS(
      trigger: clauses.text(.trigger),
      state: clauses.text(.state),
      condition: clauses.text(.condition),
      feature: clauses.text(.feature),
      system: clauses.system.joined(separator: " "),
      modality: modality,
      isNegated: isNegated,
      response: response.joined(separator: " ")
    )
  }

  /// Parted at blanks, the stars of bold words taken off.
  private static func words(of text: String) -> [Substring] {
    var bytes = Array(text.utf8)
    if text.utf8.contains(UInt8(ascii: "*")) { bytes = withoutBold(bytes) }
    return bytes.split(separator: 32).map { Substring(decoding: $0, as: UTF8.self) }
  }

  private static func withoutBold(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept
  }

  /// Most words are no modal verbs: their length says so.
  private static func modality(_ word: Substring) -> EARS.Modality? {
    guard (3...8).contains(word.utf8.count), let first = word.utf8.first, begins(first | 0x20) else { return nil }
    return EARS.Modality(rawValue: word.trimmingPunctuation.lowercased())
  }
}

/// One of the letters that modal verbs begin with.
private func begins(_ letter: UInt8) -> Bool {
  letter == UInt8(ascii: "s") || letter == UInt8(ascii: "m") || letter == UInt8(ascii: "w")
}

/// What stands before the modal verb: the leads with their clauses, and the system.
private struct Clauses {
  private(set) var system: [Substring] = []
  private var parts: [Lead: [Substring]] = [:]
  private var lead: Lead?

  mutating func take(_ word: Substring) {
    if let next = Lead(word, isFirst: lead == nil || endsClause) {
      lead = next
    } else if isThen(word) {
      lead = nil
    } else if let lead, !(endsClause && isArticle(word)) {
      parts[lead, default: []].append(word)
    } else {
      lead = nil
      system.append(word)
    }
  }

  /// `the icon is pressed the system`, `the icon is pressed, Ada`: the system begins at the last `the`, or behind the comma.
  mutating func close() {
    guard system.isEmpty, let lead, let clause = parts[lead] else { return }
    let article = clause.lastIndex(where: isArticle) ?? 0
    let comma = clause.dropLast().lastIndex { $0.utf8.last == UInt8(ascii: ",") } ?? -1
    let start = max(article, comma + 1)
    guard start > 0 else { return }
    system = Array(clause[start...])
    parts[lead] = Array(clause[..<start])
  }

  func text(_ lead: Lead) -> String? {
    guard let words = parts[lead], !words.isEmpty else { return nil }
    let text = words.joined(separator: " ")
    return text.hasSuffix(",") ? String(text.dropLast()) : text
  }

  private var endsClause: Bool { lead.flatMap { parts[$0]?.last?.utf8.last } == UInt8(ascii: ",") }

  private func isThen(_ word: Substring) -> Bool {
    word.utf8.count == 4 && (word.utf8.first ?? 0) | 0x20 == UInt8(ascii: "t") && word.lowercased() == "then"
  }
  private func isArticle(_ word: Substring) -> Bool {
    word.utf8.count == 3 && (word.utf8.first ?? 0) | 0x20 == UInt8(ascii: "t") && word.lowercased() == "the"
  }
}

private enum Lead: String {
  case trigger = "when"
  case state = "while"
  case condition = "if"
  case feature = "where"

  /// A lead counts at the start and behind a comma, and in capitals anywhere.
  init?(_ word: Substring, isFirst: Bool) {
    // `when`, `while`, `where`, `if`
    guard (2...5).contains(word.utf8.count), let first = word.utf8.first,
      first | 0x20 == UInt8(ascii: "w") || first | 0x20 == UInt8(ascii: "i"),
      let lead = Lead(rawValue: word.lowercased()),
      isFirst || word == word.uppercased()[...]
    else { return nil }
    self = lead
  }
}

extension Substring {
  fileprivate var trimmingPunctuation: Substring {
    var word = self
    while let last = word.utf8.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ".") || last == UInt8(ascii: ":")
    {
      word.removeLast()
    }
    return word
  }
}
