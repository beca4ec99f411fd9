import MarkdownSyntax

/// The lines that say where labels lead, `[plan]: plan.md`, looked for once and only if a link has one.
struct LinkDefinitions {
  private let lines: DocumentLines
  private var found: [String: TextSlice]?

  init(_ lines: DocumentLines) {
    self.lines = lines
  }

  /// - Parameter destination: as the parser gives it.
  /// - Returns: the first line that leads there.
  mutating func place(of destination: String) -> TextSlice? {
    let all = found ?? Self.all(lines)
    found = all
    return all[destination]
  }

  private static func all(_ lines: DocumentLines) -> [String: TextSlice] {
    var found: [String: TextSlice] = [:]
    for line in lines.lines {
      let text = line.whole.trimmed
      guard text.first == UInt8(ascii: "["), let close = text.find("]:") else { continue }
      var address = text.slice(from: close + 2).trimmed
      let end = (address.start..<address.end).first { isBlank(address[$0]) } ?? address.end
      address = address.slice(to: end)
      if address.first == UInt8(ascii: "<"), address[address.end - 1] == UInt8(ascii: ">") {
        address = address.slice(from: address.start + 1).slice(to: address.end - 1)
      }
      if !address.isEmpty, found[address.string] == nil { found[address.string] = text }
    }
    return found
  }
}
