import Findings

/// Reads the elements of an SVG file and says where it stops being XML.
///
/// No documents with a DTD: entities that expand have no business in an icon. Text between elements is passed over.
struct MarkupParser {
  struct Failure: Error {
    let position: SourcePosition
    let problem: String
  }

  private static let deepest = 64
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  static func parse(_ bytes: [UInt8]) throws(Failure) -> MarkupElement {
    var parser = Self(bytes: bytes)
    return try parser.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart + 1) }

  private func failure(_ problem: String) -> Failure { Failure(position: position, problem: problem) }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func advance(by count: Int = 1) {
    for _ in 0..<count where offset < bytes.count {
      if bytes[offset] == 10 { (line, lineStart) = (line + 1, offset + 1) }
      offset += 1
    }
  }

  private func sees(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private mutating func skip(past text: StaticString, of what: String) throws(Failure) {
    let start = position
    while peek != nil, !sees(text) { advance() }
    guard peek != nil else { throw Failure(position: start, problem: "\(what) does not end") }
    advance(by: text.utf8CodeUnitCount)
  }

  private mutating func skipSpace() {
    while let byte = peek, isSpace(byte) { advance() }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private mutating func document() throws(Failure) -> MarkupElement {
    var open: [MarkupElement] = []
    var root: MarkupElement?
    while try skipToTag(outside: open.isEmpty) {
      if sees("</") {
        guard let closed = try close(open) else { throw failure("a tag closes what was not opened") }
        open.removeLast()
        Self.attach(closed, to: &open, root: &root)
        continue
      }
      if root != nil, open.isEmpty { throw failure("a second element follows the outermost one") }
      guard open.count < Self.deepest else { throw failure("nested deeper than \(Self.deepest) elements") }
      let (element, isEmpty) = try tag()
      if isEmpty { Self.attach(element, to: &open, root: &root) } else { open.append(element) }
    }
    if let unclosed = open.last {
      throw Failure(position: unclosed.range.start, problem: "<\(unclosed.name)> is never closed")
    }
    guard let root else { throw failure("there is no element in it") }
    return root
  }

  private static func attach(_ element: MarkupElement, to open: inout [MarkupElement], root: inout MarkupElement?) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  /// Passes over text, comments and declarations; `false` at the end.
  private mutating func skipToTag(outside: Bool) throws(Failure) -> Bool {
    while let byte = peek {
      if sees("<!--") {
        try skip(past: "-->", of: "a comment")
      } else if sees("<?") {
        try skip(past: "?>", of: "a declaration")
      } else if sees("<!") {
        throw failure("a document type or a section of characters has no place in an icon")
      } else if byte == UInt8(ascii: "<") {
        return true
      } else {
        if outside, !isSpace(byte), !bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]), byte < 0x80 {
          throw failure("text stands outside of all elements")
        }
        if byte == UInt8(ascii: "&") { try checkEntity() }
        advance()
      }
    }
    return false
  }

  private mutating func name() throws(Failure) -> String {
    let start = offset
    while let byte = peek, !isSpace(byte), !"<>/=\"'".utf8.contains(byte) { advance() }
    guard offset > start else { throw failure("expected a name") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func close(_ open: [MarkupElement]) throws(Failure) -> MarkupElement? {
    let start = position
    advance(by: 2)
    let name = try name()
    skipSpace()
    guard peek == UInt8(ascii: ">") else { throw failure("expected '>'") }
    advance()
    guard let last = open.last else { return nil }
    guard last.name == name else {
      throw Failure(position: start, problem: "</\(name)> closes <\(last.name)>")
    }
    return last
  }

  private mutating func tag() throws(Failure) -> (MarkupElement, isEmpty: Bool) {
    let start = position
    advance()
    let name = try name()
    let range = SourceRange(start: start, end: position)
    var attributes: [MarkupElement.Attribute] = []
    var names: Set<String> = []
    while true {
      skipSpace()
      switch peek {
      case nil: throw Failure(position: start, problem: "<\(name) does not end")
      case UInt8(ascii: ">"):
        advance()
        return (MarkupElement(name: name, range: range, attributes: attributes), false)
      case UInt8(ascii: "/"):
        advance()
        guard peek == UInt8(ascii: ">") else { throw failure("expected '>'") }
        advance()
        return (MarkupElement(name: name, range: range, attributes: attributes), true)
      default:
        let attribute = try attribute()
        if !names.insert(attribute.name).inserted {
          throw Failure(position: attribute.range.start, problem: "\(attribute.name) stands twice in one element")
        }
        attributes.append(attribute)
      }
    }
  }

  private mutating func attribute() throws(Failure) -> MarkupElement.Attribute {
    let start = position
    let name = try name()
    skipSpace()
    guard peek == UInt8(ascii: "=") else { throw failure("expected '=' after \(name)") }
    advance()
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw failure("expected the value of \(name) in quotes")
    }
    advance()
    let (first, valueStart) = (offset, position)
    while let byte = peek, byte != quote {
      if byte == UInt8(ascii: "<") { throw failure("'<' stands inside the value of \(name)") }
      if byte == UInt8(ascii: "&") { try checkEntity() }
      advance()
    }
    guard peek != nil else { throw Failure(position: start, problem: "the value of \(name) does not end") }
    let value = String(decoding: bytes[first..<offset], as: UTF8.self)
    advance()
    let range = SourceRange(start: start, end: position)
    return .init(name: name, value: value, range: range, valueStart: valueStart)
  }

  /// Without a document type there are five names, and numbers.
  private func checkEntity() throws(Failure) {
    let text = String(decoding: bytes[offset...].prefix(12), as: UTF8.self)
    guard text.prefixMatch(of: #/&(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});/#) == nil else { return }
    throw failure("'&' begins no entity of XML: write &amp;")
  }
}
