import Findings
import MarkdownSyntax
import SpecModel

/// Finds requirements that prose names: the word `Requirement` or `Req`, or a spec's name, before a number.
struct MentionReader {
  let lines: DocumentLines
  /// Whose requirements are named here, where a title above says so.
  var spec: String?

  /// What a stretch of prose names.
  struct Reading {
    var references: [Reference] = []
    /// Those that count only where a spec bears the name before the number: `icon-system 4.1`.
    var possible: [Reference] = []
    /// Those of a series that a column or a list of requirements names: they count where the spec counts so, whether it has them or not.
    var listed: [Reference] = []
    /// `Requirements 4.9-4.2`
    var unreadable: [Citation.Unreadable] = []

    mutating func append(_ other: Reading) {
      references += other.references
      possible += other.possible
      listed += other.listed
      unreadable += other.unreadable
    }

    /// What another one has not read already: `Requirement FR-1` was read with its word, and ends where the number does.
    func without(_ known: Reading) -> Reading {
      let read = (known.references + known.listed).map(\.location) + known.unreadable.map(\.location)
      let ends = Set(read.map(\.range.end))
      return Reading(
        references: references.filter { !ends.contains($0.location.range.end) },
        possible: possible.filter { !ends.contains($0.location.range.end) },
        listed: listed.filter { !ends.contains($0.location.range.end) },
        unreadable: unreadable.filter { !ends.contains($0.location.range.end) }
      )
    }

    /// What an item names, or that it cannot be read.
    mutating func append(_ item: ReferenceCursor.Item, of text: TextSlice, spec: String?, _ lines: DocumentLines) {
      if let named = ReferenceExpansion(lines: lines).references(item, in: text, spec: spec) {
        references += named
      } else {
        let span = item.spec ?? spec == nil ? item.span : nil
        addUnreadable(TextSlice(text.source, item.range), cause: item.cause, span: span, lines)
      }
    }

    mutating func addUnreadable(
      _ piece: TextSlice,
      cause: Citation.Unreadable.Cause = .grammar,
      span: RequirementSpan? = nil,
      _ lines: DocumentLines
    ) {
      let location = lines.location(piece)
      unreadable.append(Citation.Unreadable(text: piece.string, location: location, cause: cause, span: span))
    }
  }

  func references(in text: TextSlice) -> [Reference] { read(text).references }

  func read(_ text: TextSlice) -> Reading {
    var reading = Reading()
    var lead = self.lead(in: text, from: text.start)
    var criterion = criterionLead(in: text, from: text.start)
    var dot = AliasReference.dot(in: text, from: text.start)
    guard lead != nil || criterion != nil || dot != nil else { return reading }
    var code = text.codeSpans[...]
    var index = text.start
    while true {
      if let place = lead, place < index { lead = self.lead(in: text, from: index) }
      if let place = criterion, place < index { criterion = criterionLead(in: text, from: index) }
      if let place = dot, place < index { dot = AliasReference.dot(in: text, from: index) }
      guard let place = [lead, criterion, dot].compactMap(\.self).min() else { return reading }
      code = code.drop { $0.upperBound <= place }
      if let span = code.first, span.contains(place) {
        index = span.upperBound
      } else if place != dot {
        index = readLabelled(text, at: place, &reading)
      } else {
        index = readAlias(text, dot: place, from: index, &reading)
      }
    }
  }

  /// - Returns: where to go on.
  private func readLabelled(_ text: TextSlice, at place: Int, _ reading: inout Reading) -> Int {
    var cursor = ReferenceCursor(text.slice(from: place))
    var items = cursor.list()
    // `Criteria 1 and 2 of Requirement 3` names those, and not the whole.
    if !items.isEmpty, let criteria = ReferenceCursor.criteria(ofRequirementAt: place, in: text) {
      items = criteria + items.dropFirst()
    }
    if items.isEmpty {
      if let enclosed = EnclosedNumbers(in: text, at: place) { return readEnclosed(enclosed, of: text, &reading) }
      if let piece = LabelledPiece.unreadable(in: text, at: place) { reading.addUnreadable(piece, lines) }
    }
    let (head, tail) = (text.slice(to: place), text.slice(from: cursor.offset))
    // `ISO 27001 requirement 9.2`, `requirement 16 GB`: nobody here has such a requirement.
    if !items.isEmpty,
      OtherNumbers.isOfStandard(before: head, behind: tail) || OtherNumbers.isMeasure(behind: tail)
        || OtherNumbers.isOfficial(before: head) || OtherNumbers.isOfOlderSpec(tail, isNext: true)
        || OtherNumbers.isOfOlderSpec(before: head) || OtherNumbers.isTicket(text, at: place)
    {
      return max(place + 1, cursor.offset)
    }
    if PlatformDemand.isSaid(in: text, at: place), let item = ownOnly(items, head: head, tail: tail) {
      reading.possible += ReferenceExpansion(lines: lines).references(item, in: text, spec: nil) ?? []
      return max(place + 1, cursor.offset)
    }
    append(items.filter(\.isLabelled), of: text, named: SpecNaming.before(head, lines.specs) ?? spec, to: &reading)
    readGlosses(between: items, of: text, &reading)
    return max(place + 1, cursor.offset)
  }

  /// `Requirement 1.1 (Req 2.1) and Requirement 1.2`: a list passes over what stands in parentheses, and what it names with its word is
  /// named all the same.
  private func readGlosses(between items: [ReferenceCursor.Item], of text: TextSlice, _ reading: inout Reading) {
    for (item, next) in zip(items, items.dropFirst()) where item.range.upperBound + 6 < next.range.lowerBound {
      let gap = TextSlice(text.source, item.range.upperBound..<next.range.lowerBound)
      // Of an exception, `1.1-1.4 (except Req 1.2)`, the numbers are not meant.
      guard item.left.isEmpty, let open = gap.find("("), !ReferenceCursor(gap).excepts(at: open + 1) else { continue }
      reading.append(read(gap))
    }
  }

  /// The item, where it is the only one, and nothing says of which spec it is.
  private func ownOnly(_ items: [ReferenceCursor.Item], head: TextSlice, tail: TextSlice) -> ReferenceCursor.Item? {
    guard items.count == 1, let item = items.first, item.isLabelled, item.spec == nil, spec == nil,
      SpecNaming.before(head, lines.specs) == nil, SpecNaming.after(tail, lines.specs) == nil
    else { return nil }
    return item
  }

  private func readEnclosed(_ enclosed: EnclosedNumbers, of text: TextSlice, _ reading: inout Reading) -> Int {
    let (head, tail) = (text.slice(to: enclosed.start), text.slice(from: enclosed.end))
    guard !OtherNumbers.isOfStandard(before: head, behind: tail), !OtherNumbers.isOfficial(before: head) else {
      return enclosed.end
    }
    let named = SpecNaming.before(head, lines.specs) ?? SpecNaming.after(tail, lines.specs)
    append(enclosed.items, of: text, named: named ?? LinkBefore.spec(in: head, lines.specs) ?? spec, to: &reading)
    return enclosed.end
  }

  /// - Parameter before: the spec that is named before them.
  private func append(
    _ items: [ReferenceCursor.Item],
    of text: TextSlice,
    named before: String?,
    to reading: inout Reading
  ) {
    for named in SpecNaming.named(items, in: text, lines.specs, as: .prose) {
      switch named.owner {
      case .stranger where named.item.spec == nil: continue
      case .home: reading.append(named.item, of: text, spec: nil, lines)
      case .spec, .stranger, nil: reading.append(named.item, of: text, spec: named.spec ?? before, lines)
      }
    }
  }

  private func readAlias(_ text: TextSlice, dot: Int, from limit: Int, _ reading: inout Reading) -> Int {
    guard let alias = AliasReference(in: text, dot: dot, from: limit) else {
      if let place = shortLead(in: text, dot: dot, from: limit) { return readLabelled(text, at: place, &reading) }
      guard let number = CriterionWords.number(in: text, dot: dot, from: limit) else { return dot + 1 }
      return readCriteria(text, at: number, &reading)
    }
    for item in alias.items {
      let spec = item.spec ?? alias.spec
      if alias.isCertain {
        reading.append(item, of: text, spec: spec, lines)
      } else if let references = ReferenceExpansion(lines: lines).references(item, in: text, spec: spec) {
        reading.possible += references
      }
    }
    return max(dot + 1, alias.range.upperBound)
  }

  /// `acceptance criteria 2.1 and 2.2`: the word stands before the number, and no requirement does.
  private func readCriteria(_ text: TextSlice, at number: Int, _ reading: inout Reading) -> Int {
    var cursor = ReferenceCursor(text.slice(from: number))
    let items = cursor.list().prefix { !$0.isLabelled && $0.first.criterion != nil }
    guard let end = items.last?.range.upperBound else { return number + 1 }
    let (head, tail) = (text.slice(to: number), text.slice(from: end))
    guard !OtherNumbers.isOfStandard(before: head, behind: tail), !OtherNumbers.isMeasure(behind: tail) else {
      return end
    }
    append(Array(items), of: text, named: spec, to: &reading)
    return end
  }

  /// `R9.4`: with a criterion behind its dot it is no round of review.
  private func shortLead(in text: TextSlice, dot: Int, from limit: Int) -> Int? {
    var number = dot
    while number > limit, isDigit(text[number - 1]) { number -= 1 }
    guard number > limit, text[number - 1] == UInt8(ascii: "R"), number < dot else { return nil }
    let before = text[number - 2]
    return isWordByte(before) || ByteSet("-./").contains(before) ? nil : number - 1
  }

  /// The lines, by index, in which a word begins that may lead to a number: few, and found without asking every line.
  func candidates(besides bound: BoundPlaces) -> [Int] {
    let text = lines.tree.text
    var found: [Int] = []
    var line = 0
    for offset in leads(in: UnsafeRawBufferPointer(text.bytes)) {
      while line + 1 < text.lineCount, text.lineStarts[line + 1] <= offset { line += 1 }
      guard found.last != line, !bound.lines.contains(line + 1) || !bound.isRead(offset) else { continue }
      found.append(line)
    }
    return found
  }

  /// Where `req`, `AC`, a dot between digits or a word of another script stands; of each the rarest letter is looked for.
  private func leads(in bytes: UnsafeRawBufferPointer) -> [Int] {
    func endsReq(_ end: Int) -> Bool {
      end >= 2 && bytes[end - 1] | 0x20 == UInt8(ascii: "e") && bytes[end - 2] | 0x20 == UInt8(ascii: "r")
    }
    let words =
      ByteSearch.all(UInt8(ascii: "q"), in: bytes, where: endsReq)
      + ByteSearch.all(UInt8(ascii: "Q"), in: bytes, where: endsReq)
    let labels = ByteSearch.all(UInt8(ascii: "C"), in: bytes) { $0 >= 1 && bytes[$0 - 1] == UInt8(ascii: "A") }
    let dots = ByteSearch.all(UInt8(ascii: "."), in: bytes) {
      $0 >= 1 && $0 + 1 < bytes.count && isDigit(bytes[$0 - 1]) && isDigit(bytes[$0 + 1])
    }
    return (words + labels + dots + RequirementWords.unspaced.flatMap { Self.places(of: $0, in: bytes) }).sorted()
  }

  private static func places(of word: StaticString, in bytes: UnsafeRawBufferPointer) -> [Int] {
    let length = word.utf8CodeUnitCount
    return ByteSearch.all(word.utf8Start.pointee, in: bytes) { start in
      start + length <= bytes.count && (0..<length).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
    }
  }

  /// Where the next word begins that may lead to a number.
  private func lead(in text: TextSlice, from offset: Int) -> Int? {
    let bytes = text.source.base
    guard mayHoldLead(text, from: offset) else { return nil }
    for index in offset..<max(offset, text.end) {
      switch bytes[index] {
      case UInt8(ascii: "r"), UInt8(ascii: "R"):
        if text.matches("req", at: index, ignoringCase: true), index == text.start || !isWordByte(text[index - 1]) {
          return index
        }
      case 0xE8, 0xE9, 0xEC:
        if RequirementWords.unspaced.contains(where: { text.matches($0, at: index) }) { return index }
      default: break
      }
    }
    return nil
  }

  /// A `q` stands in it, the rarest letter of `req`, or something that is not ASCII.
  private func mayHoldLead(_ text: TextSlice, from offset: Int) -> Bool {
    let bytes = UnsafeRawPointer(text.source.base)
    var index = offset
    while index + 8 <= text.end {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let small = word | 0x2020_2020_2020_2020
      if BytePlaces.of(UInt8(ascii: "q"), in: small) != 0 || !EightBytes.areASCII(word) { return true }
      index += 8
    }
    return (index..<max(index, text.end)).contains { text[$0] | 0x20 == UInt8(ascii: "q") || text[$0] >= 0x80 }
  }

  /// `R2 AC3`: an `R` alone may be a round of review, with `AC` behind its number it is a requirement.
  private func criterionLead(in text: TextSlice, from offset: Int) -> Int? {
    var index = offset
    // Most texts hold no such letter.
    let bytes = UnsafeRawBufferPointer(start: text.source.base, count: text.end)
    guard ByteSearch.first(UInt8(ascii: "C"), in: bytes, from: offset) != nil else { return nil }
    while let place = text.find("AC", from: index) {
      var end = place
      while end > offset, text[end - 1] == 32 { end -= 1 }
      var start = end
      // `R2-AC3`
      if end == place, text[end - 1] == UInt8(ascii: "-") { (start, end) = (end - 1, end - 1) }
      while start > offset, isDigit(text[start - 1]) { start -= 1 }
      if start < end, start > offset, text[start - 1] == UInt8(ascii: "R"), !isWordByte(text[start - 2]) {
        return start - 1
      }
      index = place + 2
    }
    return nil
  }
}
