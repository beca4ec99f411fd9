package import Findings
import SpecModel
import Traceability

/// A claim whose mark says that a requirement is met, and whose words say that it is not.
package struct MarkAgreesWithWords: Rule {
  package let id: RuleID = "mark-against-words"
  package let severity = Severity.warning
  package let summary = "A mark says the same as the words beside it."
  package let explanation = """
    `✅ Requirement 1.1: not implemented yet`, `drawn (future enhancement)`, `partially implemented`, `60% done`: who counts marks takes
    the requirement for met, and who reads learns that it is not.
    The words may stand behind the number, in another cell of its row, or in the paragraph right below its heading; and beside a mark
    among what was validated: `✅ Keyboard: not tested yet`. A line that bears both marks, `✅ web, ❌ iOS` or `- [ ] ✅`, says both as
    well; so does an item below a claim that takes a part of it back, `Not implemented on iOS`, `47 of 48 tests pass`, and the title of a
    ticked task, `- [x] 2. Show it (deferred)`.
    What the requirement itself forbids may well be said so: a criterion with `SHALL NOT` is passed over.

    Write the mark that the words deserve: `⏳ Requirement 1.1: not implemented yet`, or the words that the mark deserves.
    """

  package init() {}

  package let triggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ✅ ↓Requirement 1.1: not implemented yet

      - ✅ ↓Requirement 1.1: on iOS this is not yet implemented, it follows in task 2

      - ✅ ↓Requirement 1.1: it is wide, deferred to the next release

      ✅ ↓Requirement 1.1: drawn on all platforms (future enhancement)

      ✅ ↓Requirement 1.1: partially implemented

      ✅ ↓Requirement 1.1: other widths (documented as future work)

      ✅ ↓Requirement 1.1: auf iOS nicht implementiert

      ✅ ↓Requirement 1.1: 未実装

      ✅ ↓Requirement 1.1: drawn; manual verification deferred to Anna

      ✅ ↓Requirement 1.1: it is wide — not tested yet

      ✅ ↓Requirement 1.1: will be done in task 2

      ✅ ↓Requirement 1.1: 3 of 5 tests fail

      ✅ ↓Requirement 1.1: fails

      ✅ ↓Requirement 1.1 (not tested)

      ✅ ↓Requirement 1.1: drawn on the web - NOT TESTED

      ✅ ↓Requirement 1.1 (partial)

      ✅ ↓Requirement 1.1: width on iOS (Partially)

      ✅ ↓Requirement 1.1: far from met

      ✅ ↓Requirement 1.1: it is wide, not yet fully met on iOS

      ✅ ↓Requirement 1.1: fails to draw

      ✅ ↓Requirement 1.1: kaum erfüllt

      ✅ ↓Requirement 1.1: まだ満たされていない

      - [x] **↓Requirement 1.1**: wide
        → **NOT MET**

      ✅ ↓Requirement 1.1: blocked by #12

      ✅ ↓Requirement 1.1: it is wide ❌

      - ✅ ↓Requirement 1.1: wide on the web ✅, on iOS ❌

      - **↓Requirement 1.1**: ✅ web, ❌ iOS

      ✅ ↓Requirement 1.1: it is wide (untested)

      ✅ ↓Requirement 1.1: it is wide (skipped)

      ✅ ↓Requirement 1.1: it is wide - deferred

      ✅ ↓Requirement 1.1: it is wide - TODO

      - ✅ ↓Requirement 1.1: it is wide - deferred to the next release

      - ✅ ↓Requirement 1.1: it is wide - postponed to v2

      - ✅ ❌ ↓Requirement 1.1: it is wide

      - ❌/✅ ↓Requirement 1.1: it is wide

      - **↓Requirement 1.1** ✅ ❌: it is wide

      ✅ ↓Requirement 1.1: it is wide; TODO: iOS

      ✅ **↓Requirement 1.1**: moved to phase 2

      ✅ ↓Requirement 1.1: it is wide (moved to the next release)

      ✅ ↓Requirement 1.1: 47/48 passing

      ✅ ↓Requirement 1.1: it is wide, 47 of 48 tests pass

      - ✅ ↓Requirement 1.1: it is wide
        - Not implemented on iOS

      - ✅ ↓Requirement 1.1: it is wide
        - Drawn on the web
        - 47 of 48 unit tests pass.

      - ✅ ↓Requirement 1.1: it is wide
        - iOS: not implemented

      - [ ] ✅ ↓Requirement 1.1: it is wide

      - [ ] ↓Requirement 1.1: it is wide ✅

      ✅ ↓Requirement 1.1: it is wide; skipped for now on iOS

      | Requirement | Words | Status | Notes |
      |---|---|---|---|
      | ↓1.1 | Width | ✅ | not implemented yet |
      | ↓1.1 | Width | ✅ Complete | deferred to v2 |

      ### ↓Requirement 1.1: Width ✅

      Not implemented yet.
      """,
    ]),
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ## Validation

      ### Functional Validation

      ↓✅ Keyboard: not implemented yet
      - ✅ It is drawn
      ↓- ✅ Focus is drawn (not tested yet)
      """,
    ]),
    UnfinishedWork.told,
    RuleExample(["tasks.md": "- [x] 1. Draw it\n↓- [x] 2. Show it (deferred)\n↓- [x] 3. Move it (deferred to v2)\n"]),
  ]

  package let nonTriggering: [RuleExample] = [
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ⏳ Requirement 1.1: not implemented yet

      ✅ Requirement 1.1: views that are not implemented in SwiftUI are drawn too

      ✅ Requirement 1.2: hover is not implemented

      ✅ Requirement 1.5: rejected

      ✅ Requirement 1.5: failing

      ✅ Requirement 1.1: eine Meldung, wenn die Breite nicht erfüllt ist; タスクが未完了でも幅は保たれる

      ✅ Requirement 1.1: drawing, deferred until the view appears

      ✅ Requirement 1.1: broken pictures are reported, skipped, and drawn later

      ✅ Requirement 1.1: rows that are incomplete or pending review (3 of 5) are drawn

      ✅ Requirement 1.1: 0 of 5 tests fail

      ✅ Requirement 1.1: neither shut nor locked

      ✅ Requirement 1.1: hardly any delay

      ✅ Requirement 1.1: a banner is wide for accounts not verified, and warns that the certificate is not validated

      ✅ Requirement 1.5: fails to open a damaged picture

      ✅ Requirement 1.1: prepared for future work

      ✅ Requirement 1.1: evaluate other widths (documented as future work)

      ✅ Requirement 1.3: shown as out of scope

      ✅ Requirement 1.4: the log lists what was deferred or not implemented

      ✅ Requirement 1.1: blocked by nothing, skipped by nobody

      ✅ Requirement 1.1: deferred loading of pictures works

      ✅ Requirement 1.1: pictures are drawn late - deferred until the view appears

      ✅ ✅ Requirement 1.1: it is wide

      ✅ Requirement 1.1: skips disabled items; deferred items are skipped

      ✅ Requirement 1.1: the list shows what is open - todo items

      ✅ Requirement 1.1: rows by their state (pending)

      ✅ Requirement 1.1: a wrong width is shown with ❌

      ✅ Requirement 1.1: was ❌

      ✅ Requirement 1.1: before ❌, after ✅

      ✅ Requirement 1.1: status icons (✅, ⏳, ❌)

      ✅ Requirement 1.1: status icons: ✅ ⏳ ❌

      ✅ Requirement 1.1: shows a spinner ⏳

      ✅ Requirement 1.6: ✅ wide, ❌ narrow icons

      ✅ Requirement 1.1: ❌ → ✅

      ✅ Requirement 1.1: ❌ marks narrow rows, ✅ wide ones, and nothing else

      ✅ Requirement 1.1: moved to task 2

      ✅ Requirement 1.1: moved to the next cell by Tab

      ✅ Requirement 1.1: focus is moved to phase 2 of the flow, then back

      ✅ Requirement 1.1: 48 of 48 tests pass

      ✅ Requirement 1.1: 48/48 passing

      ✅ Requirement 1.1: 47 of 48 tests pass on Linux, where the last is skipped

      ✅ Requirement 1.1: 3 of 5 checks are drawn in green

      - ✅ Requirement 1.1: it is wide
        - Not needed on iOS
        - Not implemented in hosts without a display: nothing is drawn there
        - Not tested on Windows
        - Windows: not implemented (nobody asked)
        - Before: not shown

      - ✅ Requirement 1.1: it is wide
        - 47 of 48 rows pass through the filter
        - 12 of 48 tests are new

      - [x] ✅ Requirement 1.1: it is wide

      - [ ] Requirement 1.1: it is to be wide

      | Requirement | Words | Before | Status | Notes |
      |---|---|---|---|---|
      | 1.1 | Width | not implemented | ✅ | drawn, and later frames are dropped |
      | 1.2 | Hover | - | ✅ | not implemented |
      | 1.1 | Width | - | ⏳ | not implemented yet |

      ### Requirement 1.1: Width ✅

      Not implemented features are left out of the count.

      ### ✅ Requirement 1.2: Hover

      Not affected.
      """,
    ]),
    RuleExample([
      "requirements.md": one,
      "completion/task-1-completion.md": """
      # Task 1 Completion

      ## Validation

      ### Functional Validation

      ✅ Views that are not implemented in SwiftUI are drawn too
      - ⏳ Keyboard: not implemented yet
      - ✅ Errors: files that cannot be read are told
      """,
    ]),
    UnfinishedWork.honest,
    RuleExample([
      "tasks.md": """
      - [x] 1. Draw deferred rows
      - [x] 2. Queue it - deferred to task queues
      - [x] 3. Show it (skipped)
      - [ ] 4. Move it (deferred to v2)
      """
    ]),
  ]

  package func findings(in facts: Facts) -> [Finding] {
    var seen: Set<Location> = []
    var demands = CriterionDemands(facts.graph.index)
    let claims = facts.graph.claims.compactMap { claim -> Finding? in
      if let contrary = claim.claim.contraryMark, !shows(contrary, claim, facts),
        seen.insert(claim.claim.reference.location).inserted
      {
        return finding(
          claim.claim.reference.location,
          "the line marks \(claim.claim.reference.local) with \(claim.claim.mark?.rawValue ?? "") and with \(contrary.rawValue)",
          cure: contrary == .unticked
            ? "tick the box, or take the mark back"
            : "keep the mark that is true; where one part is met and another is not, write ⏳ or ❌"
        )
      }
      guard claim.claim.mark?.isPositive == true, let phrase = denial(in: claim.claim),
        !claim.resolution.criteria.contains(where: { demands.speak($0, of: phrase) }),
        // What was written as one range is one claim.
        seen.insert(claim.claim.reference.location).inserted
      else { return nil }
      return finding(
        claim.claim.reference.location,
        "the mark says that \(claim.claim.reference.local) is met, and the words say `\(phrase)`",
        cure: Self.cure
      )
    }
    return claims + facts.graph.items.compactMap { finding($0, &demands) } + ticks(facts)
  }

  /// `- [x] 2. Title (deferred)`
  private func ticks(_ facts: Facts) -> [Finding] {
    facts.corpus.specs.flatMap(\.tasks).filter { $0.isTicked && $0.standing == .postponed }.map { task in
      finding(
        task.location,
        "the tick says that task \(task.id.number) is done, and its title that it is put off",
        cure: "take the tick back, or the words"
      )
    }
  }

  /// The mark is what the criterion is about.
  private func shows(_ mark: Mark, _ claim: TracedClaim, _ facts: Facts) -> Bool {
    guard mark != .unticked else { return false }
    // Of a range the first ones say enough.
    return claim.resolution.criteria.prefix(100).contains { id in
      facts.graph.index.criterion(id).map { $0.text.unicodeScalars.contains(mark.rawValue.unicodeScalars.first ?? "x") }
        ?? false
    }
  }

  private static let cure = "write ⏳ or ❌, or say what was done"

  /// `✅ Keyboard: not implemented yet`, among what was validated.
  private func finding(_ item: TracedItem, _ demands: inout CriterionDemands) -> Finding? {
    // `Stub returns 501 (not implemented)`: many validations are of what is not there. What is not there yet is none.
    guard item.item.mark.isPositive, Self.tellsOfLater(item.item.text),
      let phrase = PlainDenial.phrase(in: item.item.text) ?? Remark.denial(in: item.item.text),
      phrase.hasSuffix(" yet") || phrase.contains("deferred") || phrase.contains("later"),
      !item.item.text.contains(","),
      // More than its report's tasks cite would be asked about for every line of it.
      !item.criteria.prefix(100).contains(where: { demands.speak($0, of: phrase) })
    else { return nil }
    return finding(
      item.item.location,
      "the mark says that this is validated, and the words say `\(phrase)`",
      cure: Self.cure
    )
  }

  private static func tellsOfLater(_ text: String) -> Bool {
    text.mentions("yet") || text.mentions("deferred") || text.mentions("later")
  }

  private func denial(in claim: Claim) -> String? {
    if let phrase = Self.phrase(in: claim.gloss) ?? claim.beside.lazy.compactMap(Self.phrase).first { return phrase }
    // The reader knows more ways to say no than these, in a paragraph that says it first of all.
    guard claim.denial == .unmet || claim.denial == .later, let words = claim.beside.first,
      let said = words.split(whereSeparator: { ".!;:,\u{2013}\u{2014}。；，".contains($0) }).first
    else { return nil }
    // `Next, the button was made blue.` tells a story.
    guard said.contains(" ") || said.utf8.first ?? 0 >= 0xE0 || said.count + 1 >= words.count else { return nil }
    return String(said.prefix(60))
  }

  private static func phrase(in words: String) -> String? {
    PlainDenial.phrase(in: words) ?? Remark.denial(in: words) ?? ForeignDenial.phrase(in: words)
      ?? LoneStatus.denial(words) ?? PutOff.phrase(in: words)
  }
}

private let one = """
  ### Requirement 1: Size

  1. WHEN it is drawn THEN it SHALL be 24 points wide
  2. THE icon SHALL NOT answer to hover
  3. THE list SHALL show what is out of scope
  4. THE log SHALL list what the codec has deferred or not implemented in this version
  5. WHEN a picture is damaged THEN it SHALL be rejected, and the test SHALL fail
  6. WHEN it is narrow THEN the list SHALL show ❌ beside it
  """
