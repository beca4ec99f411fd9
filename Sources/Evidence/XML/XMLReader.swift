/// What stands in an XML document, piece by piece.
package enum XMLEvent: Hashable, Sendable {
  case start(name: String, attributes: [String: String])
  case end(name: String)
  /// Words between tags, with references resolved. At most `XMLReader.longestText` bytes of a piece.
  case text(String)
}

/// Why a document is not read to its end.
package struct XMLFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counts from 1.
  package let line: Int
  package let problem: String

  package var description: String { "line \(line): \(problem)" }
}

/// Reads XML 1.0 strictly, and only the part of it that a report needs.
///
/// Reports come from anywhere, and what makes XML dangerous is what they never need: a document type (`<!DOCTYPE`), with which a
/// kilobyte can become gigabytes or another file, is refused. There are the five entities that XML itself defines, and numbers.
/// Depth, attributes and names are bounded. It works on bytes, one pass, without recursion.
package struct XMLReader: ~Copyable {
  package static let longestText = 1 << 16
  static let deepest = 128
  static let mostAttributes = 128
  static let longestValue = 1 << 20

  private let bytes: [UInt8]
  private var offset = 0
  private var open: [String] = []
  private var hasRoot = false
  /// The end of an element that was written as `<a/>`.
  private var pendingEnd: String?

  package init(_ bytes: [UInt8]) throws(XMLFailure) {
    self.bytes = try XMLEncoding.utf8(bytes)
    if self.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// - Returns: `nil` at the end of a document that is whole.
  package mutating func next() throws(XMLFailure) -> XMLEvent? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name: name)
    }
    while offset < bytes.count {
      if let event = try piece() { return event }
    }
    if let name = open.last { throw failure("the document ends inside <\(name)>") }
    guard hasRoot else { throw failure("there is no element") }
    return nil
  }

  /// - Returns: `nil` for what means nothing here: comments, instructions, white space around the root.
  private mutating func piece() throws(XMLFailure) -> XMLEvent? {
    guard bytes[offset] == UInt8(ascii: "<") else { return try text() }
    if at("<!--") { return try skip(past: "-->", from: 4, "a comment") }
    if at("<![CDATA[") { return try characterData() }
    if at("<?") { return try skip(past: "?>", from: 2, "an instruction") }
    if at("<!") { throw failure("a document type is refused: it could name other files, or grow without end") }
    if at("</") { return try endTag() }
    return try startTag()
  }

  // MARK: Tags

  private mutating func startTag() throws(XMLFailure) -> XMLEvent {
    guard !hasRoot || !open.isEmpty else { throw failure("there is a second element after the first") }
    guard open.count < Self.deepest else { throw failure("nested deeper than \(Self.deepest) elements") }
    offset += 1
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let hasSpace = skipSpace()
      guard offset < bytes.count else { throw failure("the document ends inside <\(name)") }
      if at("/>") || bytes[offset] == UInt8(ascii: ">") { break }
      guard hasSpace else { throw failure("attributes of <\(name)> stand without a blank between them") }
      guard attributes.count < Self.mostAttributes else {
        throw failure("<\(name)> has more than \(Self.mostAttributes) attributes")
      }
      let (key, value) = try attribute()
      guard attributes.updateValue(value, forKey: key) == nil else { throw failure("<\(name)> names `\(key)` twice") }
    }
    hasRoot = true
    if at("/>") {
      offset += 2
      pendingEnd = name
    } else {
      offset += 1
      open.append(name)
    }
    return .start(name: name, attributes: attributes)
  }

  private mutating func endTag() throws(XMLFailure) -> XMLEvent {
    offset += 2
    let name = try name()
    _ = skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else { throw failure("</\(name) is not closed") }
    guard open.popLast() == name else { throw failure("</\(name)> closes nothing, or the wrong element") }
    offset += 1
    return .end(name: name)
  }

  private mutating func attribute() throws(XMLFailure) -> (String, String) {
    let key = try name()
    _ = skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { throw failure("`\(key)` has no value") }
    offset += 1
    _ = skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      throw failure("the value of `\(key)` stands without quotes")
    }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote {
      guard bytes[offset] != UInt8(ascii: "<") else { throw failure("`<` stands in the value of `\(key)`") }
      offset += 1
    }
    guard offset < bytes.count else { throw failure("the value of `\(key)` is not closed") }
    guard offset - start <= Self.longestValue else {
      throw failure("the value of `\(key)` is longer than \(Self.longestValue) bytes")
    }
    defer { offset += 1 }
    return (key, try resolved(start..<offset))
  }

  private mutating func name() throws(XMLFailure) -> String {
    let start = offset
    while offset < bytes.count, offset - start < 256, XMLBytes.isName(bytes[offset]) { offset += 1 }
    guard offset > start, !XMLBytes.isInsideNameOnly(bytes[start]) else {
      throw failure(offset < bytes.count ? "expected a name" : "the document ends where a name was expected")
    }
    return try decoded(bytes[start..<offset])
  }

  // MARK: Text

  private mutating func text() throws(XMLFailure) -> XMLEvent? {
    let start = offset
    offset = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    if open.isEmpty {
      guard bytes[start..<offset].allSatisfy(XMLBytes.isSpace) else {
        throw failure("text stands outside of the first element")
      }
      return nil
    }
    let end = XMLBytes.cut(bytes, start..<offset, to: Self.longestText)
    let text = try resolved(start..<end, isCut: end < offset)
    try check(end..<offset)
    try checkReferences(end..<offset)
    return .text(text)
  }

  private mutating func characterData() throws(XMLFailure) -> XMLEvent? {
    let start = offset + 9
    _ = try skip(past: "]]>", from: 9, "<![CDATA[")
    guard !open.isEmpty else { throw failure("text stands outside of the first element") }
    return .text(try decoded(bytes[start..<XMLBytes.cut(bytes, start..<(offset - 3), to: Self.longestText)]))
  }

  /// What is too long to be kept, or means nothing here, is looked at all the same: damage is damage wherever it stands.
  private func check(_ range: Range<Int>) throws(XMLFailure) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = XMLBytes.cut(bytes, start..<range.upperBound, to: Self.longestText)
      // Bytes that continue no letter have no end to cut at.
      let next = end > start ? end : min(range.upperBound, start + Self.longestText)
      _ = try decoded(bytes[start..<next])
      start = next
    }
  }

  private func checkReferences(_ range: Range<Int>) throws(XMLFailure) {
    var place = range.lowerBound
    while let found = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      guard let reference = reference(at: found, before: range.upperBound) else { throw undefined(at: found) }
      place = reference.end
    }
  }

  /// What the reference at a place stands for, and where it ends.
  private func reference(at place: Int, before limit: Int) -> (meaning: [UInt8], end: Int)? {
    guard let end = bytes[place..<min(limit, place + 12)].firstIndex(of: UInt8(ascii: ";")),
      let meaning = XMLBytes.meaning(of: bytes[(place + 1)..<end])
    else { return nil }
    return (meaning, end + 1)
  }

  private func undefined(at place: Int) -> XMLFailure {
    failure("a reference that XML itself does not define is refused", at: place)
  }

  private func resolved(_ range: Range<Int>, isCut: Bool = false) throws(XMLFailure) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return try decoded(bytes[range]) }
    var text: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "&") else {
        text.append(bytes[place])
        place += 1
        continue
      }
      guard let reference = reference(at: place, before: range.upperBound) else {
        // The end of a long text may have been cut in the middle of a reference.
        if isCut, range.upperBound - place < 12 { break }
        throw undefined(at: place)
      }
      text += reference.meaning
      place = reference.end
    }
    return try decoded(text[...])
  }

  // MARK: Bytes

  private mutating func skip(past end: StaticString, from start: Int, _ what: String) throws(XMLFailure) -> XMLEvent? {
    var place = offset + start
    while place + end.utf8CodeUnitCount <= bytes.count {
      if XMLBytes.at(end, in: bytes, place) {
        try check((offset + start)..<place)
        offset = place + end.utf8CodeUnitCount
        return nil
      }
      place += 1
    }
    throw failure("\(what) is not closed")
  }

  private mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, XMLBytes.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  private func at(_ text: StaticString) -> Bool { XMLBytes.at(text, in: bytes, offset) }

  private func decoded(_ bytes: ArraySlice<UInt8>) throws(XMLFailure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw failure("the text is not valid UTF-8") }
    if let byte = bytes.first(where: XMLBytes.isForbidden) {
      throw failure("the text holds the control character \(byte), which XML does not allow")
    }
    return text
  }

  private func failure(_ problem: String, at place: Int? = nil) -> XMLFailure {
    XMLFailure(line: 1 + bytes.prefix(place ?? offset).count { $0 == 0x0A }, problem: problem)
  }
}
