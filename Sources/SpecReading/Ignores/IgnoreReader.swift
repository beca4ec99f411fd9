import Findings
import MarkdownSyntax
import SpecModel

/// Finds the comments that tell us what to pass over, and the lines that each speaks of: its own line, or, where it stands
/// alone, the block that follows.
struct IgnoreReader {
  private let lines: DocumentLines
  private let text: TextSlice

  /// Nobody writes as many; what comes after them is not obeyed, and so reported.
  private static let limit = 1 << 12

  /// - Parameter text: the document with its comments, which readers do not see.
  init(lines: DocumentLines, text: SourceText) {
    self.lines = lines
    self.text = TextSlice(text, 0..<text.bytes.count)
  }

  func read() -> [IgnoreMark] {
    // Most documents hold no comment at all.
    guard text.contains("<!--") else { return [] }
    var marks: [IgnoreMark] = []
    var offset = 0
    var ticks = Backticks()
    var found = Found()
    while marks.count < Self.limit, let word = text.find(IgnoreComment.name, from: offset) {
      offset = word + IgnoreComment.name.utf8CodeUnitCount
      guard let comment = IgnoreComment(at: word, in: text) ?? IgnoreComment(mistypedAt: word, in: text) else {
        continue
      }
      guard let mark = mark(comment, &ticks, &found) else { continue }
      marks.append(mark)
      offset = comment.whole.end
    }
    let misspelt = misspelt(most: Self.limit - marks.count)
    return misspelt.isEmpty ? marks : (marks + misspelt).sorted { $0.location < $1.location }
  }

  /// What is meant for us, and does not even bear our name.
  private func misspelt(most: Int) -> [IgnoreMark] {
    var marks: [IgnoreMark] = []
    var offset = 0
    var ticks = Backticks()
    var found = Found()
    while marks.count < most, let start = text.find("<!--", from: offset) {
      offset = start + 4
      guard let comment = IgnoreComment(misspeltAt: start, in: text), let mark = mark(comment, &ticks, &found) else {
        continue
      }
      marks.append(mark)
      offset = comment.whole.end
    }
    return marks
  }

  /// - Returns: `nil` for a comment that is shown, and not meant.
  private func mark(_ comment: IgnoreComment, _ ticks: inout Backticks, _ found: inout Found) -> IgnoreMark? {
    let range = comment.whole.range
    let line = lines.tree.text.line(range.start.line - 1).lowerBound
    let isQuoted = ticks.areOpen(behind: text.slice(from: line).slice(to: comment.whole.start))
    guard !isQuoted, !isCode(range.start.line - 1) else { return nil }
    return IgnoreMark(
      mistyped: comment.mistyped?.string,
      rules: comment.rules.map { IgnoreMark.Name(rule: RuleID($0.string), location: lines.location($0)) },
      reason: comment.reason.hasWord ? comment.reason.string : "",
      location: lines.location(comment.mistyped ?? comment.whole),
      lines: comment.mistyped == nil ? covered(comment, range, &found) : nil
    )
  }

  /// In a code block, as within backticks, it is shown, and not meant.
  private func isCode(_ line: Int) -> Bool {
    let leaf = Int(lines.tree.leaves[line])
    guard leaf >= 0, case .code = lines.tree.nodes[leaf].kind else { return false }
    return true
  }

  /// The block that was found last: comments that stand above one another speak of the same one, and only the first looks for it.
  private struct Found {
    var line = Int.max
    var block: ClosedRange<Int>?

    func covers(_ line: Int) -> Bool { line >= self.line && block.map { line + 1 < $0.lowerBound } ?? true }
  }

  private func covered(_ comment: IgnoreComment, _ range: SourceRange, _ found: inout Found) -> ClosedRange<Int>? {
    guard isAlone(comment, range) else { return range.start.line...range.end.line }
    let line = range.end.line - 1
    if !found.covers(line) { found = Found(line: line, block: block(after: line)) }
    return found.block
  }

  private func isAlone(_ comment: IgnoreComment, _ range: SourceRange) -> Bool {
    let before = text.slice(from: lines.tree.text.line(range.start.line - 1).lowerBound).slice(to: comment.whole.start)
    let after = text.slice(from: comment.whole.end).slice(to: lines.tree.text.line(range.end.line - 1).upperBound)
    return after.trimmed.isEmpty && (before.start..<before.end).allSatisfy { isBlank(before[$0]) || before[$0] == 62 }
  }

  /// The lines from 1 of the block that begins below a line: a paragraph, one item of a list with all that hangs on it, a
  /// heading, a whole table, a code block.
  private func block(after line: Int) -> ClosedRange<Int>? {
    let nodes = lines.tree.nodes
    // Nodes stand in the order in which they begin.
    var index = firstNode(below: line)
    while index < nodes.count {
      switch nodes[index].kind {
      case .list, .blockQuote: index += 1
      // Another comment of ours, on a line of its own: both speak of what comes after it.
      case .htmlBlock where isOurs(nodes[index]): index += 1
      case .item, .paragraph, .heading, .code, .table, .htmlBlock, .thematicBreak:
        return (nodes[index].lines.lowerBound + 1)...(lastLine(of: nodes[index]) + 1)
      default: index += 1
      }
    }
    return nil
  }

  private func isOurs(_ node: MarkdownTree.Node) -> Bool {
    guard node.lines.lowerBound < lines.lines.count else { return false }
    let line = lines.tree.text.line(node.lines.lowerBound)
    let shown = text.slice(from: line.lowerBound).slice(to: line.upperBound).trimmed
    return shown.hasPrefix("<!--") && shown.contains(IgnoreComment.name) && node.lines.count == 1
  }

  private func firstNode(below line: Int) -> Int {
    lines.tree.nodes.partitionPoint { $0.lines.lowerBound <= line }
  }

  /// An item of a list may end in blank lines: they are nobody's.
  private func lastLine(of node: MarkdownTree.Node) -> Int {
    var last = min(node.lines.upperBound, lines.lines.count - 1)
    while last > node.lines.lowerBound, lines.lines[last].block == .blank { last -= 1 }
    return last
  }
}
