import Findings
import SpecModel

/// The heading of a requirement, taken apart.
struct RequirementHeading {
  let number: RequirementNumber
  let title: String
  let isRemoved: Bool

  /// - Returns: `nil` for any other heading.
  init?(_ text: TextSlice, allowsBareNumber: Bool, allowsKindred: Bool = false, allowsSeries: Bool = false) {
    let heading = text.withoutLeadingTags.withoutLeadingSymbol
    var shown = heading
    if let close = heading.endOfTag, heading.first == UInt8(ascii: "["), Self.saysRemoved(heading.slice(to: close)) {
      shown = heading.slice(from: close).trimmed
    }
    let isStruck = shown.hasPrefix("~~") || shown.start > heading.start
    // `~~Requirement 4: Title~~ (removed)`
    let text = shown.hasPrefix("~~") ? shown.withoutEmphasis.withoutLeadingEmphasis : shown.withoutEmphasis
    guard
      let (number, rest) = Self.labelled(text) ?? Self.named(text)
        ?? (allowsBareNumber ? Self.numbered(text) : nil)
        ?? (allowsBareNumber || allowsKindred ? Self.kindred(text) ?? Self.feature(text) : nil)
        ?? (allowsSeries ? Self.ownSeries(text) : nil)
    else { return nil }
    self.init(number, rest, isStruck: isStruck)
  }

  init(_ number: RequirementNumber, _ rest: TextSlice, isStruck: Bool = false) {
    self.number = number
    var title = rest.trimmed
    // `**Requirement 1**: Title`, `**Requirement 1:** Title`
    for sign in ["**:", ":**", "__:", ":__", "**", "__"] as [StaticString] where title.hasPrefix(sign) {
      title = title.slice(from: title.start + sign.utf8CodeUnitCount).trimmed
      break
    }
    while let separator = Self.separators.first(where: { title.hasPrefix($0) }) {
      title = title.slice(from: title.start + separator.utf8CodeUnitCount).trimmed
    }
    isRemoved =
      isStruck || Self.saysRemoved(title) || (title.hasPrefix("<del>") && title.matches("</del>", at: title.end - 6))
    self.title = (isRemoved ? Self.withoutRemoval(title) : title.withoutEmphasis).string
  }

  /// `UART~~ (removed)`, `UART - REMOVED`: what is left of it is its title.
  private static func withoutRemoval(_ title: TextSlice) -> TextSlice {
    var words = title.withoutEmphasis.withoutLeadingEmphasis
    if let close = words.find("~~") { words = words.slice(to: close) }
    for word in endings {
      guard let place = words.find(word, ignoringCase: true), words.end - place < 24 else { continue }
      words = words.slice(to: place)
      let signs: [StaticString] = [" ", "-", "(", "[", "*", "_", "\u{2014}", "\u{2013}", "\u{274C}"]
      while let sign = signs.first(where: { words.hasSuffix($0) }) {
        words.end -= sign.utf8CodeUnitCount
      }
    }
    return words.trimmed
  }

  /// `Title - REMOVED`, `Title (removed)`, `Title *[Withdrawn]*`, `Title — removed in v2`
  private static func saysRemoved(_ title: TextSlice) -> Bool {
    removals.contains { saysRemoved($0, title) } || saysRemoved("moved to spec", title, isMove: true)
  }

  static let removals: [StaticString] = ["removed", "withdrawn", "deprecated"]
  private static let endings = removals + ["moved to spec"]

  private static func saysRemoved(_ word: StaticString, _ title: TextSlice, isMove: Bool = false) -> Bool {
    guard let place = title.find(word, ignoringCase: true) else { return false }
    var before = title.slice(to: place)
    while before.count > 0, ByteSet(" *~_").contains(before[before.end - 1]) { before.end -= 1 }
    let signs: [StaticString] = ["(", "[", "-", "\u{2014}", "\u{2013}", "\u{274C}"]
    let isSetOff = before.isEmpty || signs.contains { before.hasSuffix($0) }
    let after = title.slice(from: place + word.utf8CodeUnitCount).withoutLeadingEmphasis
    return isSetOff && (after.isEmpty || ByteSet(")]").contains(after.first) || after.hasPrefix("in ") || isMove)
  }

  /// `Requirement 3: ...`, `NFR-2: ...`, `R3 ...`, `要件3: ...`, `User Story 1 - ...`
  static func labelled(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    var text = text.withoutLeadingTags.withoutLeadingSymbol
    // `**Requirement 1**: Title`
    if text.first == UInt8(ascii: "*") || text.first == UInt8(ascii: "_") { text = text.withoutLeadingEmphasis }
    // `3.1 Requirement 1: Title`
    if isDigit(text.first) {
      text = text.withoutSectionNumber
      guard text.hasPrefixIgnoringCase("requirement ") else { return nil }
    }
    if text.first == UInt8(ascii: "[") {
      if let linked = labelled(text.slice(from: text.start + 1), isLinked: true) { return linked }
      // `[P1] FR-3: Title`
      guard let close = text.slice(to: text.start + longestTag).find("] ") else { return nil }
      text = text.slice(from: close + 2).withoutLeadingEmphasis
    }
    return labelled(text, isLinked: false)
  }

  private static let longestTag = 40

  /// - Parameter isLinked: of `[REQ-006] Title` and `[Requirement 27](notes.md): Title` the bracket was taken off.
  private static func labelled(_ text: TextSlice, isLinked: Bool) -> (RequirementNumber, TextSlice)? {
    var cursor = ReferenceCursor(text)
    guard let item = cursor.leadingItem(), item.isLabelled, item.spec == nil, let number = whole(item),
      number.series != "AC"
    else { return nil }
    var rest = text.slice(from: cursor.offset)
    if isLinked {
      guard rest.first == UInt8(ascii: "]") else { return nil }
      rest = rest.slice(from: rest.start + 1)
      if rest.first == UInt8(ascii: "("), let close = rest.find(")") { rest = rest.slice(from: close + 1) }
    }
    guard rest.first != UInt8(ascii: ".") || !isDigit(rest[rest.start + 1]) else { return nil }
    return (number, rest)
  }

  /// `AUTH-01: Title`, in documents that call no heading a requirement.
  static func ownSeries(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    guard (65...90).contains(text.first) else { return nil }
    var cursor = ReferenceCursor(text)
    cursor.allowsSeries = true
    guard let item = cursor.leadingItem(), item.spec == nil, let number = whole(item), number.series != nil,
      number.series != "AC", !isOfSomethingElse(number)
    else { return nil }
    let rest = text.slice(from: cursor.offset)
    let title = rest.trimmed
    let isSetOff =
      rest.isEmpty || title.first == UInt8(ascii: ":") || rest.hasPrefix(" - ") || rest.first == UInt8(ascii: ".")
      || title.hasPrefix("\u{2014}") || title.hasPrefix("\u{2013}")
    return isSetOff ? (number, rest) : nil
  }

  /// `RISK-1`, `PHASE-2`, `UTF-8`: what is numbered so, and is no requirement.
  static func isOfSomethingElse(_ number: RequirementNumber) -> Bool {
    number.series.map(isOfSomethingElse(series:)) ?? false
  }

  static func isOfSomethingElse(series: String) -> Bool {
    others.contains(series) || isStandard(series)
  }

  /// `UTF-8`, `HTTP-2`: a name that the world knows.
  static func isStandard(_ series: String) -> Bool { standards.contains(series) }

  /// What bears a number of this series is a requirement, or at any rate no task.
  static func isNoTask(_ series: String) -> Bool {
    let area = series.prefix { $0 != "-" }
    return isOfSomethingElse(series: series) || requirements.contains(String(area))
  }

  private static let requirements: Set<String> = [
    "FR", "NFR", "REQ", "RF", "RNF", "US", "UC", "SC", "AC", "BR", "EC", "NF",
  ]

  private static let standards: Set<String> = [
    "UTF", "SHA", "ISO", "RFC", "HTTP", "WCAG", "ES", "GPT", "TLS", "SSL", "CSS", "MP",
  ]

  private static let others: Set<String> = [
    "RISK", "ADR", "ASSUMPTION", "ASM", "DECISION", "QUESTION", "OQ", "ISSUE", "BUG", "PHASE", "STEP", "STAGE",
    "SPRINT",
    "MILESTONE", "TASK", "EPIC", "PR", "GH", "DEP", "TBD", "OPTION", "PROP",
    "PROPERTY", "TEST", "TC", "FIGURE", "TABLE", "APPENDIX",
  ]

  /// `Requirement 1.2: ...`, where each chapter numbers its own.
  init?(dotted text: TextSlice) {
    guard let (number, criterion, rest) = Self.dotted(text) else { return nil }
    self.init(RequirementNumber("\(number).\(criterion)"), rest, isStruck: text.hasPrefix("~~"))
  }

  /// `### FR-3.2.1` has parts of parts: where nothing bears the number `FR-3`, it is one by itself.
  static func dotted(_ text: TextSlice) -> (requirement: RequirementNumber, criterion: CriterionLabel, rest: TextSlice)?
  {
    var text = text.withoutLeadingSymbol.withoutEmphasis
    // `[OPTIONAL] Requirement 2.1: Title`
    if text.first == UInt8(ascii: "["), let close = text.find("] ") { text = text.slice(from: close + 2).trimmed }
    var cursor = ReferenceCursor(text)
    guard let item = cursor.leadingItem(), item.isLabelled, item.spec == nil, item.last == nil,
      let criterion = item.first.criterion.map({ CriterionLabel(String($0)) }) ?? parts(of: item.first),
      item.first.requirement.series.map(dottedSeries.contains) ?? true
    else { return nil }
    return (item.first.requirement, criterion, text.slice(from: cursor.offset))
  }

  private static func parts(of point: ReferenceCursor.Point) -> CriterionLabel? {
    point.requirement.series == nil ? nil : point.tooDeep.flatMap { $0.text.contains(".") ? $0 : nil }
  }

  /// `US-1.2: ...`, `FR-1.2: ...` are requirements by themselves; not `AC-1.2`.
  static let dottedSeries: Set<String> = ["US", "FR", "NFR"]

  /// `Requirement 1.2: ...`, and neither `AC 1.2` nor `US-1.2`.
  static func isPart(_ text: TextSlice) -> Bool {
    guard let (number, _, _) = dotted(text) else { return false }
    return number.series == nil && !text.withoutLeadingSymbol.withoutEmphasis.hasPrefixIgnoringCase("A")
  }

  /// A title follows, or nothing.
  static func isSetOff(_ rest: TextSlice) -> Bool {
    let rest = rest.trimmed
    return rest.isEmpty || separators.contains { rest.hasPrefix($0) }
  }

  private static let separators: [StaticString] = [":", ")", "-", "\u{2014}", "\u{2013}", ".", "\u{FF1A}", "\u{B7}"]

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
    // `## 3a. Title`
    cursor.allowsLetters = true
    guard let item = cursor.leadingItem(), let number = whole(item) else { return nil }
    let rest = text.slice(from: cursor.offset)
    let dashes: [StaticString] = [" - ", " \u{2014} ", " \u{2013} "]
    guard [".", ":", ")"].contains(where: { rest.hasPrefix($0) }) || dashes.contains(where: { rest.hasPrefix($0) })
    else {
      return nil
    }
    return (number, rest)
  }

  /// `Feature 3: Title`, `Use Case 3 - Title`, `機能 3`: what else a requirement is called, in documents that call none so.
  private static func kindred(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    let words: [StaticString] = [
      "Feature", "Use Case", "Story", "Functional Requirement", "Functionality", "Funcionalidad", "Funcionalidade",
      "機能",
      "功能", "기능",
    ]
    guard let word = words.first(where: { text.hasPrefixIgnoringCase($0) }) else { return nil }
    let number = text.slice(from: text.start + word.utf8CodeUnitCount).trimmed
    guard isDigit(number.first) else { return nil }
    var cursor = ReferenceCursor(number)
    cursor.allowsLetters = true
    guard let item = cursor.leadingItem() else { return nil }
    // `Story 1.2: Title` below `Epic 1`
    if text.hasPrefixIgnoringCase("Story"), item.last == nil, let part = item.first.criterion {
      return (RequirementNumber("\(item.first.requirement).\(part)"), number.slice(from: cursor.offset))
    }
    return whole(item).map { ($0, number.slice(from: cursor.offset)) }
  }

  /// `Story 1.2: Title`
  static func isStoryOfEpic(_ text: TextSlice) -> Bool {
    let text = text.withoutLeadingSymbol.withoutEmphasis
    return text.hasPrefixIgnoringCase("Story ") && kindred(text).map { $0.0.text.contains(".") } == true
  }

  /// `F1 — Title`, `F2: Title`, `F-003: Title`, `4.3 F-02. Title`
  static func feature(_ text: TextSlice) -> (RequirementNumber, TextSlice)? {
    let text = isDigit(text.first) ? text.withoutSectionNumber : text
    guard text.first == UInt8(ascii: "F"),
      isDigit(text[text.start + (text[text.start + 1] == UInt8(ascii: "-") ? 2 : 1)])
    else { return nil }
    var cursor = ReferenceCursor(text)
    cursor.isCitation = true
    guard let item = cursor.leadingItem(), let number = whole(item) else { return nil }
    let rest = text.slice(from: cursor.offset)
    guard separators.contains(where: { rest.hasPrefix($0) || rest.trimmed.hasPrefix($0) }) else { return nil }
    return (number, rest)
  }

  private static func whole(_ item: ReferenceCursor.Item) -> RequirementNumber? {
    item.last == nil && item.first.criterion == nil && item.first.tooDeep == nil ? item.first.requirement : nil
  }
}
