import Findings

/// The spec that the words around a reference name: `Requirement 4.1 (Spec 013)`, `Spec 013, Requirement 4.1`,
/// `Requirement 4.1 of 013-text-input-field`.
enum SpecNaming {
  /// The spec that is named behind the reference.
  static func after(_ rest: TextSlice, _ known: KnownSpecs = .none) -> String? {
    owner(behind: rest, known)?.spec
  }

  /// What a reference stands for, which decides what a parenthesis behind it may say.
  enum Standing {
    /// Work is bound to it, or it says whose requirement is meant.
    case citation
    /// Nothing hangs on it but where it leads, so that `(rate-limiter)` means `002-rate-limiter`. Of a claim it may say what was done.
    case prose
    case claim
    /// A claim in which no word says whose the number is.
    case bareClaim
  }

  /// Who is named behind the reference.
  static func owner(behind rest: TextSlice, _ known: KnownSpecs, _ standing: Standing = .citation) -> RequirementOwner?
  {
    var rest = rest.withoutLeadingEmphasis.trimmed
    if rest.first == UInt8(ascii: "(") {
      rest = rest.slice(from: rest.start + 1).trimmed
      let name = specWord(rest) ?? folder(rest) ?? folder(rest, known) ?? SpecMention.enclosed(rest, known, standing)
      return (name ?? (standing == .prose ? byTitle(rest, known) : nil)).map { .spec($0) }
    }
    for lead in ["of ", "in ", "from "] as [StaticString] {
      guard let behind = rest.dropping(lead) else { continue }
      let named = behind.dropping("the ") ?? behind
      if let name = specWord(named) ?? folder(named) ?? folder(named, known) { return .spec(name) }
      return SpecMention.owner(atFrontOf: named, known, isPlace: lead.utf8Start[0] == UInt8(ascii: "i"))
        ?? (OtherNumbers.isOfOtherTeam(behind) ? .stranger : nil)
    }
    return nil
  }

  /// An item of a list, and whose it is.
  struct Named {
    let item: ReferenceCursor.Item
    var owner: RequirementOwner?
    var spec: String? { owner?.spec }
  }

  /// Each item with the spec that is named behind it: `4.1 (Spec 013), 4.2 (Spec 014)`. A name counts for what stands before it, and
  /// not past a word that begins the list anew: `4.2, Requirement 1.1 (Spec 013)`. A link says whose the numbers in it are.
  static func named(
    _ items: [ReferenceCursor.Item],
    in text: TextSlice,
    _ known: KnownSpecs,
    as standing: Standing = .citation
  ) -> [Named] {
    var owner: RequirementOwner?
    var named: [Named] = []
    for item in items.reversed() {
      if named.last?.item.isLabelled == true, !item.isLabelled { owner = nil }
      let link = LinkAround(item.range, in: text)
      let rest = link?.rest ?? text.slice(from: item.range.upperBound)
      let behind = self.owner(behind: rest, known, standing == .claim && !item.isLabelled ? .bareClaim : standing)
      owner = if let link { known.owner(ofLink: link.target) ?? behind } else { behind ?? owner }
      named.append(Named(item: item, owner: owner))
      // Of `1.1, [2.1](../002-rate-limiter/requirements.md)` the first stands outside.
      if owner != nil, LinkAround.opens(before: item.range.lowerBound, in: text) { owner = nil }
    }
    return named.reversed()
  }

  /// What stands before the word `Requirement`.
  static func before(_ lead: TextSlice, _ known: KnownSpecs = .none) -> String? {
    if let name = SpecMention.document(before: lead, known) { return name }
    var end = lead.end
    while end > lead.start, [44, 58, 32, 9].contains(lead[end - 1]) { end -= 1 }
    if lead[end - 1] == UInt8(ascii: "|") { return SpecMention.cell(endingAt: end - 1, in: lead, known) }
    if lead.slice(to: end).end - lead.start > 2, lead.matches("'s", at: end - 2) { end -= 2 }
    if let behind = behindName(lead.slice(to: end)) { end = behind }
    let isTicked = lead[end - 1] == 96
    if isTicked { end -= 1 }
    guard let start = nameStart(endingAt: end, in: lead) else { return nil }
    let name = TextSlice(lead.source, start..<end)
    if isFolder(name) || isTicked && lead[start - 1] == 96 && known.contains(name) { return name.string }
    guard !isTicked else { return nil }
    var word = start
    while word > lead.start, lead[word - 1] == 32 { word -= 1 }
    guard word < start, word - lead.start >= 4, lead.matches("spec", at: word - 4, ignoringCase: true),
      !isWordByte(lead[word - 5]), names(name)
    else { return nil }
    return name.string
  }

  /// `The 009-fix spec, `, `the 009-fix spec (`, `009-fix's spec`: where the name ends before the word that says what it is.
  private static func behindName(_ lead: TextSlice) -> Int? {
    var end = lead.end
    while end > lead.start, lead[end - 1] == UInt8(ascii: "(") || isBlank(lead[end - 1]) { end -= 1 }
    guard
      let word = (["spec", "specification"] as [StaticString]).first(where: {
        isBlank(lead[end - $0.utf8CodeUnitCount - 1])
          && lead.matches($0, at: end - $0.utf8CodeUnitCount, ignoringCase: true)
      })
    else { return nil }
    end -= word.utf8CodeUnitCount
    while end > lead.start, isBlank(lead[end - 1]) { end -= 1 }
    let name = lead[end - 1] == 96 ? end - 1 : end
    guard let start = nameStart(endingAt: name, in: lead) else { return nil }
    return isFolder(TextSlice(lead.source, start..<name)) ? end : nil
  }

  /// Where the name that ends there begins.
  static func nameStart(endingAt end: Int, in text: TextSlice) -> Int? {
    var start = end
    while start > text.start, end - start < 255, isNameByte(text[start - 1]) { start -= 1 }
    return start < end ? start : nil
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// `013-text-input-field`, `054a-figma`: nothing else is written so.
  static func isFolder(_ name: TextSlice) -> Bool {
    guard let end = numberEnd(name) else { return false }
    return name[end] == UInt8(ascii: "-") && isLetter(name[end + 1])
  }

  /// `013`, `054a`, and folders.
  static func isNumbered(_ name: TextSlice) -> Bool {
    numberEnd(name) == name.end || isFolder(name)
  }

  /// Behind three digits and perhaps a letter.
  private static func numberEnd(_ name: TextSlice) -> Int? {
    guard name.count >= 3, (0..<3).allSatisfy({ isDigit(name[name.start + $0]) }) else { return nil }
    let end = name.start + 3
    guard isLetter(name[end]), !isLetter(name[end + 1]) else { return isDigit(name[end]) ? nil : end }
    return end + 1
  }

  /// A word behind `Spec` that names one: it has a digit first, or a hyphen.
  private static func names(_ name: TextSlice) -> Bool { isDigit(name.first) || name.contains("-") }

  static func specWord(_ text: TextSlice) -> String? {
    guard text.hasPrefixIgnoringCase("spec ") else { return nil }
    let behind = text.slice(from: text.start + 5).trimmed
    let end = nameEnd(behind)
    guard end > behind.start else { return nil }
    let name = TextSlice(behind.source, behind.start..<end)
    // `(Spec Review Protocol)` and `(Spec Review)` are titles of something; `(Spec icons)` names a folder.
    let isFolderName = behind[end] == UInt8(ascii: ")") && name.first | 0x20 == name.first
    return names(name) || isFolderName ? name.string : nil
  }

  /// `Spec 013`, `Spec 013-text-input-field` at the front of a text, and where its name ends.
  static func leading(_ text: TextSlice) -> (name: String, end: Int)? {
    guard text.hasPrefixIgnoringCase("spec ") else { return nil }
    let behind = text.slice(from: text.start + 5).trimmed
    let end = nameEnd(behind)
    let name = TextSlice(behind.source, behind.start..<end)
    return end > behind.start && names(name) ? (name.string, end) : nil
  }

  /// `beta-two` where a spec bears that name, and nothing goes on from it: `1.1 (dark-mode colours)` speaks of colours, whatever
  /// folders there are.
  static func folder(_ text: TextSlice, _ known: KnownSpecs) -> String? {
    let isTicked = text.first == 96
    let text = isTicked ? text.slice(from: text.start + 1) : text
    guard !known.folders.isEmpty, isLetter(text.first), let name = name(at: text.start, in: text), known.contains(name)
    else { return nil }
    return (isTicked && text[name.end] == 96) || isWhole(text.slice(from: name.end)) ? name.string : nil
  }

  /// What follows a name leaves it a name of its own: a sign, the word `spec`, or nothing.
  private static func isWhole(_ rest: TextSlice) -> Bool {
    let behind = rest.trimmed
    guard !behind.isEmpty, !ByteSet(",.;:)]|*_").contains(behind.first) else { return true }
    return behind.hasPrefixIgnoringCase("spec") && !isLetter(behind[behind.start + 4])
      || ["- ", "\u{2013}", "\u{2014}"].contains { (dash: StaticString) in behind.hasPrefix(dash) }
  }

  /// `rate-limiter` of `002-rate-limiter`, and nothing goes on from it.
  private static func byTitle(_ text: TextSlice, _ known: KnownSpecs) -> String? {
    guard isLetter(text.first), let name = name(at: text.start, in: text), name.contains("-"), text[name.end] == 41,
      known.titles.contains(name.string)
    else { return nil }
    return name.string
  }

  static func folder(_ text: TextSlice) -> String? {
    let text = text.first == 96 ? text.slice(from: text.start + 1) : text
    let name = TextSlice(text.source, text.start..<nameEnd(text))
    return isFolder(name) ? name.string : nil
  }

  private static func nameEnd(_ text: TextSlice) -> Int {
    var end = text.start
    while end < text.end, isNameByte(text[end]) { end += 1 }
    while end > text.start, text[end - 1] == UInt8(ascii: "-") { end -= 1 }
    return end
  }
}
