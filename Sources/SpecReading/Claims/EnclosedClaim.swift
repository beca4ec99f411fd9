import Findings
import SpecModel

extension TextSlice {
  fileprivate var lastColon: Int? { (start..<max(start, end)).last { self[$0] == UInt8(ascii: ":") } }
}

extension ClaimLine {
  /// `(Requirements: 1.1, 1.2)`: the word stands before a colon.
  private static func isListed(_ text: TextSlice, _ open: Int) -> Bool {
    let inner = text.slice(from: open + 1)
    return (inner.hasPrefixIgnoringCase("req") || RequirementWords.begins(inner)) && CitationLine(inner) != nil
  }

  /// `### Core Navigation (Requirement 1.1) ✅`: a heading among requirements that names behind itself what it is about.
  ///
  /// - Returns: `nil` where anything but requirements stands in the parentheses that end it.
  static func enclosed(atEndOf heading: TextSlice, specs: KnownSpecs) -> ClaimLine? {
    var title = heading.trimmed
    var mark: Mark?
    if let (found, rest) = MarkReader.leading(title.withoutLeadingEmphasis) { (mark, title) = (found, rest) }
    if let (found, before) = MarkReader.trailing(title) {
      mark = Mark.worse(mark, found)
      title = before.trimmed
    }
    guard title.count > 2, title[title.end - 1] == UInt8(ascii: ")"),
      let open = (title.start..<title.end).last(where: { title[$0] == UInt8(ascii: "(") })
    else { return nil }
    return enclosed(title, from: open, mark, allowsBare: false, context: nil, specs: specs)
  }

  /// `✅ Rows are sorted (AC-1.4), whatever comes`, `Sorted ✅ (1.4)`: a line with a mark, among requirements, names behind what it says
  /// which of them that is. Before other words a word must say that it is one.
  ///
  /// - Parameter isBoxed: a box is its mark.
  static func enclosed(
    in content: TextSlice,
    isBoxed: Bool,
    context: RequirementNumber?,
    specs: KnownSpecs
  ) -> ClaimLine? {
    guard let first = content.find("(") else { return nil }
    if let line = enclosed(in: content, at: first, isBoxed, context: context, specs: specs) { return line }
    // `✅ Rows (all) are sorted (1.4)`
    guard let last = (first + 1..<content.end).last(where: { content[$0] == UInt8(ascii: "(") }) else { return nil }
    return enclosed(in: content, at: last, isBoxed, context: context, specs: specs)
  }

  private static func enclosed(
    in content: TextSlice,
    at open: Int,
    _ isBoxed: Bool,
    context: RequirementNumber?,
    specs: KnownSpecs
  ) -> ClaimLine? {
    guard let close = content.find(")", from: open) else { return nil }
    var rest = content.slice(from: close + 1)
    // `Sorted _(1.4)_`
    let emphasis = content[open - 1]
    if ByteSet("*_").contains(emphasis), rest.first == emphasis { rest.start += 1 }
    if rest.count == 1, rest.first == UInt8(ascii: ".") { rest.start += 1 }
    let tail = MarkReader.leading(rest)
    let isLast = rest.isEmpty || tail?.rest.isEmpty == true
    // `**Rows are sorted** (Requirement 1.4): by date`, `**Rows are sorted (Requirement 1.4)**: by date`
    let goesOn = rest.hasPrefix("**") ? rest.slice(from: rest.start + 2) : rest
    guard isLast || ByteSet(",;:").contains(goesOn.first) else { return nil }
    var title = content.slice(to: close + 1)
    let lead = MarkReader.leading(title.withoutLeadingEmphasis)
    if let lead { title = lead.rest }
    let mark = [lead?.mark, tail?.mark].compactMap(\.self).worst
    guard var line = enclosed(title, from: open, mark, allowsBare: true, context: context, specs: specs),
      line.mark != nil || isBoxed
    else {
      return nil
    }
    let isLabelled = line.items.allSatisfy(\.isLabelled) || isListed(title, open)
    guard isLabelled || isLast && !CitationLine.followsName(title, open) else { return nil }
    if lead != nil { line.position = .leading }
    if !isLast { line.hear(goesOn.slice(from: goesOn.start + 1).trimmed) }
    return line
  }

  /// `✅ Rows are sorted (Requirement 1.4): not on iOS`: what is said behind the number may take back what the mark says.
  private mutating func hear(_ said: TextSlice) {
    if let found = MarkReader.any(said) { mark = Mark.worse(mark, found) }
    takeBack(by: said)
    beside = [ReportClaims.short(said.string)]
  }

  /// The words may say no where no mark does: `Not Implemented (Requirement 1.2)`.
  ///
  /// - Parameter status: what a part of them says, where they say nothing as a whole.
  private mutating func takeBack(by words: TextSlice, orBy status: Mark? = nil) {
    guard mark?.isPositive ?? true else { return }
    if let said = StatusWords.mark(words) ?? StatusWords.denial(atFrontOf: words) ?? status, !said.isPositive {
      mark = said
    }
    denial = denial ?? DenyingWords.denial(words)
  }

  private static func enclosed(
    _ title: TextSlice,
    from open: Int,
    _ sign: Mark?,
    allowsBare: Bool,
    context: RequirementNumber?,
    specs: KnownSpecs
  ) -> ClaimLine? {
    var mark = sign
    guard open + 1 < title.end else { return nil }
    let inner = title.slice(from: open + 1).slice(to: title.end - 1)
    let list = isListed(title, open) ? CitationLine(inner)?.list : nil
    guard
      var line = ClaimLine(
        list ?? inner,
        allowsBare: allowsBare || list != nil,
        context: context,
        specs: specs
      ),
      line.mark == nil, line.gloss.isEmpty, line.others.isEmpty,
      line.items.allSatisfy({ $0.isLabelled || $0.first.criterion != nil })
    else { return nil }
    var name = title.slice(to: open).withoutLeadingEmphasis
    while name.count > 0, ByteSet("*_ ").contains(name[name.end - 1]) { name.end -= 1 }
    // `Sorted ✅ (1.4)`
    if let (found, before) = MarkReader.trailing(name) {
      (mark, name) = (Mark.worse(mark, found), before)
    }
    line.mark = mark
    // `Panel: FAILED (Requirement 1.1)`
    line.takeBack(by: name, orBy: name.lastColon.flatMap { StatusWords.mark(name.slice(from: $0 + 1).trimmed) })
    line.position = line.mark.map { _ in .trailing }
    line.gloss = name.string
    line.mayMeasure = line.items.count == 1 && !line.items[0].isLabelled && OtherNumbers.endsInMeasure(name)
    return line
  }
}
