import Findings
import MarkdownSyntax
import SpecModel

/// Finds what a template or an author left to be filled in: `**Date**: TBD`, `[Describe the decision]`.
///
/// A word such as `TODO` is one only where it stands for a value or leads a line: documents also write about such words. Code is not
/// looked at.
struct PlaceholderReader {
  let lines: DocumentLines

  static func read(_ lines: DocumentLines) -> [DocumentProblem] {
    let reader = PlaceholderReader(lines: lines)
    let text = lines.tree.text
    let whole = TextSlice(text, 0..<text.bytes.count)
    let found = text.bytes.withUnsafeBytes { bytes in
      words.flatMap { first, words in
        ByteSearch.all(first, in: bytes).compactMap { offset in
          words.first { whole.matches($0.0, at: offset) }.map { (word: $0.0, shape: $0.1, offset: offset) }
        }
      }
    }
    var ticks = Backticks()
    return found.sorted { $0.offset < $1.offset }.compactMap { word, shape, offset in
      reader.placeholder(word, shape, at: offset, &ticks)
    }
  }

  private enum Shape {
    /// Only where a value stands, or at the head of a line.
    case value
    /// In square brackets, up to the one that closes.
    case bracket
    /// In square brackets too, and only where a value stands: what a template calls one.
    case label
    case braces
    case angles
    case words
  }

  /// By their first byte, for which the text is searched.
  private static let words: [(UInt8, [(StaticString, Shape)])] = [
    (UInt8(ascii: "T"), [("TBD", .value), ("TODO", .value)]), (UInt8(ascii: "F"), [("FIXME", .value)]),
    (UInt8(ascii: "L"), [("Lorem ipsum", .words)]), (UInt8(ascii: "{"), [("{{", .braces)]),
    (UInt8(ascii: "X"), [("XXX", .value)]), (UInt8(ascii: "<"), [("<", .angles)]),
    (UInt8(ascii: "["), openings.map { ($0, .bracket) } + labels.map { ($0, .label) }),
  ]

  private static let openings: [StaticString] = [
    "[Describe ", "[describe ", "[Insert ", "[Enter ", "[Fill in", "[Specify ", "[Your ", "[your ", "[To be ",
    "[Brief ",
    "[None or describe", "[TODO", "[TBD", "[FIXME", "[INSERT ", "[insert ", "[YOUR ",
  ]

  private static let labels: [StaticString] = ["[Date]", "[Name]", "[Title]", "[Author]", "[Owner]", "[YYYY-MM-DD]"]

  private func placeholder(
    _ word: StaticString,
    _ shape: Shape,
    at offset: Int,
    _ ticks: inout Backticks
  ) -> DocumentProblem? {
    let line = lines.lines[lines.tree.text.position(offset).line - 1]
    let whole = line.whole
    // `<your name here>` on a line of its own is HTML to a reader of markdown.
    guard line.block != .opaque || (shape == .angles && isMarkup(line)), offset >= whole.start, offset < whole.end,
      !ticks.areOpen(behind: whole.slice(to: offset))
    else { return nil }
    let end = offset + word.utf8CodeUnitCount
    let slice: TextSlice? =
      switch shape {
      case .value: value(from: offset, to: end, in: line)
      case .bracket: bracket(from: offset, in: whole)
      case .label: bracket(from: offset, in: whole).flatMap { _ in value(from: offset, to: end, in: line) }
      case .braces: braces(from: offset, in: whole)
      case .angles:
        AnglePlaceholder(from: offset, in: whole).flatMap { found in
          found.isPhrase ? found.text : value(from: offset, to: found.text.end, in: line)
        }
      case .words: whole.slice(from: offset).slice(to: end)
      }
    guard let slice, lines.entryAllowance.take(1, line: line.number) else { return nil }
    return DocumentProblem(kind: .placeholder(slice.string), location: lines.location(slice))
  }

  private func isMarkup(_ line: DocumentLine) -> Bool {
    let leaf = Int(lines.tree.leaves[line.number - 1])
    guard leaf >= 0, case .htmlBlock = lines.tree.nodes[leaf].kind else { return false }
    return true
  }

  /// `[Describe the decision]`, and not the text of a link.
  private func bracket(from start: Int, in line: TextSlice) -> TextSlice? {
    guard let close = line.slice(to: start + 200).find("]", from: start) else { return nil }
    let next = line[close + 1]
    guard next != UInt8(ascii: "("), next != UInt8(ascii: "["), next != UInt8(ascii: ":") else { return nil }
    return line.slice(from: start).slice(to: close + 1)
  }

  /// `{{author}}`: a name, and no code.
  private func braces(from start: Int, in line: TextSlice) -> TextSlice? {
    guard let close = line.slice(to: start + 64).find("}}", from: start), close > start + 2,
      (start + 2..<close).allSatisfy({ isWordByte(line[$0]) || " .-_".utf8.contains(line[$0]) }),
      (start + 2..<close).contains(where: { isWordByte(line[$0]) })
    else { return nil }
    return line.slice(from: start).slice(to: close + 2)
  }

  /// The word leads the line's text and a colon follows, or it is all that stands behind a label or in a cell.
  private func value(from start: Int, to end: Int, in line: DocumentLine) -> TextSlice? {
    let whole = line.whole
    guard !isWordByte(whole[start - 1]), !isWordByte(whole[end]) else { return nil }
    var before = start - 1
    while before >= line.content.start, isBlank(whole[before]) || whole[before] == UInt8(ascii: "*") { before -= 1 }
    let leads = before < line.content.start
    guard leads || whole[before] == UInt8(ascii: ":") || whole[before] == UInt8(ascii: "|") else { return nil }
    let after = whole.slice(from: end).trimmed
    let isAll = after.isEmpty || after.first == UInt8(ascii: "|") || after.first == UInt8(ascii: ".")
    guard isAll || leads && after.first == UInt8(ascii: ":") else { return nil }
    return whole.slice(from: start).slice(to: end)
  }
}
