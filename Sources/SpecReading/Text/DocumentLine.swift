import Findings
import MarkdownSyntax

/// One line of a document as the readers see it: what the parser knows of its block, and what stands at its start.
///
/// The dialects are habits of lines, not of trees: criteria that CommonMark sees as one paragraph, claims line by line in a
/// paragraph, tasks at any indentation. The tree says what is code, a heading or a table; the line says the rest.
struct DocumentLine {
  enum Block: Equatable {
    case blank
    case text
    case heading(level: Int)
    case table(isHeader: Bool)
    case rule
    /// Inside a fence, or an HTML block: never read for meaning.
    case opaque
  }

  enum Marker: Equatable {
    case none
    case bullet
    case ordered(Int)
  }

  /// Counts from 1.
  let number: Int
  let block: Block
  /// Columns of white space before the marker or the text; a tab goes to the next multiple of 4.
  let indent: Int
  let marker: Marker
  /// What stands in the check box behind the marker, if there is one: ` `, `x`, `-`, `~`.
  let checkbox: UInt8?
  /// `[ ]*`
  let isOptional: Bool
  /// The whole line, from its first byte that is not blank.
  let whole: TextSlice
  /// Where the content begins and ends: offsets, because every slice would hold the document once more.
  private let contentStart: Int
  private let contentEnd: Int

  init(number: Int, block: Block, indent: Int, whole: TextSlice) {
    self.init(number: number, block: block, indent: indent, lead: Lead(), content: whole, whole: whole)
  }

  init(number: Int, block: Block, indent: Int, lead: Lead, content: TextSlice, whole: TextSlice) {
    self.number = number
    self.block = block
    self.indent = indent
    marker = lead.marker
    checkbox = lead.checkbox
    isOptional = lead.isOptional
    self.whole = whole
    contentStart = content.start
    contentEnd = content.end
  }

  /// What stands before the text of a line.
  struct Lead {
    var marker = Marker.none
    var checkbox: UInt8?
    var isOptional = false
  }

  /// The text behind the marker and the box, without the `#` of a heading.
  var content: TextSlice { TextSlice(whole.source, contentStart..<contentEnd) }

  var isText: Bool { block == .text }

  /// A `>` stands before it.
  var isQuoted: Bool {
    let bytes = whole.source.bytes
    var index = whole.start - 1
    while index >= 0, isBlank(bytes[index]), bytes[index] != 10, bytes[index] != 13 { index -= 1 }
    return index >= 0 && bytes[index] == UInt8(ascii: ">")
  }

  var heading: Int? {
    if case .heading(let level) = block { level } else { nil }
  }

  var ordinal: Int? {
    if case .ordered(let number) = marker { number } else { nil }
  }
}

/// The lines of a document.
struct DocumentLines {
  let path: DocumentPath
  let tree: MarkdownTree
  let lines: [DocumentLine]
  /// References, and what else is written as a list of numbers.
  let allowance = Allowance(limit: 1 << 13)
  /// Requirements, criteria, tasks, properties, decisions, checks, validation items, success criteria, artifacts, metadata.
  let entryAllowance = Allowance(limit: 1 << 13)
  let linkAllowance = Allowance(limit: 1 << 13)

  init(path: DocumentPath, tree: MarkdownTree) {
    self.path = path
    self.tree = tree
    var scan = LineScan(tree: tree)
    lines = (0..<tree.text.lineCount).map { scan.line(at: $0) }
  }

  func location(_ slice: TextSlice) -> Location {
    Location(path: path, range: slice.range)
  }

  /// The place of the first line; every document has one, even an empty one.
  var start: Location {
    lines.first.map { location($0.whole) } ?? Location(path: path, range: SourceRange(line: 1, columns: 1..<1))
  }

  /// The index of the first line at or below `index` that is a heading of this level or above, or the end.
  func endOfSection(from index: Int, level: Int) -> Int {
    lines[index...].firstIndex { ($0.heading ?? 7) <= level } ?? lines.count
  }
}

/// Finds out what stands at the start of one line after another.
private struct LineScan {
  private let tree: MarkdownTree
  private var slice: TextSlice
  private var indent = 0

  init(tree: MarkdownTree) {
    self.tree = tree
    slice = TextSlice(tree.text, 0..<0)
  }

  mutating func line(at index: Int) -> DocumentLine {
    let range = tree.text.line(index)
    (slice.start, slice.end) = (range.lowerBound, range.upperBound)
    indent = 0
    let block = kind(index)
    skipIndent()
    if block != .opaque { slice = IgnoreComment.removed(from: slice) }
    let whole = slice.trimmed
    switch block {
    case .opaque, .blank, .rule, .table:
      return DocumentLine(number: index + 1, block: block, indent: indent, whole: whole)
    case .heading:
      let text = headingText()
      return DocumentLine(number: index + 1, block: block, indent: indent, lead: .init(), content: text, whole: whole)
    case .text:
      let lead = takeLead()
      let text = slice.trimmed
      return DocumentLine(number: index + 1, block: block, indent: indent, lead: lead, content: text, whole: whole)
    }
  }

  private mutating func takeLead() -> DocumentLine.Lead {
    var lead = DocumentLine.Lead()
    lead.marker = takeMarker()
    (lead.checkbox, lead.isOptional) = takeCheckbox()
    return lead
  }

  private func kind(_ index: Int) -> DocumentLine.Block {
    let text = slice.trimmed
    if text.isEmpty { return .blank }
    let leaf = Int(tree.leaves[index])
    guard leaf >= 0 else { return .text }
    switch tree.nodes[leaf].kind {
    case .code(_, _, fenced: true), .htmlBlock: return .opaque
    // `**Scope**: x` directly above `---` is a heading for CommonMark, and for nobody else.
    case .heading(let level):
      if text.first == UInt8(ascii: "#") { return .heading(level: level) }
      return index == tree.nodes[leaf].lines.upperBound ? .rule : .text
    case .thematicBreak: return .rule
    case .tableRow(let isHeader): return .table(isHeader: isHeader)
    default: return .text
    }
  }

  private mutating func skipIndent() {
    while !slice.isEmpty {
      switch slice.first {
      case 32: indent += 1
      case 9: indent = (indent / 4 + 1) * 4
      case UInt8(ascii: ">"): break
      default: return
      }
      slice.start += 1
    }
  }

  private func headingText() -> TextSlice {
    var text = slice
    while text.first == UInt8(ascii: "#") { text.start += 1 }
    text = text.trimmed
    var end = text.end
    while end > text.start, text[end - 1] == UInt8(ascii: "#") { end -= 1 }
    if end == text.start || isBlank(text[end - 1]) { text.end = end }
    return text.trimmed
  }

  private mutating func takeMarker() -> DocumentLine.Marker {
    switch slice.first {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      guard isBlank(slice[slice.start + 1]) else { return .none }
      slice = slice.slice(from: slice.start + 1).trimmed
      return .bullet
    case let digit where isDigit(digit): return takeOrdinal()
    default: return .none
    }
  }

  private mutating func takeOrdinal() -> DocumentLine.Marker {
    var offset = slice.start
    var number = 0
    while isDigit(slice[offset]), offset - slice.start < 6 {
      number = number * 10 + Int(slice[offset] - 48)
      offset += 1
    }
    guard slice[offset] == UInt8(ascii: ".") || slice[offset] == UInt8(ascii: ")"), isBlank(slice[offset + 1]) else {
      return .none
    }
    slice = slice.slice(from: offset + 1).trimmed
    return .ordered(number)
  }

  /// What stands in the box, and where it ends.
  private func boxState() -> (UInt8, end: Int)? {
    let inner = slice[slice.start + 1]
    if slice[slice.start + 2] == UInt8(ascii: "]") {
      let state = inner | (isLetter(inner) ? 32 : 0)
      // `[/]`, `[>]`: it is in hand; `[!]`: it waits.
      if inner == UInt8(ascii: "/") || inner == UInt8(ascii: ">") { return (UInt8(ascii: "-"), slice.start + 3) }
      if inner == UInt8(ascii: "!") { return (32, slice.start + 3) }
      guard [32, UInt8(ascii: "x"), UInt8(ascii: "-"), UInt8(ascii: "~")].contains(state) else { return nil }
      return (state, slice.start + 3)
    }
    guard inner == 0xE2, slice[slice.start + 4] == UInt8(ascii: "]"),
      ["\u{2713}", "\u{2714}", "\u{2705}", "\u{2611}"].contains(where: { slice.matches($0, at: slice.start + 1) })
    else { return nil }
    return (UInt8(ascii: "x"), slice.start + 5)
  }

  /// A box needs no marker before it: some documents write `[x] Task 1` as a paragraph.
  private mutating func takeCheckbox() -> (UInt8?, Bool) {
    guard slice.first == UInt8(ascii: "["), let (state, end) = boxState() else { return (nil, false) }
    var after = end
    if slice[after] == UInt8(ascii: "\\") { after += 1 }
    let isOptional = slice[after] == UInt8(ascii: "*") && slice[after + 1] != UInt8(ascii: "*")
    if isOptional { after += 1 }
    guard after >= slice.end || isBlank(slice[after]) else { return (nil, false) }
    slice = slice.slice(from: after).trimmed
    return (state, isOptional)
  }
}
