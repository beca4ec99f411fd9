package import Findings
import SpecModel

/// A list of criteria whose written numbers are not those by which its items count.
package struct CriteriaCountOn: Rule {
  package let id: RuleID = "miscounted-criterion"
  package let severity = Severity.warning
  package let severities = [Severity.warning, .info]
  package let summary = "The numbers of a list of criteria count on, or are all the same."
  package let explanation = """
    Markdown counts the items of a list on from the first one, whatever number stands before the others: of `1. 2. 2. 3.` a page shows
    1, 2, 3, 4. The third is criterion 1.3, though its source says `2.`, and who cites the `3.` of the source as 1.3 means another
    criterion than the one that is found. A number that was left out, `1. 2. 4.`, or two that changed places, are read as they are
    written, and noted: a page shows others.

    Count on, and look at the references that mean the items from there on. Lists that say `1.` before every item may stay as they are,
    and so may those that begin with another number. Where a criterion went and the others are to keep their numbers, leave a struck one
    in its place: `3. ~~WHEN ...~~`.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      2. WHEN it is drawn THEN it SHALL be 24 points high
      ↓2. WHEN it is drawn THEN it SHALL be blue
      3. WHEN it is drawn THEN it SHALL be round
      """
    ]),
    // The page shows 3 before the last one.
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      2. WHEN it is drawn THEN it SHALL be 24 points high
      ↓4. WHEN it is drawn THEN it SHALL be blue
      """
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      ↓3. WHEN it is drawn THEN it SHALL be 24 points high
      2. WHEN it is drawn THEN it SHALL be blue
      """
    ]),
    // A paragraph begins another list, which a page counts anew.
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      2. WHEN it is drawn THEN it SHALL be 24 points high

      On the web all of this holds, and one thing more.

      ↓1. WHEN it is drawn THEN it SHALL be blue
      """
    ]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is drawn THEN it SHALL be 24 points wide
      1. WHEN it is drawn THEN it SHALL be 24 points high
      1. WHEN it is drawn THEN it SHALL be blue

      ### Requirement 2: Colour

      4. WHEN it is drawn THEN it SHALL be blue
      5. WHEN it is pressed THEN it SHALL be red

      **On the web**

      6. WHEN it is focused THEN it SHALL be green

      ### Requirement 3: Form

      1. WHEN it is drawn THEN it SHALL be round
      2. ~~WHEN it is drawn THEN it SHALL be square~~
      3. WHEN it is pressed THEN it SHALL be flat
      """
    ]),
    // Nothing counts paragraphs on: they are shown as they are written.
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1.1 WHEN it is drawn THEN it SHALL be 24 points wide

      1.3 WHEN it is drawn THEN it SHALL be 24 points high
      """
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.problems.compactMap { problem in
      guard case .miscounted(let miscount) = problem.kind else { return nil }
      return Finding(
        rule: id,
        severity: miscount.isOfSource ? .warning : .info,
        location: problem.location,
        message: Self.message(miscount),
        cure: Self.cure(miscount),
        notes: miscount.first.map { line in
          let place = Location(path: problem.location.path, range: SourceRange(line: line, columns: 1..<1))
          return [.init(location: place, message: "the first `\(miscount.written).`")]
        } ?? [],
        identity: "the list of \(miscount.criterion) does not count on"
      )
    }
  }

  private static func message(_ miscount: Miscount) -> String {
    let more =
      switch miscount.following {
      case 0: ""
      case 1: ", and the one below it is off as well"
      default: ", and \(miscount.following) below it are off as well"
      }
    guard let shown = miscount.shown else {
      return "`\(miscount.written).` is criterion \(miscount.criterion) here, for lists count on\(more)"
    }
    return "`\(miscount.written).` is criterion \(miscount.criterion), and a page shows \(shown) before it\(more)"
  }

  private static func cure(_ miscount: Miscount) -> String {
    let number = miscount.isOfSource ? miscount.criterion.split(separator: ".").last.map { "`\($0).`" } : nil
    guard let number else { return "let the numbers of the list count on, and change the references that mean them" }
    return "write \(number), count on below it, and change the references that mean these criteria"
  }
}
