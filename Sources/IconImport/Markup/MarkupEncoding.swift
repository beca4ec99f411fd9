import Findings

/// Whether bytes are a text that XML and Xcode read alike: UTF-8, and nothing that cannot be seen.
enum MarkupEncoding {
  /// - Returns: the first place that is not, and what is wrong with it.
  static func problem(in bytes: [UInt8]) -> MarkupParser.Failure? {
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var (line, column) = (1, 1)
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return declared(in: bytes)
      case .error:
        return .init(position: SourcePosition(line: line, column: column), problem: "it is not written in UTF-8")
      case .valid(let scalar):
        if let byte = scalar.first, byte < 0x20, ![9, 10, 13].contains(byte) {
          let place = SourcePosition(line: line, column: column)
          return .init(position: place, problem: "a control character stands in it")
        }
        (line, column) = scalar.first == 10 ? (line + 1, 1) : (line, column + scalar.count)
      }
    }
  }

  /// What the file says of itself would be believed, though it is not so.
  private static func declared(in bytes: [UInt8]) -> MarkupParser.Failure? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    let declaration = #/^\u{FEFF}?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/#
    guard let match = head.firstMatch(of: declaration) else { return nil }
    let name = String(match.1)
    if ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) { return nil }
    if name.lowercased().hasPrefix("iso-8859-"), bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    let column = head[..<match.1.startIndex].utf8.count + 1
    let place = SourcePosition(line: 1, column: column)
    return .init(position: place, problem: "it says that it is written in \(name), and is written in UTF-8")
  }
}
