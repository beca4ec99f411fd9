import Findings
import SpecModel

/// Documents and folders named beside a number, in the ways that leave no doubt whose number it is.
enum SpecMention {
  /// `` `.kiro/specs/001-auth/requirements.md` (Requirement 3.2) ``, `[Requirements](../001-auth/requirements.md) - Requirement 3.2`: what
  /// stands before the word `Requirement`.
  static func document(before lead: TextSlice, _ known: KnownSpecs) -> String? {
    var end = lead.end
    while end > lead.start {
      let byte = lead[end - 1]
      if isBlank(byte) || ByteSet(",:([-*_").contains(byte) {
        end -= 1
      } else if byte == 0x93 || byte == 0x94,
        lead.matches("\u{2013}", at: end - 3) || lead.matches("\u{2014}", at: end - 3)
      {
        end -= 3
      } else {
        break
      }
    }
    switch lead[end - 1] {
    case UInt8(ascii: ")"): return linkTarget(endingAt: end - 1, in: lead).flatMap { known.owner(ofRequirements: $0) }
    case 96: return word(endingAt: end - 1, in: lead, from: 96).flatMap { known.owner(ofRequirements: $0) }
    case UInt8(ascii: "d") where lead.matches(".md", at: end - 3):
      return word(endingAt: end, in: lead, from: 32).flatMap { known.owner(ofRequirements: $0) }
    default: return nil
    }
  }

  /// Where the target of the link begins that ends there.
  private static func linkTarget(endingAt end: Int, in text: TextSlice) -> TextSlice? {
    var start = end
    while start > text.start, end - start < longestPath, !isBlank(text[start - 1]), text[start - 1] != UInt8(ascii: "(")
    {
      start -= 1
    }
    guard text[start - 1] == UInt8(ascii: "("), text[start - 2] == UInt8(ascii: "]") else { return nil }
    return TextSlice(text.source, start..<end)
  }

  /// A path without blanks, back to the sign before it.
  private static func word(endingAt end: Int, in text: TextSlice, from sign: UInt8) -> TextSlice? {
    var start = end
    while start > text.start, end - start < longestPath, !isBlank(text[start - 1]), text[start - 1] != sign,
      text[start - 1] != UInt8(ascii: "(")
    {
      start -= 1
    }
    guard sign == 32 || text[start - 1] == sign else { return nil }
    return TextSlice(text.source, start..<end)
  }

  /// `| 001-auth | Requirement 3.2 |`: the cell before says nothing else.
  static func cell(endingAt end: Int, in text: TextSlice, _ known: KnownSpecs) -> String? {
    var start = end
    while start > text.start, end - start < 255, text[start - 1] != UInt8(ascii: "|") { start -= 1 }
    let cell = unticked(TextSlice(text.source, start..<end).withoutEmphasis)
    return SpecNaming.isFolder(cell) && isName(cell) && known.bears(cell) ? cell.string : nil
  }

  /// What follows `of`, `in` or `from`: `[the store](../001-auth/requirements.md)`, `` `.kiro/specs/001-auth/requirements.md` ``.
  ///
  /// - Parameter isPlace: `in` stands before it: `met in [the store](../002-bee/design.md)` says where, and only of requirements whose.
  static func owner(atFrontOf text: TextSlice, _ known: KnownSpecs, isPlace: Bool) -> RequirementOwner? {
    if text.hasPrefix("this spec") || text.hasPrefix("this document") { return .home }
    if text.first == UInt8(ascii: "[") {
      guard let link = link(atFrontOf: text) else { return nil }
      guard isPlace else { return known.owner(ofLink: link.target) }
      let isStrange = link.target.contains("://") && isOfDocument(link.title)
      return known.owner(ofRequirements: link.target).map { .spec($0) } ?? (isStrange ? .stranger : nil)
    }
    guard let path = path(atFrontOf: text) else { return nil }
    if path.contains("://") { return isPlace ? nil : known.owner(ofLink: path) }
    return known.owner(ofRequirements: path).map { .spec($0) }
  }

  /// `the PCI document`, `WCAG standard`: what demands something, and no picture, page or change.
  private static func isOfDocument(_ title: TextSlice) -> Bool {
    ["document", "standard", "specification", "policy", "contract", "regulation", "guideline"].contains {
      title.contains($0, ignoringCase: true)
    }
  }

  /// What stands behind a parenthesis, and is all that stands in it: `see Spec 001)`, `../001-auth/requirements.md)`.
  ///
  static func enclosed(_ text: TextSlice, _ known: KnownSpecs, _ standing: SpecNaming.Standing) -> String? {
    let pointed = text.dropping("see ") ?? text.dropping("See ") ?? text.dropping("cf. ")
    guard standing != .bareClaim || pointed == nil else { return nil }
    let text = pointed ?? text
    if text.first == UInt8(ascii: "[") {
      guard let link = link(atFrontOf: text), text[link.target.end + 1] == UInt8(ascii: ")") else { return nil }
      return known.owner(ofRequirements: link.target)
    }
    let near = text.slice(to: text.start + longestPath)
    guard let close = near.find(")") else { return nil }
    let inner = unticked(text.slice(to: close).withoutEmphasis)
    // A claim says what its own spec demands: `see Spec 001` says where more is told of it.
    if pointed != nil, standing == .claim { return inner.contains(" ") ? nil : known.owner(ofRequirements: inner) }
    if let (name, end) = SpecNaming.leading(inner), end == inner.end { return name }
    if isName(inner) {
      return known.contains(inner) || SpecNaming.isFolder(inner) && known.bears(inner) ? inner.string : nil
    }
    return inner.contains(" ") ? nil : known.owner(ofRequirements: inner)
  }

  /// A title that is the path of a document, or a link to it.
  static func document(titled text: TextSlice, _ known: KnownSpecs) -> String? {
    if text.first == UInt8(ascii: "["), let open = text.find("]("), text[text.end - 1] == UInt8(ascii: ")") {
      return known.owner(ofRequirements: TextSlice(text.source, open + 2..<text.end - 1))
    }
    guard let path = path(atFrontOf: text), path.end + (text.first == 96 ? 1 : 0) == text.end else { return nil }
    return known.owner(ofRequirements: path)
  }

  /// `[title](target)`
  private static func link(atFrontOf text: TextSlice) -> (title: TextSlice, target: TextSlice)? {
    let near = text.slice(to: text.start + longestPath)
    guard let open = near.find("]("), let close = near.find(")", from: open) else { return nil }
    return (TextSlice(text.source, text.start + 1..<open), TextSlice(text.source, open + 2..<close))
  }

  private static func unticked(_ text: TextSlice) -> TextSlice {
    guard text.first == 96, text[text.end - 1] == 96 else { return text }
    return text.slice(from: text.start + 1).slice(to: text.end - 1)
  }

  /// `` `a/b.md` ``, `a/b.md`
  private static func path(atFrontOf text: TextSlice) -> TextSlice? {
    let isTicked = text.first == 96
    let start = text.start + (isTicked || text.first == UInt8(ascii: "<") ? 1 : 0)
    let limit = min(text.end, start + longestPath)
    var end = start
    while end < limit, !isBlank(text[end]), text[end] != 96, !ByteSet(",;)>").contains(text[end]) { end += 1 }
    if !isTicked { while end > start, ByteSet(".:").contains(text[end - 1]) { end -= 1 } }
    guard end > start, !isTicked || text[end] == 96 else { return nil }
    return TextSlice(text.source, start..<end)
  }

  private static func isName(_ text: TextSlice) -> Bool {
    !text.isEmpty && (text.start..<text.end).allSatisfy { SpecNaming.isNameByte(text[$0]) }
  }

  /// No path that a system takes is longer.
  private static let longestPath = 4096
}

/// The titles above a line that say whose requirements are named below them: `### From Spec 002`.
struct SpecTitles {
  private let lines: DocumentLines
  private var next = 0
  /// Those that stand above the next line.
  private var titles: [(level: Int, spec: String)] = []

  init(lines: DocumentLines) {
    self.lines = lines
  }

  /// - Parameter index: not before that of the call before.
  mutating func spec(above index: Int) -> String? {
    while next < index {
      if case .heading(let level) = lines.lines[next].block {
        titles.removeAll { $0.level >= level }
        if level > 1, let spec = SpecNaming.titled(lines.lines[next].content, lines.specs) {
          titles.append((level, spec))
        }
      }
      next += 1
    }
    return titles.last?.spec
  }
}
