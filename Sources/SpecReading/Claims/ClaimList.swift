import SpecModel

/// Claims of several numbers on a line: `1.1 ✅, 1.2 ❌`, `❌ Not met: 4.1, 4.2`, `**Requirements Validated**: 1.1`.
extension ClaimLine {
  /// Hardly anybody writes more on a line: who does is told.
  static let mostOthers = 64

  mutating func append(_ items: [ReferenceCursor.Item], _ mark: Mark?) {
    if others.count < Self.mostOthers { others.append((items, mark)) } else { isCutOff = true }
  }

  /// The one that was read last: `AC2 ❌` behind it is of its requirement.
  private var lastItem: ReferenceCursor.Item? { (others.last?.items ?? items).last }

  /// Other numbers on the line, each with the mark next to it: `1.1 ✅, 1.2 ❌`, `1.1: drawn ✅; 1.2: open ❌`, `✅ 1.1, ❌ 1.2`.
  mutating func takeOthers(_ rest: inout TextSlice) {
    guard var sign = MarkReader.first(rest) else { return }
    let first = sign
    if position == .leading {
      var own: TextSlice?
      var tail = rest
      while !isCutOff, let next = MarkReader.first(tail),
        let before = Self.withoutJoint(next.before),
        let (found, behind) = Self.item(next.rest, after: lastItem)
      {
        append(found, next.mark)
        own = own ?? before
        tail = behind
      }
      if let own { rest = own }
      return
    }
    guard first.mark != .checked else { return }
    while !isCutOff,
      let (found, next) = Self.marked(behind: sign.rest, after: lastItem)
    {
      append(found, next.mark)
      sign = next
    }
    guard !others.isEmpty else { return }
    if mark == nil { (mark, position) = (first.mark, first.before.trimmed.isEmpty ? .afterID : .trailing) }
    rest = first.before.trimmed.isEmpty ? sign.rest.trimmed : first.before.trimmed
  }

  /// The numbers behind a mark that have a mark of their own behind them.
  ///
  /// - Parameter last: whose criteria `AC 2` counts on with, `R3 AC 1 ✅, AC 2 ❌`.
  static func marked(behind rest: TextSlice, after last: ReferenceCursor.Item?)
    -> (items: [ReferenceCursor.Item], sign: (mark: Mark, before: TextSlice, rest: TextSlice))?
  {
    guard let (found, behind) = item(behindJoint(rest), after: last), let sign = MarkReader.first(behind) else {
      return nil
    }
    return (found, sign)
  }

  /// What stands before a sign that begins another claim: nothing, or something that ends in a comma or a stroke.
  static func withoutJoint(_ text: TextSlice) -> TextSlice? {
    let text = text.trimmed
    guard !text.isEmpty else { return text }
    return isJoint(text[text.end - 1]) ? text.slice(to: text.end - 1).trimmed : nil
  }

  static func behindJoint(_ text: TextSlice) -> TextSlice {
    var text = text.trimmed
    // `3.5 ✅ PASS / 3.6 ❌ FAIL`
    if let word = MarkReader.said(text) { text = word.trimmed }
    return isJoint(text.first) ? text.slice(from: text.start + 1).trimmed : text
  }

  static func isJoint(_ byte: UInt8) -> Bool { [44, 59, 47, 124].contains(byte) }

  /// A number that can do without a word, or has one, or goes on with the criteria of the one before it.
  static func item(_ text: TextSlice, after last: ReferenceCursor.Item? = nil)
    -> ([ReferenceCursor.Item], behind: TextSlice)?
  {
    var cursor = ReferenceCursor.ofClaim(text.withoutLeadingEmphasis, context: last?.first.requirement)
    let found = cursor.list()
    let behind = text.slice(from: cursor.offset)
    guard let item = found.first else { return nil }
    if item.isLabelled || isBareNumber(item, before: behind) { return (found, behind) }
    return last.flatMap { criteria(found, of: $0, in: text, before: behind) }.map { ($0, behind) }
  }

  /// The `2` of `R1 AC 1 ✅, 2 ❌`: nothing but a mark or a joint stands behind it, and the one before it was called a criterion.
  private static func criteria(
    _ found: [ReferenceCursor.Item],
    of last: ReferenceCursor.Item,
    in text: TextSlice,
    before behind: TextSlice
  ) -> [ReferenceCursor.Item]? {
    guard last.first.criterion != nil, !TextSlice(text.source, last.range).contains("."),
      found.allSatisfy({ $0.plainNumber != nil }), case let rest = behind.trimmed,
      rest.isEmpty || isJoint(rest.first) || MarkReader.leading(rest) != nil
    else { return nil }
    return found.map { $0.criterion(of: last.first) }
  }

  /// `❌ Not met: 4.1`, `**Unmet**: 4.2, 4.3`: among requirements, a status and nothing but numbers.
  mutating func takeStatusList(_ text: TextSlice) -> Bool {
    let text = text.withoutLeadingEmphasis
    guard let colon = text.slice(to: text.start + 32).find(":"),
      case let status = text.slice(to: colon).withoutLoneClosing, case let isMet = StatusWords.isMet(status),
      isMet || StatusWords.mayDeny(text), case let found = StatusWords.mark(status), isMet || found != nil
    else { return false }
    let list = text.slice(from: colon + 1).withoutLeadingEmphasis.trimmed
    var cursor = ReferenceCursor.ofClaim(list)
    items = cursor.list()
    let rest = list.slice(from: cursor.offset)
    guard !items.isEmpty, rest.isEmpty,
      items.allSatisfy({ $0.isLabelled || Self.isBareNumber($0, before: rest) })
    else { return false }
    // `**Met**: 1.1, 1.2` claims them without a mark.
    if let found { (mark, position) = (Mark.worse(mark, found), .leading) }
    isList = true
    return true
  }

  /// `**Requirements Validated**: 1.1, 1.2`: a label that says what the numbers are, and nothing but numbers.
  mutating func takeLabelledList(_ text: TextSlice, context: RequirementNumber?, isAbout: Bool) -> Bool {
    guard let (name, list) = Self.labelled(text),
      let label = RequirementListLabel(name, list: list, isMarked: position == .leading, isAbout: isAbout)
    else { return false }
    var rest = list
    let sign = MarkReader.leading(rest)
    if let (found, after) = sign {
      if mark == nil { (mark, position) = (found, .afterID) }
      rest = after
    }
    var cursor = ReferenceCursor.ofClaim(rest.withoutLeadingEmphasis, context: context)
    items = cursor.list()
    guard items.first?.first.criterion != nil || items.first?.isLabelled == true,
      !OtherNumbers.isScore(behind: rest.slice(from: cursor.offset))
    else { return false }
    var tail = rest.slice(from: cursor.offset).trimmed
    if tail.hasPrefix("**") { tail = tail.slice(from: tail.start + 2).trimmed }
    // `Requirements: 2.1 ✅, 2.2 ❌`: the label says what they are, and only their marks claim something, or the words behind them.
    if label == .plain, MarkReader.leading(tail) == nil {
      let said = Self.withoutAll(tail)
      let found = StatusWords.mark(said)
      guard found != nil || sign != nil && StatusWords.isStatus(said) || Self.saysStatus(said) else { return false }
      if let found {
        (mark, position, markWord) = (Mark.worse(mark, found), position ?? .trailing, said.string)
      }
    }
    takeOthers(&tail)
    if let (found, before) = MarkReader.trailing(tail) ?? MarkReader.leading(tail) {
      if mark == nil { (mark, position) = (found, .trailing) }
      tail = before
    }
    // `Covers Requirements: 1.2 not yet`
    if label == .met(isAlone: true), !tail.isEmpty, tail.first != UInt8(ascii: "(") { return false }
    // `Unmet Requirements: 1.1 ✅ (fixed)`
    if case .standing(let said) = label, mark?.isPositive != true {
      (mark, position, markWord) = (mark ?? said, position ?? .leading, name.withoutEmphasis.string)
    }
    isList = true
    gloss = tail.string
    return true
  }

  /// What stands before and behind the colon of `**Label**: list`, `**Label: list**`, `Label: list`.
  static func labelled(_ text: TextSlice) -> (label: TextSlice, rest: TextSlice)? {
    if let bold = text.boldLabel { return bold }
    if let colon = text.find(":") { return (text.slice(to: colon), text.slice(from: colon + 1).trimmed) }
    return text.find("\u{FF1A}").map { (text.slice(to: $0), text.slice(from: $0 + 3).trimmed) }
  }
}
