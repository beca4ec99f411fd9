import Findings

/// Finds the blocks that are not closed where they should be: everything below them is code, or a comment.
struct UnclosedBlocks {
  let nodes: [MarkdownTree.Node]
  /// Those that the end of their item or quote ends.
  let cutFences: Set<Int>
  let text: SourceText

  func notes() -> [SyntaxNote] {
    let notes = nodes.indices.compactMap { index in
      switch nodes[index].kind {
      case .code(_, _, fenced: true): fence(at: index)
      case .htmlBlock: comment(nodes[index])
      default: nil
      }
    }
    // What one block is said to be the cause of is said once.
    let causes = Set(notes.compactMap(\.outerFence))
    return causes.isEmpty ? notes : notes.filter { !($0.isForgottenFence && causes.contains($0.line)) }
  }

  private func reachesEnd(_ node: MarkdownTree.Node) -> Bool { node.lines.upperBound >= text.lineCount - 1 }

  private func fence(at index: Int) -> SyntaxNote? {
    let node = nodes[index]
    // A fence ends with the item or the quote that it stands in; otherwise only with the document.
    let last = min(node.lines.upperBound, text.lineCount - 1)
    let isCut = cutFences.contains(index)
    let isClosed =
      !isCut && (!reachesEnd(node) && node.parent == 0 || node.lines.count > 1 && closes(last, what: node))
    let inner = isClosed ? forgotten(node) : nil
    guard !isClosed || inner != nil else { return nil }
    let isToEnd = !isCut && reachesEnd(node)
    let end = isClosed ? last + 1 : isToEnd ? text.lineCount : lastLine(before: isCut ? last + 1 : last)
    // Looks at all blocks above: asked of the last one, and of those few that lost their own fence.
    let mayBeClosing = (isClosed || isToEnd) && !hasInfo(node)
    let outer = mayBeClosing ? outer(before: index) : nil
    let suspect = mayBeClosing && outer == nil ? swallowing(before: index) : nil
    return SyntaxNote(
      kind: .unclosedFence(outer: outer, suspect: suspect, inner: inner, end: end),
      line: node.lines.lowerBound + 1
    )
  }

  /// Without blank lines, with which an item and a quote end.
  private func lastLine(before last: Int) -> Int {
    var end = last
    while end > 0, text.bytes[text.line(end - 1)].allSatisfy({ $0 == 32 || $0 == 9 || $0 == 13 }) { end -= 1 }
    return end
  }

  private func closes(_ line: Int, what node: MarkdownTree.Node) -> Bool {
    guard let opening = run(in: opener(of: node)), let closing = run(in: bare(line)) else { return false }
    return closing.sign == opening.sign && closing.count >= opening.count
      && bare(line).dropFirst(closing.count).allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
  }

  /// A block above in which a fence with a language stands: it was meant to hold that block whole, and ends with it.
  private func outer(before index: Int) -> Int? {
    for node in nodes[..<index].reversed() {
      guard case .code(_, _, fenced: true) = node.kind, innerFence(of: node) != nil else { continue }
      return node.lines.lowerBound + 1
    }
    return nil
  }

  private func hasInfo(_ node: MarkdownTree.Node) -> Bool {
    let line = opener(of: node)
    return line.dropFirst(run(in: line)?.count ?? 0).contains { $0 > 32 }
  }

  /// The first line from where the fence begins.
  func opener(of node: MarkdownTree.Node) -> Slice<UnsafeBufferPointer<UInt8>> {
    let line = text.bytes[text.line(node.lines.lowerBound)]
    let start = node.column > 0 ? line.dropFirst(node.column - 1) : line
    return run(in: start) == nil ? line.drop { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "~") } : start
  }

  /// A line without what lists and quotes put before it.
  func bare(_ line: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    text.bytes[text.line(line)].drop { $0 == 32 || $0 == 9 || $0 == UInt8(ascii: ">") }
  }

  func run(in line: Slice<UnsafeBufferPointer<UInt8>>) -> (sign: UInt8, count: Int)? {
    guard let sign = line.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
    let count = line.prefix { $0 == sign }.count
    return count >= 3 ? (sign, count) : nil
  }

  private func comment(_ node: MarkdownTree.Node) -> SyntaxNote? {
    guard reachesEnd(node) else { return nil }
    let first = bare(node.lines.lowerBound)
    guard first.starts(with: "<!--".utf8) else { return nil }
    let end = ByteSearch.first("-->", in: UnsafeRawBufferPointer(text.bytes), from: first.startIndex + 4)
    return end == nil ? SyntaxNote(kind: .unclosedComment(end: text.lineCount), line: node.lines.lowerBound + 1) : nil
  }
}
