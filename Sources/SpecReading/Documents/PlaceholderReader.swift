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
          words.first { whole.matches($0, at: offset) }.map { ($0, offset) }
        }
      }
    }
    var code = CodeParity()
    return found.sorted { $0.1 < $1.1 }.compactMap { word, offset in reader.placeholder(word, at: offset, &code) }
  }

  /// By their first byte, for which the text is searched.
  private static let words: [(UInt8, [StaticString])] = [
    (UInt8(ascii: "T"), ["TBD", "TODO"]),
    (UInt8(ascii: "F"), ["FIXME"]),
    (UInt8(ascii: "L"), ["Lorem ipsum"]),
    (
      UInt8(ascii: "["),
      [
        "[Describe ", "[describe ", "[Insert ", "[Enter ", "[Fill in", "[Specify ", "[Your ", "[your ", "[To be ",
        "[Brief ",
        "[None or describe", "[TODO", "[TBD", "[FIXME", "[INSERT ", "[insert ", "[YOUR ",
      ] + labels
    ),
    (UInt8(ascii: "{"), ["{{"]),
    (UInt8(ascii: "X"), ["XXX"]),
    (UInt8(ascii: "<"), ["<"]),
  ]

  /// What a template calls a value, placeholders only where the value would stand.
  private static let labels: [StaticString] = ["[Date]", "[Name]", "[Title]", "[Author]", "[Owner]", "[YYYY-MM-DD]"]

  private func placeholder(_ word: StaticString, at offset: Int, _ code: inout CodeParity) -> DocumentProblem? {
    let line = lines.lines[lines.tree.text.position(offset).line - 1]
    let whole = line.whole
    // `<your name here>` on a line of its own is HTML to a reader of markdown.
    guard line.block != .opaque || (word.utf8Start.pointee == UInt8(ascii: "<") && isMarkup(line)),
      offset >= whole.start, offset < whole.end, !code.isInside(offset, of: line)
    else { return nil }
    let end = offset + word.utf8CodeUnitCount
    let slice: TextSlice? =
      switch word.utf8Start.pointee {
      case UInt8(ascii: "[") where Self.labels.contains { $0.utf8Start == word.utf8Start }:
        bracket(from: offset, in: whole).flatMap { _ in value(from: offset, to: end, in: line) }
      case UInt8(ascii: "["): bracket(from: offset, in: whole)
      case UInt8(ascii: "{"): braces(from: offset, in: whole)
      case UInt8(ascii: "<"):
        AnglePlaceholder(from: offset, in: whole).flatMap { found in
          found.isPhrase ? found.text : value(from: offset, to: found.text.end, in: line)
        }
      case UInt8(ascii: "L"): whole.slice(from: offset).slice(to: end)
      default: value(from: offset, to: end, in: line)
      }
    guard let slice, lines.entryAllowance.take(1, line: line.number) else { return nil }
    return DocumentProblem(kind: .placeholder(slice.string), location: lines.location(slice))
  }

  private func isMarkup(_ line: DocumentLine) -> Bool {
    let leaf = Int(lines.tree.leaves[line.number - 1])
    guard leaf >= 0, case .htmlBlock = lines.tree.nodes[leaf].kind else { return false }
    return true
  }

  /// Whether a place stands behind an odd number of ticks of its line. Asked from left to right, so that a long line is gone
  /// through once.
  private struct CodeParity {
    private var line = 0
    private var offset = 0
    private var isOdd = false

    mutating func isInside(_ place: Int, of line: DocumentLine) -> Bool {
      if line.number != self.line { (self.line, offset, isOdd) = (line.number, line.whole.start, false) }
      while offset < place {
        if line.whole[offset] == UInt8(ascii: "`") { isOdd.toggle() }
        offset += 1
      }
      return isOdd
    }
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
