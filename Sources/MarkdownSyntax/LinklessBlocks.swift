import CCMarkGFM
import Findings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps the parser from looking for inline markup in blocks that can hold no link.
///
/// To find emphasis, code and text takes the library nearly as long as to find the blocks, and who reads for meaning asks for
/// links alone, which few blocks hold. The library asks the extension that a block belongs to whether there is anything inline
/// in it: so blocks without a link are given to an extension of our own, which says no.
struct LinklessBlocks {
  typealias CNode = OpaquePointer

  private let syntax: OpaquePointer
  /// Of the tree that is being parsed: the library shows it to nobody before it is done, but to extensions.
  private let root: UnsafeMutablePointer<CNode?>
  private let hints: LinkHints

  init?(_ text: SourceText) {
    guard let syntax = cmark_syntax_extension_new("linkless") else { return nil }
    self.syntax = syntax
    hints = LinkHints(text)
    root = .allocate(capacity: 1)
    root.initialize(to: nil)
    cmark_syntax_extension_set_private(syntax, root, nil)
    cmark_syntax_extension_set_contains_inlines_func(syntax) { _, _ in 0 }
    cmark_syntax_extension_set_open_block_func(syntax) { syntax, _, _, container, _, _ in
      LinklessBlocks.keepRoot(above: container, syntax)
      return nil
    }
  }

  /// Nodes may point to it: only when nobody looks at the tree any more.
  func free() {
    cmark_syntax_extension_free(cmark_get_default_mem_allocator(), syntax)
    root.deallocate()
  }

  func attach(to parser: OpaquePointer) {
    cmark_parser_attach_syntax_extension(parser, syntax)
  }

  /// Called for every line that opens no block of another kind.
  private static func keepRoot(above container: CNode?, _ syntax: OpaquePointer?) {
    guard let kept = cmark_syntax_extension_get_private(syntax)?.assumingMemoryBound(to: CNode?.self),
      kept.pointee == nil, var node = container
    else { return }
    while let parent = cmark_node_parent(node) { node = parent }
    kept.pointee = node
  }

  /// To be called when the parser has seen the last line, and before it is told so: a block of ours goes on over no line.
  func leaveOutInlines() {
    // Where no line showed the tree, all of it is parsed.
    guard let root = root.pointee else { return }
    var node = root
    while true {
      let isLeft = leaveOut(node)
      if !isLeft, let child = cmark_node_first_child(node) {
        node = child
        continue
      }
      guard let next = Self.next(behind: node, upTo: root) else { return }
      // Only now: the way to the next block leads over it.
      if isLeft { cmark_node_unlink(node) }
      node = next
    }
  }

  private static func next(behind node: CNode, upTo root: CNode) -> CNode? {
    var node = node
    while node != root {
      if let next = cmark_node_next(node) { return next }
      guard let parent = cmark_node_parent(node) else { return nil }
      node = parent
    }
    return nil
  }

  /// - Returns: whether the node can go altogether: a cell is nothing to who asks for links, but for those in it.
  private func leaveOut(_ node: CNode) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
      if !mayHoldLink(node) { cmark_node_set_syntax_extension(node, syntax) }
      return false
    case CMARK_NODE_DOCUMENT, CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM, CMARK_NODE_CODE_BLOCK,
      CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK:
      return false
    default:
      return node.isNamed("table_cell") && !mayHoldLink(node)
    }
  }

  private func mayHoldLink(_ node: CNode) -> Bool {
    guard hints.mayHoldAny, let content = cmark_node_get_string_content(node) else { return false }
    return hints.mayHoldLink(content)
  }
}

/// Where links can be, told from few signs. Says yes too often rather than too seldom: the parser has the last word.
struct LinkHints {
  /// `[label]: address` may stand somewhere, and any bracket may refer to it.
  private let hasDefinitions: Bool
  let mayHoldAny: Bool

  init(_ text: SourceText) {
    let bytes = UnsafeRawBufferPointer(text.bytes)
    hasDefinitions = ByteSearch.first("]:", in: bytes, from: 0) != nil
    mayHoldAny =
      hasDefinitions || ByteSearch.first("](", in: bytes, from: 0) != nil
      || ByteSearch.first(UInt8(ascii: "<"), in: bytes) != nil
  }

  /// `[label](address)`, `<address>`, and where there are definitions every `]`.
  func mayHoldLink(_ content: UnsafePointer<CChar>) -> Bool {
    var rest = content
    while let sign = strpbrk(rest, Self.characters("<]")) {
      if sign.pointee == CChar(bitPattern: UInt8(ascii: "<")) {
        if Self.isAddress(sign + 1) { return true }
      } else if hasDefinitions || sign[1] == CChar(bitPattern: UInt8(ascii: "(")) {
        return true
      }
      rest = UnsafePointer(sign + 1)
    }
    return false
  }

  /// `https://example.org>`, `somebody@example.org>`
  private static func isAddress(_ text: UnsafePointer<CChar>) -> Bool {
    let length = strcspn(text, characters("<> \t\n"))
    guard text[length] == CChar(bitPattern: UInt8(ascii: ">")) else { return false }
    return (0..<length).contains { index in
      text[index] == CChar(bitPattern: UInt8(ascii: ":")) || text[index] == CChar(bitPattern: UInt8(ascii: "@"))
    }
  }

  private static func characters(_ set: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(set.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
