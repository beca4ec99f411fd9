/// How what is to be filled in begins, and where it must stand to be that.
enum PlaceholderPatterns {
  enum Shape {
    /// Only where a value stands, or at the head of a line.
    case value
    /// In square brackets, up to the one that closes.
    case bracket
    /// In square brackets too, and only where a value stands: what a template calls one.
    case label
    /// In square brackets, in a sentence that says what shall be or what is wanted.
    case blank
    /// In square brackets, in such a sentence too, and before a unit.
    case amount
    /// In square brackets, and all of a line.
    case line
    /// In square brackets, several words to choose from.
    case choice
    case braces
    case angles
    case words
    /// What a date looks like, behind a word that promises one.
    case date
    /// A question mark, alone behind a label.
    case question
    /// In square brackets, however many words: what a template suggests, alone behind a label or on its line.
    case hint
    /// In quotation marks, where a value stands.
    case quoted
  }

  typealias Pattern = (StaticString, Shape)

  /// By their first byte, for which the text is searched, and by the lower bits of their second.
  static let all: [(UInt8, [[Pattern]])] = patterns.map { first, patterns in
    let table = (0..<128).map { second in
      patterns.filter { $0.0.utf8CodeUnitCount == 1 || Int($0.0.utf8Start[1] & 127) == second }
    }
    return (first, table)
  }

  private static let patterns: [(UInt8, [Pattern])] = [
    (
      UInt8(ascii: "T"),
      [("TBD", .value), ("TODO", .value), ("TBC", .value)]
        + ["To be determined", "To be decided", "To be defined", "To be written"].map { ($0, .value) }
    ), (UInt8(ascii: "F"), [("FIXME", .value)]),
    (UInt8(ascii: "L"), [("Lorem ipsum", .words)]), (UInt8(ascii: "{"), [("{{", .braces)]),
    (UInt8(ascii: "X"), [("XXX", .value)]), (UInt8(ascii: "<"), [("<", .angles)]),
    (UInt8(ascii: "Y"), [("YYYY-MM-DD", .date)]),
    (UInt8(ascii: "?"), [("?\n", .question), ("?\r\n", .question), ("???", .value)]),
    (UInt8(ascii: "("), notes.map { ($0, .value) }), (UInt8(ascii: "N"), [("NEEDS CLARIFICATION", .value)]),
    (UInt8(ascii: "$"), [("$ARGUMENTS", .quoted)]),
    (
      UInt8(ascii: "["),
      openings.map { ($0, .bracket) } + labels.map { ($0, .label) } + blanks.map { ($0, .blank) }
        + choices.map { ($0, .choice) } + amounts.map { ($0, .amount) } + invitations.map { ($0, .line) }
        + hints.map { ($0, .hint) }
    ),
  ]

  private static let notes: [StaticString] = [
    "(to be filled)", "(to be filled in)", "(to be written)", "(to be determined)", "(to be defined)",
    "(to be completed)", "(to be decided)",
  ]

  /// The blanks of the sentences that templates give: `WHEN [event] THEN [system] SHALL [response]`, `As a [role], I want [feature]`.
  private static let blanks: [StaticString] = [
    "[event]", "[system]", "[response]", "[condition]", "[precondition]", "[trigger]", "[action]", "[role]",
    "[feature]", "[benefit]", "[goal]", "[capability]", "[actor]", "[user type]", "[type of user]",
    "[event or condition]",
    "[system name]", "[component]", "[Event]", "[System]", "[Response]", "[Condition]", "[Role]", "[Feature]",
    "[Benefit]", "[EVENT]", "[SYSTEM]", "[RESPONSE]", "[CONDITION]",
  ]

  /// Before a unit: `within [X] milliseconds`.
  private static let amounts: [StaticString] = [
    "[X]", "[XX]", "[Y]", "[Z]", "[N]", "[n]", "[number]", "[Number]", "[value]", "[amount]", "[time]", "[threshold]",
    "[limit]",
  ]

  /// How templates ask for the text of a section: `[Add text here]`.
  private static let invitations: [StaticString] = ["[Add ", "[List ", "[Write ", "[Explain ", "[Content ", "[Text "]

  /// How the suggestions of spec-kit's `plan.md` begin: `**Storage**: [if applicable, e.g., PostgreSQL or N/A]`.
  private static let hints: [StaticString] = [
    "[e.g.", "[E.g.", "[if applicable", "[domain-specific", "[single/web/mobile", "[Extract from ", "[Gates determined",
    "[NEEDS CLARIFICATION]",
  ]

  /// How the choices of templates begin: `[Complete | Partial]`.
  private static let choices: [StaticString] = [
    "[Complete", "[Done", "[Draft", "[Pass", "[Yes", "[Open", "[Low", "[High", "[In Progress", "[In progress",
    "[Parent",
  ]

  private static let openings: [StaticString] = [
    "[Describe ", "[describe ", "[Insert ", "[Enter ", "[Fill in", "[Specify ", "[Your ", "[your ", "[To be ",
    "[Brief ",
    "[None or describe", "[TODO", "[TBD", "[TBC", "[FIXME", "[INSERT ", "[insert ", "[YOUR ", "[NEEDS CLARIFICATION:",
  ]

  private static let labels: [StaticString] = [
    "[Date]", "[Name]", "[Title]", "[Author]", "[Owner]", "[YYYY-MM-DD]", "[DATE]", "[NAME]", "[TITLE]", "[Task Name]",
    "[Task name]", "[Task Title]", "[Task title]", "[Task Description]", "[Task description]", "[Feature Name]",
    "[Feature name]", "[FEATURE NAME]", "[FEATURE]", "[Component Name]", "[Component name]", "[Spec Name]",
    "[Spec name]",
    "[Project Name]", "[Project name]", "[Requirement Title]", "[Requirement title]", "[Requirement Name]",
    "[Property Name]", "[Property Title]", "[Brief Title]",
  ]
}
