/// Parts comments and texts from code, in one pass over the bytes, for any language of the table.
///
/// It never fails: a text that its line does not close ends there, and one that nothing closes is taken for no text at all, so
/// that a slip at the top of a file hides nothing below it.
struct SourceLexer {
  let language: SourceLanguage
  let bytes: [UInt8]
  var index = 0
  private var tokens: [SourceToken] = []
  /// The texts around the code that is read now, innermost last.
  private var frames: [Frame] = []
  /// Delimiters that nothing closes from here to the end.
  private var unclosed: Set<[UInt8]> = []
  /// Slashes and quotes on the line that looked like the front of a pattern or a text, and that nothing closed up to its end. After a
  /// few of them each next one is taken as it stands, or a line of a megabyte would be read to its end from each.
  var openOnLine = (count: 0, lineEnd: 0)
  static let mostOpenOnLine = 16
  private let isInteresting: [Bool]

  private struct Frame {
    let opening: Opening
    let open: UInt8
    let close: UInt8
    var depth = 0
  }

  /// How a text began.
  private struct Opening {
    let form: SourceLanguage.StringForm
    /// Of the delimiter and its hashes.
    let start: Int
    let contentStart: Int
    let hashes: Int
    let isRaw: Bool
  }

  private init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    var table = [Bool](repeating: false, count: 256)
    for first in language.lineComments.compactMap(\.first) + language.strings.compactMap(\.delimiter.first) {
      table[Int(first)] = true
    }
    if language.hasBlockComments || language.patterns != .none { table[Int(UInt8(ascii: "/"))] = true }
    if language.hasCharacters { table[Int(UInt8(ascii: "'"))] = true }
    if language.hasTickedNames { table[Int(UInt8(ascii: "`"))] = true }
    for bracket in "(){}".utf8 where language.strings.contains(where: { !$0.interpolation.isEmpty }) {
      table[Int(bracket)] = true
    }
    isInteresting = table
  }

  static func tokens(in bytes: [UInt8], _ language: SourceLanguage) -> [SourceToken] {
    var lexer = SourceLexer(bytes, language)
    lexer.readAll()
    return lexer.tokens
  }

  // MARK: Code

  private mutating func readAll() {
    while skipCode() {
      let byte = bytes[index]
      if takeComment() || takeString() || takeTickedName() || takeCharacter(byte) || takePattern(byte) { continue }
      follow(byte)
    }
  }

  /// - Returns: whether anything that matters is left.
  private mutating func skipCode() -> Bool {
    let start = index
    index = bytes.withUnsafeBufferPointer { bytes in
      isInteresting.withUnsafeBufferPointer { isInteresting in
        var index = start
        while index < bytes.count, !isInteresting[Int(bytes[index])] { index += 1 }
        return index
      }
    }
    return index < bytes.count
  }

  /// Brackets tell where code within a text ends.
  private mutating func follow(_ byte: UInt8) {
    index += 1
    guard let frame = frames.last else { return }
    if byte == frame.open { frames[frames.count - 1].depth += 1 }
    guard byte == frame.close else { return }
    frames[frames.count - 1].depth -= 1
    guard frame.depth == 1 else { return }
    frames.removeLast()
    readString(frame.opening)
  }

  // MARK: Comments

  private mutating func takeComment() -> Bool {
    for lead in language.lineComments where starts(with: lead, at: index) {
      // `url(http://...)` in a style sheet is an address.
      if language.name == "SCSS", at(index - 1) == UInt8(ascii: ":") { continue }
      let start = index
      index += lead.count
      let content = index
      while index < bytes.count, bytes[index] != 10 { index += 1 }
      tokens.append(SourceToken(kind: .lineComment, content: content..<index, whole: start..<index))
      return true
    }
    guard language.hasBlockComments, at(index) == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") else {
      return false
    }
    readBlockComment()
    return true
  }

  private mutating func readBlockComment() {
    let start = index
    index += 2
    var depth = 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") {
        index += 2
        depth -= 1
        if depth == 0 { break }
      } else if language.nestsComments, bytes[index] == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
        index += 2
        depth += 1
      } else {
        index += 1
      }
    }
    let end = depth == 0 ? index - 2 : index
    tokens.append(SourceToken(kind: .blockComment, content: start + 2..<max(start + 2, end), whole: start..<index))
  }

  // MARK: Texts

  private mutating func takeString() -> Bool {
    if isApostrophe() { return false }
    for form in language.strings where starts(with: form.delimiter, at: index) && !unclosed.contains(form.delimiter) {
      if takeDelimitedRawString() { return true }
      var hashes = 0
      var isRaw = !form.hasEscapes
      while at(index - hashes - 1) == UInt8(ascii: "#") { hashes += 1 }
      if language.name == "Rust" {
        isRaw = isRustRaw(before: index - hashes)
        if !isRaw { hashes = 0 }
      } else if !form.takesHashes {
        hashes = 0
      }
      let content = index + form.delimiter.count
      index = content
      readString(
        Opening(form: form, start: content - form.delimiter.count, contentStart: content, hashes: hashes, isRaw: isRaw)
      )
      return true
    }
    return false
  }

  /// `r"`, `br"`, `cr"`
  private func isRustRaw(before end: Int) -> Bool {
    guard at(end - 1) == UInt8(ascii: "r") else { return false }
    let isPrefixed = at(end - 2) == UInt8(ascii: "b") || at(end - 2) == UInt8(ascii: "c")
    return !isNameByte(at(end - (isPrefixed ? 3 : 2)))
  }

  /// C++: `R"word(` to `)word"`.
  private mutating func takeDelimitedRawString() -> Bool {
    guard language.name == "C", at(index - 1) == UInt8(ascii: "R"), !isNameByte(at(index - 2)) else { return false }
    var open = index + 1
    while open < index + 18, open < bytes.count, bytes[open] != UInt8(ascii: "(") { open += 1 }
    guard at(open) == UInt8(ascii: "(") else { return false }
    let close = [UInt8(ascii: ")")] + bytes[(index + 1)..<open] + [UInt8(ascii: "\"")]
    var end = open + 1
    while end < bytes.count, !starts(with: close, at: end) { end += 1 }
    tokens.append(
      SourceToken(kind: .string, content: open + 1..<end, whole: index..<min(end + close.count, bytes.count))
    )
    index = min(end + close.count, bytes.count)
    return true
  }

  /// From the cursor to the end of the text, or to code within it.
  private mutating func readString(_ opening: Opening) {
    let form = opening.form
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 10, !form.isMultiline { return breakOff(opening) }
      if byte == form.delimiter[0], starts(with: form.delimiter, at: index),
        hashes(at: index + form.delimiter.count, atLeast: opening.hashes)
      {
        return close(opening, end: index, next: index + form.delimiter.count + opening.hashes)
      }
      if enterInterpolation(opening) { return }
      // A backslash before the hashes escapes nothing in a text that has them.
      let isEscape = byte == UInt8(ascii: "\\") && !opening.isRaw && hashes(at: index + 1, atLeast: opening.hashes)
      index += isEscape ? 2 + opening.hashes : 1
    }
    index = min(index, bytes.count)
    guard form.isMultiline, frames.isEmpty else { return breakOff(opening) }
    unclosed.insert(form.delimiter)
    index = opening.contentStart
  }

  /// Its line ends, and nothing closed it. The apostrophe of `<p>Don't stop</p>; // Requirement 1.2` begins no text in a script.
  private mutating func breakOff(_ opening: Opening) {
    if opening.start >= openOnLine.lineEnd { openOnLine = (0, 0) }
    guard language.hasMarkup, !opening.form.isMultiline, openOnLine.count < Self.mostOpenOnLine else {
      return close(opening, end: index, next: index)
    }
    openOnLine = (openOnLine.count + 1, index)
    index = opening.contentStart
  }

  private mutating func enterInterpolation(_ opening: Opening) -> Bool {
    guard let lead = opening.form.interpolation.first, bytes[index] == lead, frames.count < 64 else { return false }
    let open = opening.form.interpolation[1]
    let bracket = index + 1 + opening.hashes
    guard at(bracket) == open, hashes(at: index + 1, atLeast: opening.hashes) else { return false }
    frames.append(Frame(opening: opening, open: open, close: open == UInt8(ascii: "(") ? 41 : 125, depth: 1))
    index = bracket + 1
    return true
  }

  private mutating func close(_ opening: Opening, end: Int, next: Int) {
    index = next
    let isDocumentation =
      language.hasDocumentationStrings && opening.form.delimiter.count == 3 && standsAlone(opening.start)
    tokens.append(
      SourceToken(
        kind: isDocumentation ? .documentation : .string,
        content: opening.contentStart..<max(opening.contentStart, end),
        whole: opening.start - opening.hashes..<next
      )
    )
  }

  private func standsAlone(_ start: Int) -> Bool {
    var index = start - 1
    if "rRuU".utf8.contains(at(index)) { index -= 1 }
    while at(index) == 32 || at(index) == 9 { index -= 1 }
    return index < 0 || bytes[index] == 10 || bytes[index] == 13
  }

  private mutating func takeTickedName() -> Bool {
    guard language.hasTickedNames, bytes[index] == UInt8(ascii: "`") else { return false }
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 10 { end += 1 }
    guard at(end) == UInt8(ascii: "`") else { return false }
    tokens.append(SourceToken(kind: .tickedName, content: index + 1..<end, whole: index..<end + 1))
    index = end + 1
    return true
  }

  // MARK: What only looks like a text

  /// `'"'` and `'\''` are characters; of `'a` the tick is passed over.
  private mutating func takeCharacter(_ byte: UInt8) -> Bool {
    guard language.hasCharacters, byte == UInt8(ascii: "'") else { return false }
    var end = index + 1
    if at(end) == UInt8(ascii: "\\") {
      end += 2
      while end < index + 14, end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != 10 { end += 1 }
    } else {
      end += 1
      while at(end) & 0xC0 == 0x80 { end += 1 }
    }
    index = at(end) == UInt8(ascii: "'") ? end + 1 : index + 1
    return true
  }

  // MARK: Bytes

  func at(_ index: Int) -> UInt8 { index >= 0 && index < bytes.count ? bytes[index] : 0 }

  func starts(with word: [UInt8], at index: Int) -> Bool {
    guard index + word.count <= bytes.count else { return false }
    for offset in 0..<word.count where bytes[index + offset] != word[offset] { return false }
    return true
  }

  func hashes(at index: Int, atLeast count: Int) -> Bool {
    for offset in 0..<count where at(index + offset) != UInt8(ascii: "#") { return false }
    return true
  }
}

func isNameByte(_ byte: UInt8) -> Bool {
  (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57) || byte == UInt8(ascii: "_") || byte >= 0x80
}
