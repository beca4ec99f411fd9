/// Paragraphs and simple lists, broken anew for the width of a terminal; code stays as it is.
enum MarkdownWrapping {
  static func text(_ markdown: String, width: Int) -> String {
    var blocks: [String] = []
    var isCode = false
    var lines: [Substring] = []
    func finish() {
      if !lines.isEmpty { blocks.append(block(lines, width: width)) }
      lines = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.hasPrefix("```") {
        lines.append(line)
        if !isCode { finish() }
      } else if line.allSatisfy(\.isWhitespace) {
        finish()
      } else {
        if isItem(line) || (lines.first.map { $0.hasPrefix("```") } ?? false) { finishItem(&lines, &blocks, width) }
        lines.append(line)
      }
    }
    finish()
    return joined(blocks)
  }

  private static func finishItem(_ lines: inout [Substring], _ blocks: inout [String], _ width: Int) {
    if !lines.isEmpty { blocks.append(block(lines, width: width)) }
    lines = []
  }

  private static func isItem(_ line: Substring) -> Bool { line.hasPrefix("- ") || line.hasPrefix("* ") }

  private static func block(_ lines: [Substring], width: Int) -> String {
    guard let first = lines.first, !first.hasPrefix("```"), !first.hasPrefix("    ") else {
      return lines.filter { !$0.hasPrefix("```") }.map { $0.hasPrefix("    ") ? String($0) : "    \($0)" }
        .joined(separator: "\n")
    }
    let words = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    guard isItem(first) else { return TextWrapping.hanging("", words, indent: 0, width: width) }
    return TextWrapping.hanging("- ", String(words.dropFirst(2)), indent: 0, width: width)
  }

  /// Items of a list stand close together.
  private static func joined(_ blocks: [String]) -> String {
    var text = ""
    for (index, block) in blocks.enumerated() {
      let isClose = index > 0 && block.hasPrefix("- ") && blocks[index - 1].hasPrefix("- ")
      if index > 0 { text += isClose ? "\n" : "\n\n" }
      text += block
    }
    return text
  }
}
