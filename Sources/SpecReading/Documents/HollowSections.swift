import Findings
import SpecModel

/// Sections of which one line is all that stands there, and says that they are still to be written: `tbd`, `Coming soon.`
///
/// In a sentence the same words may say anything; alone below a heading they are what an author left for later.
enum HollowSections {
  /// - Parameter found: what else waits to be filled in; no line is told of twice.
  static func problems(
    _ lines: DocumentLines,
    _ headings: [Heading],
    beside found: [DocumentProblem]
  ) -> [DocumentProblem] {
    let problems = headings.compactMap { heading in
      content(below: heading.line, lines).flatMap { line -> DocumentProblem? in
        guard let words = note(line.content), lines.entryAllowance.take(1, line: line.number) else { return nil }
        return DocumentProblem(kind: .placeholder(words.string), location: lines.location(words))
      }
    }
    guard !problems.isEmpty else { return [] }
    let known = Set(found.map(\.location.line))
    return problems.filter { !known.contains($0.location.line) }
  }

  /// The only line of a section.
  ///
  /// - Parameter number: that of its heading, from 1: the index of the line below.
  private static func content(below number: Int, _ lines: DocumentLines) -> DocumentLine? {
    var index = number
    skipBlank(&index, lines)
    guard index < lines.lines.count, lines.lines[index].isText, lines.lines[index].checkbox == nil,
      lines.lines[index].whole.count <= longest
    else { return nil }
    let line = lines.lines[index]
    index += 1
    skipBlank(&index, lines)
    // A rule, as some set sections off with.
    if index < lines.lines.count, lines.lines[index].block == .rule {
      index += 1
      skipBlank(&index, lines)
    }
    return index >= lines.lines.count || lines.lines[index].heading != nil ? line : nil
  }

  private static func skipBlank(_ index: inout Int, _ lines: DocumentLines) {
    while index < lines.lines.count, lines.lines[index].block == .blank { index += 1 }
  }

  /// In bytes, of the whole line.
  private static let longest = 48

  private static func note(_ content: TextSlice) -> TextSlice? {
    var text = content.trimmed.withoutEmphasis
    if text.first == UInt8(ascii: "("), text[text.end - 1] == UInt8(ascii: ")") {
      text = text.slice(from: text.start + 1).slice(to: text.end - 1)
    }
    let words = text.string.lowercased()
    let end = words.lastIndex { $0.isLetter || $0 == "]" }
    guard let end else { return nil }
    return notes.contains(String(words[...end])) ? text : nil
  }

  private static let notes: Set<String> = [
    "tbd", "tba", "tbc", "todo", "coming soon", "to be added", "to be announced", "to be completed", "to be confirmed",
    "to be decided", "to be defined", "to be described", "to be determined", "to be done", "to be documented",
    "to be filled in", "to be specified", "to be written", "to follow", "placeholder", "content goes here",
    "text goes here", "add content here", "add text here", "fill in later", "will be added later",
  ]
}
