import Findings

/// Refuses, before the parser sees it, what no configuration needs and what could keep a parser busy for ever: anchors and
/// aliases (a few lines of them unfold to gigabytes), tags, deep nesting, and bytes that are no text.
struct YAMLGuard {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  /// Whether a value may begin here: only there do `&`, `*`, `!`, quotes and brackets mean anything.
  private var isStart = true

  private static let maximumDepth = 16

  static func check(_ bytes: [UInt8]) throws(ConfigurationProblem) {
    var guarding = YAMLGuard(bytes: bytes)
    try guarding.checkText()
    try guarding.checkTokens()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Text

  private func checkText() throws(ConfigurationProblem) {
    guard bytes.count <= ConfigurationFile.maximumBytes else {
      throw problem(
        at: 0,
        "\(bytes.count) bytes are more than the limit of \(ConfigurationFile.maximumBytes)",
        "shorten it: patterns such as `specs/0*/**` say much with little"
      )
    }
    if let bad = invalidUTF8 { throw problem(at: bad, "here are bytes that are not UTF-8", "save it as UTF-8") }
    let control = bytes.firstIndex { ($0 < 32 && $0 != 9 && $0 != 10 && $0 != 13) || $0 == 127 }
    if let control { throw problem(at: control, "here is a control character", "delete it") }
  }

  private var invalidUTF8: Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  // MARK: Tokens

  private mutating func checkTokens() throws(ConfigurationProblem) {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 10, 13: newLine()
      case 32, 9: index += 1
      case UInt8(ascii: "#") where index == lineStart || isBlank(index - 1): skipComment()
      case _ where !isStart: skipPlain()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted(byte)
      case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"): throw refused(byte)
      case UInt8(ascii: "["), UInt8(ascii: "{"): try open()
      case UInt8(ascii: "-") where isBlank(index + 1), UInt8(ascii: "?") where isBlank(index + 1): try openItem()
      default: skipPlain()
      }
    }
  }

  private mutating func newLine() {
    index += 1
    line += 1
    lineStart = index
    isStart = true
    dashes = 0
  }

  private mutating func skipComment() {
    while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
  }

  /// A value without quotes, up to where another one may begin.
  private mutating func skipPlain() {
    isStart = false
    while index < bytes.count, bytes[index] != 10, bytes[index] != 13 {
      let byte = bytes[index]
      if byte == UInt8(ascii: "#"), isBlank(index - 1) { return }
      let endsKey = byte == UInt8(ascii: ":") && isBlank(index + 1)
      let separates = depth > 0 && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"))
      index += 1
      if separates, byte != UInt8(ascii: ",") { depth -= 1 }
      if endsKey || separates {
        isStart = true
        return
      }
    }
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    isStart = false
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if quote == UInt8(ascii: "\""), bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if index < bytes.count, bytes[index] == 10 {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
    index += 1
  }

  private mutating func open() throws(ConfigurationProblem) {
    depth += 1
    guard depth <= Self.maximumDepth else { throw tooDeep() }
    index += 1
  }

  private var dashes = 0

  private mutating func openItem() throws(ConfigurationProblem) {
    dashes += 1
    guard dashes <= Self.maximumDepth else { throw tooDeep() }
    index += 1
  }

  private func tooDeep() -> ConfigurationProblem {
    problem(at: index, "lists nest deeper than the limit of \(Self.maximumDepth)", "simplify what stands here")
  }

  private func refused(_ byte: UInt8) -> ConfigurationProblem {
    switch byte {
    case UInt8(ascii: "*"):
      problem(at: index, "a value that begins with `*` is an alias to YAML", "put the pattern in quotes: `\"*...\"`")
    case UInt8(ascii: "&"): problem(at: index, "anchors and aliases are not read", "write the value out in each place")
    default: problem(at: index, "tags are not read", "take it away, or put the value in quotes")
    }
  }

  private func isBlank(_ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return true }
    return [32, 9, 10, 13].contains(bytes[index])
  }

  private func problem(at offset: Int, _ message: String, _ cure: String) -> ConfigurationProblem {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 10 } + 1
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let column = offset - start + 1
    return ConfigurationProblem(
      range: SourceRange(line: line, columns: column..<(column + 1)),
      message: message,
      cure: cure
    )
  }
}
