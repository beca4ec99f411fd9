/// An element of an SVG file: name, attributes, children. Text, comments and declarations are passed over.
struct MarkupElement {
  var name: String
  var attributes: [String: String]
  var children: [MarkupElement] = []

  /// The root element, or `nil` when there is none.
  static func parse(_ source: String) -> MarkupElement? {
    var scanner = MarkupScanner(Array(source.utf8))
    var open: [MarkupElement] = []
    while let tag = scanner.nextTag() {
      switch tag {
      case .open(let element): open.append(element)
      case .empty(let element):
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      case .close:
        guard let done = open.popLast() else { return nil }
        if open.isEmpty { return done }
        open[open.count - 1].children.append(done)
      }
    }
    return nil
  }
}

/// Finds one tag after the other.
private struct MarkupScanner {
  enum Tag {
    case open(MarkupElement)
    case empty(MarkupElement)
    case close
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func nextTag() -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if starts(with: "<!--") {
        skip(past: "-->")
        continue
      }
      guard let end = tagEnd(from: start) else { return nil }
      position = end + 1
      let body = bytes[(start + 1)..<end]
      guard let first = body.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else { continue }
      if first == UInt8(ascii: "/") { return .close }
      let isEmpty = body.last == UInt8(ascii: "/")
      let element = element(isEmpty ? body.dropLast() : body)
      return isEmpty ? .empty(element) : .open(element)
    }
    return nil
  }

  /// The closing bracket that stands outside quotes.
  private func tagEnd(from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skip(past text: String) {
    while position < bytes.count, !starts(with: text) { position += 1 }
    position = min(bytes.count, position + text.utf8.count)
  }

  private func element(_ body: ArraySlice<UInt8>) -> MarkupElement {
    let nameEnd = body.firstIndex(where: isSpace) ?? body.endIndex
    var attributes: [String: String] = [:]
    var rest = body[nameEnd...]
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let key = String(decoding: rest[..<equals].filter { !isSpace($0) }, as: UTF8.self)
      let after = rest[(equals + 1)...].drop(while: isSpace)
      guard let quote = after.first, let end = after.dropFirst().firstIndex(of: quote) else { break }
      attributes[key] = String(decoding: after[(after.startIndex + 1)..<end], as: UTF8.self)
      rest = after[(end + 1)...]
    }
    return MarkupElement(name: String(decoding: body[..<nameEnd], as: UTF8.self), attributes: attributes)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
