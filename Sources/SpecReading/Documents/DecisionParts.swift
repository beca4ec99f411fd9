import SpecModel

/// What the lines below the title of a decision say, part by part.
struct DecisionParts {
  enum Part {
    case options, decision, rationale, tradeOffs, counterArguments

    init?(_ label: TextSlice) {
      let known = Self.labels.first { label.hasPrefixIgnoringCase($0.0) }
      guard let known else { return nil }
      self = known.1
    }

    private static let labels: [(StaticString, Part)] = [
      ("options", .options), ("option", .options), ("alternative", .options), ("decision", .decision),
      ("chosen", .decision),
      ("choice", .decision), ("rationale", .rationale), ("reason", .rationale), ("why", .rationale),
      ("trade-off", .tradeOffs), ("tradeoff", .tradeOffs), ("trade off", .tradeOffs),
      ("consequence", .tradeOffs), ("selected", .decision), ("considered", .options),
      ("counter-argument", .counterArguments), ("counterargument", .counterArguments),
      ("counter argument", .counterArguments),
    ]
  }

  private var parts: [Part: [String]] = [:]
  /// The part at hand.
  private var part: Part? { didSet { optionIndent = nil } }
  /// The parts are bullets.
  private var isListed = false
  /// One of them stands alone above what it says: the others are bullets beside it, whatever they are called.
  private var isNested = false
  /// How far in the first option stands: `- Pro:` and `- Con:` below it are none.
  private var optionIndent: Int?

  func said(_ part: Part) -> [String] { parts[part] ?? [] }

  func text(_ part: Part) -> String? { parts[part]?.joined(separator: " ") }

  mutating func take(_ line: DocumentLine) {
    // `#### Consequences`
    if line.heading != nil { part = Part(line.content.withoutEmphasis) }
    guard line.isText else { return }
    guard line.indent == 0, let (label, rest) = line.content.boldLabel else { return add(line) }
    // `- **Option A**: ...` is one of them; `- **Decision**: ...` says it, where no part is at hand.
    if line.marker == .bullet, !rest.isEmpty, let named = Part(label), part == nil || isListed {
      (part, isListed) = (named, true)
      let isOption = named == .options && !label.hasPrefixIgnoringCase("options")
      parts[named, default: []].append(isOption ? line.content.string : rest.string)
    } else if line.marker == .none || rest.isEmpty {
      begin(label, rest, line)
    } else if isNested, line.marker == .bullet {
      // `- **Follow-up**: load test`
      part = nil
    } else {
      add(line)
    }
  }

  private mutating func begin(_ label: TextSlice, _ rest: TextSlice, _ line: DocumentLine) {
    // `**Argument**: ...` and `**Response**: ...` are what the counter-arguments are made of.
    if part == .counterArguments, Self.isArgument(label) {
      parts[.counterArguments, default: []].append(line.content.string)
      return
    }
    // `- **Alternatives Considered**:` above a nested list
    isNested = line.marker == .bullet
    isListed = isListed || isNested
    part = Part(label)
    if let part, !rest.isEmpty { parts[part, default: []].append(rest.string) }
  }

  private mutating func add(_ line: DocumentLine) {
    guard let part else { return }
    if part == .options, line.marker != .none {
      if let first = optionIndent, line.indent > first { return }
      optionIndent = optionIndent ?? line.indent
    }
    parts[part, default: []].append(line.content.string)
  }

  private static func isArgument(_ label: TextSlice) -> Bool {
    ["argument", "response", "rebuttal"].contains { label.hasPrefixIgnoringCase($0) }
  }
}
