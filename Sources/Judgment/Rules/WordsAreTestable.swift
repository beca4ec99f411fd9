package import Findings
import SpecModel
import Traceability

/// A word in a criterion that no test can be written for.
package struct WordsAreTestable: Rule {
  package let id: RuleID = "untestable-words"
  package let severity = Severity.info
  package let summary = "A criterion says what can be measured."
  package let explanation = """
    `appropriate`, `user-friendly`, `as small as possible`, `if necessary`: everybody agrees, and everybody means something else. A
    check needs a number, a name or a list; without one the author of the check decides what the requirement is.

    Write `within 200 ms` and not `quickly`, `in color.error` and not `in an appropriate colour`, and lists to their end instead of
    `etc.`. What is the name of something (`Quick Reference`, `space.inset.normal`) or stands in quotes is passed over, and so is what
    the same sentence spells out, in parentheses, behind a colon or `i.e.`: `proper units (px, rem)`, and what something demanded is
    for: `all names for quick access`. The title of a scenario says nothing that is tested: its steps do.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is pressed THEN it SHALL respond ↓quickly
      2. WHEN it is drawn THEN it SHALL aim for ↓fast drawing, and be formatted for ↓easy reading
      3. WHEN it fails THEN it SHALL show an ↓appropriate icon (a cross, a triangle, ↓etc.)
      4. WHEN it is drawn THEN it SHALL be scaled ↓as needed, with **↓user-friendly** text
      5. WHEN it is drawn THEN it SHALL be ↓as small as possible, ↓user friendly, blue, green ↓and so on
      6. WHEN it breaks THEN it SHALL be ↓responsive, SHALL be ↓secure, and SHALL let people ↓easily find it
      7. WHEN it is wide THEN it SHALL show an ↓appropriate icon: a cross, ↓etc., red, blue, 3 ↓and so on
      8. WHEN it is read THEN it SHALL explain ↓appropriate sizes, and create them ↓if needed
      9. WHEN it moves THEN it SHALL ↓generally be ↓smooth, drawn ↓several times ↓if necessary, and ↓in most cases whole
      10. WHEN it is pressed THEN it SHALL respond ↓quickly: users hate to wait, and show an ↓appropriate message: it depends on the case
      11. WHEN it is pressed THEN it SHALL be ↓fast, at most users wait 2 times
      13. WHEN it is read THEN the guide SHALL describe what a ↓proper name of a file is and does, and load ↓quickly within the page
      12. WHEN it fails THEN it SHALL describe what failed in a ↓user-friendly way, and explain what happened and show it ↓quickly
      """
    ])
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": """
      ### Requirement: Drawing

      The icon SHALL be drawn at once.

      #### Scenario: Fast and appropriate drawing

      - **WHEN** it is drawn
      - **THEN** it is there within 10 ms
      """
    ]),
    RuleExample([
      "requirements.md": """
      ### Requirement 1: Size

      1. WHEN it is pressed THEN it SHALL respond within 200 ms, as the Quick Reference says
      2. WHEN it is drawn THEN it SHALL use space.inset.appropriate and `clear` and "fast"
      3. WHEN the field is empty THEN it SHALL clear the error at breakfast
      4. WHEN it is built THEN it SHALL use proper units (px, rem)
      5. WHEN two letters are typed THEN the list SHALL show all names that begin with them for quick access
      6. WHEN it is scrolled THEN it SHALL smooth the curve as far as its last point, as required by the plan
      7. WHEN its name takes several lines THEN it SHALL be 48 points high
      8. WHEN it is pressed THEN it SHALL keep clear of the edge and leave its middle clear
      9. WHEN it fails THEN it SHALL answer with an appropriate HTTP status code (400, 404 or 409)
      10. WHEN it fails THEN it SHALL show all relevant fields: name, email and phone
      11. WHEN it is pressed THEN it SHALL answer quickly, i.e. within 200 ms, and be approximately 24 px wide (±1 px)
      12. WHEN it is built THEN it SHALL target ES2020 or later for modern browsers
      13. WHEN it is named THEN it SHALL end in `Base` (as `IconBase` does) to clearly signal its role
      14. WHEN it is documented THEN the guide SHALL explain when primitives are appropriate
      15. WHEN it is added THEN it SHALL verify that a guide exists and create one if needed
      16. WHEN columns have no name THEN it SHALL call them "Column 1", "Column 2" and so on
      17. WHEN one list is a proper subset of the other THEN it SHALL offer quick add, and easy mode
      18. WHEN the page is narrow THEN it SHALL use the responsive layout of a secure page
      19. WHEN it fails THEN it SHALL show an appropriate error: 400 for a bad body, or a suitable title: "Not found"
      20. WHEN it is pressed THEN it SHALL answer promptly, in at most 2 s
      21. WHEN it is pressed THEN it SHALL answer quickly, within the first 2 seconds, and fade in smoothly within 300 ms
      22. WHEN it is read THEN the guide SHALL describe what a proper name is
      """
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var findings: [Finding] = []
    var titles = CriterionTitles(facts.corpus)
    for spec in facts.corpus.specs {
      for requirement in spec.requirements where !requirement.isRemoved {
        for criterion in requirement.criteria {
          let words = VagueWord.all(in: criterion.text)
          guard !words.isEmpty, !criterion.isRemoved, !titles.hold(criterion) else { continue }
          findings += self.findings(about: words, in: criterion)
        }
      }
    }
    return findings
  }

  private func findings(about words: [VagueWord], in criterion: Criterion) -> [Finding] {
    let identity = criterion.identity
    // Of a criterion of pages the first ones say enough.
    return words.prefix(100).map { word in
      finding(
        criterion.place(of: word.bytes),
        "`\(word.text)` cannot be tested",
        cure: word.cure,
        // All criteria stand under headings of one text: what was accepted in one says nothing of another.
        identity: "`\(word.text)` cannot be tested: \(identity)"
      )
    }
  }
}
