/// Blocks of code that were closed, and not where they should be: their own closing fence was forgotten, and what closes them belongs to
/// a block that was to follow.
extension UnclosedBlocks {
  /// The line, from 1, of a fence with a language in a block, below text of the document: it opened another block, and the fence that
  /// was to close that one closes both. A block that says that it quotes markdown may hold all of this.
  func forgotten(_ node: MarkdownTree.Node) -> Int? {
    guard let line = innerFence(of: node), !quotesMarkdown(node),
      holdsText(node.lines.lowerBound + 1..<line, of: node)
    else { return nil }
    return line + 1
  }

  /// The first line of a block in which a fence with a language stands that could open it as well.
  func innerFence(of node: MarkdownTree.Node) -> Int? {
    guard node.lines.count > 2, let own = run(in: opener(of: node)) else { return nil }
    return node.lines.dropFirst().dropLast().first { line in
      guard let inner = run(in: bare(line)) else { return false }
      let info = bare(line).dropFirst(inner.count)
      return inner.sign == own.sign && inner.count >= own.count && info.contains { $0 > 32 }
    }
  }

  /// The first block above, from line 1, that holds text of the document: perhaps it was to end before that. Where fences say nothing but
  /// that they are some, each that follows a forgotten one opens what it was to close.
  func swallowing(before index: Int) -> Int? {
    nodes[..<index].first { node in
      guard case .code(_, _, fenced: true) = node.kind, !quotesMarkdown(node), node.lines.count > 2 else {
        return false
      }
      return holdsText(node.lines.lowerBound + 1..<node.lines.upperBound, of: node)
    }.map { $0.lines.lowerBound + 1 }
  }

  private func quotesMarkdown(_ node: MarkdownTree.Node) -> Bool {
    guard case .code(let info, _, _) = node.kind else { return false }
    return ["markdown", "md", "mdx", "mdc"].contains { info.lowercased().hasPrefix($0) }
  }

  /// Whether lines hold what stands in documents and not in code: a heading between blank lines, a task, a criterion, a marked line.
  private func holdsText(_ lines: Range<Int>, of node: MarkdownTree.Node) -> Bool {
    lines.contains { line in
      let bytes = inner(line, of: node)
      switch bytes.first {
      case UInt8(ascii: "#"):
        let depth = bytes.prefix { $0 == UInt8(ascii: "#") }.count
        return (2...6).contains(depth) && bytes.dropFirst(depth).first == 32 && isBlank(line - 1) && isBlank(line + 1)
      case UInt8(ascii: "-"):
        return ["- [ ] ", "- [x] "].contains { bytes.starts(with: $0.utf8) }
      case .some(0x31...0x39):
        let rest = bytes.drop { (48...57).contains($0) }
        return [". WHEN ", ". IF ", ". WHILE ", ". THE "].contains { rest.starts(with: $0.utf8) }
      case 0xE2:
        return ["\u{2705} ", "\u{274C} "].contains { bytes.starts(with: $0.utf8) }
      default: return false
      }
    }
  }

  /// A line from where the block begins: in an item of a list all of it is indented.
  private func inner(_ line: Int, of node: MarkdownTree.Node) -> Slice<UnsafeBufferPointer<UInt8>> {
    let bytes = text.bytes[text.line(line)]
    let indent = bytes.prefix(max(0, node.column - 1)).prefix { $0 == 32 || $0 == 9 }.count
    return bytes.dropFirst(indent)
  }

  private func isBlank(_ line: Int) -> Bool {
    guard (0..<text.lineCount).contains(line) else { return true }
    return text.bytes[text.line(line)].allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
  }
}
