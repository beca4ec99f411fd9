import MarkdownSyntax
import SpecModel

/// Reads the parts of a sentence in a script whose words no blank parts, or whose verb comes last: Japanese, Chinese, Korean.
///
///     保存に失敗した場合、システムはエラーを表示しなければならない。      如果登录失败，则系统必须锁定账号
///
/// A modal verb that is an ending stays where it is written: of such a sentence the response is what is said of the system.
struct EARSScript {
  private let language: EARSScriptLanguage
  private var text: TextSlice
  private var modal: EARSScriptLanguage.Modal
  private var system: TextSlice?
  private var parts: [EARSLead: TextSlice] = [:]

  static func read(_ sentence: String) -> EARS? {
    let source = SourceText(sentence.utf8)
    defer { withExtendedLifetime(source) {} }
    let text = TextSlice(source, 0..<source.bytes.count).trimmed
    for language in EARSScriptLanguage.all {
      guard let modal = language.modal(in: text) else { continue }
      var script = EARSScript(language: language, text: text, modal: modal)
      return script.read()
    }
    return nil
  }

  private init(language: EARSScriptLanguage, text: TextSlice, modal: EARSScriptLanguage.Modal) {
    self.language = language
    self.text = text
    self.modal = modal
  }

  private mutating func read() -> EARS? {
    takeEnglishClauses()
    var main = text.slice(from: takeClauses()).trimmed
    for word in Self.joints + language.thens { main = main.dropping(word) ?? main }
    // Where it stands before the verb, the clauses may hold one too: `当用户需要帮助时，...`.
    guard let modal = language.modalEnds ? modal : language.modal(in: main) else { return nil }
    self.modal = modal
    let response: TextSlice
    if language.modalEnds {
      main = takeInlineClause(main)
      let topic = system == nil ? language.topic(in: main.slice(to: modal.place)) : nil
      if let topic { system = main.slice(to: topic.lowerBound) }
      response = main.slice(from: topic?.upperBound ?? main.start)
    } else {
      system = main.slice(to: modal.place)
      response = main.slice(from: modal.place + modal.length)
    }
    return EARS(
      trigger: part(.trigger),
      state: part(.state),
      condition: part(.condition),
      feature: part(.feature),
      system: system?.trimmed.string ?? "",
      modality: modal.modality,
      isNegated: modal.isNegated,
      response: response.trimmed.string
    )
  }

  private func part(_ lead: EARSLead) -> String? { parts[lead].map(\.trimmed.string) }

  /// `WHEN 管理者が登録する THEN システムは...`, `WHILE 通信中 THE システムは...`: the words of EARS stand in English around those of the
  /// document, and part the clauses by themselves.
  private mutating func takeEnglishClauses() {
    guard text.first < 0x80 else { return }
    while let (lead, inner) = language.englishLead(text), let joint = Self.joint(in: inner),
      !language.modalEnds || joint < modal.place
    {
      let clause = inner.slice(to: joint).trimmed
      let comma = Self.comma(in: clause, from: Self.lastLetter(of: clause))
      parts[lead] = comma.map { clause.slice(to: $0.lowerBound) } ?? clause
      text = text.slice(from: joint).trimmed
    }
  }

  /// Where `THEN`, `THE` or the lead of the next clause stands.
  private static func joint(in text: TextSlice) -> Int? {
    (ends.compactMap { text.find($0) }.min() ?? text.find(" THE ")).map { $0 + 1 }
  }

  private static let ends: [StaticString] = [
    " THEN ", " then ", " Then ", " WHEN ", " WHILE ", " IF ", " WHERE ",
  ]

  private static let joints: [StaticString] = ["THEN ", "then ", "Then ", "THE ", "the "]

  /// `保存しない`, `保存してはならない`, `저장하지 않는다`, `不得保存`, and not `保存しなければならない`, whose two denials demand.
  static func isDenied(_ words: Substring) -> Bool {
    guard words.utf8.contains(where: { $0 >= 0xE3 }) else { return false }
    var text = words
    while let last = text.last, "。.、".contains(last) { text.removeLast() }
    if prohibitions.contains(where: text.hasSuffix) { return true }
    return denials.contains(where: text.hasSuffix) && !demands.contains(where: text.hasSuffix)
  }

  private static let prohibitions = ["てはならない", "ではならない", "てはいけない", "てはなりません", "ではなりません"]
  private static let denials = ["ない", "ません", "ないこと", "ないものとする", "않는다", "않음"]
  private static let demands = ["ならない", "なりません", "いけない", "いけません"]

  /// Where the last letter or comma begins.
  private static func lastLetter(of text: TextSlice) -> Int {
    var index = max(text.start, text.end - 1)
    while index > text.start, text[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// - Returns: where the main clause begins.
  private mutating func takeClauses() -> Int {
    var start = text.start
    var segment = text.start
    while let comma = Self.comma(in: text, from: segment), !language.modalEnds || comma.lowerBound < modal.place {
      let clause = text.slice(from: start).slice(to: comma.lowerBound)
      let piece = text.slice(from: segment).slice(to: comma.lowerBound)
      segment = comma.upperBound
      if let (lead, inner) = language.lead(clause) {
        parts[lead] = inner
        start = segment
      } else if system == nil, let topic = language.closingTopic(of: clause) {
        system = clause.slice(to: topic)
        start = segment
      } else if language.modalEnds ? language.topic(in: piece) != nil : language.modal(in: piece) != nil {
        // What the system does has begun: a comma in it parts no clause of its own.
        break
      }
    }
    return start
  }

  /// `ボタンを押したときシステムは...`: no comma ends the clause.
  private mutating func takeInlineClause(_ main: TextSlice) -> TextSlice {
    guard parts.isEmpty, system == nil, let topic = language.topic(in: main),
      let (lead, end) = language.inlineLead(in: main.slice(to: topic.lowerBound))
    else { return main }
    parts[lead] = main.slice(to: end)
    return main.slice(from: end)
  }

  private static func comma(in text: TextSlice, from offset: Int) -> Range<Int>? {
    var index = offset
    while index < text.end {
      switch text[index] {
      case UInt8(ascii: ","): return index..<index + 1
      case 0xE3 where text.matches("\u{3001}", at: index), 0xEF where text.matches("\u{FF0C}", at: index):
        return index..<index + 3
      default: index += 1
      }
    }
    return nil
  }
}
