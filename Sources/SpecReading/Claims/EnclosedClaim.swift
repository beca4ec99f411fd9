import SpecModel

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
    line.mark = mark
    line.position = mark.map { _ in .trailing }
    line.gloss = title.slice(to: open).withoutEmphasis.trimmed.string
    return line
  }
}
