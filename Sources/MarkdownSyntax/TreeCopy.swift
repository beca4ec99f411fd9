import CCMarkGFM

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Copies a C tree into values, and never by recursion.
struct TreeCopy {
  let inlines: MarkdownTree.Inlines
  let lineCount: Int
  var nodes: [MarkdownTree.Node] = []
  /// Where nodes nest deeper than whoever walks the tree should have to follow: by indentation, or inline.
  private(set) var tooDeepLine: Int?
  /// Fences that end with the item or the quote that they stand in, and not by a fence of their own.
  private(set) var cutFences: Set<Int> = []
  private var open: [Int] = []
  private var lines = 0...0

  init(inlines: MarkdownTree.Inlines, lineCount: Int) {
    self.inlines = inlines
    self.lineCount = lineCount
    nodes.reserveCapacity(lineCount + 1)
  }

  typealias CNode = OpaquePointer

  mutating func copy(_ root: CNode) {
    var node = root
    while true {
      enter(node)
      if let child = cmark_node_first_child(node) {
        node = child
        continue
      }
      guard let next = leave(node, upTo: root) else { return }
      node = next
    }
  }

  /// Leaves a node, and those that end with it.
  ///
  /// - Returns: the node behind them; `nil` behind the root.
  private mutating func leave(_ node: CNode, upTo root: CNode) -> CNode? {
    var node = node
    while true {
      exit(node)
      guard node != root else { return nil }
      if let next = cmark_node_next(node) { return next }
      guard let parent = cmark_node_parent(node) else { return nil }
      node = parent
    }
  }

  private mutating func enter(_ node: CNode) {
    let type = cmark_node_get_type(node)
    let isBlock = Self.isBlock(type)
    if isSkipped(node, type) { return }
    if isBlock { lines = range(of: node) }
    guard let kind = isBlock ? block(node, type) : inline(node, type) else { return }
    if isBlock { cutFence(before: lines.lowerBound) }
    nodes.append(
      MarkdownTree.Node(
        kind: kind,
        parent: open.last ?? -1,
        end: nodes.count + 1,
        lines: lines,
        column: Int(cmark_node_get_start_column(node))
      )
    )
    guard kind.holdsOthers else { return }
    open.append(nodes.count - 1)
    // A list and its item are two nodes for one level that people see.
    if open.count > 2 * ParseGuard.maximumNesting + 2, tooDeepLine == nil { tooDeepLine = lines.lowerBound + 1 }
  }

  /// The parser lets a fence that its item or its quote ends reach over the line behind them: what begins there is no code.
  private mutating func cutFence(before line: Int) {
    // By its place: a copy of every node would cost more than all else that is done with it here.
    guard let last = nodes.indices.last, nodes[last].lines.upperBound == line, nodes[last].lines.lowerBound < line,
      case .code(_, _, fenced: true) = nodes[last].kind
    else { return }
    nodes[last].lines = nodes[last].lines.lowerBound...(line - 1)
    cutFences.insert(last)
  }

  /// Closes what this C node opened: leaves, and those whose kind we skipped, never entered the stack.
  private mutating func exit(_ node: CNode) {
    let type = cmark_node_get_type(node)
    guard !Self.isLeaf(type), !isSkipped(node, type), let last = open.last else { return }
    nodes[last].end = nodes.count
    open.removeLast()
  }

  private static func isLeaf(_ type: cmark_node_type) -> Bool {
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE,
      CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK:
      true
    default: false
    }
  }

  private static func isBlock(_ type: cmark_node_type) -> Bool { type.rawValue & 0xC000 == 0x8000 }

  /// Who reads for meaning needs no inline but links, and no cells: rows are lines.
  private func isSkipped(_ node: CNode, _ type: cmark_node_type) -> Bool {
    guard inlines == .links else { return false }
    if !Self.isBlock(type) { return type != CMARK_NODE_LINK && type != CMARK_NODE_IMAGE }
    return type.rawValue > CMARK_NODE_THEMATIC_BREAK.rawValue && node.isNamed("table_cell")
  }

  private func range(of node: CNode) -> ClosedRange<Int> {
    let first = min(max(0, Int(cmark_node_get_start_line(node)) - 1), max(0, lineCount - 1))
    let last = min(max(first, lastLine(of: node, from: first)), max(first, lineCount - 1))
    return first...last
  }

  private func lastLine(of node: CNode, from first: Int) -> Int {
    let last = Int(cmark_node_get_end_line(node)) - 1
    guard cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK, let literal = cmark_node_get_literal(node) else {
      return last
    }
    // The parser leaves out the line on which `-->` ends a block.
    var count = 0
    var rest = UnsafePointer(literal)
    while let end = strchr(rest, 10) {
      count += 1
      rest = UnsafePointer(end) + 1
    }
    return max(last, first + count - 1)
  }

  private func block(_ node: CNode, _ type: cmark_node_type) -> MarkdownTree.Kind? {
    switch type {
    case CMARK_NODE_DOCUMENT: return .document
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_LIST:
      return .list(
        ordered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
        start: Int(cmark_node_get_list_start(node)),
        tight: cmark_node_get_list_tight(node) != 0
      )
    case CMARK_NODE_CODE_BLOCK:
      return .code(
        info: string(cmark_node_get_fence_info(node)),
        literal: literal(node),
        fenced: isFenced(node)
      )
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock(literal(node))
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_ITEM:
      // The extension marks items with a box by the name of their type only.
      let isTask = inlines == .all && node.isNamed("tasklist")
      return .item(checked: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil)
    default: return extensionBlock(node)
    }
  }

  /// The library writes to all three of its out parameters, wanted or not.
  private func isFenced(_ node: CNode) -> Bool {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    return cmark_node_get_fenced(node, &length, &offset, &character) != 0
  }

  private func extensionBlock(_ node: CNode) -> MarkdownTree.Kind? {
    if node.isNamed("table_row") { return .tableRow(isHeader: false) }
    if node.isNamed("table_cell") { return .tableCell }
    if node.isNamed("table_header") { return .tableRow(isHeader: true) }
    return node.isNamed("table") ? .table(alignments: alignments(node)) : .paragraph
  }

  private func alignments(_ node: CNode) -> [MarkdownTree.Kind.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return (0..<count).map { column in
      switch letters[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }

  private func inline(_ node: CNode, _ type: cmark_node_type) -> MarkdownTree.Kind? {
    switch type {
    case CMARK_NODE_LINK:
      return .link(destination: string(cmark_node_get_url(node)), title: title(node))
    case CMARK_NODE_IMAGE:
      return .image(destination: string(cmark_node_get_url(node)), title: title(node))
    case CMARK_NODE_TEXT: return .text(literal(node))
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_CODE: return .inlineCode(literal(node))
    case CMARK_NODE_HTML_INLINE: return .inlineHTML(literal(node))
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    default: return node.isNamed("strikethrough") ? .strikethrough : .text(literal(node))
    }
  }

  private func title(_ node: CNode) -> String {
    inlines == .all ? string(cmark_node_get_title(node)) : ""
  }

  private func literal(_ node: CNode) -> String {
    inlines == .all ? string(cmark_node_get_literal(node)) : ""
  }

  private func string(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters, characters.pointee != 0 else { return "" }
    return String(cString: characters)
  }
}

extension OpaquePointer {
  /// The node types of extensions are in no public header: their names are.
  func isNamed(_ name: StaticString) -> Bool {
    guard let type = cmark_node_get_type_string(self) else { return false }
    return strcmp(type, UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)) == 0
  }
}

extension MarkdownTree.Kind {
  /// It is left again, behind what it holds.
  fileprivate var holdsOthers: Bool {
    switch self {
    case .code, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .inlineCode, .inlineHTML: false
    default: true
    }
  }
}
