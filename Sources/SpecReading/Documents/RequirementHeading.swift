import SpecModel

/// The heading of a requirement, taken apart.
struct RequirementHeading {
  let number: RequirementNumber
  let title: String
  let isRemoved: Bool

  /// - Returns: `nil` for any other heading.
  init?(_ text: TextSlice, allowsBareNumber: Bool, allowsSeries: Bool = false) {
    let shown = text.withoutLeadingSymbol
    let isStruck = shown.hasPrefix("~~")
    let text = shown.withoutEmphasis
    guard
      let (number, rest) = Self.labelled(text) ?? Self.named(text) ?? (allowsBareNumber ? Self.numbered(text) : nil)
        ?? (allowsSeries ? Self.ownSeries(text) : nil)
    else { return nil }
    self.init(number, rest, isStruck: isStruck)
  }

  private init(_ number: RequirementNumber, _ rest: TextSlice, isStruck: Bool) {
    self.number = number
    var title = rest.trimmed
    while let separator = Self.separators.first(where: { title.hasPrefix($0) }) {
      title = title.slice(from: title.start + separator.utf8CodeUnitCount).trimmed
    }
    let words = title.withoutEmphasis.string
    isRemoved = isStruck || words.hasSuffix("REMOVED") || Self.saysRemoved(words)
    self.title = words.hasSuffix("- REMOVED") ? String(words.dropLast(9)).trimmingTrailingBlanks : words
  }

  /// `[REMOVED]`, `(Removed in v2)`, `**[Withdrawn]**`: in brackets, and first in them.
  private static func saysRemoved(_ title: String) -> Bool {
    guard title.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }) else { return false }
    let small = title.lowercased()
    return ["removed", "withdrawn"].contains { word in
      small.contains("[\(word)") || (small.contains("(\(word)") && small.hasSuffix(")")) || small.hasPrefix("(\(word))")
    }
  }

  /// `Requirement 3: ...`, `NFR-2: ...`, `R3 ...`, `要件3: ...`, `User Story 1 - ...`
  static func labelled(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    var cursor = ReferenceCursor(text.withoutLeadingSymbol)
    guard let item = cursor.item(), item.isLabelled, item.spec == nil, let number = whole(item), number.series != "AC"
    else { return nil }
    let rest = text.slice(from: cursor.offset)
    guard rest.first != UInt8(ascii: ".") || !isDigit(rest[rest.start + 1]) else { return nil }
    return (number, rest)
  }

  /// `AUTH-01: Title`, in documents that call no heading a requirement.
  static func ownSeries(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    guard (65...90).contains(text.first) else { return nil }
    var cursor = ReferenceCursor(text)
    cursor.allowsSeries = true
    guard let item = cursor.item(), item.spec == nil, let number = whole(item), number.series != nil,
      number.series != "AC"
    else { return nil }
    let rest = text.slice(from: cursor.offset)
    let title = rest.trimmed
    let isSetOff =
      rest.isEmpty || title.first == UInt8(ascii: ":") || rest.hasPrefix(" - ") || rest.first == UInt8(ascii: ".")
      || title.hasPrefix("\u{2014}") || title.hasPrefix("\u{2013}")
    return isSetOff ? (number, rest) : nil
  }

  /// `Requirement 1.2: ...`, where each chapter numbers its own.
  init?(dotted text: TextSlice) {
    guard let (number, criterion, rest) = Self.dotted(text) else { return nil }
    self.init(RequirementNumber("\(number).\(criterion)"), rest, isStruck: text.hasPrefix("~~"))
  }

  static func dotted(_ text: TextSlice) -> (requirement: RequirementNumber, criterion: Int, rest: TextSlice)? {
    let text = text.withoutLeadingSymbol.withoutEmphasis
    var cursor = ReferenceCursor(text)
    guard let item = cursor.item(), item.isLabelled, item.spec == nil, item.last == nil,
      let criterion = item.first.criterion,
      item.first.requirement.series == nil
    else { return nil }
    return (item.first.requirement, criterion, text.slice(from: cursor.offset))
  }

  private static let separators: [StaticString] = [":", "-", "\u{2014}", "\u{2013}", ".", "\u{FF1A}"]

  /// `Requirement: Name`: the name tells it from the others, where no number does.
  static func named(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    guard text.hasPrefixIgnoringCase("requirement:") else { return nil }
    let name = text.slice(from: text.start + 12).trimmed
    if let numbered = labelled(name) { return numbered }
    var slug: [UInt8] = []
    for index in name.start..<min(name.end, name.start + longestSlug) {
      let byte = lowercased(name[index])
      if isDigit(byte) || isLetter(byte) || byte >= 0x80 {
        slug.append(byte)
      } else if let last = slug.last, last != UInt8(ascii: "-") {
        slug.append(UInt8(ascii: "-"))
      }
    }
    while slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return slug.isEmpty ? nil : (RequirementNumber(String(decoding: slug, as: UTF8.self)), name)
  }

  private static let longestSlug = 80

  /// It says that it is a requirement, and bears a number that cannot be read.
  static func isUnreadable(_ text: TextSlice) -> Bool {
    let text = text.withoutEmphasis
    guard text.hasPrefixIgnoringCase("requirement "), labelled(text) == nil, dotted(text) == nil else { return false }
    let next = text[text.start + 12]
    if isDigit(next) || (next == UInt8(ascii: "-") && isDigit(text[text.start + 13])) { return true }
    // `Requirement N: Title`, `Requirement IV: Title`: what stands where the number would, and ends as a number does.
    let start = text.start + 12
    let end = (start..<text.end).first { !isWordByte(text[$0]) } ?? text.end
    return (1...3).contains(end - start) && text[end] == UInt8(ascii: ":")
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
    item.last == nil && item.first.criterion == nil && item.first.tooDeep == nil ? item.first.requirement : nil
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
