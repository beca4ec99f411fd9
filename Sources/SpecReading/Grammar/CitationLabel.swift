import SpecModel

/// The words before a list, which say that it cites: `Requirements:`, `Validates: Requirements`, `Implements:`, `関連要件:`.
extension CitationLine {
  /// - Returns: where the label ends, its colon included.
  static func label(_ text: TextSlice) -> (end: Int, isValidation: Bool)? {
    // Every other line of a document comes by here: its first byte tells most of them off.
    switch text.first {
    case UInt8(ascii: "R"), UInt8(ascii: "r"), UInt8(ascii: "V"), UInt8(ascii: "v"), UInt8(ascii: "A"),
      UInt8(ascii: "E"), 0xD0...0xEF:
      break
    case UInt8(ascii: "Y"), UInt8(ascii: "G"), UInt8(ascii: "K"), UInt8(ascii: "P"), UInt8(ascii: "W"):
      return label(text, of: SpecWords.rarerRequirement)
    default: return nil
    }
    for word in SpecWords.validates where text.hasPrefixIgnoringCase(word) {
      var end = text.start + word.utf8CodeUnitCount
      // `验证需求：1.1` says both in one word.
      let word = end
      for inner in SpecWords.requirement where text.matches(inner, at: end) { end += inner.utf8CodeUnitCount }
      if let close = colon(text, end) {
        return end > word || text.first < 0x80 || citesAnything(text.slice(from: close)) ? (close, true) : nil
      }
      // `**验证需求 1.1, 1.2**`
      if end > word, beginsWithReference(text.slice(from: end).trimmed) { return (end, true) }
      // `**Validates Requirements 1.1**`
      let behind = text.slice(from: end).trimmed
      // `**Validates Requirements: 1.1**`
      if behind.start > end, let inner = label(behind, of: ["Requirements", "Requirement"]) {
        return (inner.end, true)
      }
      return behind.start > end && behind.hasPrefixIgnoringCase("req") && beginsWithReference(behind)
        ? (end, true) : nil
    }
    return label(text, of: ["Requirements", "Requirement", "Reqs", "Req"] + SpecWords.requirement)
      ?? (text.first == UInt8(ascii: "V") ? label(text, of: SpecWords.rarerRequirement) : nil)
  }

  /// `**验证**: 构建成功` says how the work is checked, and cites nothing; `**验证：需求 1.1**` and `**验证**: 1.1` do.
  private static func citesAnything(_ list: TextSlice) -> Bool {
    list.trimmed.isEmpty || list.mayHoldNumber
      || SpecWords.all.contains { list.withoutLeadingEmphasis.trimmed.hasPrefix($0) }
  }

  private static func label(_ text: TextSlice, of words: [StaticString]) -> (end: Int, isValidation: Bool)? {
    for word in words where text.hasPrefixIgnoringCase(word) {
      if let end = colon(text, text.start + word.utf8CodeUnitCount) { return (end, false) }
    }
    return nil
  }

  /// `Implements:`, `Related Requirements:`, `Requirements covered:`
  static func otherLabel(_ text: TextSlice) -> Int? {
    let first = text.first | 0x20
    // The first letter tells nearly all words off.
    guard let word = others.first(where: { $0.utf8Start[0] | 0x20 == first && text.hasPrefixIgnoringCase($0) }) else {
      return qualified(text)
    }
    let end = text.start + word.utf8CodeUnitCount
    if let end = colon(text, end) { return end }
    guard text[end] == 32, let place = text.slice(to: end + 24).find(":", from: end),
      !(word.utf8Start[0] == UInt8(ascii: "R") && excludes(TextSlice(text.source, end..<place)))
    else { return nil }
    return place + 1
  }

  /// `Requirements not covered: 1.1`, `Requirements deferred: 2.1`: what the task leaves to others, it does not cite.
  private static func excludes(_ words: TextSlice) -> Bool {
    excluding.contains { words.trimmed.count == $0.utf8CodeUnitCount && words.trimmed.hasPrefixIgnoringCase($0) }
  }

  private static let excluding: [StaticString] = [
    "not covered", "not addressed", "not implemented", "deferred", "postponed",
  ]

  /// `Primary requirements:`, `関連要件:`
  static func qualified(_ text: TextSlice) -> Int? {
    let near = text.slice(to: text.start + 40)
    guard let end = near.find(":") ?? near.find("\u{FF1A}") else { return nil }
    let label = text.slice(to: end).trimmed
    let words: [StaticString] = [
      "requirements", "requirement", "要件", "要求", "要求事項", "需求", "需求编号", "需求編號", "要件番号", "要件ID", "需求ID", "요구사항",
    ]
    guard
      words.contains(where: { label.matches($0, at: label.end - $0.utf8CodeUnitCount, ignoringCase: true) })
    else { return nil }
    return end + (text[end] == UInt8(ascii: ":") ? 1 : 3)
  }

  private static let others: [StaticString] = [
    "Requirements", "Requirement", "Related Requirements", "Related", "References", "Reference", "Refs", "Ref",
    "Satisfies",
    "Implements", "Verifies", "Maps to",
    "Covers", "Addresses", "Fulfills", "Traces to", "Traceability", "Acceptance Criteria", "ACs", "AC",
  ]

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
    return cursor.item().map { $0.isLabelled || $0.first.criterion != nil } ?? false
  }

  /// `1, 2`: whole requirements, where the label says so.
  static func isNumbers(_ list: TextSlice) -> Bool {
    var cursor = ReferenceCursor(list)
    return !cursor.list().isEmpty && cursor.offset == list.end
  }

  /// - Returns: where the colon at `offset` ends, emphasis and blanks before it skipped.
  private static func colon(_ text: TextSlice, _ offset: Int) -> Int? {
    var end = offset
    while end < text.end, text[end] == UInt8(ascii: "*") || text[end] == UInt8(ascii: "_") || isBlank(text[end]) {
      end += 1
    }
    if text[end] == UInt8(ascii: ":") { return end + 1 }
    return text.matches("\u{FF1A}", at: end) ? end + 3 : nil
  }
}
