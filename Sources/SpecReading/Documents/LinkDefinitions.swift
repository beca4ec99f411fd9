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
    for index in lines.lines.indices {
      guard let address = address(at: index, in: lines), !address.isEmpty, found[address.string] == nil else {
        continue
      }
      found[address.string] = lines.lines[index].whole.trimmed
    }
    return found
  }

  /// `plan.md` of `[a]: plan.md "Title"`, `the plan.md` of `[a]: <the plan.md>`: the address alone, as the parser gives it, which may
  /// stand on the line below its label. Behind the sign of an item or of a quote, too, a line may define a label, and within a block
  /// of code none does.
  static func address(at index: Int, in lines: DocumentLines) -> TextSlice? {
    let line = lines.lines[index]
    guard line.firstByte == UInt8(ascii: "["), line.block != .opaque, let close = line.content.find("]:") else {
      return nil
    }
    var definition = line.content.slice(from: close + 2).trimmed
    if definition.isEmpty, lines.lines.indices.contains(index + 1) { definition = lines.lines[index + 1].content }
    if let enclosed = definition.dropping("<"), let end = enclosed.find(">") { return enclosed.slice(to: end) }
    let end = (definition.start..<definition.end).first { isBlank(definition[$0]) }
    return definition.slice(to: end ?? definition.end)
  }
}
