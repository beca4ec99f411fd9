package import Findings
import SpecModel
import Traceability

/// A criterion that demands nothing, or does not say of whom, or what.
package struct CriterionFollowsEARS: Rule {
  package let id: RuleID = "criterion-not-ears"
  package let severity = Severity.info
  package let summary = "A criterion says in EARS what shall happen, and when."
  package let explanation = """
    A sentence without `SHALL` describes something; it does not say who must do what, and so nobody can say that it is not met.
    `should` advises, `may` permits and `will` foretells. `MUST` is as good as `SHALL`, in a spec that does not mostly write `SHALL`;
    where a spec mostly writes `MUST`, `SHOULD` and `MAY` in capitals are levels of their own (RFC 2119), and left alone, as are
    scenarios: `Given ..., When ..., Then ...`, on a line or as bullets. Before the verb stands who shall do it, behind it
    what. EARS, the Easy Approach to Requirements Syntax (Mavin and others, 2009), has few
    patterns:

    - always: `THE icon SHALL be hidden from screen readers`
    - on an event: `WHEN a size is given, THE icon SHALL have that width`
    - in a state: `WHILE a request runs, THE button SHALL be disabled`
    - against what is unwanted: `IF the name is unknown, THEN THE icon SHALL log an error`
    - with an option: `WHERE the platform has a dark mode, THE icon SHALL follow it`

    Rewrite `Icons have the right size` as `WHEN a size is given, THE icon SHALL have that width`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["requirements.md": "### Requirement 1: Size\n\n↓1. Icons have the right size\n"]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. The icon ↓should be 24 points wide
      2. WHEN it is drawn THEN it **↓MAY** be 24 points wide
      3. It ↓will be 24 points wide
      """
    ]),
    // One habit of a spec is its own; a word between others of another kind is a slip.
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. THE icon SHALL be 24 points wide
      2. THE icon SHALL be 24 points high
      3. The icon ↓must be square
      """
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      ↓1. SHALL be 24 points wide
      ↓2. WHEN it is drawn THEN SHALL be 24 points wide
      ↓3. WHEN the icon SHALL be drawn
      ↓4. WHEN it is drawn THEN it SHALL
      """
    ]),
    // What only says when is no scenario yet.
    RuleExample([
      "requirements.md": """
      ### Requirement: Size

      The icon SHALL be as wide as it is told.

      ↓#### Scenario: Given size
      - **WHEN** a size of 24 is given
      """
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["requirements.md": "### Requirement 1: Size\n\n1. THE icon SHALL be 24 points wide\n"]),
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n1. *WHEN* it is drawn, *THE* icon *SHALL* be 24 points wide\n"
    ]),
    RuleExample(["requirements.md": "### Requirement 1: Size\n\n1. アイコンの幅は24ポイントとする\n"]),
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n1. WENN es gezeigt wird DANN SOLL es 24 Punkte breit sein\n"
    ]),
    RuleExample(["requirements.md": "### Requirement 1: Size\n\n1. El icono debe ser tan ancho como se pide\n"]),
    RuleExample([
      "requirements.md":
        "### Requirement 1: Size\n\n1. The icon must be wide\n2. The icon MUST be high\n3. It SHOULD be blue\n"
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn it SHALL be 24 points wide
      2. Ada MAY draw it, but SHALL NOT fill it
      3. WHEN it is drawn, THE icon SHALL:
         - be 24 points wide
      """
    ]),
    // A scenario is of another form, also where the sentence above it says `SHALL`, and so is what success is measured by.
    RuleExample([
      "requirements.md": """
      ### Requirement: Size

      The icon SHALL be as wide as it is told.

      #### Scenario: Given size
      - **WHEN** a size of 24 is given
      - **THEN** the icon is 24 points wide

      #### Scenario: The size may be missing
      - **GIVEN** no size
      - **WHEN** it is drawn
      - **THEN** the icon is 16 points wide
      """
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. THE icon SHALL be 24 points wide
      2. Given an icon, when it is drawn, then it is 24 points wide
      """
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. **Given** an icon, **When** it is drawn, **Then** it is 24 points wide
      """
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      #### AC-1: Width
      - WHEN a size is given THEN the icon SHALL be as wide
      """
    ]),
    RuleExample(["requirements.md": "### Requirement 1: Size - REMOVED\n\n1. Icons have the right size\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap { spec -> [Finding] in
      let criteria = spec.requirements.filter { !$0.isRemoved }.flatMap(\.criteria)
      let habit = Habit(criteria)
      return criteria.compactMap { criterion -> Finding? in
        // A bug fix also says how things are today, without demanding it; other languages have other verbs.
        guard let slip = slip(of: criterion, in: habit), criterion.notApplicable == nil, isEnglish(criterion.text),
          !criterion.isRemoved, criterion.location.path.name != "bugfix.md"
        else { return nil }
        return finding(
          slip.word.map { criterion.place(of: $0) } ?? criterion.location,
          slip.message,
          cure: slip.cure,
          // All criteria stand under headings of one text: what was accepted of one says nothing of another.
          identity: "\(slip.message): \(criterion.identity)"
        )
      }
    }
  }

  private struct Slip {
    let message: String
    let cure: String
    /// In bytes of the criterion's text, where it is about a word.
    var word: Range<Int>?
  }

  private func slip(of criterion: Criterion, in habit: Habit) -> Slip? {
    guard !isScenario(criterion.continuation) else { return nil }
    guard let ears = criterion.ears else {
      if isOfOtherForm(criterion, habit) || saysItBelow(criterion) { return nil }
      return Slip(message: "no `SHALL` says what must happen", cure: "write `WHEN ..., THE ... SHALL ...`")
    }
    return ears.modality == .shall ? gap(in: ears, of: criterion) : weakness(ears.modality, of: criterion, in: habit)
  }

  /// `### AC-1: Title`, and what must happen in the sentences below it.
  private func saysItBelow(_ criterion: Criterion) -> Bool {
    criterion.continuation.contains { ModalWord.first(.shall, in: $0)?.isInCapitals == true }
  }

  /// `Given a list, When it is empty, Then ...`, and `SC-001: ...` in a spec whose requirements say `MUST`.
  private func isOfOtherForm(_ criterion: Criterion, _ habit: Habit) -> Bool {
    if habit != .shall, criterion.id.requirement.number.series == "SC" { return true }
    let words = ModalWord.lowercased(in: criterion.text)
    return words.first == "given" && words.contains("then")
  }

  /// `- **WHEN** ...` and `- **THEN** ...` below the name of a scenario, which demands nothing itself.
  private func isScenario(_ lines: [String]) -> Bool {
    guard lines.count > 1 else { return false }
    let leads = Set(lines.compactMap { ModalWord.lowercased(in: $0).first })
    return leads.contains("then") && (leads.contains("when") || leads.contains("given"))
  }

  /// `should be`, `may be`, `will be`, and `must be` among many that say `SHALL`.
  private func weakness(_ modality: EARS.Modality, of criterion: Criterion, in habit: Habit) -> Slip? {
    guard modality != .must || habit == .shall else { return nil }
    // `what may happen` in a clause takes nothing off the demand that follows.
    let modality = ModalWord.first(.must, in: criterion.text) == nil ? modality : .must
    guard modality != .must || habit == .shall, ModalWord.first(.shall, in: criterion.text) == nil,
      let word = ModalWord.first(modality, in: criterion.text),
      habit != .must || modality == .will || !word.isInCapitals
    else { return nil }
    let what =
      switch modality {
      case .should: "`\(word.text)` advises, and demands nothing"
      case .may: "`\(word.text)` permits, and demands nothing"
      case .will: "`\(word.text)` says what will be, and demands nothing"
      case .must, .shall: "`\(word.text)` stands here, and `SHALL` in the other criteria"
      }
    return Slip(message: what, cure: "write `\(habit == .must ? "MUST" : "SHALL")` if it is demanded", word: word.bytes)
  }

  /// Who shall do it, or what.
  private func gap(in ears: EARS, of criterion: Criterion) -> Slip? {
    if ears.response.utf8.allSatisfy({ !isWord($0) }), criterion.continuation.isEmpty {
      return Slip(message: "nothing stands behind `SHALL`", cure: "say what must happen")
    }
    guard ears.system.isEmpty, ModalWord.first(.shall, in: criterion.text) != nil else { return nil }
    // `WHEN it is drawn it SHALL ...`: without a comma, who shall do it ends the clause.
    guard let clause = ears.trigger ?? ears.state ?? ears.condition ?? ears.feature,
      !ModalWord.isThen(before: .shall, in: criterion.text)
    else {
      return Slip(message: "nothing before `SHALL` says who must do it", cure: "name it: `THE ... SHALL ...`")
    }
    let words = clause.split(separator: " ")
    guard words.count <= 3, ["the", "a", "an"].contains(words.first?.lowercased()) else { return nil }
    return Slip(
      message: "the `SHALL` stands in the clause that says when, and nothing says what must happen then",
      cure: "write `WHEN ..., THE ... SHALL ...`"
    )
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (48...57).contains(byte) || (97...122).contains(byte | 0x20) || byte == UInt8(ascii: "`")
  }

  private func isEnglish(_ text: String) -> Bool {
    let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
    guard text.unicodeScalars.count(where: { $0.properties.isAlphabetic && $0.isASCII }) * 10 >= letters * 9,
      letters > 0
    else { return false }
    // Neighbours of English share its letters, and not the little words.
    let words = text.lowercased().split { !$0.isWordLetter }.map(String.init)
    let foreign = words.count(where: Self.foreign.contains)
    return foreign < 2 || foreign <= words.count(where: Self.english.contains)
  }

  private static let english: Set<String> = [
    "a", "all", "an", "and", "are", "be", "by", "each", "for", "has", "in", "is", "it", "of", "on", "or", "that", "the",
    "to",
    "when", "with",
  ]

  /// German, Spanish, French, Portuguese, Italian.
  private static let foreign: Set<String> = [
    "das", "dann", "der", "die", "ein", "eine", "einen", "es", "ist", "mit", "muss", "nicht", "soll", "und", "wenn",
    "wird",
    "werden", "con", "cuando", "de", "debe", "deben", "del", "el", "entonces", "la", "las", "los", "para", "que", "se",
    "un",
    "una", "des", "doit", "est", "et", "le", "les", "quand", "une", "deve", "não", "os", "quando", "um", "uma", "che",
    "gli",
    "il", "non", "si",
  ]
}

/// What most criteria of a spec write.
private enum Habit {
  case shall, must, neither

  init(_ criteria: [Criterion]) {
    let shall = criteria.count { $0.ears?.modality == .shall }
    let must = criteria.count { $0.ears?.modality == .must }
    self = shall > must ? .shall : must > shall ? .must : .neither
  }
}

/// The word by which a criterion demands something, as written.
private struct ModalWord {
  let text: String
  /// In bytes of the criterion's text.
  let bytes: Range<Int>

  var isInCapitals: Bool { text == text.uppercased() }

  static func first(_ modality: EARS.Modality, in text: String) -> ModalWord? {
    words(of: text).first { $0.text.lowercased() == modality.rawValue }
  }

  static func lowercased(in text: String) -> [String] { words(of: text).map { $0.text.lowercased() } }

  static func isThen(before modality: EARS.Modality, in text: String) -> Bool {
    words(of: text).prefix { $0.text.lowercased() != modality.rawValue }.contains { $0.text.lowercased() == "then" }
  }

  private static func words(of text: String) -> [ModalWord] {
    let bytes = Array(text.utf8)
    let isLetter = { (byte: UInt8) in (97...122).contains(byte | 0x20) || byte >= 0x80 }
    var words: [ModalWord] = []
    var start: Int?
    for index in 0...bytes.count {
      if index < bytes.count, isLetter(bytes[index]) {
        start = start ?? index
      } else if let first = start {
        words.append(ModalWord(text: String(decoding: bytes[first..<index], as: UTF8.self), bytes: first..<index))
        start = nil
      }
    }
    return words
  }
}
