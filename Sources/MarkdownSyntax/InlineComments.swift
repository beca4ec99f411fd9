import Findings

/// Comments within the text of a block, `drawn <!-- not yet -->`: by the rules of the parser, and not by what looks like one. What it
/// would show counts as shown, and so does what nobody can tell within a few looks at each byte.
package struct InlineComments {
  private var cursor: ByteCursor
  private let isHTML: Bool
  private var found: [Range<Int>] = []
  /// Where brackets opened, and whether as those of an image.
  private var brackets: [Bool] = []
  /// Of the brackets before this one none opens a link any more: a link stands within them, and holds no other.
  private var dead = 0
  /// How far may be looked ahead in vain.
  private var patience: Int
  /// For each number of backticks where the last such run begins.
  private var lastTicks: [Int: Int] = [:]

  /// - Returns: where the comments of a paragraph or of a heading lie, in order.
  package static func ranges(in block: Range<Int>, of text: SourceText) -> [Range<Int>] {
    ranges(in: block, of: text, isHTML: false)
  }

  /// - Returns: those of a line of tags, which no Markdown is read in: `<td>1.1 <!-- was 1.2 --></td>`.
  package static func ranges(inTags line: Range<Int>, of text: SourceText) -> [Range<Int>] {
    ranges(in: line, of: text, isHTML: true)
  }

  /// - Returns: those of the row of a table, whose cells are told apart before anything in them.
  package static func ranges(inRow row: Range<Int>, of text: SourceText) -> [Range<Int>] {
    let bar = UInt8(ascii: "|")
    var found: [Range<Int>] = []
    var start = row.lowerBound
    for place in row where text.bytes[place] == bar && (place == start || text.bytes[place - 1] != UInt8(ascii: "\\")) {
      found += ranges(in: start..<place, of: text)
      start = place + 1
    }
    found += ranges(in: start..<row.upperBound, of: text)
    // Whether an escaped bar parts cells is a matter of the backslashes before it.
    return found.filter { !text.bytes[$0].contains(bar) }
  }

  private static func ranges(in block: Range<Int>, of text: SourceText, isHTML: Bool) -> [Range<Int>] {
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text.bytes[block]))
    guard ByteSearch.first("<!--", in: bytes, from: 0) != nil else { return [] }
    var comments = InlineComments(Self.content(text.bytes[block]), isHTML: isHTML)
    comments.scan()
    return comments.found.map { block.lowerBound + $0.lowerBound..<block.lowerBound + $0.upperBound }
  }

  /// The bytes without the marks of quotes that lines begin with, which are no part of their text.
  private static func content(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var content = Array(bytes)
    var isLead = true
    for place in content.indices {
      if isLead, content[place] == UInt8(ascii: ">") { content[place] = 32 }
      isLead = content[place] == 10 || content[place] == 13 || isLead && (content[place] == 32 || content[place] == 9)
    }
    return content
  }

  private init(_ content: [UInt8], isHTML: Bool) {
    cursor = ByteCursor(bytes: content)
    self.isHTML = isHTML
    patience = 8 * content.count + 256
    guard !isHTML else { return }
    var place = 0
    while place < content.count {
      var end = place
      while end < content.count, content[end] == UInt8(ascii: "`") { end += 1 }
      if end > place { lastTicks[end - place] = place }
      place = max(end, place + 1)
    }
  }

  private mutating func scan() {
    if !isHTML { skipDefinitions() }
    while !cursor.isAtEnd, patience >= 0 {
      switch cursor.next {
      case UInt8(ascii: "<"):
        let start = cursor.place
        if passes(isHTML ? Self.commentOfHTML : Self.comment) {
          found.append(start..<cursor.place)
        } else if !passes(InlineMarkup.tag) {
          cursor.place += 1
        }
      case _ where isHTML: cursor.place += 1
      case UInt8(ascii: "\\"): cursor.place += cursor[1].isASCIIPunctuation ? 2 : 1
      case UInt8(ascii: "`"): skipCode()
      case UInt8(ascii: "["): open(asImage: false)
      case UInt8(ascii: "!") where cursor[1] == UInt8(ascii: "["): open(asImage: true)
      case UInt8(ascii: "]"): close()
      default: cursor.place += 1
      }
    }
  }

  /// Where not, the cursor stays where it is.
  private mutating func passes(_ read: (inout ByteCursor) -> Bool) -> Bool {
    let start = cursor.place
    if read(&cursor) { return true }
    patience -= cursor.place - start
    cursor.place = start
    return false
  }

  /// `<!-- a -->`, `<!---->`; not `<!-->`, `<!-- a -- b -->`, `<!-- a --->`.
  private static func comment(_ cursor: inout ByteCursor) -> Bool {
    guard opensComment(&cursor) else { return false }
    return cursor.skip(behind: "--") && cursor.take(">")
  }

  /// A browser, which is given such lines as they are, lets `--` stand within; what it knows of `--!>` is left to it.
  private static func commentOfHTML(_ cursor: inout ByteCursor) -> Bool {
    guard opensComment(&cursor) else { return false }
    while cursor.skip(behind: "--") {
      if cursor.take(">") { return true }
      if cursor.starts(with: "!>") { return false }
      cursor.place -= 1
    }
    return false
  }

  private static func opensComment(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.starts(with: "<!--") else { return false }
    cursor.place += 4
    return cursor.next != UInt8(ascii: ">") && !cursor.starts(with: "->")
  }

  /// Backticks are of code only where as many end it.
  private mutating func skipCode() {
    let ticks = cursor.skip { $0 == UInt8(ascii: "`") }
    // The parser knows no longer ones.
    guard ticks <= 80, let last = lastTicks[ticks], last >= cursor.place else { return }
    while !cursor.isAtEnd {
      cursor.skip { $0 != UInt8(ascii: "`") }
      if cursor.skip(while: { $0 == UInt8(ascii: "`") }) == ticks { return }
    }
  }

  private mutating func open(asImage isImage: Bool) {
    brackets.append(isImage)
    cursor.place += isImage ? 2 : 1
  }

  private mutating func close() {
    cursor.place += 1
    guard let isImage = brackets.popLast() else { return }
    let isLive = isImage || brackets.count >= dead
    dead = min(dead, brackets.count)
    if isLive, passes(InlineMarkup.linkTail), !isImage { dead = brackets.count }
  }

  private mutating func skipDefinitions() {
    cursor.skip { $0 <= 32 || $0.isOne(of: "-*+") }
    while passes(InlineMarkup.definition) {}
  }
}
