import SpecModel

/// `AC 1.1`, `Acceptance Criteria 1.1`, `Anforderung 1.1`, `受入基準 1.1`, `(R1.1)` in a comment: a word says that the number is a criterion's.
enum CommentCriteria {
  /// - Parameters:
  ///   - dot: the place of a dot between two digits.
  ///   - limit: what lies before it was read already.
  /// - Returns: where the number begins.
  static func number(in text: TextSlice, dot: Int, from limit: Int) -> Int? {
    if let number = CriterionWords.number(in: text, dot: dot, from: limit) { return number }
    var number = dot
    while number > limit, isDigit(text[number - 1]) { number -= 1 }
    guard number < dot else { return nil }
    if text.matches("(R", at: number - 2) { return number - 1 }
    let end = text[number - 1] == 32 ? number - 1 : number
    guard text[end - 1] >= 0x80 else { return nil }
    return words.contains { text.matches($0, at: end - $0.utf8CodeUnitCount) } ? number : nil
  }

  private static let words: [StaticString] = [
    "受入基準", "受け入れ基準", "受入条件", "验收标准", "驗收標準", "인수 기준", "인수 조건", "수락 기준",
  ]

  /// `AC 2.5 kW`: a current, and no criterion.
  private static func isElectric(_ behind: TextSlice) -> Bool {
    let unit = behind.trimmed
    return isBlank(behind.first)
      && currents.contains { word in
        unit.hasPrefix(word) && !isWordByte(unit[unit.start + word.utf8CodeUnitCount])
      }
  }

  private static let currents: [StaticString] = ["V", "kV", "W", "kW", "A", "mA", "kVA", "kWh"]

  /// - Returns: where the list of criteria ends, and whether nothing else goes on with it; `nil` where it is none, or measures something.
  static func end(in text: TextSlice, from place: Int) -> (end: Int, isWhole: Bool)? {
    var cursor = ReferenceCursor(text.slice(from: place))
    let all = cursor.list()
    let items = all.prefix { $0.first.criterion != nil || $0.first.tooDeep != nil }
    guard let last = items.last else { return nil }
    let behind = text.slice(from: last.range.upperBound)
    // `(R1.1)`, and not `(R4.1 of the board)`.
    if text[place] == UInt8(ascii: "R"), behind.first != UInt8(ascii: ")") { return nil }
    return CommentWords.isMeasured(behind) || isElectric(behind)
      ? nil : (last.range.upperBound, items.count == all.count)
  }
}

/// An anchor that leads to a requirement: `specs/001-auth/requirements.md#requirement-15-login`, `001-auth#1.1`.
struct CommentAnchor {
  let item: ReferenceCursor.Item
  let spec: String?
  let end: Int

  /// Whether a word begins there that is the anchor of requirements.
  static func isBefore(_ place: Int, in text: TextSlice) -> Bool {
    text[place - 1] == UInt8(ascii: "#") && text.matches("requirements.md", at: place - 16)
  }

  /// - Parameters:
  ///   - place: of the sign, or of the word behind it.
  ///   - spec: the one that the line names.
  init?(in text: TextSlice, at place: Int, spec: String?) {
    if text[place] == UInt8(ascii: "#") {
      guard let start = SpecNaming.nameStart(endingAt: place, in: text),
        case let name = TextSlice(text.source, start..<place), SpecNaming.isNumbered(name)
      else { return nil }
      var cursor = ReferenceCursor(text.slice(from: place + 1))
      guard let item = cursor.item() else { return nil }
      (self.spec, self.item) = (name.string, item)
      end = cursor.offset
    } else {
      guard text.matches("requirement-", at: place), let number = Self.number(in: text, at: place + 12) else {
        return nil
      }
      self.spec = spec
      item = .init(
        first: .init(requirement: RequirementNumber("\(number.value)")),
        isLabelled: true,
        range: place..<number.end
      )
      end = number.end
    }
  }

  /// The slug of a heading goes on with its title; `requirement-1-2` may be of anything.
  private static func number(in text: TextSlice, at start: Int) -> (value: Int, end: Int)? {
    var cursor = ReferenceCursor(text.slice(from: start))
    guard let value = cursor.takeNumber(), !isWordByte(cursor.byte) else { return nil }
    let goesOn = cursor.byte == UInt8(ascii: "-") && isDigit(text[cursor.offset + 1])
    return goesOn ? nil : (value, cursor.offset)
  }
}
