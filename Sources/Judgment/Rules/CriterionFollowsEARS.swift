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
    guard isWrittenInASCII(text) else { return false }
    // Neighbours of English share its letters, and not the little words.
    let words = words(of: text.lowercased())
    let foreign = words.count(where: Self.foreign.contains)
    return foreign < 2 || foreign <= words.count(where: Self.english.contains)
  }

  /// Nearly all of its letters are, as far as it has any.
  private func isWrittenInASCII(_ text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.utf8.contains { (97...122).contains($0 | 0x20) } }
    let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
    return letters > 0
      && text.unicodeScalars.count(where: { $0.properties.isAlphabetic && $0.isASCII }) * 10 >= letters * 9
  }

  /// By bytes where they are ASCII: characters cost ten times as much.
  private func words(of text: String) -> [String] {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split { !$0.isWordLetter }.map(String.init) }
    return text.utf8.split { !(97...122).contains($0) }.map { String(Substring($0)) }
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
