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
    // Nobody fills in what was said in a conversation.
    if isTranscript(lines.path.name) { return [] }
    let reader = PlaceholderReader(lines: lines)
    let text = lines.tree.text
    let whole = TextSlice(text, 0..<text.bytes.count)
    let bytes = UnsafeRawBufferPointer(text.bytes)
    let found = PlaceholderPatterns.all.flatMap { first, words in
      // Most brackets are boxes and links: the byte behind says that no word begins so.
      func beginning(at offset: Int) -> [(StaticString, PlaceholderPatterns.Shape)] {
        words[offset + 1 < bytes.count ? Int(bytes[offset + 1] & 127) : 0]
      }
      return ByteSearch.all(first, in: bytes) { !beginning(at: $0).isEmpty }.compactMap { offset in
        beginning(at: offset).first { whole.matches($0.0, at: offset) }
          .map { (word: $0.0, shape: $0.1, offset: offset) }
      }
    }
    var ticks = Backticks()
    return found.sorted { $0.offset < $1.offset }.compactMap { word, shape, offset in
      reader.placeholder(word, shape, at: offset, &ticks)
    }
  }

  private static func isTranscript(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["conversation", "transcript", "chat-log", "chatlog"].contains { name.hasSuffix("\($0).md") }
  }

  private func placeholder(
    _ word: StaticString,
    _ shape: PlaceholderPatterns.Shape,
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
      case .value:
        value(from: offset, to: end, in: line)
          ?? (isOpen(from: offset, to: end, in: whole) ? whole.slice(from: offset).slice(to: end) : nil)
      case .amount: isOpen(from: offset, to: end, in: whole) ? bracket(from: offset, in: whole) : nil
      case .line: bracket(from: offset, in: whole).flatMap { $0.end == whole.end && leads(offset, line) ? $0 : nil }
      case .bracket: bracket(from: offset, in: whole)
      case .label: bracket(from: offset, in: whole).flatMap { _ in value(from: offset, to: end, in: line) }
      case .blank: isSentence(whole) ? bracket(from: offset, in: whole) : nil
      case .choice: choice(from: offset, in: line)
      case .date: isBehindDate(offset, in: whole) ? value(from: offset, to: end, in: line) : nil
      case .question: question(at: offset, in: line)
      case .hint: bracket(from: offset, in: whole).flatMap { value(from: offset, to: $0.end, in: line) }
      case .quoted: quoted(from: offset, to: end, in: line)
      case .braces:
        braces(from: offset, in: whole).flatMap { found in
          value(from: offset, to: found.end, in: line)
            ?? (isOpen(from: offset, to: found.end, in: whole) ? found : nil)
        }
      case .angles:
        AnglePlaceholder(from: offset, in: whole).flatMap { found in
          found.isPhrase ? found.text : value(from: offset, to: found.text.end, in: line)
        } ?? angles(from: offset, in: whole)
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

  private func isSentence(_ line: TextSlice) -> Bool {
    // Nobody writes longer ones, and each of its brackets asks.
    guard line.count < 4096 else { return false }
    return line.contains("SHALL") || line.contains("shall") || line.contains("I want") || line.contains("MUST")
  }

  private func isOpen(from start: Int, to end: Int, in line: TextSlice) -> Bool {
    OpenQuantity.stands(from: start, to: end, in: line) && isSentence(line)
  }

  /// `WHEN <trigger> THEN`, `within <N> seconds`
  private func angles(from start: Int, in line: TextSlice) -> TextSlice? {
    guard let blank = AnglePlaceholder.blank(from: start, in: line) else { return nil }
    let stands = blank.isAmount ? isOpen(from: start, to: blank.text.end, in: line) : isSentence(line)
    return stands ? blank.text : nil
  }

  private func leads(_ offset: Int, _ line: DocumentLine) -> Bool {
    offset == line.content.start && line.checkbox == nil
  }

  /// `**Status**: [Complete | Partial]`
  private func choice(from start: Int, in line: DocumentLine) -> TextSlice? {
    guard let all = bracket(from: start, in: line.whole), all.contains(" | "),
      value(from: start, to: all.end, in: line) != nil
    else { return nil }
    return all
  }

  /// `**Date**: YYYY-MM-DD`, and not `Format: YYYY-MM-DD`.
  private func isBehindDate(_ start: Int, in line: TextSlice) -> Bool {
    var end = start
    while end > line.start, !isWordByte(line[end - 1]) { end -= 1 }
    let label = line.slice(to: end)
    let words: [StaticString] = ["date", "created", "updated", "completed", "modified", "started"]
    return words.contains { label.slice(from: end - $0.utf8CodeUnitCount).hasPrefixIgnoringCase($0) }
  }

  /// `**Author**: ?`
  private func question(at start: Int, in line: DocumentLine) -> TextSlice? {
    let whole = line.whole
    guard start + 1 == whole.end, isBlank(whole[start - 1]), let colon = whole.slice(to: start).trimmed.lastColon else {
      return nil
    }
    // `Is this: ?` of a sentence is no label.
    guard colon - line.content.start < 40, line.content.boldLabel != nil else { return nil }
    return whole.slice(from: start)
  }

  /// `**Input**: User description: "$ARGUMENTS"`
  private func quoted(from start: Int, to end: Int, in line: DocumentLine) -> TextSlice? {
    let mark = UInt8(ascii: "\"")
    guard line.whole[start - 1] == mark, line.whole[end] == mark else { return nil }
    return value(from: start - 1, to: end + 1, in: line)
  }

  /// `{{author}}`: a name, and no code.
  private func braces(from start: Int, in line: TextSlice) -> TextSlice? {
    guard let close = line.slice(to: start + 64).find("}}", from: start), close > start + 2,
      (start + 2..<close).allSatisfy({ isWordByte(line[$0]) || ByteSet(" .-_").contains(line[$0]) }),
      (start + 2..<close).contains(where: { isWordByte(line[$0]) })
    else { return nil }
    return line.slice(from: start).slice(to: close + 2)
  }

  /// The word leads the line's text and a colon follows, or it is all that stands behind a label or in a cell.
  private func value(from start: Int, to end: Int, in line: DocumentLine) -> TextSlice? {
    let whole = line.whole
    // `_Requirements: TBD_`
    let isEmphasised = whole[end] == UInt8(ascii: "_") && end + 1 == whole.end
    guard !isWordByte(whole[start - 1]), isEmphasised || !isWordByte(whole[end]) else { return nil }
    var before = start - 1
    while before >= line.content.start, isBlank(whole[before]) || whole[before] == UInt8(ascii: "*") { before -= 1 }
    let leads = before < line.content.start || isNumber(line.content.start...before, of: line)
    guard leads || whole[before] == UInt8(ascii: ":") || whole[before] == UInt8(ascii: "|") else { return nil }
    let after = whole.slice(from: end).trimmed
    let isAll =
      after.isEmpty || isEmphasised || (after.count < 4 && after.string.allSatisfy { $0 == "*" })
      || after.first == UInt8(ascii: "|") || after.first == UInt8(ascii: ".") || (!leads && isRemark(after))
    if isAll || leads && after.first == UInt8(ascii: ":") { return whole.slice(from: start).slice(to: end) }
    guard leads, isNote(start) else { return nil }
    if let named = named(from: start, to: end, in: whole) { return named }
    return line.marker == .bullet && line.checkbox != UInt8(ascii: "x") && Self.orders(after)
      ? whole.slice(from: start).slice(to: end) : nil
  }

  /// `TODO`, `FIXME`: what programmers leave for later.
  private func isNote(_ start: Int) -> Bool {
    let text = TextSlice(lines.tree.text, 0..<lines.tree.text.bytes.count)
    return text.matches("TODO", at: start) || text.matches("FIXME", at: start)
  }

  /// `TODO(anna)`
  private func named(from start: Int, to end: Int, in line: TextSlice) -> TextSlice? {
    guard line[end] == UInt8(ascii: "("), let close = line.slice(to: end + 40).find(")", from: end), close > end + 1
    else {
      return nil
    }
    return line.slice(from: start).slice(to: close + 1)
  }

  /// `- TODO draw it` says what to do; `- TODO comments are gone` is about such words.
  private static func orders(_ text: TextSlice) -> Bool {
    let word = text.slice(to: text.find(" ") ?? text.end).string.lowercased()
    return verbs.contains(word)
  }

  private static let verbs: Set<String> = [
    "add", "agree", "ask", "build", "check", "choose", "clarify", "clean", "complete", "confirm", "create", "decide",
    "define",
    "delete", "describe", "design", "discuss", "document", "draw", "ensure", "expand", "explain", "extend", "figure",
    "fill", "find",
    "finish", "fix", "handle", "implement", "improve", "include", "insert", "integrate", "investigate", "link", "make",
    "measure",
    "mention", "migrate", "move", "name", "provide", "refactor", "remove", "rename", "replace", "research", "resolve",
    "review",
    "revisit", "rewrite", "see", "set", "specify", "split", "support", "test", "update", "use", "validate", "verify",
    "wire", "write",
  ]

  /// `**Owner**: TBD (Anna or Ben)`, `TBD — pending review`: why it is not known yet.
  private func isRemark(_ text: TextSlice) -> Bool {
    let signs: [StaticString] = ["(", "- ", "\u{2014}", "\u{2013}", "<!--"]
    return signs.contains { text.hasPrefix($0) }
  }

  /// `- [ ] 4. TODO`, `- [ ] 4.1 TODO`: all that stands before it is the number of a task.
  private func isNumber(_ range: ClosedRange<Int>, of line: DocumentLine) -> Bool {
    line.checkbox != nil && range.count < 24
      && range.allSatisfy { isDigit(line.whole[$0]) || line.whole[$0] == UInt8(ascii: ".") }
  }
}

extension TextSlice {
  /// Where the colon stands that ends it, bold or not.
  fileprivate var lastColon: Int? {
    var last = end - 1
    while last >= start, self[last] == UInt8(ascii: "*") { last -= 1 }
    return last >= start && self[last] == UInt8(ascii: ":") ? last : nil
  }
}
