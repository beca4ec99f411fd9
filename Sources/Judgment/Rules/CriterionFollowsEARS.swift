package import Findings
import SpecModel
import Traceability

/// A criterion without a modal verb.
package struct CriterionFollowsEARS: Rule {
  package let id: RuleID = "criterion-not-ears"
  package let severity = Severity.info
  package let summary = "A criterion says in EARS what shall happen, and when."
  package let explanation = """
    A sentence without `SHALL` describes something; it does not say who must do what, and so nobody can say that it is not met. EARS,
    the Easy Approach to Requirements Syntax (Mavin and others, 2009), has few patterns:

    - always: `THE icon SHALL be hidden from screen readers`
    - on an event: `WHEN a size is given, THE icon SHALL have that width`
    - in a state: `WHILE a request runs, THE button SHALL be disabled`
    - against what is unwanted: `IF the name is unknown, THEN THE icon SHALL log an error`
    - with an option: `WHERE the platform has a dark mode, THE icon SHALL follow it`

    Rewrite `Icons have the right size` as `WHEN a size is given, THE icon SHALL have that width`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample(["requirements.md": "### Requirement 1: Size\n\n↓1. Icons have the right size\n"])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample(["requirements.md": "### Requirement 1: Size\n\n1. THE icon SHALL be 24 points wide\n"]),
    RuleExample(["requirements.md": "### Requirement 1: Size\n\n1. アイコンの幅は24ポイントとする\n"]),
    RuleExample([
      "requirements.md": "### Requirement 1: Size\n\n1. WENN es gezeigt wird DANN SOLL es 24 Punkte breit sein\n"
    ]),
    RuleExample(["requirements.md": "### Requirement 1: Size\n\n1. El icono debe ser tan ancho como se pide\n"]),
    RuleExample(["requirements.md": "### Requirement 1: Size - REMOVED\n\n1. Icons have the right size\n"]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap(\.requirements).filter { !$0.isRemoved }.flatMap(\.criteria).compactMap { criterion in
      // A bug fix also says how things are today, without demanding it; other languages have other verbs.
      guard criterion.ears == nil, criterion.notApplicable == nil, isEnglish(criterion.text), !criterion.isRemoved,
        criterion.location.path.name != "bugfix.md"
      else { return nil }
      return finding(
        criterion.location,
        "no `SHALL` says what must happen",
        cure: "write `WHEN ..., THE ... SHALL ...`",
        // All criteria stand under headings of one text: what was accepted of one says nothing of another.
        identity: "no `SHALL` says what must happen: \(criterion.text)"
      )
    }
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
