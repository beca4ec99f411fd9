import Findings
import MarkdownSyntax
import SpecModel

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
  private(set) var checkbox: UInt8?
  /// `[ ]*`
  let isOptional: Bool
  /// The whole line, from its first byte that is not blank.
  let whole: TextSlice
  /// Where the content begins and ends: offsets, because every slice would hold the document once more.
  private var contentStart: Int
  private let contentEnd: Int

  init(number: Int, block: Block, indent: Int, lead: Lead, content: Range<Int>, whole: TextSlice) {
    self.number = number
    self.block = block
    self.indent = indent
    marker = lead.marker
    checkbox = lead.checkbox
    isOptional = lead.isOptional
    self.whole = whole
    contentStart = content.lowerBound
    contentEnd = content.upperBound
  }

  /// What stands before the text of a line.
  struct Lead {
    var marker = Marker.none
    var checkbox: UInt8?
    var isOptional = false
  }

  /// The text behind the marker and the box, without the `#` of a heading.
  var content: TextSlice { TextSlice(whole.source, contentStart..<contentEnd) }

  /// The same line with less of its text: what stands before it does not count.
  func reading(from rest: TextSlice) -> DocumentLine {
    var line = self
    line.contentStart = rest.start
    return line
  }

  /// The same line with a box before the rest of its text.
  func boxed(_ state: TaskState, from rest: TextSlice) -> DocumentLine {
    var line = reading(from: rest)
    line.checkbox = state.rawValue.utf8.first
    return line
  }

  /// Of the text; 0 where there is none.
  var firstByte: UInt8 { contentStart < contentEnd ? whole.source.base[contentStart] : 0 }

  var isText: Bool { block == .text }

  var isRow: Bool { if case .table = block { true } else { false } }

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

/// The lines of a document. Readers hand them on for every line: one reference costs less than all that they hold.
final class DocumentLines {
  let path: DocumentPath
  let tree: MarkdownTree
  let lines: [DocumentLine]
  /// References, and what else is written as a list of numbers.
  let allowance: Allowance
  static let mostReferences = 1 << 13
  /// Requirements, criteria, tasks, properties, decisions, checks, validation items, success criteria, artifacts, metadata.
  let entryAllowance = Allowance(limit: 1 << 13)
  let linkAllowance = Allowance(limit: 1 << 13)
  /// What the document may name besides itself.
  let specs: KnownSpecs
  /// Where its one line stands in truth.
  private let unwrapped: UnwrappedText?

  convenience init(path: DocumentPath, tree: MarkdownTree, specs: KnownSpecs = .none) {
    self.init(path, tree, specs, Allowance(limit: Self.mostReferences), unwrapped: nil)
  }

  /// Lines of a document as one, which has its share of what the document may give.
  convenience init(_ text: UnwrappedText, of lines: DocumentLines) {
    let tree = MarkdownTree(text: text.text, nodes: [], notes: [])
    self.init(lines.path, tree, lines.specs, lines.allowance, unwrapped: text)
  }

  /// Lines of a comment as one, which has its share of what its file may name.
  convenience init(_ text: UnwrappedText, _ path: DocumentPath, _ allowance: Allowance) {
    let tree = MarkdownTree(text: text.text, nodes: [], notes: [])
    self.init(path, tree, .none, allowance, unwrapped: text)
  }

  convenience init(commentOf text: SourceText, _ path: DocumentPath, _ allowance: Allowance) {
    self.init(path, MarkdownTree(text: text, nodes: [], notes: []), .none, allowance, unwrapped: nil)
  }

  private init(
    _ path: DocumentPath,
    _ tree: MarkdownTree,
    _ specs: KnownSpecs,
    _ allowance: Allowance,
    unwrapped: UnwrappedText?
  ) {
    self.specs = specs
    self.allowance = allowance
    self.unwrapped = unwrapped
    self.path = path
    self.tree = tree
    var scan = LineScan(tree: tree)
    lines = (0..<tree.text.lineCount).map { scan.line(at: $0) }
  }

  /// Whether a line is indented as code is: what stands there is an example of its kind.
  func isCode(at index: Int) -> Bool {
    guard tree.leaves.indices.contains(index), tree.leaves[index] >= 0,
      case .code = tree.nodes[Int(tree.leaves[index])].kind
    else { return false }
    return true
  }

  /// - Parameter allowsBare: also where the block says nothing of itself.
  /// - Returns: which block of code a line is of, where that block says that it quotes markdown.
  func quotedMarkdown(at index: Int, allowsBare: Bool) -> Int? {
    guard tree.leaves.indices.contains(index), tree.leaves[index] >= 0,
      case .code(let info, _, fenced: true) = tree.nodes[Int(tree.leaves[index])].kind,
      ["markdown", "md"].contains(info.lowercased()) || (allowsBare && info.isEmpty)
    else { return nil }
    return Int(tree.leaves[index])
  }

  /// Whether a line is one of a block of HTML.
  func isHTML(at index: Int) -> Bool {
    guard tree.leaves.indices.contains(index), tree.leaves[index] >= 0,
      case .htmlBlock = tree.nodes[Int(tree.leaves[index])].kind
    else { return false }
    return true
  }

  /// How many lines the keys and values at its head take.
  var frontMatter: Int { unwrapped == nil ? FrontMatter.lineCount(of: tree.text) : 0 }

  func location(_ slice: TextSlice) -> Location {
    Location(path: path, range: unwrapped?.range(slice) ?? slice.range)
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
