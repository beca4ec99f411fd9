import Findings
import MarkdownSyntax
import SpecModel

/// Reads the list behind `_Requirements:`, `**Validates:**` or `verifies=`.
struct CitationReader {
  let lines: DocumentLines
  /// Fences and citations of tasks may only hold references; what else they hold is unreadable.
  var spec: String?

  /// Those of a line, which may hold several: `**Validates: Requirement 1.1** **Validates: Requirement 2.1**`.
  func citations(_ line: CitationLine, in text: TextSlice) -> [Citation] { line.lists(in: text).map(citation) }

  func citation(_ list: TextSlice) -> Citation {
    var reading = Reading()
    let rest = takeAll(list, &reading)
    if let spec = trailingSpec(list) { reading.spec = spec }
    // `1.1, 1.2 — design D1, D3`: behind a dash they are no longer numbers of requirements.
    let end = dash(in: list)
    // `_Requirements: _` was meant to cite something; a bold label may head what follows.
    if list.isEmpty, list.start > 0, list.source.bytes[list.start - 1] == UInt8(ascii: "_") {
      addUnreadable(list.trimmed, &reading)
    }
    // `Preservation Properties 4, 5 from design`: of these numbers none is a requirement's.
    if rest.contains(" from design"), rest.contains("Propert"), !rest.contains("(") { return none(list) }
    var cursor = ReferenceCursor(rest)
    cursor.allowsLetters = true
    cursor.allowsSeries = true
    cursor.isCitation = true
    cursor.joinsSeries = true
    while cursor.offset < min(rest.end, end) { readPiece(&cursor, &reading) }
    return Citation(
      written: list.trimmed.string,
      location: lines.location(list.trimmed),
      references: reading.references,
      citesAll: reading.citesAll,
      unreadable: reading.unreadable
    )
  }

  /// Where a dash stands between blanks that a word follows.
  private func dash(in list: TextSlice) -> Int {
    for sign in [" \u{2014} ", " \u{2013} "] as [StaticString] {
      guard let place = list.find(sign), isLetter(list[place + 5]),
        !list.matches("Req", at: place + 5, ignoringCase: true),
        !isDigit(list[place + 6]), !holdsNumber(list.slice(from: place))
      else { continue }
      return place
    }
    return list.end
  }

  private func none(_ list: TextSlice) -> Citation {
    Citation(
      written: list.trimmed.string,
      location: lines.location(list.trimmed),
      references: [],
      citesAll: false,
      unreadable: []
    )
  }

  struct Reading {
    private(set) var references: [Reference] = []
    /// One of them is of no other spec.
    private(set) var namesOwn = false
    var unreadable: [Citation.Unreadable] = []
    var citesAll = false
    /// `Properties 1, 2, 11`: the bare numbers that follow are of something else.
    var isAboutOthers = false
    var spec: String?

    mutating func add(_ references: [Reference]) {
      self.references += references
      namesOwn = namesOwn || references.contains { $0.spec == nil }
    }
  }

  private func readPiece(_ cursor: inout ReferenceCursor, _ reading: inout Reading) {
    let lead = cursor.offset
    cursor.skipOpeningMarkup()
    // `1.1, all of 2`
    if cursor.text.matches("all of ", at: cursor.offset, ignoringCase: true) { cursor.offset += 7 }
    let foreign = SpecNaming.leading(cursor.text.slice(from: lead), lines.specs)
    if let foreign { cursor.offset = foreign.end } else { skipSigns(&cursor) }
    cursor.skipOpeningWord()
    cursor.isBehindOwn = reading.namesOwn
    var items = cursor.list()
    if items.isEmpty { cursor.offset = lead }
    if let foreign { for index in items.indices where items[index].spec == nil { items[index].spec = foreign.name } }
    for named in SpecNaming.named(items, in: cursor.text, lines.specs) {
      add(named.item, cursor.text, named.spec, &reading)
    }
    let start = cursor.offset
    skipPiece(&cursor)
    let piece = TextSlice(cursor.text.source, start..<cursor.offset).withoutComma
    // What follows a reference up to the next comma is its gloss, `2.1 same as before`, unless a number is lost in it.
    guard items.isEmpty else {
      var lost = LostReferences(in: piece, behind: items)
      if let first = lost.next() {
        addUnreadable(first, &reading)
        while !lines.allowance.isSpent, let next = lost.next() { addUnreadable(next, &reading) }
      } else if let words = lostWord(in: piece) ?? lostPart(of: piece, behind: start) ?? lostCriterion(in: piece)
        ?? lostRest(in: piece)
      {
        addUnreadable(words, &reading)
      }
      return
    }
    if let inner = enclosed(in: piece) {
      // `Preservation Requirements from design (3.1, 3.2)`: the words say what they are, and the numbers which.
      for item in inner.items { add(item, inner.text, nil, &reading) }
      return
    }
    // `Requirement 1, all criteria`
    if CitationLine.saysAllCriteria(piece), case .requirement = reading.references.last?.target { return }
    // `4.2, All`
    if piece.count == 3, piece.hasPrefixIgnoringCase("all") {
      reading.citesAll = true
      return
    }
    // `Property 1 → Requirements 1.1`
    if Self.isKnownOther(piece), let place = piece.find("Requirement"), place > piece.start {
      cursor.offset = place
      return
    }
    if Self.isKnownOther(piece) || isReason(piece, reading) {
      // Behind references it is not a way of saying that there are none.
      if piece.hasPrefixIgnoringCase("TBD"), !reading.references.isEmpty || holdsNumber(piece) {
        addUnreadable(piece, &reading)
      }
      reading.isAboutOthers = true
    }
    guard !piece.isEmpty, !reading.isAboutOthers, !looksLikeGloss(piece, reading) else { return }
    addUnreadable(piece, &reading)
  }

  /// `#1.1`, `"1.1"`
  private func skipSigns(_ cursor: inout ReferenceCursor) {
    var end = cursor.offset
    while let byte = Optional(cursor.text[end]), ByteSet("#\"").contains(byte) { end += 1 }
    if isDigit(cursor.text[end]) { cursor.offset = end }
  }

  private func addUnreadable(
    _ piece: TextSlice,
    cause: Citation.Unreadable.Cause = .grammar,
    span: RequirementSpan? = nil,
    _ reading: inout Reading
  ) {
    let location = lines.location(piece)
    guard lines.allowance.take(1, line: location.line) else { return }
    reading.unreadable.append(Citation.Unreadable(text: piece.excerpt, location: location, cause: cause, span: span))
  }

  private func add(
    _ item: ReferenceCursor.Item,
    _ text: TextSlice,
    _ spec: String?,
    _ reading: inout Reading
  ) {
    let isBare = !item.isLabelled && item.first.criterion == nil
    if isBare, reading.isAboutOthers { return }
    reading.isAboutOthers = false
    let spec = item.spec ?? spec ?? reading.spec ?? self.spec
    if let references = ReferenceExpansion(lines: lines).references(item, in: text, spec: spec) {
      reading.add(references)
    } else {
      // Of another spec nobody knows here what lies between its ends.
      let piece = TextSlice(text.source, item.range)
      addUnreadable(piece, cause: item.cause, span: spec == nil ? item.span : nil, &reading)
    }
  }

  /// `All`, `all requirements`, `All (…)`, with or without a list behind it.
  private func takeAll(_ list: TextSlice, _ reading: inout Reading) -> TextSlice {
    let word = SpecWords.all.first { word in
      let isWhole = word.utf8Start.pointee >= 0x80 || !isWordByte(list[list.start + word.utf8CodeUnitCount])
      return isWhole && list.hasPrefixIgnoringCase(word)
    }
    guard let word else { return list }
    let end = list.start + word.utf8CodeUnitCount
    let rest = list.slice(from: end).trimmed
    let next = rest.first
    guard
      rest.isEmpty || next == UInt8(ascii: "(") || next == UInt8(ascii: ",") || next == UInt8(ascii: ".")
        || rest.hasPrefix("\u{FF08}") || rest.hasPrefix("\u{3001}")
    else {
      // `All requirements validation`: what a last task does with them all. Of `All requirements of the list` it is some.
      if Self.wholes.contains(where: { rest.hasPrefixIgnoringCase($0) }) {
        reading.citesAll = true
        return list.slice(from: list.end)
      }
      // `all of Requirement 1`, `All from 1.1-7.7`
      let isRange = rest.hasPrefix("from ")
      let named = rest.dropping("of ") ?? rest.dropping("from ") ?? rest
      var cursor = ReferenceCursor(named)
      if let item = cursor.item(), item.isLabelled || isRange && item.last != nil { return named }
      // `All login requirements` of the spec `login`
      if namesSpec(rest) {
        reading.citesAll = true
        return list.slice(from: list.end)
      }
      // `All frontend requirements` names some, and does not say which.
      addUnreadable(list.trimmed, &reading)
      return list.slice(from: list.end)
    }
    reading.citesAll = true
    return list.slice(from: list.end)
  }

  /// One of the words before `requirements` is one of the folder's name.
  private func namesSpec(_ words: TextSlice) -> Bool {
    guard let end = words.find(" requirements"), end - words.start < 40 else { return false }
    let folder = lines.path.folder.split(separator: "/").last?.lowercased().split(separator: "-") ?? []
    return words.slice(to: end).string.lowercased().split(separator: " ").contains { word in
      word.utf8.count > 2 && folder.contains(word)
    }
  }

  private static let wholes: [StaticString] = [
    "requirements", "のテスト", "の検証", "の確認", "の動作確認", "の基盤", "の実装", "の統合", "の動作", "の品質", "的测试", "的验证", "的測試", "的驗證", "验证",
    "驗證", "测试",
    "validation", "validated", "verification", "verified", "testing", "tested", "test coverage", "coverage", "covered",
    "need to", "must be", "should be", "for validation", "for verification", "for testing", "functional requirements",
    "integrated",
  ]

  /// `... (Spec 013)` says of which spec the list speaks.
  private func trailingSpec(_ list: TextSlice) -> String? {
    guard let open = list.find("(Spec "), let close = list.find(")", from: open),
      list.slice(from: close + 1).trimmed.isEmpty,
      // `4.2, Requirement 1.1 (Spec 013)`: what a word leads has its spec for itself.
      !(isDigit(list.trimmed.first) && list.slice(to: open).contains(", Req"))
    else { return nil }
    var end = open + 6
    while isLetter(list[end]) || isDigit(list[end]) || list[end] == UInt8(ascii: "-") { end += 1 }
    return end > open + 6 ? TextSlice(list.source, open + 6..<end).string : nil
  }

  /// To the next comma outside parentheses.
  private func skipPiece(_ cursor: inout ReferenceCursor) {
    var depth = 0
    while cursor.offset < cursor.text.end {
      let byte = cursor.byte
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth <= 0, let comma = Self.wideCommas.first(where: { cursor.text.matches($0, at: cursor.offset) }) {
        cursor.offset += comma.utf8CodeUnitCount
        break
      }
      cursor.offset += 1
      if depth <= 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") { break }
    }
    cursor.skipBlanks()
  }

  private static let wideCommas: [StaticString] = ["\u{3001}", "\u{FF0C}", "\u{FF1B}"]

  /// Words behind references that were read explain them; a single word, or one with a number in it, was meant for one.
  private func looksLikeGloss(_ piece: TextSlice, _ reading: Reading) -> Bool {
    guard !reading.references.isEmpty, piece.find(" ") != nil || piece.first == UInt8(ascii: "("),
      !piece.hasPrefixIgnoringCase("Req")
    else { return false }
    // `Requirements 1.1, everything else` claims to cite more than it says.
    if piece.hasPrefixIgnoringCase("everything") || piece.hasPrefixIgnoringCase("all ") { return false }
    // `1.1, Testing infrastructure` does so as well: a few words that name something.
    if isName(piece) { return false }
    return !(piece.start..<piece.end).contains { isDigit(piece[$0]) }
  }

  /// A few words and nothing else, which explain nothing: `same as before` does.
  private func isName(_ piece: TextSlice) -> Bool {
    let isPlain = (piece.start..<piece.end).allSatisfy {
      isWordByte(piece[$0]) || piece[$0] == 32 || piece[$0] == UInt8(ascii: "-")
    }
    guard isPlain, (piece.start..<piece.end).count(where: { piece[$0] == 32 }) < 4 else { return false }
    return asksSomebody(piece) || !Self.glosses.contains { piece.hasPrefixIgnoringCase($0) }
  }

  /// `see Anna`: what else is cited, she knows. `see Design` says where to read on.
  private func asksSomebody(_ piece: TextSlice) -> Bool {
    guard piece.hasPrefixIgnoringCase("see "), case let name = piece.slice(from: piece.start + 4).trimmed,
      (65...90).contains(name.first), !name.contains(" ")
    else { return false }
    return !Self.documents.contains(name.string.lowercased())
  }

  private static let documents: Set<String> = [
    "design", "requirements", "tasks", "notes", "note", "appendix", "readme", "plan", "spec", "glossary", "overview",
    "above", "below", "introduction", "architecture", "figma", "adr", "wiki", "jira",
  ]

  private static let glosses: [StaticString] = [
    "same ", "as ", "see ", "when ", "if ", "for ", "with ", "plus ", "via ", "per ", "where ", "but ", "in ", "from ",
    "by ", "not ",
    "only ", "also ", "to ", "on ", "at ", "which ", "that ", "the ", "this ", "then ", "except ", "without ",
    "including ", "partly ",
    "partially ", "mostly ",
  ]
}

extension TextSlice {
  fileprivate var withoutComma: TextSlice {
    var slice = trimmed
    if slice.end > slice.start, source.bytes[slice.end - 1] == UInt8(ascii: ",") { slice.end -= 1 }
    return slice.trimmed
  }
}
