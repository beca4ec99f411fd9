import SpecModel

/// Reads `### Decision 2: ...` sections: options, decision, rationale, trade-offs, counter-arguments.
struct DecisionReader {
  static func read(_ lines: DocumentLines) -> [DesignDecision] {
    lines.lines.indices.compactMap { index in
      guard let level = lines.lines[index].heading, let title = title(lines.lines[index].content) else { return nil }
      let end = lines.endOfSection(from: index + 1, level: level)
      return DecisionReader(title: title).read(lines, index: index, end: end)
    }
  }

  private let title: String

  private static func title(_ text: TextSlice) -> String? {
    guard text.hasPrefix("Decision ") else { return nil }
    var rest = text.slice(from: text.start + 9)
    while isDigit(rest.first) { rest.start += 1 }
    guard rest.start > text.start + 9, rest.first == UInt8(ascii: ":") else { return nil }
    return rest.slice(from: rest.start + 1).trimmed.string
  }

  private func read(_ lines: DocumentLines, index: Int, end: Int) -> DesignDecision {
    var parts: [String: [String]] = [:]
    var part: String?
    for line in lines.lines[(index + 1)..<end] where line.isText {
      if let (label, rest) = line.content.boldLabel, line.marker == .none || rest.isEmpty, line.indent == 0 {
        part = label.string.lowercased()
        if !rest.isEmpty { parts[part ?? "", default: []].append(rest.string) }
      } else if let part {
        parts[part, default: []].append(line.content.string)
      }
    }
    func list(_ names: String...) -> [String] { names.lazy.compactMap { parts[$0] }.first ?? [] }
    func text(_ names: String...) -> String? { names.lazy.compactMap { parts[$0] }.first?.joined(separator: " ") }
    return DesignDecision(
      title: title,
      location: lines.location(lines.lines[index].whole),
      options: list("options considered", "options"),
      decision: text("decision", "chosen", "choice"),
      rationale: text("rationale", "reason"),
      tradeOffs: list("trade-offs", "tradeoffs"),
      counterArguments: list("counter-arguments", "counter-arguments considered", "counterarguments")
    )
  }
}
