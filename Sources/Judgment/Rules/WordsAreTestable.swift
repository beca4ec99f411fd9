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
    parentheses spell out: `proper units (px, rem)`, and what something demanded is for: `all names for quick access`.
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
      6. WHEN it moves THEN it SHALL ↓generally be ↓smooth, drawn ↓several times ↓if necessary, and ↓in most cases whole
      """
    ])
  ]

  package let nonTriggering: [RuleExample] = [
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
      """
    ])
  ]

  package func findings(in facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap(\.requirements).filter { !$0.isRemoved }.flatMap(\.criteria).filter { !$0.isRemoved }
      .flatMap { criterion -> [Finding] in
        let identity = criterion.identity
        // Of a criterion of pages the first ones say enough.
        return VagueWord.all(in: criterion.text).prefix(100).map { word in
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
}
