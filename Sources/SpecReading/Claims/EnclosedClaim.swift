import SpecModel

extension TextSlice {
  fileprivate var lastColon: Int? { (start..<max(start, end)).last { self[$0] == UInt8(ascii: ":") } }
}

extension ClaimLine {
  /// `### Core Navigation (Requirement 1.1) ✅`: a heading among requirements that names behind itself what it is about.
  ///
  /// - Returns: `nil` where anything but requirements stands in the parentheses that end it.
  static func enclosed(atEndOf heading: TextSlice, specs: KnownSpecs) -> ClaimLine? {
    var title = heading.trimmed
    var mark: Mark?
    if let (found, rest) = MarkReader.leading(title.withoutLeadingEmphasis) { (mark, title) = (found, rest) }
    if let (found, before) = MarkReader.trailing(title) {
      mark = mark.map { Mark.worse($0, found) } ?? found
      title = before.trimmed
    }
    guard title.count > 2, title[title.end - 1] == UInt8(ascii: ")"),
      let open = (title.start..<title.end).last(where: { title[$0] == UInt8(ascii: "(") }),
      var line = ClaimLine(
        title.slice(from: open + 1).slice(to: title.end - 1),
        allowsBare: false,
        context: nil,
        specs: specs
      ),
      line.mark == nil, line.gloss.isEmpty, line.others.isEmpty,
      line.items.allSatisfy({ $0.isLabelled || $0.first.criterion != nil })
    else { return nil }
    let name = title.slice(to: open).withoutEmphasis.trimmed
    // `Not Implemented (Requirement 1.2)`, `Panel: FAILED (Requirement 1.1)`: the words may say no where no mark does.
    if mark?.isPositive ?? true {
      let status = name.lastColon.flatMap { StatusWords.mark(name.slice(from: $0 + 1).trimmed) }
      let said = StatusWords.mark(name) ?? StatusWords.denial(atFrontOf: name) ?? status
      if let said, !said.isPositive { mark = said }
      line.denial = DenyingWords.denial(name)
    }
    line.mark = mark
    line.position = mark.map { _ in .trailing }
    line.gloss = name.string
    return line
  }
}
