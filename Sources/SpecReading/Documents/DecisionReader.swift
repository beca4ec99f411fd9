import SpecModel

/// Reads decisions: options, decision, rationale, trade-offs, counter-arguments.
///
///     ### Decision 2: Title      ### Decision: Title      **Decision 2: Title**      **Decision 2**: Title
struct DecisionReader {
  static func read(_ lines: DocumentLines) -> [DesignDecision] {
    var open: (title: String, index: Int, level: Int?)?
    var decisions: [DesignDecision] = []
    func close(at end: Int) {
      guard let known = open else { return }
      open = nil
      guard lines.entryAllowance.take(1, line: lines.lines[known.index].number) else { return }
      decisions.append(DecisionReader(title: known.title).read(lines, index: known.index, end: end))
    }
    for (index, line) in lines.lines.enumerated() {
      if let level = line.heading {
        if let known = open, level <= known.level ?? 7 { close(at: index) }
        if let title = title(line.content) {
          close(at: index)
          open = (title, index, level)
        }
      } else if open?.level == nil, line.isText, line.indent == 0, let title = boldTitle(line.content) {
        close(at: index)
        open = (title, index, nil)
      }
    }
    close(at: lines.lines.count)
    return decisions
  }

  private let title: String

  private static func title(_ text: TextSlice) -> String? {
    let text = text.withoutEmphasis
    guard text.hasPrefix("Decision") else { return nil }
    var rest = text.slice(from: text.start + 8)
    while rest.first == 32 { rest.start += 1 }
    while isDigit(rest.first) { rest.start += 1 }
    let isNumbered = isDigit(text[rest.start - 1])
    if rest.first == UInt8(ascii: ":") { return name(rest.slice(from: rest.start + 1)) }
    guard isNumbered, isBlank(rest.first) else { return nil }
    for dash in ["- ", "\u{2014}", "\u{2013}"] as [StaticString] {
      if let behind = rest.trimmed.dropping(dash) { return name(behind) }
    }
    return nil
  }

  private static func name(_ text: TextSlice) -> String? {
    let name = text.trimmed
    return name.isEmpty ? nil : name.string
  }

  /// Only with a number: `**Decision**: Two` says what was decided.
  private static func boldTitle(_ text: TextSlice) -> String? {
    guard text.hasPrefix("**Decision "), isDigit(text[text.start + 11]) else { return nil }
    // `**Decision 2: Title**` is bold to its end.
    if text.withoutEmphasis.count < text.trimmed.count { return title(text) }
    return text.boldLabel.flatMap { name($0.rest) }
  }

  private enum Part {
    case options, decision, rationale, tradeOffs, counterArguments

    init?(_ label: TextSlice) {
      let known = Self.labels.first { label.hasPrefixIgnoringCase($0.0) }
      guard let known else { return nil }
      self = known.1
    }

    private static let labels: [(StaticString, Part)] = [
      ("options", .options), ("alternative", .options), ("decision", .decision), ("chosen", .decision),
      ("choice", .decision), ("rationale", .rationale), ("reason", .rationale), ("why", .rationale),
      ("trade-off", .tradeOffs), ("tradeoff", .tradeOffs), ("trade off", .tradeOffs),
      ("counter-argument", .counterArguments), ("counterargument", .counterArguments),
      ("counter argument", .counterArguments),
    ]
  }

  private func read(_ lines: DocumentLines, index: Int, end: Int) -> DesignDecision {
    var parts: [Part: [String]] = [:]
    var part: Part?
    for line in lines.lines[(index + 1)..<end] where line.isText {
      if let (label, rest) = line.content.boldLabel, line.marker == .none || rest.isEmpty, line.indent == 0 {
        // `**Argument**: ...` and `**Response**: ...` are what the counter-arguments are made of.
        if part == .counterArguments, Self.isArgument(label) {
          parts[.counterArguments, default: []].append(line.content.string)
        } else {
          part = Part(label)
          if let part, !rest.isEmpty { parts[part, default: []].append(rest.string) }
        }
      } else if let part {
        parts[part, default: []].append(line.content.string)
      }
    }
    func text(_ part: Part) -> String? { parts[part]?.joined(separator: " ") }
    return DesignDecision(
      title: title,
      location: lines.location(lines.lines[index].whole),
      options: parts[.options] ?? [],
      decision: text(.decision),
      rationale: text(.rationale),
      tradeOffs: parts[.tradeOffs] ?? [],
      counterArguments: parts[.counterArguments] ?? []
    )
  }

  private static func isArgument(_ label: TextSlice) -> Bool {
    ["argument", "response", "rebuttal"].contains { label.hasPrefixIgnoringCase($0) }
  }
}
