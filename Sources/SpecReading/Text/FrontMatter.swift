import Findings
import MarkdownSyntax

/// What stands between two rules at the very beginning of a document: keys and values for tools. `version: 1.2` names no requirement.
enum FrontMatter {
  /// - Returns: how many lines it takes, its rules included; 0 where there is none.
  static func lineCount(of text: SourceText) -> Int {
    guard text.lineCount > 2, isRule(0, text, closing: false) else { return 0 }
    for line in 1..<min(text.lineCount, longest) {
      if isRule(line, text, closing: true) { return line > 1 ? line + 1 : 0 }
      guard isEntry(TextSlice(text, text.line(line))) else { return 0 }
    }
    return 0
  }

  /// In lines: what is longer is a chapter between two rules.
  private static let longest = 100

  private static func isRule(_ line: Int, _ text: SourceText, closing: Bool) -> Bool {
    let whole = TextSlice(text, text.line(line))
    let rule = whole.trimmed
    guard rule.start == whole.start, rule.count == 3 else { return false }
    return rule.hasPrefix("---") || closing && rule.hasPrefix("...")
  }

  /// `key: value`, `- item`, what belongs to the one above, a comment, or nothing.
  private static func isEntry(_ line: TextSlice) -> Bool {
    guard !line.isEmpty, !isBlank(line.first) else { return true }
    if line.first == UInt8(ascii: "#") { return isBlank(line[line.start + 1]) }
    if line.hasPrefix("- ") { return true }
    var end = line.start
    while isWordByte(line[end]) || ByteSet(" -.\"'").contains(line[end]) { end += 1 }
    return end > line.start && line[end] == UInt8(ascii: ":") && (end + 1 == line.end || isBlank(line[end + 1]))
  }
}
