/// Looks at the bytes of a document before the parser does, in linear time, and refuses what would keep the parser busy
/// for ever or make it abort.
///
/// libcmark-gfm takes quadratic time, or memory without end, on a dozen kinds of input that fit into a few kilobytes. The
/// guard adds up what each would cost, in steps of the parser, and errs on the side of refusing. Each limit stands far
/// above anything that people write: the documents that this was measured on nest 14 levels at most and have 16 pipes on
/// a table line; and tables of 5,000 rows or 20,000 links in a document still pass.
package struct ParseGuard {
  package static let maximumBytes = 1 << 20
  package static let maximumNesting = 64
  package static let maximumColumns = 256
  /// Cells that tables may fill up with, short rows under a wide header included.
  package static let maximumCells = 1 << 17
  /// Lines of a document: each is at least a node of the tree, or two.
  package static let maximumLines = 1 << 17
  /// Brackets, ticks, stars, angles, entities and escapes: each is at least a node of the tree.
  package static let maximumMarks = 1 << 18
  /// List items and quotes, counted on every line that opens or continues one: each takes hundreds of bytes in the tree.
  package static let maximumMarkers = 1 << 17
  /// Steps that the parser may take beyond reading the text once, each about 15 ns: a quarter of a second.
  package static let maximumSteps = 1 << 24

  private let text: SourceText
  private var steps = 0
  private var cells = 0
  private var markers = 0
  private var block = BlockCost()
  private var definitions = DefinitionCost()
  private var nesting = NestingCost()

  private init(_ text: SourceText) {
    self.text = text
  }

  /// - Returns: why the parser must not see the text; `nil` when it may.
  package static func check(_ text: SourceText) -> SyntaxNote? {
    guard text.lineCount <= maximumLines else {
      return SyntaxNote(kind: .tooCostly(reason: "it has more lines than the limit of \(maximumLines)"), line: 1)
    }
    return ParseBound.isHarmless(text) ? nil : count(text)
  }

  /// Looks at every mark.
  static func count(_ text: SourceText) -> SyntaxNote? {
    var guardian = ParseGuard(text)
    for index in 0..<text.lineCount {
      if let kind = guardian.scan(text.bytes, text.line(index)) { return SyntaxNote(kind: kind, line: index + 1) }
    }
    guardian.closeBlock()
    return guardian.overspent().map { SyntaxNote(kind: $0, line: max(1, text.lineCount)) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> SyntaxNote.Kind? {
    let lead = LineLead(bytes, line)
    if lead.nesting > Self.maximumNesting { return .tooDeep(limit: Self.maximumNesting) }
    markers += lead.nesting
    if markers > Self.maximumMarkers {
      return .tooCostly(reason: "it has more list items and quotes than the limit of \(Self.maximumMarkers)")
    }
    steps += nesting.steps(at: lead)
    if lead.isBlank {
      closeBlock()
      return overspent()
    }
    if lead.startsItem || lead.isHeading { closeBlock() }
    let shape = block.add(bytes, lead.text)
    definitions.add(bytes, lead.text, brackets: shape.closers)
    if lead.isHeading || (shape.isRule && lead.indent < 4) {
      closeBlock()
    } else if let refusal = addTableLine(shape) {
      return refusal
    }
    return overspent()
  }

  private mutating func addTableLine(_ shape: LineShape) -> SyntaxNote.Kind? {
    if shape.isDelimiterRow, shape.columns > Self.maximumColumns { return .tooWide(limit: Self.maximumColumns) }
    let cost = block.addTableLine(shape)
    steps += cost.steps
    cells += cost.cells
    guard cells > Self.maximumCells else { return nil }
    return .tooCostly(reason: "its tables have more cells than the limit of \(Self.maximumCells)")
  }

  private mutating func closeBlock() {
    steps += block.closingSteps
    block.reset()
    definitions.endBlock()
  }

  private func overspent() -> SyntaxNote.Kind? {
    guard block.marks <= Self.maximumMarks else {
      return .tooCostly(reason: "it has more marks of inline markup than the limit of \(Self.maximumMarks)")
    }
    // One definition is copied wherever it is used.
    guard steps + block.steps + definitions.copiedBytes > Self.maximumSteps else { return nil }
    return .tooCostly(
      reason: "its brackets, angles, emphasis, lists and tables would cost the parser more than the limit of "
        + "\(Self.maximumSteps) steps"
    )
  }
}
