import SpecModel

extension ClaimLine {
  /// `Core Navigation (Requirement 1.1) ✅`: a heading among claims that ends in what it is about.
  init?(closing heading: TextSlice, context: RequirementNumber?, specs: KnownSpecs) {
    var title = heading.trimmed
    let sign = MarkReader.trailing(title)
    if let sign { title = sign.rest.trimmed }
    guard title[title.end - 1] == UInt8(ascii: ")"), let open = title.lastOpening, open > title.start else {
      return nil
    }
    let inner = title.slice(from: open + 1).slice(to: title.end - 1).trimmed
    var cursor = ReferenceCursor(inner, context: context)
    guard cursor.list().first?.isLabelled == true, cursor.offset == inner.end,
      var line = ClaimLine(inner, allowsBare: false, context: context, specs: specs)
    else { return nil }
    if let mark = sign?.mark { (line.mark, line.position) = (mark, .trailing) }
    line.gloss = (MarkReader.leading(title)?.rest ?? title).slice(to: open).trimmed.string
    self = line
  }
}
