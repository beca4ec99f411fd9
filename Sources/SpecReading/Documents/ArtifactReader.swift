import Findings
import SpecModel

/// Finds file paths in backticks.
enum ArtifactReader {
  static func mentions(in text: TextSlice, verb: ArtifactMention.Verb?, lines: DocumentLines) -> [ArtifactMention] {
    text.codeSpans.compactMap { span in
      let path = inside(span, of: text)
      guard isPath(path) else { return nil }
      let location = lines.location(path)
      guard lines.entryAllowance.take(1, line: location.line) else { return nil }
      return ArtifactMention(path: path.string, verb: verb, location: location)
    }
  }

  /// `a.swift` and `b.swift`, which say more below: the files that a line begins with, and none of those that it explains them by.
  static func leading(in text: TextSlice, verb: ArtifactMention.Verb?, lines: DocumentLines) -> [ArtifactMention] {
    let spans = text.codeSpans
    guard let first = spans.firstIndex(where: { isPath(inside($0, of: text)) }) else { return [] }
    guard
      !ArtifactFate.isUnmade(
        before: text.slice(to: spans[first].lowerBound),
        behind: text.slice(from: spans[first].upperBound)
      )
    else { return [] }
    if let renaming = renaming(in: text, spans[first...]) {
      let old = mentions(in: TextSlice(text.source, renaming.old), verb: .deleted, lines: lines)
      // `tokens.json → tokens.css` may be made of it as well.
      return (renaming.isCertain ? old : [])
        + mentions(in: TextSlice(text.source, renaming.new), verb: verb, lines: lines)
    }
    var last = first
    while spans.indices.contains(last + 1),
      isJoint(TextSlice(text.source, spans[last].upperBound..<spans[last + 1].lowerBound))
    {
      last += 1
    }
    let named = text.slice(from: spans[first].lowerBound).slice(to: spans[last].upperBound)
    return mentions(in: named, verb: isGone(text, behind: spans[last].upperBound) ? .deleted : verb, lines: lines)
  }

  /// What a line of a task's list of files names: those that it deletes, `` Delete `a.swift` ``, and all others.
  static func planned(in text: TextSlice, lines: DocumentLines) -> [ArtifactMention] {
    guard ArtifactFate.isDeletion(text) else {
      return current(in: text, verb: isGone(text) ? .deleted : nil, lines: lines)
    }
    let deleted = leading(in: text, verb: .deleted, lines: lines)
    guard let last = deleted.last else { return [] }
    // `` Delete `a.swift`, and move it to `b.swift` ``
    return deleted + mentions(in: text, verb: nil, lines: lines).filter { $0.location > last.location }
  }

  /// All files that a line names, but for the old names of those that it renames.
  static func current(in text: TextSlice, verb: ArtifactMention.Verb?, lines: DocumentLines) -> [ArtifactMention] {
    let spans = text.codeSpans
    guard let first = spans.firstIndex(where: { isPath(inside($0, of: text)) }),
      let renaming = renaming(in: text, spans[first...])
    else { return mentions(in: text, verb: verb, lines: lines) }
    return mentions(in: TextSlice(text.source, renaming.new), verb: verb, lines: lines)
  }

  /// `- src/a.swift`, `- src/a.swift - the icon`: a path without ticks that leads an item, and that a word of its own ends as a file.
  static func bare(in text: TextSlice, verb: ArtifactMention.Verb?, lines: DocumentLines) -> ArtifactMention? {
    let text = text.withoutLeadingEmphasis
    let end = (text.start..<text.end).first { isBlank(text[$0]) || ByteSet("*:,").contains(text[$0]) } ?? text.end
    let path = text.slice(to: end)
    let rest = text.slice(from: end).trimmed
    guard path.find("/") != nil, path.find("[") == nil, isPath(path), let dot = lastDot(of: path),
      isEnding(path.slice(from: dot + 1)), rest.isEmpty || isRemark(rest), !saysGone(rest)
    else { return nil }
    let location = lines.location(path)
    guard lines.entryAllowance.take(1, line: location.line) else { return nil }
    return ArtifactMention(path: path.string, verb: verb, location: location)
  }

  private static func lastDot(of path: TextSlice) -> Int? {
    (path.start..<path.end).last { path[$0] == UInt8(ascii: ".") }
  }

  /// What sets the words about a file apart from it; behind an arrow stands another file.
  private static func isRemark(_ rest: TextSlice) -> Bool {
    let signs: [StaticString] = ["(", ":", "- ", "\u{2014}", "\u{2013}", "**"]
    return signs.contains { rest.hasPrefix($0) } && !rest.contains("->") && !rest.contains("\u{2192}")
  }

  /// `` `a.ts` → `b.ts` ``, `` Renamed: `a.ts` to `b.ts` ``, `` `a.ts` was replaced by `b.ts` ``
  private static func renaming(
    in text: TextSlice,
    _ spans: ArraySlice<Range<Int>>
  ) -> (old: Range<Int>, new: Range<Int>, isCertain: Bool)? {
    guard let old = spans.first, let new = spans.dropFirst().first, isPath(inside(new, of: text)),
      let certainty = ArtifactFate.renaming(
        before: text.slice(to: old.lowerBound),
        between: TextSlice(text.source, old.upperBound..<new.lowerBound)
      )
    else { return nil }
    return (old, new, certainty == .certain)
  }

  /// A line of a list of files says of its first file that it is no more.
  static func isGone(_ text: TextSlice) -> Bool {
    text.codeSpans.first { isPath(inside($0, of: text)) }.map { isGone(text, behind: $0.upperBound) } ?? false
  }

  private static func isGone(_ text: TextSlice, behind end: Int) -> Bool {
    isStruck(text, at: end) || saysGone(text.slice(from: end))
  }

  /// `~~`a.swift`~~`
  private static func isStruck(_ text: TextSlice, at place: Int) -> Bool {
    text.slice(to: place).contains("~~") && text.slice(from: place).contains("~~")
  }

  /// What stands behind a file says that it is no more: `(deleted)`, `(removed later)`, `, since deleted`, `was removed`.
  private static func saysGone(_ rest: TextSlice) -> Bool {
    guard rest.contains("delet", ignoringCase: true) || rest.contains("remov", ignoringCase: true) else { return false }
    let text = rest.string.lowercased()
    // `removed a warning` says what was done in the file: only words of their own speak of the file itself.
    return text.split(whereSeparator: { "(),;.:\u{2013}\u{2014}".contains($0) }).contains { part in
      var words = part.split(separator: " ").drop {
        ["-", "was", "is", "since", "later", "now", "file", "the", "then"].contains($0)
      }
      while let last = words.last, ["since", "later", "again", "now", "afterwards", "meanwhile"].contains(last) {
        words.removeLast()
      }
      guard words.count == 1, let word = words.last else { return false }
      return word == "deleted" || word == "removed"
    }
  }

  /// What stands between the ticks.
  private static func inside(_ span: Range<Int>, of text: TextSlice) -> TextSlice {
    var path = TextSlice(text.source, span)
    while path.first == 96 { path.start += 1 }
    while path.count > 0, path[path.end - 1] == 96 { path.end -= 1 }
    return path.trimmed
  }

  private static func isJoint(_ text: TextSlice) -> Bool {
    let words = text.string.split { $0 == " " || $0 == "," }
    return !text.isEmpty && words.allSatisfy { ["and", "&", "+", "und", "et", "y"].contains($0) }
  }

  /// It has a slash and no blank, or ends like a file name; it is no pattern, address or call.
  private static func isPath(_ text: TextSlice) -> Bool {
    var hasSlash = false
    var dot: Int?
    var blank: Int?
    for index in text.start..<text.end {
      switch text[index] {
      case UInt8(ascii: "/"): hasSlash = true
      case UInt8(ascii: "."): dot = index
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: "*"):
        return false
      case 32:
        // `src/a file.swift`; a command begins with a word, and its file follows.
        guard hasSlash else { return false }
        blank = blank ?? index
      default: break
      }
    }
    // What the shell, or the reader, is to fill in.
    if text.first == UInt8(ascii: "$") || text.contains("...") || text.contains("\u{2026}") { return false }
    if text.contains("://") || text.first == UInt8(ascii: "@") || text.first == UInt8(ascii: "#") { return false }
    if let blank {
      let isFile = dot.map { $0 > blank && isEnding(text.slice(from: $0 + 1)) } ?? false
      let (head, tail) = (text.slice(to: blank), text.slice(from: blank))
      // `./build.sh src/a.ts`, `bin/run src/a.ts`
      return isFile && !head.contains(".") && !head.hasPrefix("bin/") && !tail.contains("/") && !tail.contains(" -")
    }
    if hasSlash { return text.count > 2 }
    guard let dot, dot > text.start else { return false }
    return isEnding(text.slice(from: dot + 1))
  }

  private static func isEnding(_ text: TextSlice) -> Bool {
    endings.contains { text.count == $0.utf8CodeUnitCount && text.hasPrefix($0) }
  }

  private static let endings: [StaticString] = [
    "md", "swift", "ts", "tsx", "js", "json", "kt", "css", "py", "rs", "go", "sh", "yml", "yaml", "xml", "svg",
    "html",
  ]

  /// What a word such as `Created:` or a heading such as `Artifacts Modified` says of the files that follow.
  static func verb(in text: TextSlice) -> ArtifactMention.Verb? {
    if text.contains("creat", ignoringCase: true) || text.contains("added", ignoringCase: true) { return .created }
    if text.withoutEmphasis.hasPrefixIgnoringCase("new ") { return .created }
    if text.contains("delet", ignoringCase: true) || text.contains("remov", ignoringCase: true) {
      // `` Removed the handler from `a.ts` ``
      let words = text.trimmed
      return words.matches(" from", at: words.end - 5) ? .modified : .deleted
    }
    if text.contains("modif", ignoringCase: true) || text.contains("updat", ignoringCase: true) { return .modified }
    return nil
  }
}
