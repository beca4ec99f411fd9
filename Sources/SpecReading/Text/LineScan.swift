import Findings
import MarkdownSyntax

/// Finds out what stands at the start of one line after another. It counts in offsets: a slice for every step would hold the document
/// as often.
struct LineScan {
  private let tree: MarkdownTree
  private let bytes: UnsafeBufferPointer<UInt8>
  /// What is left of the line.
  private var start = 0
  private var end = 0
  private var indent = 0
  /// The block of HTML looked at last.
  private var html: ShownHTML?

  init(tree: MarkdownTree) {
    self.tree = tree
    bytes = tree.text.bytes
  }

  mutating func line(at index: Int) -> DocumentLine {
    let range = tree.text.line(index)
    (start, end) = (range.lowerBound, range.upperBound)
    indent = 0
    let block = kind(index)
    skipIndent()
    let whole = trimmed
    var lead = DocumentLine.Lead()
    var content = whole
    switch block {
    case .opaque, .blank, .rule, .table: break
    case .heading:
      trimHeading()
      content = trimmed
    // A marker counts by the blank behind it, even at the end of the line.
    case .text:
      lead = takeLead()
      if byte(start) == UInt8(ascii: "<") { start = TextSlice(tree.text, start..<end).endOfLeadingAnchor ?? start }
      if start > whole.lowerBound { content = trimmed }
    }
    return DocumentLine(
      number: index + 1,
      block: block,
      indent: indent,
      lead: lead,
      content: content,
      whole: TextSlice(tree.text, whole)
    )
  }

  /// The byte at an offset of what is left; 0 outside, which no text contains.
  private func byte(_ offset: Int) -> UInt8 { offset >= start && offset < end ? bytes[offset] : 0 }

  private var trimmed: Range<Int> {
    var (first, last) = (start, end)
    while first < last, isBlank(bytes[first]) { first += 1 }
    while last > first, isBlank(bytes[last - 1]) { last -= 1 }
    return first..<last
  }

  private mutating func trim() {
    let range = trimmed
    (start, end) = (range.lowerBound, range.upperBound)
  }

  private mutating func takeLead() -> DocumentLine.Lead {
    var lead = DocumentLine.Lead()
    lead.marker = takeMarker()
    (lead.checkbox, lead.isOptional) = takeCheckbox()
    return lead
  }

  private mutating func kind(_ index: Int) -> DocumentLine.Block {
    guard let first = (start..<end).first(where: { !isBlank(bytes[$0]) }) else { return .blank }
    let leaf = Int(tree.leaves[index])
    guard leaf >= 0 else { return .text }
    switch tree.nodes[leaf].kind {
    case .code(_, _, fenced: true): return .opaque
    case .htmlBlock: return isShown(index, leaf) && takeTags() || isBlanked(index, leaf) ? .text : .opaque
    // `**Scope**: x` directly above `---` is a heading for CommonMark, and for nobody else.
    case .heading(let level):
      if bytes[first] == UInt8(ascii: "#") { return .heading(level: level) }
      return index == tree.nodes[leaf].lines.upperBound ? .rule : .text
    case .thematicBreak: return .rule
    case .tableRow(isHeader: true):
      // Below a sentence the parser gives the header the line of the sentence.
      return bytes[first..<end].contains(UInt8(ascii: "|")) ? .table(isHeader: true) : .text
    case .tableRow: return .table(isHeader: false)
    default: return .text
    }
  }

  private mutating func isShown(_ index: Int, _ leaf: Int) -> Bool {
    if html?.leaf != leaf {
      let lines = tree.nodes[leaf].lines
      let range = tree.text.line(lines.lowerBound).lowerBound..<tree.text.line(lines.upperBound).upperBound
      html = ShownHTML(leaf: leaf, block: TextSlice(tree.text, range))
    }
    return html?.shows(TextSlice(tree.text, tree.text.line(index))) ?? false
  }

  /// A comment began it that is blanked out: the words behind it are what is left.
  private func isBlanked(_ index: Int, _ leaf: Int) -> Bool {
    tree.nodes[leaf].lines.lowerBound == index && !bytes[start..<end].contains(UInt8(ascii: "<"))
  }

  /// Leaves out `<li>` and `<p>` around a line.
  ///
  /// - Returns: whether the line is more than a tag.
  private mutating func takeTags() -> Bool {
    let range = trimmed
    let line = TextSlice(tree.text, range)
    guard line.first == UInt8(ascii: "<") else { return true }
    for (tag, closing) in [("<li>", "</li>"), ("<p>", "</p>")] as [(StaticString, StaticString)]
    where line.hasPrefixIgnoringCase(tag) {
      let hasEnd = line.matches(closing, at: line.end - closing.utf8CodeUnitCount, ignoringCase: true)
      (start, end) = (
        range.lowerBound + tag.utf8CodeUnitCount, range.upperBound - (hasEnd ? closing.utf8CodeUnitCount : 0)
      )
      return !trimmed.isEmpty
    }
    return false
  }

  private mutating func skipIndent() {
    while start < end {
      switch bytes[start] {
      case 32: indent += 1
      case 9: indent = (indent / 4 + 1) * 4
      case UInt8(ascii: ">"): break
      default: return
      }
      start += 1
    }
  }

  private mutating func trimHeading() {
    while byte(start) == UInt8(ascii: "#") { start += 1 }
    trim()
    var closing = end
    while closing > start, bytes[closing - 1] == UInt8(ascii: "#") { closing -= 1 }
    if closing == start || isBlank(bytes[closing - 1]) { end = closing }
    trim()
  }

  private mutating func takeMarker() -> DocumentLine.Marker {
    switch byte(start) {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      // `-[x] 4. Title`: the blank was forgotten.
      let opensBox = byte(start + 1) == UInt8(ascii: "[") && byte(start + 3) == UInt8(ascii: "]")
      guard isBlank(byte(start + 1)) || (opensBox && isBlank(byte(start + 4))) else { return .none }
      start += 1
      trim()
      return .bullet
    case let digit where isDigit(digit) || digit == 0xEF: return takeOrdinal()
    case 0xE2 where byte(start + 1) == 0x91: return takeCircled()
    default: return .none
    }
  }

  private mutating func takeOrdinal() -> DocumentLine.Marker {
    var offset = start
    var number = 0
    while isDigit(byte(offset)), offset - start < 6 {
      number = number * 10 + Int(bytes[offset] - 48)
      offset += 1
    }
    if byte(offset) == 0xEF { return takeWideOrdinal() }
    if byte(offset) == 0xE3, offset > start, let ordinal = takeOrdinal(number, behind: offset) { return ordinal }
    guard byte(offset) == UInt8(ascii: ".") || byte(offset) == UInt8(ascii: ")") else { return .none }
    // `1.当用户登录时`: no blank parts the words of such a script from anything.
    guard isBlank(byte(offset + 1)) || (offset > start && (0xE3...0xED).contains(byte(offset + 1))) else {
      return .none
    }
    start = offset + 1
    trim()
    return .ordered(number)
  }

  /// `1、当用户登录时`
  private mutating func takeOrdinal(_ number: Int, behind offset: Int) -> DocumentLine.Marker? {
    guard TextSlice(tree.text, start..<end).matches("\u{3001}", at: offset), !isDigit(byte(offset + 3)) else {
      return nil
    }
    start = offset + 3
    trim()
    return .ordered(number)
  }

  /// `①当用户登录时`, to `⑳`.
  private mutating func takeCircled() -> DocumentLine.Marker {
    let third = byte(start + 2)
    guard (0xA0...0xB3).contains(third) else { return .none }
    start += 3
    trim()
    return .ordered(Int(third) - 0x9F)
  }

  /// `（1）当用户登录时`
  private mutating func takeEnclosed(_ text: TextSlice) -> DocumentLine.Marker? {
    guard text.hasPrefix("\u{FF08}") else { return nil }
    var offset = start + 3
    var number = 0
    while isDigit(byte(offset)), offset - start < 6 {
      number = number * 10 + Int(bytes[offset] - 48)
      offset += 1
    }
    guard offset > start + 3, text.matches("\u{FF09}", at: offset) else { return nil }
    start = offset + 3
    trim()
    return .ordered(number)
  }

  /// `１．A`, `1．A`, `１. A`: no blank parts a wide dot from the words behind it.
  private mutating func takeWideOrdinal() -> DocumentLine.Marker {
    let text = TextSlice(tree.text, start..<end)
    if let enclosed = takeEnclosed(text) { return enclosed }
    var offset = start
    var number = 0
    var count = 0
    while text.startsDigit(at: offset), count < 6 {
      let wide = text.wideDigit(at: offset)
      number = number * 10 + (wide ?? Int(bytes[offset] - 48))
      offset += wide == nil ? 1 : 3
      count += 1
    }
    let signs: [StaticString] = ["\u{FF0E}", "\u{FF09}", ". ", ") "]
    guard count > 0, let sign = signs.first(where: { text.matches($0, at: offset) }) else { return .none }
    offset += sign.utf8CodeUnitCount
    guard !text.startsDigit(at: offset) else { return .none }
    start = offset + text.blankWidth(at: offset)
    trim()
    return .ordered(number)
  }

  /// What stands in the box, and where it ends.
  private func boxState() -> (UInt8, end: Int)? {
    let inner = byte(start + 1)
    // `[]`: the blank was forgotten.
    if inner == UInt8(ascii: "]") { return (32, start + 2) }
    if byte(start + 2) == UInt8(ascii: "]") { return boxState(of: inner).map { ($0, start + 3) } }
    // `[ x]`, `[x ]`, `[  ]`, `[ x ]`: a blank too many
    if let close = (3...4).first(where: { byte(start + $0) == UInt8(ascii: "]") }) {
      let signs = (1..<close).map { byte(start + $0) }.filter { $0 != 32 }
      if signs.isEmpty, close == 3 { return (32, start + 4) }
      let sign = (signs.first ?? 0) | 32
      let isKnown = ByteSet("x-~").contains(sign)
      if signs.count == 1 { return isKnown ? (sign, start + close + 1) : nil }
    }
    return boxSign()
  }

  /// What one byte in a box says; `nil` where it makes no box.
  private func boxState(of inner: UInt8) -> UInt8? {
    switch inner | (isLetter(inner) ? 32 : 0) {
    case 32, UInt8(ascii: "x"), UInt8(ascii: "-"), UInt8(ascii: "~"): inner | (isLetter(inner) ? 32 : 0)
    case UInt8(ascii: "v"): UInt8(ascii: "x")
    // It is in hand.
    case UInt8(ascii: "/"), UInt8(ascii: ">"): UInt8(ascii: "-")
    // It waits; and whatever a team means by the others, none says that it is done.
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "<"), UInt8(ascii: "*"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "="):
      32
    default: nil
    }
  }

  /// `[✓]`, `[❌]`, `[🚧]`, `[　]`
  private func boxSign() -> (UInt8, end: Int)? {
    guard byte(start + 1) >= 0xE2 else { return nil }
    let rest = TextSlice(tree.text, start..<end)
    for (state, signs) in Self.boxSigns {
      for sign in signs where rest.matches(sign, at: start + 1) {
        var close = start + 1 + sign.utf8CodeUnitCount
        // The selector that asks for the coloured picture.
        if rest.matches("\u{FE0F}", at: close) { close += 3 }
        return byte(close) == UInt8(ascii: "]") ? (state, close + 1) : nil
      }
    }
    return nil
  }

  private static let boxSigns: [(state: UInt8, signs: [StaticString])] = [
    (UInt8(ascii: "x"), ["\u{2713}", "\u{2714}", "\u{2705}", "\u{2611}", "\u{221A}", "\u{FF58}", "\u{FF38}"]),
    (UInt8(ascii: "-"), ["\u{1F6A7}", "\u{1F504}", "\u{23F3}"]),
    (32, ["\u{3000}", "\u{2717}", "\u{2718}", "\u{274C}", "\u{2B1C}"]),
  ]

  /// A box needs no marker before it: some documents write `[x] Task 1` as a paragraph.
  private mutating func takeCheckbox() -> (UInt8?, Bool) {
    if byte(start) == UInt8(ascii: "\\"), let box = takeEscapedBox() { return (box, false) }
    guard byte(start) == UInt8(ascii: "["), let (state, close) = boxState() else { return (nil, false) }
    var after = close
    if byte(after) == UInt8(ascii: "\\") { after += 1 }
    // `[ ] * 3. Title`: the star stands by itself.
    if isBlank(byte(after)), byte(after + 1) == UInt8(ascii: "*"), isBlank(byte(after + 2)), isDigit(byte(after + 3)) {
      after += 1
    }
    let isOptional = byte(after) == UInt8(ascii: "*") && byte(after + 1) != UInt8(ascii: "*")
    if isOptional { after += 1 }
    guard after >= end || isBlank(byte(after)) || opensNumber(after) else { return (nil, false) }
    start = after
    trim()
    return (state, isOptional)
  }

  /// `[x]5. Title`, `[ ]*2.1 Title`: the blank before the number was forgotten.
  private func opensNumber(_ place: Int) -> Bool {
    var index = place
    while isDigit(byte(index)), index - place < 4 { index += 1 }
    return index > place && byte(index) == UInt8(ascii: ".")
  }

  /// `\[x\] Title`, as word processors write it.
  private mutating func takeEscapedBox() -> UInt8? {
    let slash = UInt8(ascii: "\\")
    let state = byte(start + 2) | (isLetter(byte(start + 2)) ? 32 : 0)
    guard byte(start + 1) == UInt8(ascii: "["), byte(start + 3) == slash, byte(start + 4) == UInt8(ascii: "]"),
      isBlank(byte(start + 5)), [32, UInt8(ascii: "x"), UInt8(ascii: "-"), UInt8(ascii: "~")].contains(state)
    else { return nil }
    start += 5
    trim()
    return state
  }
}
