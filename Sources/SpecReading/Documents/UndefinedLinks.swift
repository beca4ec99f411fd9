import Findings
import MarkdownSyntax
import SpecModel

/// Finds links by reference whose label no line defines: `[the plan][plan]` is shown as it stands, and leads nowhere.
///
/// What leads somewhere is a link to the parser; brackets of code, of patterns such as `[A-Z][a-z]` and of choices are none to anybody.
struct UndefinedLinks {
  private let lines: DocumentLines
  private lazy var labels = definedLabels()
  private lazy var candidates = labels.sorted()
  private var search = NearestSearch()

  static func problems(_ lines: DocumentLines) -> [DocumentProblem] {
    let bytes = UnsafeRawBufferPointer(lines.tree.text.bytes)
    guard ByteSearch.first("][", in: bytes, from: 0) != nil else { return [] }
    var links = UndefinedLinks(lines: lines)
    // Keys and values for tools are no markdown.
    return lines.lines.indices.dropFirst(lines.frontMatter).flatMap { links.problems(at: $0) }
  }

  private init(lines: DocumentLines) {
    self.lines = lines
  }

  private mutating func problems(at index: Int) -> [DocumentProblem] {
    let line = lines.lines[index]
    guard line.block != .opaque, line.block != .blank, line.whole.contains("]["), !lines.isCode(at: index) else {
      return []
    }
    let text = line.whole
    var found: [DocumentProblem] = []
    var ticks = Backticks()
    var place = text.start
    while let joint = text.find("][", from: place) {
      place = joint + 2
      guard let link = link(at: joint, in: text), !ticks.areOpen(behind: text.slice(to: link.whole.start)) else {
        continue
      }
      let label = Self.folded(link.label)
      guard !labels.contains(label) else { continue }
      let nearest = search.match(to: label, among: candidates)
      // `- [Backend][API] Write it` bears tags, and `[string][]` is a type.
      guard nearest != nil || isMeant(link, in: line),
        lines.linkAllowance.take(1, line: line.number)
      else { continue }
      found.append(
        DocumentProblem(
          kind: .undefinedLink(link.label.string, nearest: nearest),
          location: lines.location(link.whole)
        )
      )
    }
    return found
  }

  /// Several words, or one that a sentence leads to: `see [other][notes]`. Of two words alone nobody can tell: `in [Swift][Linux]` has
  /// two tags.
  private func isMeant(_ link: (whole: TextSlice, name: TextSlice, label: TextSlice), in line: DocumentLine)
    -> Bool
  {
    guard link.whole.start > line.content.start, !link.name.contains(",") else { return false }
    if link.name.contains(" ") { return true }
    let before = line.content.slice(to: link.whole.start).trimmed
    var start = before.end
    while start > before.start, isLetter(before[start - 1]) { start -= 1 }
    return before.slice(from: start).string.lowercased() == "see"
  }

  /// `[text][label]`, `[label][]`, of words.
  private func link(at joint: Int, in text: TextSlice) -> (whole: TextSlice, name: TextSlice, label: TextSlice)? {
    var open = joint
    while open > text.start, text[open - 1] != UInt8(ascii: "["), text[open - 1] != UInt8(ascii: "]"),
      joint - open < 200
    {
      open -= 1
    }
    guard open > text.start, text[open - 1] == UInt8(ascii: "["),
      let close = text.slice(to: joint + 100).find("]", from: joint + 2)
    else { return nil }
    // `items[i][j]`, `[^1][2]`, `![picture][1]` is one; `[a][b]+` is a pattern.
    let before = text[open - 2]
    guard !isWordByte(before), before != UInt8(ascii: "]"), before != UInt8(ascii: "\\"),
      !ByteSet("[(*+?{:").contains(text[close + 1])
    else { return nil }
    let name = text.slice(from: open).slice(to: joint)
    let written = text.slice(from: joint + 2).slice(to: close)
    let label = written.isEmpty ? name : written
    guard Self.isWords(name), Self.isWords(label) else { return nil }
    return (text.slice(from: open - 1).slice(to: close + 1), name, label)
  }

  /// More than a range of letters, and neither a box nor a footnote.
  private static func isWords(_ text: TextSlice) -> Bool {
    let letters = (text.start..<text.end).count { isLetter(text[$0]) || text[$0] >= 0x80 }
    guard text.first != UInt8(ascii: "^"), !text.contains("|") else { return false }
    return letters > 2 && letters * 2 >= text.count || letters > 0 && text.count == letters && letters > 1
  }

  private func definedLabels() -> Set<String> {
    var labels: Set<String> = []
    for line in lines.lines where line.whole.first == UInt8(ascii: "[") {
      guard let close = line.whole.find("]:") else { continue }
      labels.insert(Self.folded(line.whole.slice(from: line.whole.start + 1).slice(to: close)))
    }
    return labels
  }

  /// Labels are the same whatever their case and their blanks.
  private static func folded(_ label: TextSlice) -> String {
    label.string.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
