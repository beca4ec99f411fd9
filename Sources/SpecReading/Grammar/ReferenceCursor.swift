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
  /// Nothing else is written here than a reference: `100/8` is no fraction.
  var standsAlone = false

  init(_ text: TextSlice, context: RequirementNumber? = nil) {
    self.text = text
    offset = text.start
    self.context = context
  }

  /// One reference as written, before it is expanded.
  struct Item {
    var spec: String?
    var first: Point
    /// The end of a range.
    var last: Point?
    /// A word says that it is one: `Requirement`, `Req`, `R`, `NFR`, `AC`, a spec before a slash.
    var isLabelled: Bool
    var range: Range<Int>
  }

  /// `8`, `8.4`.
  struct Point: Hashable {
    var requirement: RequirementNumber
    var occurrence: Int?
    var criterion: Int?
  }

  var byte: UInt8 { text[offset] }

  mutating func skipBlanks() {
    while isBlank(byte), offset < text.end { offset += 1 }
  }

  /// Reads one item. The cursor stays where it was when there is none.
  mutating func item() -> Item? {
    let start = offset
    var item = Item(
      spec: nil,
      first: Point(requirement: RequirementNumber(""), occurrence: nil, criterion: nil),
      last: nil,
      isLabelled: false,
      range: start..<start
    )
    item.spec = takeSpec()
    let label = takeLabel()
    item.isLabelled = label != .none || item.spec != nil
    guard let point = takePoint(after: label) else {
      offset = start
      return nil
    }
    item.first = point
    item.last = takeRangeEnd(after: point, label: label)
    item.range = start..<offset
    context = point.requirement
    return item
  }

  /// Reads a list: items parted by commas, `and`, `&`, `;`, parentheses skipped. Stops before what is no reference.
  mutating func list() -> [Item] {
    var items: [Item] = []
    var end = offset
    var label = Label.none
    while true {
      let labelStart = offset
      let spec = takeSpec()
      let own = takeLabel()
      offset = labelStart
      guard var next = item() else { break }
      // A label counts for the numbers that follow it.
      if own != .none || spec != nil { label = own } else if label != .none { next.isLabelled = true }
      if next.spec == nil, own == .none, let previous = items.last?.spec { next.spec = previous }
      items.append(next)
      end = offset
      guard takeSeparator() else { break }
    }
    offset = end
    return items
  }

  /// No folder's name is longer on any file system.
  private static let longestName = 255
  /// No gloss between two numbers is longer.
  private static let longestGloss = 1000

  enum Label {
    case none, requirement, nonFunctional, criterion
  }

  /// `035/`, `013-text-input-field/`
  private mutating func takeSpec() -> String? {
    var end = offset
    while end - offset < Self.longestName, isNameByte(text[end]) {
      end += 1
    }
    guard end > offset, text[end] == UInt8(ascii: "/"), startsPoint(at: end + 1) else { return nil }
    let spec = TextSlice(text.source, offset..<end).string
    // `1/2` is a fraction and `303/303` a count: digits alone need a leading zero, or a dot behind the slash.
    guard spec.utf8.count >= 3,
      standsAlone || spec.hasPrefix("0") || !spec.utf8.allSatisfy(isDigit) || hasDot(after: end + 1)
    else { return nil }
    offset = end + 1
    return spec
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

  private func startsPoint(at index: Int) -> Bool {
    isDigit(text[index]) || text.matches("NFR", at: index)
      || (text[index] == UInt8(ascii: "R") && isDigit(text[index + 1]))
  }

  mutating func takeLabel() -> Label {
    if takeWord("NFR", joined: true) { return .nonFunctional }
    if takeWord("Non-Functional Requirement") { return .nonFunctional }
    if takeWord("FR", joined: true) { return .requirement }
    for word in ["Requirements", "Requirement", "Reqs.", "Reqs", "Req.", "Req"] as [StaticString] where takeWord(word) {
      // `Requirement R12`, `Requirement #3`, `Requirement NFR-2`
      if byte == UInt8(ascii: "#") { offset += 1 }
      if takeWord("NFR", joined: true) { return .nonFunctional }
      if byte == UInt8(ascii: "R"), isDigit(text[offset + 1]) { offset += 1 }
      return .requirement
    }
    if byte == UInt8(ascii: "R"), isDigit(text[offset + 1]) {
      offset += 1
      return .requirement
    }
    return takeCriterionLabel() ? .criterion : .none
  }

  /// `AC`, `ACs`, `Acceptance Criterion`, `Criterion` before a number.
  private mutating func takeCriterionLabel() -> Bool {
    for word in ["ACs", "AC", "Acceptance Criteria", "Acceptance Criterion"] as [StaticString]
    where takeWord(word, joined: true) {
      return true
    }
    return false
  }

  /// A word before a number, blanks between them; `joined` allows `NFR-1` and `AC2` as well.
  private mutating func takeWord(_ word: StaticString, joined: Bool = false) -> Bool {
    guard text.matches(word, at: offset, ignoringCase: !joined) else { return false }
    var end = offset + word.utf8CodeUnitCount
    let next = text[end]
    if isBlank(next) {
      while isBlank(text[end]), end < text.end { end += 1 }
    } else if joined, next == UInt8(ascii: "-"), isDigit(text[end + 1]) {
      end += 1
    } else if joined, isDigit(next) {
      // nothing stands between
    } else if next == UInt8(ascii: "#") {
      end += 1
    } else {
      return false
    }
    let isHash = text[end] == UInt8(ascii: "#") && isDigit(text[end + 1])
    guard isHash || isDigit(text[end]) || startsPoint(at: end) || text.matches("AC", at: end) else { return false }
    offset = end
    return true
  }

  private mutating func takeSeparator() -> Bool {
    let start = offset
    skipClosingMarkup()
    skipBlanks()
    skipParenthesis()
    skipBlanks()
    var found = false
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "+")
    {
      offset += 1
      found = true
      skipBlanks()
    }
    if text.matches("and ", at: offset) || text.matches("und ", at: offset) {
      offset += 4
      found = true
      skipBlanks()
    } else if text.matches("\u{3001}", at: offset) {
      offset += 3
      found = true
      skipBlanks()
    }
    if found { skipOpeningMarkup() } else { offset = start }
    return found
  }

  /// What wraps a reference from the front: `**1.1**`, a tick, `[1.1](requirements.md)`.
  mutating func skipOpeningMarkup() {
    while isMark(byte) || byte == UInt8(ascii: "[") { offset += 1 }
  }

  private mutating func skipClosingMarkup() {
    while isMark(byte) { offset += 1 }
    guard byte == UInt8(ascii: "]"), text[offset + 1] == UInt8(ascii: "(") else { return }
    offset += 1
    skipParenthesis()
    while isMark(byte) { offset += 1 }
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == 96
  }

  private mutating func skipParenthesis() {
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
