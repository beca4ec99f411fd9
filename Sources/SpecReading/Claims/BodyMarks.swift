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
  /// a part, `Not implemented on iOS`, `47 of 48 tests pass`, denies nothing of the rest.
  ///
  /// - Returns: the words, for people.
  func contradiction(below claim: ClaimLine, at place: Int) -> (denial: Claim.Denial?, words: TextSlice)? {
    let line = lines.lines[place]
    let context = claim.items.last?.first.requirement
    for (distance, next) in lines.lines[(place + 1)...].prefix(Self.reach).enumerated() {
      // A paragraph of the same item may stand behind a blank line.
      if next.block == .blank, distance == 0 { continue }
      let isOfItem = next.indent > line.indent
      guard next.isText, isOfItem || next.marker == .none && distance == 0 else { return nil }
      let words = Self.behindArrow(next.content)
      let isItem = next.marker != .none
      let denial = Self.denial(words, isItem: isItem)
      guard denial != nil || isItem && Self.takesBack(words) else { continue }
      // What a line claims itself, and what stands below that, is not said of this one. Asked last: few lines deny.
      let isOther = lines.lines[(place + 1)...(place + 1 + distance)].contains {
        $0.isText && ClaimLine($0.content, allowsBare: isAbout, context: context) != nil
      }
      return isOther ? nil : (denial, words)
    }
    return nil
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

  private static func takesBack(_ item: TextSlice) -> Bool {
    // `iOS: not implemented`
    if let colon = item.slice(to: item.start + 32).find(": not ", ignoringCase: true) {
      let said = item.slice(from: colon + 2)
      guard StatusWords.mark(said) == .failed else { return false }
      guard let verb = said.string.lowercased().split(whereSeparator: { !$0.isLetter }).last else { return false }
      return work.contains(verb) && isPart(item.slice(to: colon).string, isLabel: true)
    }
    guard item.first | 0x20 == UInt8(ascii: "n") || isDigit(item.first), item.count <= 80 else { return false }
    let text = item.string.lowercased()
    guard !text.utf8.contains(where: { ",:;(".utf8.contains($0) }) else { return false }
    var words = text.split(separator: " ")[...]
    if words.last?.utf8.last == UInt8(ascii: ".") { words[words.endIndex - 1].removeLast() }
    if PassingCount.fallsShort(Array(words)) { return true }
    guard words.popFirst() == "not" else { return false }
    while let hedge = words.first, hedge == "yet" || hedge == "fully" { words.removeFirst() }
    guard let verb = words.popFirst(), work.contains(verb) else { return false }
    if words.first == "yet" { words.removeFirst() }
    // `on iOS`, `in the dark theme`: where it is not.
    return (2...4).contains(words.count) && ["on", "in", "for"].contains(words.first)
      && isPart(words.joined(separator: " "))
  }

  /// What is said of the work alone: what is `not done in the main thread`, or `not ready for the first frame`, is so by design.
  private static let work: Set<Substring> = ["implemented", "met", "finished", "complete", "completed"]

  /// A part of what is demanded, `iOS`, and neither another time, `in the first run`, `Old layout`, nor what answers in these words,
  /// `HTTP 501`.
  private static func isPart(_ words: String, isLabel: Bool = false) -> Bool {
    let words = words.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let last = words.last else { return false }
    return !words.contains(where: times.contains) && !(isLabel && answers.contains(last))
  }

  private static let times: Set<Substring> = [
    "first", "second", "initial", "initially", "original", "originally", "old", "older", "earlier", "previous",
    "previously", "former", "formerly", "before", "was", "baseline", "draft", "attempt",
  ]
  private static let answers: Set<Substring> = [
    "501", "error", "message", "response", "answer", "expected", "returns", "shows", "throws", "prints", "example",
  ]

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
