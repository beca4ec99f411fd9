import SpecModel

/// Looks for the mark of a claim in the lines below it.
struct BodyMarks {
  let lines: DocumentLines
  /// Bare numbers are requirements here.
  let isAbout: Bool

  /// So many lines below may still be about the claim.
  private static let reach = 12

  /// What the marked lines right below a heading say of it: the worst of a list, what a sentence begins with, or what a table says
  /// against it. What stands below names the heading's own number, or none.
  ///
  /// A line that claims something else keeps its mark to itself.
  func below(heading: ClaimLine, at place: Int) -> BodyVerdict.Outcome? {
    // Below `Requirement 1` a bare `1.2` is one of its criteria, whatever the section is called.
    let isAbout = isAbout || heading.items.first?.isLabelled == true
    var table = BodyTable(heading: heading, isAbout: isAbout)
    var verdict = BodyVerdict()
    for (distance, line) in lines.lines[(place + 1)...].enumerated() {
      // Whoever said yes near the heading may say no further below.
      guard distance < Self.reach || verdict.isPositive else { break }
      if case .table(let isHeader) = line.block {
        table.read(line.whole.cells, isHeader: isHeader)
        continue
      }
      verdict.hear(&table)
      if line.heading != nil || line.block == .rule { return verdict.outcome }
      guard line.isText else { continue }
      let other = ClaimLine(line.content, allowsBare: isAbout, context: heading.items.first?.first.requirement)
      if let other {
        if table.isForeign(other.items) { return verdict.outcome }
        if table.isPart(other.items) {
          verdict.hear(part: line, other)
          continue
        }
      }
      verdict.hear(line)
    }
    verdict.hear(&table)
    return verdict.outcome
  }

  /// A ❌, ⚠️ or ⏳ in the same item, or in the lines right below a claim that says nothing itself. A ✅ there proves what its
  /// own line says.
  ///
  /// - Parameter saysNothing: nothing stands behind the number on its own line. A list below a sentence without a sign says
  ///   what was found, and leaves open what follows for the sentence.
  func denial(below claim: ClaimLine, at place: Int, saysNothing: Bool) -> Mark? {
    let line = lines.lines[place]
    // `AC 1` below it is a claim about its own criterion.
    let context = claim.items.last?.first.requirement
    // `**Requirement 1.2**:` and a blank line before what is said of it
    var mayPass = saysNothing && line.marker == .none
    var found: [Mark] = []
    for next in lines.lines[(place + 1)...].prefix(Self.reach) {
      if next.block == .blank {
        guard mayPass else { break }
        mayPass = false
        continue
      }
      guard next.isText, next.indent >= line.indent,
        ClaimLine(next.content, allowsBare: isAbout, context: context) == nil,
        next.indent > line.indent || (line.marker == .none && (saysNothing || next.marker == .none))
      else { break }
      if let mark = Self.sign(next.content) { found.append(mark) }
      mayPass = false
    }
    return found.filter { !$0.isPositive }.worst
  }

  /// What the lines of the same item or paragraph say against a claim that its own line marks as met: `→ **NOT MET**`. Words alone
  /// do so, and a sign that begins a line; what an item of a list below tells is heard only if it says nothing else. One that takes back
  /// a part, `Not implemented on iOS`, `❌ iOS`, `47 of 48 tests pass`, denies nothing of the rest.
  func contradiction(below claim: ClaimLine, at place: Int) -> Contradiction? {
    let line = lines.lines[place]
    let body = lines.lines[(place + 1)...].prefix(Self.reach)
    var parts = PartsBelow(body, of: claim.gloss)
    for (index, next) in zip(body.indices, body) {
      // A paragraph of the same item may stand behind a blank line.
      if next.block == .blank, index == place + 1 { continue }
      // The list right below a paragraph shows what it claims.
      let isBelow = line.marker == .none && next.indent >= line.indent && next.marker != .none
      guard next.isText, next.indent > line.indent || isBelow || next.marker == .none && index == place + 1 else {
        return nil
      }
      let words = Self.behindArrow(next.content)
      let denial = next.indent > line.indent || !isBelow ? Self.denial(words, isItem: next.marker != .none) : nil
      let taken = denial == nil ? parts.hear(at: index) : nil
      guard denial != nil || taken != nil else { continue }
      return claims(between: place, and: index, of: claim)
        ? nil : Contradiction(denial: denial, isMarked: taken?.isMarked ?? false, words: taken?.words ?? words)
    }
    return nil
  }

  /// The same of the lines below a heading that bears a mark.
  func contradiction(below heading: ClaimLine, heading place: Int) -> Contradiction? {
    let body = lines.lines[(place + 1)...].prefix(Self.reach).prefix { $0.heading == nil && $0.block != .rule }
    var parts = PartsBelow(body, of: heading.gloss)
    for index in body.indices {
      guard let taken = parts.hear(at: index) else { continue }
      return claims(between: place, and: index, of: heading)
        ? nil : Contradiction(denial: nil, isMarked: taken.isMarked, words: taken.words)
    }
    return nil
  }

  /// What says something against a claim.
  struct Contradiction {
    let denial: Claim.Denial?
    /// The line bears a mark, for a part.
    let isMarked: Bool
    /// For people.
    let words: TextSlice
  }

  /// What a line claims itself, and what stands below that, is not said of the claim above. Asked last: few lines deny.
  private func claims(between place: Int, and last: Int, of claim: ClaimLine) -> Bool {
    let context = claim.items.last?.first.requirement
    return lines.lines[(place + 1)...last].contains {
      $0.isText && ClaimLine($0.content, allowsBare: isAbout, context: context) != nil
    }
  }

  private static func denial(_ words: TextSlice, isItem: Bool) -> Claim.Denial? {
    if let said = StatusWords.denial(labelled: words) ?? StatusWords.mark(words) {
      return said == .failed ? .unmet : .later
    }
    guard !isItem else { return nil }
    switch MarkReader.leading(words)?.mark {
    case .failed: return .unmet
    case .pending: return .later
    case nil: break
    default: return nil
    }
    let denial = DenyingWords.denial(words)
    return denial == .unmet || denial == .later ? denial : nil
  }

  private static func behindArrow(_ text: TextSlice) -> TextSlice {
    let arrows: [StaticString] = ["\u{2192}", "->", "=>", "\u{21D2}", "\u{27A1}\u{FE0F}", "\u{27A1}"]
    let text = text.withoutLeadingEmphasis
    return (arrows.lazy.compactMap { text.dropping($0) }.first ?? text).withoutEmphasis
  }

  /// The paragraph right below a heading, where nothing stands before it: `Not implemented yet.`, `Later.`
  func paragraph(rightBelow place: Int) -> TextSlice? {
    guard let line = lines.lines[(place + 1)...].prefix(Self.reach).first(where: { $0.block != .blank }), line.isText,
      line.marker == .none
    else { return nil }
    return line.content
  }

  private static func sign(_ content: TextSlice) -> Mark? {
    if let denial = StatusWords.denial(labelled: content) { return denial }
    let text = content.boldLabel?.rest ?? content
    if let mark = MarkReader.leading(content.withoutLeadingEmphasis)?.mark ?? MarkReader.leading(text)?.mark {
      return mark
    }
    guard let colon = content.find(":"), colon - content.start < 12 else { return nil }
    return MarkReader.leading(content.slice(from: colon + 1))?.mark
  }
}
