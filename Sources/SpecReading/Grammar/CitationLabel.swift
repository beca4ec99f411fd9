import SpecModel

/// The words before a list, which say that it cites: `Requirements:`, `Validates: Requirements`, `Implements:`, `関連要件:`.
extension CitationLine {
  /// - Returns: where the label ends, its colon included.
  static func label(_ text: TextSlice) -> (end: Int, isValidation: Bool)? {
    // Every other line of a document comes by here: its first byte tells most of them off.
    switch text.first {
    case UInt8(ascii: "R"), UInt8(ascii: "r"), UInt8(ascii: "V"), UInt8(ascii: "v"), UInt8(ascii: "A"),
      UInt8(ascii: "E"), 0xCE...0xEF:
      break
    case UInt8(ascii: "Y"), UInt8(ascii: "G"), UInt8(ascii: "K"), UInt8(ascii: "P"), UInt8(ascii: "W"),
      UInt8(ascii: "C"):
      return label(text, of: RequirementWords.rarerByFirst) ?? validation(text, of: rarerVerbs)
    case UInt8(ascii: "D"), UInt8(ascii: "M"), UInt8(ascii: "X"):
      return validation(text, of: rarerVerbs)
    default: return nil
    }
    return validation(text, of: verbs)
      ?? label(text, of: common)
      ?? (text.first == UInt8(ascii: "V") ? label(text, of: RequirementWords.rarerByFirst) : nil)
      ?? (text.first >= 0x80 ? validated(text) : nil)
  }

  private static let common = WordIndex(english + ["Reqs", "Req"] + RequirementWords.common)
  private static let verbs = WordIndex(SpecWords.validates)
  private static let rarerVerbs = WordIndex(SpecWords.rarerValidates)
  private static let named = WordIndex(english)
  private static let english: [StaticString] = ["Requirements", "Requirement"]

  private static func validation(_ text: TextSlice, of words: WordIndex) -> (end: Int, isValidation: Bool)? {
    guard let word = words.leading(text) else { return nil }
    let verb = text.start + word.utf8CodeUnitCount
    var end = verb
    // `验证需求：1.1` and `검증 요구사항: 1.1` say both before the colon.
    let behind = text.behindBlanks(at: verb) ?? verb
    if let inner = RequirementWords.common.first(where: { text.matches($0, at: behind) }) {
      end = behind + inner.utf8CodeUnitCount
    }
    if let close = colon(text, end) {
      return end > verb || text.first < 0x80 || PlainValidation.mayCite(text.slice(from: close)) ? (close, true) : nil
    }
    // `**验证需求 1.1, 1.2**`
    if end > verb, beginsWithReference(text.slice(from: end).trimmed) { return (end, true) }
    // `**Validates Requirements 1.1**`
    let rest = text.slice(from: end).trimmed
    // `**Validates Requirements: 1.1**`
    if rest.start > end, let inner = label(rest, of: named) {
      return (inner.end, true)
    }
    return rest.start > end && rest.hasPrefixIgnoringCase("req") && beginsWithReference(rest) ? (end, true) : nil
  }

  /// `요구사항 검증: 1.1`, `要件の検証：1.1`
  private static func validated(_ text: TextSlice) -> (end: Int, isValidation: Bool)? {
    guard let word = RequirementWords.common.first(where: { text.hasPrefix($0) }) else { return nil }
    var end = text.start + word.utf8CodeUnitCount
    end = text.behindBlanks(at: end) ?? (text.matches("の", at: end) ? end + 3 : end)
    guard let verb = SpecWords.validates.first(where: { text.matches($0, at: end) }),
      let close = colon(text, end + verb.utf8CodeUnitCount), beginsWithReference(text.slice(from: close).trimmed)
    else { return nil }
    return (close, true)
  }

  /// `**Validerar: Krav 1.2**`, `**Валидирует: Требования 1.1**`: the verb says that it validates them, and nothing stands behind its
  /// colon but requirements, called so in the language of the document. `**Verletzt: Anforderung 1.1**` says something else.
  static func verb(_ text: TextSlice) -> Int? {
    let near = text.slice(to: text.start + longestVerb)
    guard let sign = nextColon(near, from: near.start) else { return nil }
    let list = text.slice(from: sign.upperBound).withoutLeadingEmphasis
    guard RequirementWords.begins(list) else { return nil }
    let label = text.slice(to: sign.lowerBound).trimmed.withoutTrailingMarks.trimmed
    guard SpecWords.validating.contains(where: { label.hasPrefixIgnoringCase($0) }), !leavesOut(label),
      !DependencyReader.isLabel(label.string.lowercased()), more(list) != nil
    else { return nil }
    return sign.upperBound
  }

  /// In bytes.
  private static let longestVerb = 64

  private static func label(_ text: TextSlice, of words: WordIndex) -> (end: Int, isValidation: Bool)? {
    for word in words[text.first] where text.hasPrefixIgnoringCase(word) {
      if let end = colon(text, text.start + word.utf8CodeUnitCount) { return (end, false) }
    }
    return nil
  }

  /// `Implements:`, `Related Requirements:`, `Requirements covered:`
  static func otherLabel(_ text: TextSlice) -> Int? {
    guard let word = others.leading(text) else { return qualified(text) }
    let end = text.start + word.utf8CodeUnitCount
    if let end = colon(text, end) { return end }
    guard text[end] == 32, let sign = nextColon(text.slice(to: end + 24), from: end),
      !(word.utf8Start[0] == UInt8(ascii: "R") && excludes(TextSlice(text.source, end..<sign.lowerBound)))
    else { return nil }
    return sign.upperBound
  }

  /// The first colon of either width.
  private static func nextColon(_ text: TextSlice, from start: Int) -> Range<Int>? {
    let ascii = text.find(":", from: start)
    if let wide = text.slice(to: ascii ?? text.end).find("\u{FF1A}", from: start) { return wide..<wide + 3 }
    return ascii.map { $0..<$0 + 1 }
  }

  /// `Requirements not covered: 1.1`, `Requirements deferred: 2.1`: what the task leaves to others, it does not cite.
  private static func excludes(_ words: TextSlice) -> Bool {
    let words = words.trimmed.withoutTrailingMarks.trimmed
    return excluding.contains { words.count == $0.utf8CodeUnitCount && words.hasPrefixIgnoringCase($0) }
  }

  private static let excluding: [StaticString] = [
    "not covered", "not addressed", "not implemented", "deferred", "postponed",
  ]

  /// `Primary requirements:`, `関連要件:`, `対応要件**:`, `Requisitos relacionados:`
  static func qualified(_ text: TextSlice) -> Int? {
    // A letter of another script takes two bytes or three.
    let near = text.slice(to: text.start + (text.first < 0x80 ? 40 : 64))
    guard let sign = nextColon(near, from: near.start) else { return nil }
    let label = text.slice(to: sign.lowerBound).trimmed.withoutTrailingMarks.trimmed
    guard endsInRequirement(label) || beginsWithRequirement(label), !leavesOut(label) else { return nil }
    return sign.upperBound
  }

  /// `Related Requirements:`, `Requirement IDs:`, `関連要件:`: a label that stands for the list of them, as `Requirements:` does, and
  /// for nothing else. `Testing requirements:` and `Acceptance Criteria:` may say anything.
  static func promisesCitations(_ label: TextSlice) -> Bool {
    var label = label.trimmed
    label.end -= label.matches("\u{FF1A}", at: label.end - 3) ? 3 : 1
    label = label.withoutTrailingMarks.trimmed
    return promises.contains { label.count == $0.utf8CodeUnitCount && label.hasPrefixIgnoringCase($0) }
  }

  /// - Returns: where such a label ends, its colon included.
  static func promisedLabel(_ text: TextSlice) -> Int? {
    label(text, of: promisesByFirst)?.end
  }

  private static let promises: [StaticString] = [
    "Related Requirements", "Related Requirement", "Requirements covered", "Requirements addressed",
    "Requirements satisfied", "Requirements implemented", "Requirements validated", "Covered requirements",
    "Linked requirements", "Traced requirements", "Referenced requirements", "Requirement IDs", "Requirement ID",
    "Requirements IDs", "Req IDs", "Req ID", "关联需求", "相关需求", "对应需求", "关联的需求", "關聯需求", "相關需求", "對應需求",
    "需求编号", "需求編號", "需求引用", "需求追溯", "需求覆盖", "関連要件", "関連する要件", "対応要件", "対応する要件", "要件番号", "要件ID",
    "要件参照", "관련 요구사항", "관련 요구 사항", "대응 요구사항", "Requisitos relacionados", "Zugehörige Anforderungen",
    "Exigences associées", "Requisiti correlati", "Связанные требования",
  ]

  /// Every line of a design is asked.
  private static let promisesByFirst = WordIndex(promises)

  private static func endsInRequirement(_ label: TextSlice) -> Bool {
    endings[label[label.end - 1]].contains { word in
      label.matches(word, at: label.end - word.utf8CodeUnitCount, ignoringCase: true)
    }
  }

  private static let endings = WordIndex(
    [
      "requirements", "requirement", "需求编号", "需求編號", "要件番号", "要件ID", "需求ID",
      "需求引用", "需求追溯", "需求映射", "需求覆盖", "要件参照", "требования", "требование", "вимоги",
      "вимога",
    ] + RequirementWords.common + RequirementWords.rarer,
    by: .last
  )

  /// `Requisitos relacionados`, `Yêu cầu liên quan`: what is said more exactly stands behind the word. `Requisito 1 (Login)` is the
  /// name of one.
  private static func beginsWithRequirement(_ label: TextSlice) -> Bool {
    guard let word = RequirementWords.commonByFirst.leading(label) ?? RequirementWords.rarerByFirst.leading(label)
    else { return false }
    return label[label.start + word.utf8CodeUnitCount] == 32 && !label.holdsDigit
  }

  /// `Deferred requirements: 2.1`, `未対応要件: 2.1`
  private static func leavesOut(_ label: TextSlice) -> Bool {
    left.contains { label.contains($0, ignoringCase: true) }
  }

  private static let left: [StaticString] = [
    "deferred", "postponed", "excluded", "uncovered", "out of scope", "out-of-scope", "not covered", "not addressed",
    "not implemented", " no cubierto", " n\u{E3}o cobert", " non couvert", " non copert", "nicht ", "未", "対象外", "제외",
    "미충족",
    "미구현", "미대응", "непокрыт", "Непокрыт", "е покрыт", "е реализован", "không ", "chưa ",
  ]

  private static let others = WordIndex([
    "Requirements", "Requirement", "Req IDs", "Req ID", "Related Requirements", "Related", "References", "Reference",
    "Refs", "Ref",
    "Satisfies",
    "Implements", "Verifies", "Maps to",
    "Covers", "Addresses", "Fulfills", "Traces to", "Traceability", "Acceptance Criteria", "ACs", "AC", "User Stories",
    "User Story", "Stories", "Story",
    "验收标准对应", "对应验收标准", "验收标准", "受け入れ基準", "受入基準", "인수 기준",
  ])

  /// The list of `Validates: Requirements US-1.1`, where the word stands before a series that has a name of its own.
  static func ofSeries(_ list: TextSlice) -> TextSlice? {
    guard let named = list.dropping("Requirements ") ?? list.dropping("Requirement "), (65...90).contains(named.first)
    else { return nil }
    var cursor = ReferenceCursor(list)
    guard cursor.item() == nil else { return nil }
    cursor = ReferenceCursor(named)
    (cursor.allowsSeries, cursor.isCitation) = (true, true)
    return cursor.item()?.first.requirement.series == nil ? nil : named
  }

  static func beginsWithReference(_ list: TextSlice) -> Bool {
    var cursor = ReferenceCursor(list)
    cursor.skipOpeningMarkup()
    guard let item = cursor.item() else { return false }
    // `Acceptance Criteria: 1.5 seconds to open`
    return item.isLabelled
      || item.first.criterion != nil && !OtherNumbers.isMeasure(behind: list.slice(from: cursor.offset))
  }

  /// `1, 2`: whole requirements, where the label says so.
  static func isNumbers(_ list: TextSlice) -> Bool {
    var cursor = ReferenceCursor(list)
    return !cursor.list().isEmpty && cursor.offset == list.end
  }

  /// - Returns: where the colon at `offset` ends, emphasis and blanks before it skipped.
  static func colon(_ text: TextSlice, _ offset: Int) -> Int? {
    var end = offset
    while end < text.end, text[end] == UInt8(ascii: "*") || text[end] == UInt8(ascii: "_") || isBlank(text[end]) {
      end += 1
    }
    if text[end] == UInt8(ascii: ":") { return end + 1 }
    return text.matches("\u{FF1A}", at: end) ? end + 3 : nil
  }
}
