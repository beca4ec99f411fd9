import CCMarkGFM
import Synchronization

/// Bytes in, values out: everything of the C library's is opened and closed in one scope, and only this file,
/// `LinklessBlocks` and `TreeCopy` know the library.
package struct MarkdownParser: Sendable {
  private let inlines: MarkdownTree.Inlines
  private let looksEverywhere: Bool

  package init(inlines: MarkdownTree.Inlines) {
    self.init(inlines: inlines, looksEverywhere: inlines == .all)
  }

  /// - Parameter looksEverywhere: for inline markup, even in blocks that hold nothing that was asked for.
  init(inlines: MarkdownTree.Inlines, looksEverywhere: Bool) {
    self.inlines = inlines
    self.looksEverywhere = looksEverywhere
  }

  /// Never fails: a text that the guard refuses becomes a document without blocks, and a note that says why.
  package func parse(_ bytes: [UInt8]) -> MarkdownTree {
    let decoded = TextDecoding(bytes)
    if let refusal = ParseGuard.check(decoded.text) {
      return .empty(decoded.text, notes: decoded.notes + [refusal])
    }
    switch inlines {
    case .links: return tree(of: decoded, extensions: ["table"])
    case .all:
      // Strikethrough keeps its special character in process-global state: only one such parser may live at a time.
      return Self.strikethrough.withLock { _ in
        tree(of: decoded, extensions: ["table", "tasklist", "strikethrough"])
      }
    }
  }

  private static let strikethrough = Mutex(())

  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  private func tree(of decoded: TextDecoding, extensions: [String]) -> MarkdownTree {
    Self.registered
    let text = decoded.text
    var copy = TreeCopy(inlines: inlines, lineCount: text.lineCount)
    // Neither tree nor parser is freed node by node: their memory goes with the scope.
    let isParsed = ParseMemory.scope {
      var memory = Self.memory
      let linkless = looksEverywhere ? nil : LinklessBlocks(text)
      defer { linkless?.free() }
      return withUnsafeMutablePointer(to: &memory) { memory in
        guard let root = parse(text, extensions, memory, linkless) else { return false }
        copy.copy(root)
        return true
      }
    }
    guard isParsed else { return .empty(text, notes: decoded.notes) }
    if let line = copy.tooDeepLine {
      let note = SyntaxNote(kind: .tooDeep(limit: ParseGuard.maximumNesting), line: line)
      return .empty(text, notes: decoded.notes + [note])
    }
    return MarkdownTree(
      text: text,
      nodes: copy.nodes,
      notes: decoded.notes + UnclosedBlocks(nodes: copy.nodes, cutFences: copy.cutFences, text: text).notes()
    )
  }

  private static let memory = cmark_mem(
    calloc: { ParseMemory.allocate($0, $1) },
    realloc: { ParseMemory.reallocate($0, $1) },
    free: { ParseMemory.free($0) }
  )

  private func parse(
    _ text: SourceText,
    _ extensions: [String],
    _ memory: UnsafeMutablePointer<cmark_mem>,
    _ linkless: LinklessBlocks?
  ) -> TreeCopy.CNode? {
    guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory) else { return nil }
    for name in extensions {
      if let syntax = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntax) }
    }
    linkless?.attach(to: parser)
    text.bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    if let linkless {
      // A last line without an end is read only when the parser is told of the end.
      if let last = text.bytes.last, last != 10, last != 13 { cmark_parser_feed(parser, "\n", 1) }
      linkless.leaveOutInlines()
    }
    return cmark_parser_finish(parser)
  }
}

extension MarkdownTree {
  fileprivate static func empty(_ text: SourceText, notes: [SyntaxNote]) -> MarkdownTree {
    let lines = 0...max(0, text.lineCount - 1)
    return MarkdownTree(
      text: text,
      nodes: [Node(kind: .document, parent: -1, end: 1, lines: lines, column: 1)],
      notes: notes
    )
  }
}
