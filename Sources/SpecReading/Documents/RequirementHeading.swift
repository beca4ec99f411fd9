import SpecModel

/// The heading of a requirement, taken apart.
struct RequirementHeading {
  let number: RequirementNumber
  let title: String
  let isRemoved: Bool

  /// - Returns: `nil` for any other heading.
  init?(_ text: TextSlice, allowsBareNumber: Bool) {
    let isStruck = text.hasPrefix("~~")
    let text = text.withoutEmphasis
    guard let (number, rest) = Self.labelled(text) ?? (allowsBareNumber ? Self.numbered(text) : nil) else { return nil }
    self.number = number
    var title = rest.trimmed
    while let separator = [":", "-", "—", "–", ".", "："].first(where: { title.string.hasPrefix($0) }) {
      title = title.slice(from: title.start + separator.utf8.count).trimmed
    }
    let words = title.withoutEmphasis.string
    isRemoved = isStruck || words.hasSuffix("REMOVED") || words.hasSuffix("(Removed)") || words.hasSuffix("(REMOVED)")
    self.title = words.hasSuffix("- REMOVED") ? String(words.dropLast(9)).trimmingTrailingBlanks : words
  }

  /// `Requirement 3: ...`, `NFR-2: ...`, `R3 ...`, `要件3: ...`
  static func labelled(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    var cursor = ReferenceCursor(text)
    for word in SpecWords.requirement where text.hasPrefix(word) {
      cursor.offset += word.utf8CodeUnitCount
      cursor.skipBlanks()
      return cursor.item().flatMap(whole).map { ($0, text.slice(from: cursor.offset)) }
    }
    guard
      text.hasPrefixIgnoringCase("Requirement") || text.hasPrefixIgnoringCase("Req") || text.hasPrefix("NFR")
        || text.hasPrefix("FR") || text.hasPrefix("R") || text.hasPrefixIgnoringCase("Non-Functional Requirement")
    else { return nil }
    if text.hasPrefix("FR") {
      cursor.offset += 2
      if cursor.byte == UInt8(ascii: "-") { cursor.offset += 1 }
    }
    guard let item = cursor.item(), let number = whole(item) else { return nil }
    let rest = text.slice(from: cursor.offset)
    // `Requirement 1.2.3` is no Requirement 1.
    guard rest.first != UInt8(ascii: ".") || !isDigit(rest[rest.start + 1]) else { return nil }
    return (number, rest)
  }

  /// It says that it is a requirement, and bears a number that cannot be read.
  static func isUnreadable(_ text: TextSlice) -> Bool {
    let text = text.withoutEmphasis
    guard text.hasPrefixIgnoringCase("requirement "), labelled(text) == nil else { return false }
    let next = text[text.start + 12]
    return isDigit(next) || (next == UInt8(ascii: "-") && isDigit(text[text.start + 13]))
  }

  /// `3. Title`, in documents whose headings carry the bare numbers.
  private static func numbered(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    guard isDigit(text.first) else { return nil }
    var cursor = ReferenceCursor(text)
    guard let item = cursor.item(), let number = whole(item) else { return nil }
    let rest = text.slice(from: cursor.offset)
    guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: ")") else {
      return nil
    }
    return (number, rest)
  }

  private static func whole(_ item: ReferenceCursor.Item) -> RequirementNumber? {
    item.last == nil && item.first.criterion == nil ? item.first.requirement : nil
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
