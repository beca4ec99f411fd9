import SpecModel

/// Reads references at the front of a text: the one grammar for every place in which they stand.
///
///     1.2    1    1.1-1.7    1.1–1.7    1.1 through 1.7    1.1-4    R3    R3 AC2-4    Req 2 AC 3    NFR-1.2    NFR 3.2
///     Requirement 3    Requirements 1.1, 1.2 and 1.4    Requirement 2, Acceptance Criterion 3    10~2.1    035/8.4
struct ReferenceCursor {
  let text: TextSlice
  var offset: Int
  /// The requirement that a bare `AC 2` means: the last one named, or that of the heading above.
  var context: RequirementNumber?
  /// `4.3a` is a criterion here, and not `1.5x` as fast.
  var allowsLetters = false
  /// Nothing else is written here than a reference: `100/8` is no fraction.
  var standsAlone = false
  /// Any capitals before a hyphen and a number name a series here: `AUTH-01`, and elsewhere `UTF-8`.
  var allowsSeries = false
  /// `Criterion 2` is one of the requirement that stands above, and elsewhere one of success.
  var allowsLoneCriteria = false
  /// Nothing but references is listed here.
  var isCitation = false
  /// Something is claimed of what is listed here.
  var isClaim = false
  /// Capitals directly before a number name a series here: `NF1.1`, and elsewhere `MP3`.
  var joinsSeries = false
  /// Outside of lists of references a number of a spec's own series counts where it leads the text: `AUTH-1.2: ...`, `NF1.1: ...`.
  mutating func allowLeadingSeries() {
    allowsSeries = text.leadsWithSeries
    joinsSeries = text.leadsWithJoinedSeries
  }

  /// References of the document's own spec stand before it, which were read already.
  var isBehindOwn = false
  /// The item read last says `AC 3` of a requirement.
  var saidCriterion = false
  /// The requirement named last was named with one of its criteria, `FR-1.1`.
  private(set) var namesCriterion = false

  init(_ text: TextSlice, context: RequirementNumber? = nil) {
    self.text = text
    offset = text.start
    self.context = context
  }

  /// For what something is claimed of.
  static func ofClaim(_ text: TextSlice, context: RequirementNumber? = nil) -> ReferenceCursor {
    var cursor = ReferenceCursor(text, context: context)
    cursor.isClaim = true
    return cursor
  }

  var byte: UInt8 { text[offset] }

  mutating func skipBlanks() {
    while offset < text.end {
      let width = text.blankWidth(at: offset)
      guard width > 0 else { return }
      offset += width
    }
  }

  /// Reads one item. The cursor stays where it was when there is none.
  mutating func item() -> Item? { labelledItem()?.item }

  /// - Returns: `isLed` where a folder stands before the number, as a word does: `002-boats 1.1`, and not `002/1.1`.
  private mutating func labelledItem() -> (item: Item, label: Label, isLed: Bool)? {
    let start = offset
    saidCriterion = false
    // `FR-001/002/003` has three numbers of one series, and none of a spec `002`.
    let goesOn = text[start - 1] == UInt8(ascii: "/") && isDigit(byte)
    var folder = goesOn ? nil : takeFolder()
    var spec = goesOn ? nil : folder?.name ?? takeSpec()
    let label = takeLabel()
    // `Requirement 002/1.1`
    if spec == nil, label == .requirement {
      folder = takeFolder()
      spec = folder?.name ?? takeSpec()
    }
    guard let first = takePoint(after: label) else {
      offset = start
      return nil
    }
    let last = takeRangeEnd(after: first, label: label)
    // `AC-001, AC-002` are of no requirement, and neither is the `AC 1` behind `R1-R3`.
    if last.map({ $0.requirement != first.requirement }) ?? false {
      context = nil
    } else if first.requirement.series != "AC" {
      context = first.requirement
      if label != .criterion { namesCriterion = first.criterion != nil && !saidCriterion }
    }
    let isLabelled = label != .none || spec != nil
    var item = Item(
      spec: spec,
      first: first,
      last: last,
      isLabelled: isLabelled,
      range: (folder?.end ?? start)..<offset
    )
    if case .joined = label { item.isJoined = true }
    return (item, label, folder != nil)
  }

  /// Reads a list: items parted by commas, `and`, `&`, `;`, parentheses skipped. Stops before what is no reference, and behind more than
  /// any document may give.
  mutating func list() -> [Item] {
    var items: [Item] = []
    var end = offset
    var label = Label.none
    var requirement: Point?
    // Behind those of which an exception was made.
    var excepted = 0
    var group = FolderGroup(isBehindOwn: isBehindOwn)
    while items.count <= DocumentLines.mostReferences {
      let start = offset
      if let criteria = criteriaOfRequirement() {
        items += criteria
        (end, label, requirement) = (offset, .criterion, nil)
        guard takeSeparator(after: label) else { break }
        continue
      }
      guard let (read, own, isLed) = labelledItem() else { break }
      var next = read
      // `Requirement 1 AC 1, 2`: the second number is of the same requirement.
      if saidCriterion {
        requirement = next.first
      } else if own != .none || next.spec != nil {
        requirement = nil
      } else if let requirement, let criterion = next.plainNumber {
        if let last = next.last { next.last = requirement.criterion(Int(last.requirement.text)) }
        next.first = requirement.criterion(criterion)
      }
      if own == .none { goOn(behind: items.last, &next) }
      // A label counts for the numbers that follow it.
      if own != .none || next.spec != nil { label = own } else if label != .none { next.isLabelled = true }
      // `002/1.1, 1.2` are of one spec; of `1.2, 002/1.1, 2.1` the last is as much this one's as the first.
      if next.spec == nil, own == .none, !group.isOpen, items.first?.spec != nil, let previous = items.last?.spec {
        next.spec = previous
      }
      group.place(&next, isLed: isLed, isLabelled: own != .none, isParted: isBehindSemicolon(start))
      items += listed(behind: next) ?? enclosed(behind: next)
      if byte == UInt8(ascii: "/") { items += strokedSeries(behind: next) }
      if takeExceptions(from: &items, since: excepted) { excepted = items.count }
      end = offset
      guard takeSeparator(after: label) else { break }
    }
    offset = end
    return items
  }

  /// `FR-001/002`, `FR-001, 002`: the zeros say that the series goes on.
  private func goOn(behind last: Item?, _ next: inout Item) {
    guard text[next.range.lowerBound] == UInt8(ascii: "0"), next.spec == nil, next.last == nil,
      let number = next.plainNumber, let series = last?.first.requirement.series
    else { return }
    next.first.requirement = RequirementNumber("\(series)-\(zeros(at: next.range.lowerBound))\(number)")
  }

  /// No folder's name is longer on any file system.
  private static let longestName = 255
  /// No gloss between two numbers is longer.
  static let longestGloss = 1000

  enum Label: Equatable {
    case none, requirement, criterion
    /// `NFR`, `US`, `SC`: a series of its own beside the plain requirements, by the name that its numbers bear.
    case series(String)
    /// `FR-A` of `FR-A1`: a series whose letters stand directly before the number.
    case letters(String)
    /// `NF` of `NF1`: such letters, of a series that only the spec has.
    case joined(String)
  }

  /// `035/`, `013-text-input-field/`
  private mutating func takeSpec() -> String? {
    if let named = takeNamedSpec() { return named }
    var end = offset
    while end - offset < Self.longestName, isNameByte(text[end]) {
      end += 1
    }
    guard end > offset, text[end] == UInt8(ascii: "/"), startsPoint(at: end + 1), !isPath(at: end + 1) else {
      return nil
    }
    // `FR-001/FR-002`, `NFR-1/NFR-2` are two requirements.
    guard !isSeriesNumber(before: end) else { return nil }
    let spec = TextSlice(text.source, offset..<end).string
    // `1/2` is a fraction and `303/303` a count: digits alone need a leading zero, or a dot behind the slash.
    guard spec.utf8.count >= 3,
      standsAlone || spec.hasPrefix("0") || !spec.utf8.allSatisfy(isDigit) || hasDot(after: end + 1)
    else { return nil }
    offset = end + 1
    return spec
  }

  /// `002-boats 1.1`, `002-boats: 1.1`, `002-boats Requirement 1.1`: the folder of a spec, and where its name and what joins it end. The
  /// name is no part of the reference, which is rewritten without it.
  private mutating func takeFolder() -> (name: String, end: Int)? {
    guard isDigit(byte), isDigit(text[offset + 1]), isDigit(text[offset + 2]),
      let name = SpecNaming.name(at: offset, in: text), SpecNaming.isFolder(name)
    else { return nil }
    var end = name.end
    while isBlank(text[end]) || text[end] == UInt8(ascii: ":") || text[end] == UInt8(ascii: "#") { end += 1 }
    // `100-point 2 columns` counts something.
    let isReference = text.matches("Req", at: end) || startsPoint(at: end) && (isCitation || hasDot(after: end))
    guard end > name.end, end < text.end, isReference else { return nil }
    offset = end
    return (name.string, end)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private func hasDot(after index: Int) -> Bool {
    var index = index
    if text.matches("NFR-", at: index) { index += 4 }
    while isDigit(text[index]) || text[index] == UInt8(ascii: "~") {
      if text[index] == UInt8(ascii: "~") { return isDigit(text[index + 1]) }
      index += 1
    }
    return text[index] == UInt8(ascii: ".") && isDigit(text[index + 1])
  }

  func startsPoint(at index: Int) -> Bool {
    text.startsDigit(at: index) || text.matches("NFR", at: index)
      || (text[index] == UInt8(ascii: "R") && isDigit(text[index + 1]))
      || ["US", "SC", "FR", "REQ"].contains { startsSeries($0, at: index) }
      || (allowsSeries && ownSeries(at: index) != nil) || (joinsSeries && text.joinedSeriesEnd(at: index) != nil)
  }

  /// `US1`, `US-1`
  func startsSeries(_ word: StaticString, at index: Int) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard text.matches(word, at: index) else { return false }
    return isDigit(text[end]) || (text[end] == UInt8(ascii: "-") && isDigit(text[end + 1]))
  }

  /// What wraps a reference from the front: `**1.1**`, a tick, `[1.1](requirements.md)`.
  mutating func skipOpeningMarkup() {
    while isMark(byte) || byte == UInt8(ascii: "[") { offset += 1 }
  }

  mutating func skipClosingMarkup() {
    while isMark(byte) { offset += 1 }
    guard byte == UInt8(ascii: "]"), text[offset + 1] == UInt8(ascii: "(") else { return }
    offset += 1
    skipParenthesis()
    while isMark(byte) { offset += 1 }
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == 96
  }

  /// `（説明）`
  mutating func skipWideParenthesis() {
    guard text.matches("\u{FF08}", at: offset) else { return }
    let near = text.slice(from: offset).slice(to: offset + Self.longestGloss)
    if let close = near.find("\u{FF09}") { offset = close + 3 }
  }

  mutating func skipParenthesis() {
    guard byte == UInt8(ascii: "(") else { return }
    var depth = 0
    var end = offset
    while end < text.end, end - offset < Self.longestGloss {
      if text[end] == UInt8(ascii: "(") { depth += 1 }
      if text[end] == UInt8(ascii: ")") { depth -= 1 }
      end += 1
      if depth == 0 {
        offset = end
        return
      }
    }
  }
}
