import Findings
import SpecModel

/// Takes one line apart that leads with a requirement.
///
///     ✅ Requirement 4.1: gloss     - **7.1**: gloss     - ✅ 1.5: gloss     ### Requirement 4.1: gloss ✅
///     1. ✅ **AC 1.1**: gloss       - R11 AC2: gloss     **Requirements Validated**: 1.1, 1.2
struct ClaimLine {
  var items: [ReferenceCursor.Item]
  var mark: Mark?
  var position: Claim.MarkPosition?
  var gloss: String
  /// What its words say against it, where no mark stands on the line.
  var denial: Claim.Denial?
  /// What the paragraph right below it says.
  var beside: [String] = []
  /// The line below it that bears the contrary mark for a part.
  private(set) var takenBack: String?
  /// The word that stands for the mark.
  var markWord: String?
  /// Another mark, which says the contrary.
  private(set) var contrary: Mark?
  var isList = false
  /// `Contrast (4.5)`: its number may be what was measured.
  var mayMeasure = false
  /// `1.1 ✅, 1.2 ❌`: those behind the first, each with its mark; without one they share what the line says.
  var others: [(items: [ReferenceCursor.Item], mark: Mark?)] = []
  /// More stand behind those.
  var isCutOff = false
  /// Whose requirements they are, where the words before them say so, or the link that holds them.
  private(set) var spec: String?
  private let isBoxed: Bool
  private let specs: KnownSpecs
  /// The text that the items were read from.
  let text: TextSlice

  /// - Parameters:
  ///   - allowsBare: a number without a word before it is a requirement here.
  ///   - isBoxed: the line has a check box, and so is no prose.
  init?(
    _ content: TextSlice,
    allowsBare: Bool,
    context: RequirementNumber?,
    isBoxed: Bool = false,
    specs: KnownSpecs = .none
  ) {
    // Nearly all lines of prose hold no digit at all.
    guard content.mayHoldNumber else { return nil }
    var text = content.trimmed
    // What is struck out is claimed no longer.
    guard !text.hasPrefix("~~") else { return nil }
    if let found = MarkReader.leadingPair(text.withoutLeadingEmphasis) {
      (mark, contrary, position) = (found.mark, found.contrary, .leading)
      text = found.rest
    } else if let (mark, rest) = MarkReader.leadingWord(text.withoutLeadingEmphasis) {
      (self.mark, position, markWord) = (
        mark, .leading, mark.isPositive ? nil : text.slice(to: rest.start).withoutEmphasis.string
      )
      text = rest
      // `OK: 1.3: ⚠️ partly`
      if let sign = MarkReader.any(rest), sign != .checked { self.mark = Mark.worse(mark, sign) }
    } else if text.first >= 0xE2 {
      // Another picture says something of the line, and nobody knows what.
      text = text.withoutLeadingSymbol
    }
    if text.first == UInt8(ascii: "~"), text.hasPrefix("~~") { return nil }
    self.isBoxed = isBoxed
    self.specs = specs
    self.text = text
    gloss = ""
    var lead = text.withoutLeadingEmphasis
    // `[Requirement 1](#requirement-1)` and nothing else is a table of contents.
    if mark == nil, !isBoxed, lead.first == UInt8(ascii: "["), lead.find("](")?.advanced(by: 1) == lead.lastOpening,
      lead[lead.end - 1] == UInt8(ascii: ")")
    {
      return nil
    }
    // `ui-kit Requirement 1.2: drawn`, `001-auth Requirement 1.2: drawn`
    if let named = SpecNaming.leadingFolder(lead, specs) {
      spec = named.name
      lead = lead.slice(from: named.end).withoutLeadingEmphasis
    }
    // `[Requirement 1.1](link): gloss`, and a number in ticks
    if lead.first == UInt8(ascii: "[") || lead.first == 96 { lead.start += 1 }
    // `【要件1.1】 gloss`
    if lead.first == 0xE3, lead.hasPrefix("\u{3010}") { lead.start += 3 }
    // `§2.2 gloss`
    if allowsBare, lead.first == 0xC2, let number = lead.dropping("\u{A7}"), isDigit(number.first) { lead = number }
    // `(1.3) ✅ gloss`, `#2.1: gloss`
    let isEnclosed = allowsBare && lead.first == UInt8(ascii: "(") && isDigit(lead[lead.start + 1])
    if isEnclosed || (allowsBare && lead.first == UInt8(ascii: "#") && isDigit(lead[lead.start + 1])) {
      lead.start += 1
    }
    var cursor = ReferenceCursor.ofClaim(lead, context: context)
    if allowsBare { cursor.allowLeadingSeries() }
    cursor.allowsLoneCriteria = allowsBare && context != nil
    // `✅ 1a: drawn`
    cursor.allowsLetters = allowsBare && mark != nil
    items = cursor.list()
    // `(1.3 s) until it is shown`
    if isEnclosed, cursor.byte != UInt8(ascii: ")") { return nil }
    takeStrokes(&cursor)
    // `### 2.1 Requirement 1.2`: the first number is the section's.
    if items.count == 1, items[0].isLabelled == false {
      var rest = lead.slice(from: cursor.offset)
      if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ":") { rest.start += 1 }
      rest = rest.trimmed
      if rest.hasPrefix("Requirement ") || rest.hasPrefix("Req ") {
        var inner = ReferenceCursor.ofClaim(rest, context: context)
        let named = inner.list()
        if !named.isEmpty { (lead, cursor, items) = (rest, inner, named) }
      }
    }
    if let first = items.first, allowsBare || !Self.isRound(first, in: lead),
      first.isLabelled
        || (allowsBare && Self.isBareNumber(first, before: lead.slice(from: cursor.offset)))
    {
      guard takeGloss(lead.slice(from: cursor.offset), isLabelled: first.isLabelled) else { return nil }
    } else {
      guard
        RequirementListLabel.mayLead(text) && takeLabelledList(text, context: context, isAbout: allowsBare)
          || allowsBare && takeStatusList(text)
      else {
        return nil
      }
    }
  }

  mutating func contradict(_ said: BodyMarks.Contradiction) {
    if let denial = said.denial { self.denial = denial }
    if said.isMarked {
      takenBack = ReportClaims.short(said.words.string)
    } else {
      beside = [ReportClaims.short(said.words.string)]
    }
  }

  /// `✅ Requirements 1.1, 1.2,`: the list goes on below.
  var isCut: Bool { gloss == "," || gloss == "and" || gloss == ", and" || gloss == "&" || gloss == "\u{3001}" }

  /// `Requirement 2.1/2.2`
  private mutating func takeStrokes(_ cursor: inout ReferenceCursor) {
    while cursor.byte == UInt8(ascii: "/"), items.last?.first.criterion != nil {
      var next = cursor
      next.offset += 1
      let more = next.list()
      guard more.first?.first.criterion != nil else { return }
      guard items.count <= Self.mostOthers else {
        isCutOff = true
        return
      }
      items += more
      cursor = next
    }
  }

  /// Only `N.M` can do without a word: a bare whole number may count anything. `0.5` is no criterion of any requirement, and
  /// `1.5 seconds` is none either.
  static func isBareNumber(_ item: ReferenceCursor.Item, before rest: TextSlice) -> Bool {
    guard !OtherNumbers.isMeasure(behind: rest) else { return false }
    // `8.(1 and 2 of them)`
    if item.isUnreadable { return true }
    if let deep = item.first.tooDeep, item.first.requirement.letter == nil { return isPart(deep, before: rest) }
    return (item.first.criterion != nil && item.first.requirement.text != "0") || item.first.requirement.letter != nil
  }

  /// `1.2a: met`, and not `1.5x faster` or `2.5s to load`.
  private static func isPart(_ label: CriterionLabel, before rest: TextSlice) -> Bool {
    guard !label.text.contains("."), let letter = label.text.utf8.last, isLetter(letter) else { return false }
    // Of the first letters hardly any is a unit.
    if (97...103).contains(letter) { return true }
    let next = rest.trimmed
    return letter == UInt8(ascii: "h")
      && (next.isEmpty || ByteSet(":)]*_-,|&").contains(next.first) || next.first >= 0x80)
  }

  /// `R1`: elsewhere a round of review, a risk, a recommendation.
  static func isRound(_ item: ReferenceCursor.Item, in text: TextSlice) -> Bool {
    item.spec == nil && item.first.criterion == nil && item.last == nil
      && text[item.range.lowerBound] == UInt8(ascii: "R")
      && isDigit(text[item.range.lowerBound + 1])
  }

  /// - Returns: whether what follows the numbers can follow a claim's.
  private mutating func takeGloss(_ rest: TextSlice, isLabelled: Bool) -> Bool {
    var rest = rest
    var isDelimited = rest.isEmpty
    skipping: while !rest.isEmpty {
      switch rest.first {
      case UInt8(ascii: "]") where rest[rest.start + 1] == UInt8(ascii: "("):
        isDelimited = true
        let close = rest.find(")")
        spec = spec ?? SpecNaming.linked(rest.slice(from: rest.start + 2).slice(to: close ?? rest.end), specs)
        rest.start = close.map { $0 + 1 } ?? rest.start + 2
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "."),
        UInt8(ascii: ")"), UInt8(ascii: "?"), 96:
        isDelimited = true
        rest.start += 1
      case 32, 9: rest.start += 1
      case UInt8(ascii: "-") where isBlank(rest[rest.start + 1]) || rest[rest.start + 1] == UInt8(ascii: ">"):
        isDelimited = true
        rest.start += isBlank(rest[rest.start + 1]) ? 1 : 2
      case 0xEF, 0xE3:
        guard rest.hasPrefix("\u{FF1A}") || rest.hasPrefix("\u{3011}") else { break skipping }
        isDelimited = true
        rest.start += 3
      case 0xE2:
        guard rest.hasPrefix("\u{2013}") || rest.hasPrefix("\u{2014}") || rest.hasPrefix("\u{2192}") else {
          break skipping
        }
        isDelimited = true
        rest.start += 3
      case UInt8(ascii: "("):
        isDelimited = true
        // `(Spec 013)` says whose requirement it is, and nothing of what was done.
        guard SpecNaming.after(rest) != nil, let close = rest.find(")") else { break skipping }
        rest.start = close + 1
      default: break skipping
      }
    }
    // `✅ Requirement 1: all except 1.2`
    ReferenceCursor.ofClaim(rest).leaveOutSaid(of: &items)
    let said = rest
    takeWorded(rest, isDelimited: isDelimited)
    takeOthers(&rest)
    takeMarks(&rest)
    gloss = rest.withoutLoneClosing.string
    if mark == nil, isLabelled, Self.isLeftToTasks(rest) { return false }
    if mark == nil, let found = StatusWords.mark(rest.withoutLoneClosing, isAnswer: rest.count > 1) {
      (mark, position, markWord) = (found, .trailing, gloss)
    }
    if mark == nil, let found = Self.behindArrow(rest).flatMap({ StatusWords.mark($0) }) {
      (mark, position, markWord) = (found, .trailing, gloss)
    }
    // `⚠️ Requirement 1.2: partially met`
    if mark == .warning, markWord == nil, StatusWords.mark(rest.withoutLoneClosing) == .warning { markWord = gloss }
    if mark == nil {
      denial =
        DenyingWords.denial(rest) ?? NegatedStatus.denial(rest) ?? ClosingWords.denial(rest)
        ?? RemarkedDenial.denial(rest)
    }
    // `Screen reader requirements from original TextInputField`; `migrated from old UserDefaults` is work that was done.
    if mark == nil, rest.contains("requirements from "), OtherNumbers.isOfOlderSpec(rest) { denial = .untouched }
    // A no is one of the whole, whatever it names.
    if mark?.isPositive ?? true, denial == nil { CriteriaWithin.narrow(&items, by: said, in: .gloss) }
    // `9.5 contrast`
    mayMeasure = !isLabelled && !isDelimited && items.count == 1 && OtherNumbers.beginsWithMeasure(rest)
    if isCut { return true }
    // A lower-case verb behind the number makes it prose: `Requirement 3.2 specifies that ...`.
    if !isDelimited, mark == nil, isLabelled, !isBoxed, let first = rest.string.unicodeScalars.first,
      first.properties.isLowercase
    {
      return NegatedStatus.denial(rest) != nil || Self.saysStatus(rest)
    }
    return true
  }

  /// The `FAIL` of `Requirement 6 (Speed) -> **FAIL**`.
  private static func behindArrow(_ text: TextSlice) -> TextSlice? {
    // The last one, for `(10 -> 5 ms)` may stand before it.
    var end: Int?
    for arrow in ["-> ", "\u{2192} "] as [StaticString] {
      var place = text.find(arrow, from: end)
      while let found = place {
        end = found + 3
        place = text.find(arrow, from: end)
      }
    }
    return end.map { text.slice(from: $0).trimmed.withoutEmphasis }
  }

  /// `(delete the files) addressed in tasks 1.2 and 1.3.`: theirs to claim.
  private static func isLeftToTasks(_ text: TextSlice) -> Bool {
    guard text.first == UInt8(ascii: "("), let close = text.find(")") else { return false }
    let rest = text.slice(from: close + 1).trimmed
    let verbs: [StaticString] = ["addressed", "covered", "handled", "done", "implemented", "deferred", "left"]
    guard verbs.contains(where: { rest.hasPrefix($0) }),
      let word = [" in task", " by task", " to task"].compactMap({ rest.find($0 as StaticString) }).first
    else { return false }
    var number = rest.slice(from: word + 8)
    if number.first == UInt8(ascii: "s") { number.start += 1 }
    return isDigit(number.trimmed.first)
  }

  /// `Requirement 3.2 is met.`: a claim says that, and prose says more.
  static func saysStatus(_ text: TextSlice) -> Bool {
    var rest = text
    for verb in ["is ", "are ", "was ", "were ", "has been ", "have been ", "now ", "fully "] as [StaticString] {
      rest = rest.dropping(verb) ?? rest
    }
    guard let status = statuses.first(where: { rest.hasPrefix($0) }) else { return false }
    rest = rest.slice(from: rest.start + status.utf8CodeUnitCount)
    return rest.isEmpty || (rest.count == 1 && !isWordByte(rest.first))
  }

  /// `(all met)` is said of a list.
  static func withoutAll(_ text: TextSlice) -> TextSlice {
    var said = text
    if said.first == UInt8(ascii: "("), said[said.end - 1] == UInt8(ascii: ")") {
      said = said.slice(from: said.start + 1).slice(to: said.end - 1).trimmed
    }
    return said.dropping("all ") ?? said
  }

  private static let statuses: [StaticString] = [
    "met", "satisfied", "implemented", "validated", "verified", "covered", "completed", "complete", "done", "fulfilled",
    "passed", "passes", "passing", "proven",
  ]

  private mutating func takeMarks(_ rest: inout TextSlice) {
    let whole = rest
    let isOpen = mark == nil
    defer {
      if isOpen, position == .trailing { heedDenial(whole) }
      if mark?.isPositive == true { contrary = contrary ?? ContraryMark.find(in: whole) }
    }
    if let (found, after) = MarkReader.leading(rest) {
      if mark == nil { (mark, position) = (found, .afterID) }
      rest = after
    }
    if let (found, before) = MarkReader.trailing(rest) {
      if mark == nil { (mark, position) = (found, .trailing) }
      rest = before
    }
    if mark == nil, let found = MarkReader.first(rest), found.mark != .checked,
      found.mark.isPositive || !ContraryMark.isPast(before: found.before, behind: found.rest)
    {
      (mark, position) = (found.mark, .trailing)
    }
  }

  /// `Not met — ✅ design done`, `(❌ not met): fallback ✅`: what stands before the sign that ends the line says no.
  private mutating func heedDenial(_ text: TextSlice) {
    guard mark?.isPositive == true, let first = MarkReader.first(text) else { return }
    if !first.mark.isPositive {
      // `failed at first ❌ and passes now ✅`
      if !ContraryMark.isPast(before: first.before, behind: first.rest) { mark = first.mark }
    } else if let denial = StatusWords.denial(atFrontOf: first.before) {
      mark = denial
    }
  }
}

extension TextSlice {
  /// Where the last parenthesis opens.
  var lastOpening: Int? {
    (start..<max(start, end)).last { self[$0] == UInt8(ascii: "(") }
  }
}
