import Findings
import MarkdownSyntax
import SpecModel

/// The links and images that a document writes in HTML: `<a href="design.md">`, `<img src="icon.svg">`.
struct HTMLLinkReader {
  let lines: DocumentLines
  private let text: TextSlice

  init(lines: DocumentLines) {
    self.lines = lines
    text = TextSlice(lines.tree.text, 0..<lines.tree.text.bytes.count)
  }

  /// A tag of a person ends within a few lines.
  private static let reach = 1024

  func read() -> [Link] {
    var links: [Link] = []
    for name in ["<a ", "<A ", "<img ", "<IMG "] as [StaticString] {
      var offset = 0
      var ticks = Backticks()
      while let start = text.find(name, from: offset) {
        offset = start + name.utf8CodeUnitCount
        guard let place = address(in: tag(from: offset)), isShown(start, &ticks) else { continue }
        guard lines.linkAllowance.take(1, line: lines.location(place).line) else { return links }
        links.append(Link(destination: place.string, location: lines.location(place)))
      }
    }
    return links
  }

  private func tag(from start: Int) -> TextSlice {
    let near = text.slice(from: start).slice(to: min(start + Self.reach, text.end))
    return near.find(">").map { near.slice(to: $0) } ?? near.slice(to: near.start)
  }

  /// What stands between the quotes of `href` or `src`.
  private func address(in tag: TextSlice) -> TextSlice? {
    for name in ["href=", "src=", "HREF=", "SRC="] as [StaticString] {
      guard let start = tag.find(name), start == tag.start || isBlank(tag[start - 1]) else { continue }
      let rest = tag.slice(from: start + name.utf8CodeUnitCount)
      let quote = rest.first
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      let inner = rest.slice(from: rest.start + 1)
      guard let end = inner.find(quote == UInt8(ascii: "\"") ? "\"" : "'"), end > inner.start else { return nil }
      return inner.slice(to: end)
    }
    return nil
  }

  /// Neither in code nor in a comment.
  private func isShown(_ offset: Int, _ ticks: inout Backticks) -> Bool {
    let number = lines.tree.text.position(offset).line - 1
    let line = lines.lines[number]
    guard line.block != .opaque || isMarkup(number) else { return false }
    return !ticks.areOpen(behind: text.slice(from: line.whole.start).slice(to: offset)) && !isInComment(offset)
  }

  private func isMarkup(_ line: Int) -> Bool {
    let leaf = Int(lines.tree.leaves[line])
    guard leaf >= 0, case .htmlBlock = lines.tree.nodes[leaf].kind else { return false }
    return true
  }

  private func isInComment(_ offset: Int) -> Bool {
    var start = offset
    let first = max(text.start, offset - Self.reach)
    while start > first {
      start -= 1
      if text.matches("-->", at: start) { return false }
      if text.matches("<!--", at: start) { return true }
    }
    return false
  }
}
