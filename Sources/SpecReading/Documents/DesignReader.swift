import Findings
import SpecModel

/// Reads the properties of `design.md`, and what each validates.
///
///     ### Property 7: Title          **Property 1: Title**        Property 1: Title          - **Property 1**: For any ...
///     ## Correctness Properties  +  1. For any ...
struct DesignReader {
  let lines: DocumentLines
  let spec: SpecID

  private var drafts: [PropertyDraft] = []
  /// Level of the heading that says that the numbered items below are properties.
  private var listLevel: Int?
  private var seen: Set<String> = []
  private var isOpen = false
  /// Some property has a heading of its own: then numbered items are none.
  private var hasHeadings = false

  private init(lines: DocumentLines, spec: SpecID) {
    self.lines = lines
    self.spec = spec
  }

  static func read(_ lines: DocumentLines, spec: SpecID) -> [DesignProperty] {
    var reader = DesignReader(lines: lines, spec: spec)
    for line in lines.lines { reader.read(line) }
    return reader.drafts.map { $0.property(spec: spec) }
  }

  private struct PropertyDraft {
    let number: String
    let title: String
    let location: Location
    let level: Int?
    var validates: [Citation] = []

    func property(spec: SpecID) -> DesignProperty {
      DesignProperty(
        id: PropertyID(spec: spec, number: number),
        title: title,
        location: location,
        validates: validates
      )
    }
  }

  private mutating func read(_ line: DocumentLine) {
    switch line.block {
    case .heading(let level):
      isOpen = false
      if let (number, title) = Self.label(line.content) {
        define(number, title, line, level: level)
      } else if SpecWords.isCorrectnessProperties(line.content) {
        listLevel = level
      } else if let current = listLevel, level <= current {
        listLevel = nil
      }
    case .text: readText(line)
    default: break
    }
  }

  private mutating func readText(_ line: DocumentLine) {
    if isOpen, let citation = CitationLine(line.content) {
      drafts[drafts.count - 1].validates.append(CitationReader(lines: lines).citation(citation.list))
    } else if line.indent <= 1, line.content.first == UInt8(ascii: "*") || line.marker == .none,
      let (number, title) = Self.label(line.content.withoutLeadingEmphasis)
    {
      define(number, title, line, level: nil)
      // `**Property 1: Title** — ... (Validates: Requirements 1.1)`
      if isOpen, let citation = CitationLine.inside(line.content)?.citation {
        drafts[drafts.count - 1].validates.append(CitationReader(lines: lines).citation(citation.list))
      }
    } else if listLevel != nil, let ordinal = line.ordinal, line.indent == 0, !hasHeadings {
      guard lines.entryAllowance.take(1, line: line.number) else {
        isOpen = false
        return
      }
      drafts.append(
        PropertyDraft(
          number: String(ordinal),
          title: line.content.string,
          location: lines.location(line.whole),
          level: nil
        )
      )
      isOpen = true
    }
  }

  /// The first place that bears a number defines the property; a later one repeats it, in a test plan for instance.
  private mutating func define(_ number: String, _ title: String, _ line: DocumentLine, level: Int?) {
    guard seen.insert(number).inserted, lines.entryAllowance.take(1, line: line.number) else {
      isOpen = false
      return
    }
    drafts.append(PropertyDraft(number: number, title: title, location: lines.location(line.whole), level: level))
    isOpen = true
    if level != nil { hasHeadings = true }
  }

  /// What stands behind the number: `: Title`, ` — Title`, ` (Safety): Title`.
  private static func title(_ rest: TextSlice) -> TextSlice? {
    var rest = rest.trimmed
    if rest.first == UInt8(ascii: "("), let close = rest.find(")"), rest[close + 1] == UInt8(ascii: ":") {
      rest = rest.slice(from: close + 1)
    }
    let signs: [StaticString] = [":", ".", "\u{FF1A}", "\u{2014} ", "\u{2013} ", "- "]
    guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
    return rest.slice(from: rest.start + sign.utf8CodeUnitCount).trimmed
  }

  /// `Property 7: Title`, the emphasis already off the front.
  static func label(_ text: TextSlice) -> (number: String, title: String)? {
    let text = text.withoutLeadingSymbol
    // Every line of a design comes by here: `Property`, `Correctness`, `Eigenschaft`, or another script.
    guard [UInt8(ascii: "p"), UInt8(ascii: "c"), UInt8(ascii: "e")].contains(text.first | 0x20) || text.first >= 0xD0,
      let word = SpecWords.property.first(where: { text.hasPrefixIgnoringCase($0) })
    else { return nil }
    var index = text.start + word.utf8CodeUnitCount
    while isBlank(text[index]) || text[index] == UInt8(ascii: "#"), index < text.end { index += 1 }
    let start = index
    while isDigit(text[index]) { index += 1 }
    guard index > start, index - start <= 3 else { return nil }
    let number = TextSlice(text.source, start..<index).string
    var rest = text.slice(from: index)
    while rest.first == UInt8(ascii: "*") { rest.start += 1 }
    guard let title = title(rest) else { return nil }
    rest = title
    while rest.count > 1, rest[rest.end - 1] == UInt8(ascii: "*") { rest.end -= 1 }
    return (number, rest.trimmed.string)
  }
}
