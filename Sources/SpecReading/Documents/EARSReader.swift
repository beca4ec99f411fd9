import Findings
import SpecModel

/// Reads the parts of a criterion that follows the Easy Approach to Requirements Syntax, in any case, bold or not, and in any of
/// the languages of `EARSWords` and `EARSScript`.
enum EARSReader {
  /// - Returns: `nil` for a sentence without a modal verb: it is no EARS.
  static func read(_ text: String) -> EARS? {
    let words = EARSTag.dropped(from: words(of: text))
    if let modal = words.firstIndex(where: { modality($0) != nil }), let modality = modality(words[modal]) {
      return parts(words, modal, modality, in: .english)
    }
    guard words.count > 0, text.utf8.count <= longestForeign else { return nil }
    if text.utf8.contains(where: { $0 >= 0xE3 }), let parts = EARSScript.read(words.joined(separator: " ")) {
      return parts
    }
    for (index, word) in words.enumerated() {
      if let modality = EARSWords.modality(word) { return parts(words, index, modality, in: .others) }
    }
    return nil
  }

  /// In bytes. Sentences of other languages are asked for many words; nobody writes a criterion of a page.
  private static let longestForeign = 1024

  enum Vocabulary {
    case english
    case others
  }

  private static func parts(
    _ words: [Substring],
    _ modal: Int,
    _ modality: EARS.Modality,
    in vocabulary: Vocabulary
  ) -> EARS {
    var clauses = Clauses(vocabulary)
    // `ENQUANTO ... o sistema NÃO DEVE`
    let isDenied = vocabulary == .others && modal > 0 && EARSWords.denies(words[modal - 1])
    for word in words[..<(isDenied ? modal - 1 : modal)] { clauses.take(word) }
    clauses.close()
    var response = words[(modal + 1)...]
    var isNegated = response.first.map { ["not", "never"].contains($0.lowercased()) } ?? false
    if isNegated { response = response.dropFirst() }
    // `システムは SHALL 値を保存しない`: the verb denies by its ending.
    if vocabulary == .english, let last = response.last, EARSScript.isDenied(last) { isNegated = true }
    if vocabulary == .others {
      isNegated = EARSWords.takeNegation(&response, &clauses.system, behind: words[modal]) || isDenied
      // `..., muss das System speichern`: the verb comes first.
      if clauses.system.isEmpty, response.count > 2, response.first.map(EARSWords.isArticle) == true {
        clauses.system = Array(response.prefix(2))
        response = response.dropFirst(2)
      }
    }
    return EARS(
      trigger: clauses.text(.trigger),
      state: clauses.text(.state),
      condition: clauses.text(.condition),
      feature: clauses.text(.feature),
      system: joined(clauses.system[...]),
      // What may not be done is forbidden.
      modality: isNegated && modality == .may ? .must : modality,
      isNegated: isNegated,
      response: joined(response)
    )
  }

  /// With one blank between words, as most stand already: then they are a part of the text as it is.
  fileprivate static func joined(_ words: ArraySlice<Substring>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    let whole = first.base[first.startIndex..<last.endIndex]
    let length = words.reduce(words.count - 1) { $0 + $1.utf8.count }
    return whole.utf8.count == length ? String(whole) : words.joined(separator: " ")
  }

  /// Parted at blanks, the stars of bold words taken off; all of them parts of one text.
  private static func words(of text: String) -> [Substring] {
    // As they stand, most texts need no change.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == 0xEF || $0 == 0xE3 }) else {
      return text.split(atByte: 32)
    }
    var bytes = Array(text.utf8)
    if bytes.contains(UInt8(ascii: "*")) { bytes = withoutBold(bytes) }
    if bytes.contains(0xEF) || bytes.contains(0xE3) { bytes = partedAtWideCommas(bytes) }
    return String(decoding: bytes, as: UTF8.self).split(atByte: 32)
  }

  /// Without the stars of `**WHEN**` and `*WHEN*`; those of `*.ts` and `2 * 3` stay.
  private static func withoutBold(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var index = 0
    var isOpen = false
    while index < bytes.count {
      let isStar = bytes[index] == UInt8(ascii: "*")
      if isStar, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
      } else if isStar, !isOpen, kept.last ?? 32 == 32, index + 1 < bytes.count, isLetter(bytes[index + 1]) {
        isOpen = true
        index += 1
      } else if isStar, isOpen, kept.last.map({ $0 != 32 }) == true {
        isOpen = false
        index += 1
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept
  }

  /// `登录时，THE 系统 SHALL ...`: no blank follows a wide comma, and the system begins behind it all the same.
  private static func partedAtWideCommas(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      kept.append(byte)
      guard index >= 2, byte == 0x8C || byte == 0x81 else { continue }
      let isComma =
        byte == 0x8C
        ? bytes[index - 1] == 0xBC && bytes[index - 2] == 0xEF : bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE3
      // Only before `the` and `then`: elsewhere the text stays as it is written.
      if isComma, index + 2 < bytes.count, bytes[index + 1] | 0x20 == UInt8(ascii: "t"),
        bytes[index + 2] | 0x20 == UInt8(ascii: "h")
      {
        kept.append(32)
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
  var system: [Substring] = []
  /// The words of the clauses, by lead.
  private var parts: [[Substring]] = Array(repeating: [], count: EARSLead.allCases.count)
  private var lead: EARSLead?
  /// The word before, where it may be the first half of a lead.
  private var opening: Substring?
  private let vocabulary: EARSReader.Vocabulary

  init(_ vocabulary: EARSReader.Vocabulary) {
    self.vocabulary = vocabulary
  }

  mutating func take(_ word: Substring) {
    let mayOpen = vocabulary == .others && mayBeLead(word)
    defer { opening = mayOpen ? word : nil }
    if let opening, let pair = EARSWords.lead(opening, word) {
      takeBack()
      lead = pair
    } else if let next = next(word) {
      dropJoint()
      lead = next
    } else if vocabulary == .english, word == "as", lead == nil, endsAsSoon {
      system = []
      lead = .trigger
    } else if isThen(word) {
      lead = nil
    } else if let lead, !(endsClause && isArticle(word)) {
      parts[lead.rawValue].append(word)
    } else {
      lead = nil
      system.append(word)
    }
  }

  /// The `TANT` of `TANT QUE`, taken for a word of what stands before it.
  private mutating func takeBack() {
    if let lead { parts[lead.rawValue].removeLast() } else { system.removeLast() }
  }

  /// At the start and behind a comma, and in capitals anywhere.
  private func mayBeLead(_ word: Substring) -> Bool {
    (lead == nil && system.isEmpty) || endsClause || word == word.uppercased()[...]
  }

  /// `As soon as ...` at the front.
  private var endsAsSoon: Bool { system.count == 2 && system[0].lowercased() == "as" && system[1] == "soon" }

  /// The `and` of `When it is open, and while it is lit,`
  private mutating func dropJoint() {
    guard endsJoint, let lead else { return }
    parts[lead.rawValue].removeLast()
  }

  private var endsJoint: Bool {
    guard let words = lead.map({ parts[$0.rawValue] }), words.count > 1, words.last == "and" else { return false }
    return endsInComma(words[words.count - 2])
  }

  private func next(_ word: Substring) -> EARSLead? {
    // Every word of every criterion comes by here.
    if vocabulary == .english, !EARSLead.mayBegin(word) { return nil }
    let isFirst = (lead == nil && system.isEmpty) || endsClause
    return switch vocabulary {
    case .english:
      EARSLead(word, isFirst: lead == nil || endsClause || endsJoint) ?? (isFirst ? EARSLead(opening: word) : nil)
    case .others: EARSWords.lead(word, isFirst: isFirst)
    }
  }

  /// `the icon is pressed the system`, `the icon is pressed, Ada`: the system begins at the last `the`, or behind the comma.
  mutating func close() {
    guard system.isEmpty, let lead else { return }
    let clause = parts[lead.rawValue]
    let article = clause.lastIndex(where: isArticle) ?? 0
    let comma = clause.dropLast().lastIndex(where: endsInComma) ?? -1
    let start = max(article, comma + 1)
    guard start > 0 else { return }
    system = Array(clause[start...])
    parts[lead.rawValue] = Array(clause[..<start])
  }

  func text(_ lead: EARSLead) -> String? {
    let words = parts[lead.rawValue]
    guard !words.isEmpty else { return nil }
    let text = EARSReader.joined(words[...])
    return endsInComma(text[...]) ? String(text.dropLast()) : text
  }

  private var endsClause: Bool { lead.flatMap { parts[$0.rawValue].last }.map { endsInComma($0) } ?? false }

  private func endsInComma(_ text: Substring) -> Bool {
    switch text.utf8.last {
    case UInt8(ascii: ","): true
    case 0x8C: text.hasSuffix("\u{FF0C}")
    case 0x81: text.hasSuffix("\u{3001}")
    default: false
    }
  }

  private func isThen(_ word: Substring) -> Bool {
    if vocabulary == .others { return EARSWords.isThen(word) }
    return word.utf8.count == 4 && (word.utf8.first ?? 0) | 0x20 == UInt8(ascii: "t") && word.lowercased() == "then"
  }
  private func isArticle(_ word: Substring) -> Bool {
    word.utf8.count == 3 && (word.utf8.first ?? 0) | 0x20 == UInt8(ascii: "t") && word.lowercased() == "the"
  }
}

extension Substring {
  var trimmingPunctuation: Substring {
    var word = self
    while let last = word.utf8.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ".") || last == UInt8(ascii: ":")
    {
      word.removeLast()
    }
    return word
  }
}
