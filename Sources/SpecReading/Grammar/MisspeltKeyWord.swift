import Findings
import MarkdownSyntax
import SpecModel

/// Finds lines that begin as a citation or a claim does, but for a slip in the word that makes them one: `_Requiremnts: 1.3_`,
/// `✅ Requirment 1.9: drawn`. Nothing reads them, and nothing else would say so.
struct MisspeltKeyWord {
  let lines: DocumentLines

  /// - Parameter read: the lines that were read for what they say, by number: some slips are forgiven.
  func unreadable(besides read: (Int) -> Bool) -> [Citation.Unreadable] {
    lines.lines.indices.compactMap { index in
      let line = lines.lines[index]
      guard let (word, right) = Self.word(leading: line), !read(line.number), !lines.isCode(at: index) else {
        return nil
      }
      return Citation.Unreadable(text: word.string, location: lines.location(word), cause: .misspelt(right))
    }
  }

  /// The word before the first number of a line, and the one that it was meant for.
  private static func word(leading line: DocumentLine) -> (word: TextSlice, right: String)? {
    guard line.block != .blank, line.block != .opaque else { return nil }
    var text = line.content
    // Each line is asked, and nearly all begin with another letter.
    if isLetter(text.first), !mayBegin(text.first) { return nil }
    if line.isRow, text.first == UInt8(ascii: "|") { text = text.slice(from: text.start + 1).trimmed }
    text = text.withoutLeadingEmphasis
    if let (_, rest) = MarkReader.leading(text) { text = rest.withoutLeadingEmphasis }
    guard mayBegin(text.first) else { return nil }
    var end = text.start
    while isLetter(text[end]), end - text.start <= longest { end += 1 }
    let word = text.slice(to: end)
    // Of the others most are right.
    guard word.count >= shortest, !isRight(word), leadsToNumber(text.slice(from: end)),
      let right = right(for: word.string)
    else { return nil }
    return (word, right)
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "r") || byte | 0x20 == UInt8(ascii: "v")
  }

  private static func isRight(_ word: TextSlice) -> Bool {
    keyWords.contains { $0.utf8CodeUnitCount == word.count && word.hasPrefixIgnoringCase($0) }
  }

  private static let shortest = 8
  private static let longest = 15

  /// `: 1.3`, ` 1.9: drawn`, `:** Requirements 1.1`: what stands behind the word is a number of a requirement.
  private static func leadsToNumber(_ rest: TextSlice) -> Bool {
    guard !isDigit(rest.first), !isWordByte(rest.first) || rest.first == UInt8(ascii: "_") else { return false }
    var list = rest
    while list.count > 0, isBlank(list.first) || ByteSet("*_:").contains(list.first) { list.start += 1 }
    guard list.start > rest.start,
      isDigit(list.first) || (65...90).contains(list.first) || ByteSet("[`#").contains(list.first)
        || list.first >= 0x80
    else { return false }
    var cursor = ReferenceCursor(list)
    guard let last = cursor.list().last else { return false }
    // `Retries 3 times`
    let behind = list.slice(from: cursor.offset)
    return last.first.criterion != nil || behind.isEmpty || ByteSet(":*_)|(-,").contains(behind.trimmed.first)
  }

  private static func right(for word: String) -> String? {
    let small = word.lowercased()
    guard !others.contains(small), let right = nearestMatch(to: small, among: words, most: 2) else { return nil }
    return word.first?.isUppercase == true ? right.prefix(1).uppercased() + right.dropFirst() : right
  }

  private static let keyWords: [StaticString] = ["requirement", "requirements", "validates"]
  private static let words = keyWords.map(\.description)
  /// Words of their own that are nearly one of these.
  private static let others: Set<String> = [
    "retirement", "retirements", "acquirement", "acquirements", "required", "requires", "requiring", "validate",
    "validated", "validator", "validators", "validation", "valuates", "violates", "vacates", "invalidates",
  ]
}
