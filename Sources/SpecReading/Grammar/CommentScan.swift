import Findings
import MarkdownSyntax
import SpecModel

/// Goes through a comment line by line.
struct CommentScan {
  struct Mention {
    let reference: Reference
    let saysVerifies: Bool
    let line: TextSlice
    /// `PCI DSS Requirement 3.4`, `Requirement 3.1 in Docs/Product.md`, `iOS requirement 16.4`
    let isSaidOfAnother: Bool
    /// `FR-912` counts where the spec of the file counts with zeros.
    let isPossible: Bool
  }

  private var lines = DocumentLines(
    path: DocumentPath(""),
    tree: MarkdownTree(text: SourceText([]), nodes: [], notes: [])
  )
  /// Of the piece that was read last.
  private(set) var mentions: [Mention] = []
  private(set) var unreadable: [Citation.Unreadable] = []
  /// Of all pieces.
  private(set) var specs: [SpecHint] = []
  /// The line before ended in a comma behind references: `Requirements 1.1,` and on the next line `1.2`.
  private var isInList = false
  /// The spec that the line names beside its references: `@see .kiro/specs/035-button/requirements.md - Requirement 1.1`.
  private var lineSpec: String?

  /// The name of a test in a file whose head names a spec: `[1.2]`, `R1.2` and `AC 1.2` are its criteria.
  var isTestOfSpec = false

  /// What is read is of a series, and no zero says so.
  private var isPossible = false
  /// `FR-3` leads the list at hand, and no word.
  private var isOfSeries = false
  /// Between two fences of a comment's markdown.
  private var isInFence = false
  /// What stands between backticks on the line: it is quoted, and cites nothing.
  private var code: [Range<Int>] = []

  mutating func read(_ lines: DocumentLines) {
    self.lines = lines
    mentions = []
    unreadable = []
    let source = lines.tree.text
    for index in 0..<source.lineCount where !lines.allowance.isSpent { read(TextSlice(source, source.line(index))) }
  }

  private mutating func read(_ line: TextSlice) {
    let text = line.withoutCommentLead
    if text.hasPrefix("```") { isInFence.toggle() }
    // `///` and five blanks are code, as in any markdown.
    guard !isInFence, !line.hasPrefix("/     ") else { return }
    code = text.codeSpans
    let hints = SpecHintReader.hints(in: text, code: code)
    specs += hints
    lineSpec = hints.count == 1 && hints[0].isCertain ? hints[0].name : nil
    let leads = CommentLeads(text: text, isTestOfSpec: isTestOfSpec)
    var index = text.start
    if isInList {
      isInList = false
      index = take(text, from: text.start, as: .list, of: text)
    }
    while !lines.allowance.isSpent, let (place, form) = leads.next(from: index) {
      let next = code.partitionPoint { $0.upperBound <= place }
      if next < code.count, case let span = code[next], span.contains(place) {
        index = span.upperBound
        continue
      }
      index = max(take(text, from: place, as: form, of: text), index + 1)
    }
  }

  /// - Returns: where to go on.
  private mutating func take(_ text: TextSlice, from place: Int, as form: CommentLeads.Form, of line: TextSlice) -> Int
  {
    switch form {
    case .label: return takeLabelled(text, from: place)
    case .foreign: return takeForeign(text, from: place)
    case .series:
      isOfSeries = true
      defer { isOfSeries = false }
      return takeList(text, from: place, acceptsBare: false, saysVerifies: false, start: place)
    case .criterion: return takeCriteria(text, from: place)
    case .anchor: return takeAnchor(text, at: place)
    case .verifies: return takeVerified(text, from: place)
    case .bracket: return takeBracket(text, from: place)
    case .alias: return takeAlias(text, dot: place)
    case .list: return takeList(text, from: place, acceptsBare: true, saysVerifies: false, start: place)
    }
  }

  private mutating func takeLabelled(_ text: TextSlice, from place: Int) -> Int {
    if let list = Self.behindColon(text, word: place) {
      if CommentWords.isMeasured(text, from: list) { return list }
      return takeList(text, from: list, acceptsBare: true, saysVerifies: false, start: place)
    }
    if let piece = LabelledPiece.unreadable(in: text, at: place) { addUnreadable(piece) }
    return takeList(text, from: place, acceptsBare: false, saysVerifies: false, start: place)
  }

  /// `需求 1.1`, `要件：1.1`: of a number without a dot nobody knows whether it counts something.
  private mutating func takeForeign(_ text: TextSlice, from place: Int) -> Int {
    guard let word = CommentWords.foreign(text, at: place) else { return place + 1 }
    let list = CommentWords.colon(text, behind: word)
    let start = list ?? place
    var cursor = ReferenceCursor(text.slice(from: start))
    cursor.skipBlanks()
    guard let item = cursor.item(), item.first.criterion != nil || item.first.requirement.series != nil,
      !CommentWords.isMeasured(text.slice(from: cursor.offset))
    else { return word }
    return max(word, takeList(text, from: start, acceptsBare: list != nil, saysVerifies: false, start: place))
  }

  /// Nothing but criteria: bare whole numbers behind them may count something.
  private mutating func takeCriteria(_ text: TextSlice, from place: Int) -> Int {
    guard let (end, isWhole) = CommentCriteria.end(in: text, from: place) else { return place + 1 }
    let list = isWhole ? text : text.slice(to: end)
    return max(end, takeList(list, from: place, acceptsBare: true, saysVerifies: false, start: place))
  }

  private mutating func takeAnchor(_ text: TextSlice, at place: Int) -> Int {
    guard let anchor = CommentAnchor(in: text, at: place, spec: lineSpec) else { return place + 1 }
    add(anchor.item, text, spec: anchor.spec, saysVerifies: false)
    return anchor.end
  }

  /// `verifies: 8.4`, `@verifies 8.4`, `**Validates: Requirements 1.1**`; `verifies 3 things` names nothing.
  private mutating func takeVerified(_ text: TextSlice, from place: Int) -> Int {
    var end = place
    while isLetter(text[end]) { end += 1 }
    let isTag = text[place - 1] == UInt8(ascii: "@")
    guard let list = Self.behindColon(text, word: place) ?? (isTag ? end : nil) else { return end }
    let saysVerifies = text.matches("verif", at: place, ignoringCase: true)
    let next = takeList(text, from: list, acceptsBare: true, saysVerifies: saysVerifies, start: place)
    if next == place, saysVerifies { addLost(text.slice(from: list).trimmed) }
    return max(end, next)
  }

  private mutating func takeBracket(_ text: TextSlice, from open: Int) -> Int {
    guard let close = CommentLeads.closing(text, at: open) else { return open + 1 }
    let inner = TextSlice(text.source, open + 1..<close).trimmed
    guard inner.string.utf8.contains(where: isDigit),
      let all = ReferenceText.readAll(inner.string, allowsSeries: isDigit(inner.first))
    else {
      return open + 1
    }
    // `[8]` is a footnote, `[1/2]` a fraction: a spec or a word must say that it is a reference.
    guard isTestOfSpec || all.allSatisfy({ $0.spec != nil }) || isLetter(inner.first) else { return open + 1 }
    let location = lines.location(inner)
    guard lines.allowance.take(all.count, line: location.line) else { return close + 1 }
    for reference in all {
      add(
        Reference(
          target: reference.target,
          spec: reference.spec,
          location: location,
          isFromRange: reference.isFromRange
        ),
        text,
        saysVerifies: false
      )
    }
    return close + 1
  }

  private mutating func takeAlias(_ text: TextSlice, dot: Int) -> Int {
    guard let alias = AliasReference(in: text, dot: dot, from: text.start), alias.isCertain else { return dot + 1 }
    for item in alias.items { add(item, text, spec: item.spec ?? alias.spec, saysVerifies: false) }
    return alias.range.upperBound
  }

  /// - Returns: `start` when there is no list.
  private mutating func takeList(
    _ text: TextSlice,
    from place: Int,
    acceptsBare: Bool,
    saysVerifies: Bool,
    start: Int
  ) -> Int {
    var cursor = ReferenceCursor(text.slice(from: place))
    cursor.skipBlanks()
    cursor.skipOpeningMarkup()
    cursor.standsAlone = acceptsBare
    // `verifies: AUTH-01.1`: behind a label nothing but references is listed.
    (cursor.allowsSeries, cursor.joinsSeries) = (acceptsBare, acceptsBare)
    var items = cursor.list()
    // Few others write the first number of a series with a zero before it.
    isPossible = isOfSeries && items.first?.first.requirement.isPadded == false
    defer { isPossible = false }
    let behind = text.slice(from: cursor.offset)
    // `Memory requirement 16 MB`
    if !acceptsBare, !items.isEmpty, OtherNumbers.isMeasure(behind: behind) { items.removeLast() }
    let isSaidOfAnother = !items.isEmpty && Self.isSaidOfAnother(text, label: start, behind: behind)
    var spec = SpecNaming.before(text.slice(to: start)) ?? lineSpec
    var kept: [(ReferenceCursor.Item, String?)] = []
    for item in items.reversed() where acceptsBare || item.isLabelled {
      spec = SpecNaming.after(text.slice(from: item.range.upperBound)) ?? spec
      kept.append((item, spec))
    }
    for (item, spec) in kept.reversed() {
      add(item, text, spec: item.spec ?? spec, saysVerifies: saysVerifies, isSaidOfAnother: isSaidOfAnother)
    }
    guard !kept.isEmpty else { return start }
    // A wrapped comment is one long line: to copy what is left of it for each of its lists would read it all again.
    let rest = behind.trimmed
    isInList = rest.count == 1 && rest.first == UInt8(ascii: ",")
    return cursor.offset
  }

  private static func isSaidOfAnother(_ text: TextSlice, label: Int, behind: TextSlice) -> Bool {
    OtherNumbers.isOfStandard(before: text.slice(to: label), behind: behind)
      || OtherNumbers.isOfOtherDocument(behind: behind) || PlatformDemand.isSaid(in: text, at: label)
  }

  // MARK: Keeping

  private mutating func add(
    _ item: ReferenceCursor.Item,
    _ text: TextSlice,
    spec: String?,
    saysVerifies: Bool,
    isSaidOfAnother: Bool = false
  ) {
    guard let found = ReferenceExpansion(lines: lines).references(item, in: text, spec: spec) else {
      return addUnreadable(TextSlice(text.source, item.range), item.cause)
    }
    for reference in found { add(reference, text, saysVerifies: saysVerifies, isSaidOfAnother: isSaidOfAnother) }
  }

  private mutating func add(
    _ reference: Reference,
    _ text: TextSlice,
    saysVerifies: Bool,
    isSaidOfAnother: Bool = false
  ) {
    mentions.append(
      Mention(
        reference: reference,
        saysVerifies: saysVerifies,
        line: text,
        isSaidOfAnother: isSaidOfAnother,
        isPossible: isPossible
      )
    )
  }

  private mutating func addUnreadable(_ piece: TextSlice, _ cause: Citation.Unreadable.Cause = .grammar) {
    let location = lines.location(piece)
    guard lines.allowance.take(1, line: location.line) else { return }
    unreadable.append(Citation.Unreadable(text: piece.excerpt, location: location, cause: cause))
  }

  /// `verifies: the width` names nothing that can be looked up. A sentence that merely begins so is left alone.
  private mutating func addLost(_ piece: TextSlice) {
    guard piece.contains("/"), piece.string.utf8.contains(where: isDigit), !piece.contains(" ") else { return }
    addUnreadable(piece)
  }

  /// Where the list begins behind `Requirements:`; `nil` without a colon.
  private static func behindColon(_ text: TextSlice, word: Int) -> Int? {
    var end = word
    while isLetter(text[end]) { end += 1 }
    while text[end] == UInt8(ascii: "*") || text[end] == UInt8(ascii: "_") || text[end] == 32 { end += 1 }
    guard text[end] == UInt8(ascii: ":") else { return nil }
    end += 1
    while text[end] == UInt8(ascii: "*") || text[end] == UInt8(ascii: "_") || text[end] == 32 { end += 1 }
    return end
  }
}

extension TextSlice {
  /// Without the ` * ` or `/ ` at the beginning of a comment's lines, and without emphasis at their end.
  var withoutCommentLead: TextSlice {
    var text = trimmed
    while text.first == UInt8(ascii: "*") || text.first == UInt8(ascii: "/") || text.first == UInt8(ascii: "!")
      || text.first == UInt8(ascii: "#")
    {
      text.start += 1
    }
    // `_Requirements: 1.1_`: a digit with an underscore behind it would be a name.
    return text.trimmed.withoutTrailingMarks
  }
}
