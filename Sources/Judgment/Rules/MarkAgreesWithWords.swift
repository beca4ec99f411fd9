package import Findings
import SpecModel
import Traceability

/// A claim whose mark says that a requirement is met, and whose words say that it is not.
package struct MarkAgreesWithWords: Rule {
  package let id: RuleID = "mark-against-words"
  package let severity = Severity.warning
  package let summary = "A mark says the same as the words beside it."
  package let explanation = """
    `✅ Requirement 1.1: not implemented yet`, `drawn (future enhancement)`, `partially implemented`, `60% done`: who counts marks takes the
    requirement for met, and who reads learns that it is not. So say `untested`, `skipped`, `blocked by #12`, `moved to phase 2`,
    `stub only`, `needs more work`, `broken on iOS`, `2 tests still fail`, `47/48 passing`, `N/A` and `won't do`, each as a remark that is set off or says
    nothing else, and the like in other languages.

    The words may stand behind the number, in another cell of its row, in the paragraph right below its heading, or in a title above,
    `## Requirements Not Met`; and beside a mark among what was validated, `✅ Keyboard: not tested yet`, or among the success criteria,
    `✅ Export - unfinished`. A line that bears both marks, `✅ web, ❌ iOS` or `- [ ] ✅`, says both as well; so does a line below a claim or a
    success criterion that takes a part of it back, `Not implemented on iOS`, `❌ iOS: pumps go on`, `- [ ] pump 2`, `**Evidence**: ❌`,
    `47 of 48 tests pass`, and the title of a ticked task, `- [x] 2. Show it (deferred)`. Other items with ❌ may be what a decision lost, or
    what an audit found. A bound and what was measured against it, `coverage stays above 80% (78% on iOS)`, tell as well that it is not
    kept. What the requirement itself forbids may well be said so: a criterion with `SHALL NOT` is passed over.

    Write the mark that the words deserve: `⏳ Requirement 1.1: not implemented yet`, or the words that the mark deserves.
    """

  package init() {}

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
      if let below = claim.claim.takenBack, seen.insert(claim.claim.reference.location).inserted {
        return finding(claim.claim.reference.location, claim.claim.reference.local, takenBack: below)
      }
      guard claim.claim.mark?.isPositive == true, let phrase = denial(in: claim.claim),
        !claim.resolution.criteria.contains(where: { demands.speak($0, of: phrase) }),
        // What was written as one range is one claim.
        seen.insert(claim.claim.reference.location).inserted
      else { return nil }
      return finding(claim.claim.reference.location, claim.claim.reference.local, denied: phrase)
    }
    return claims + facts.graph.items.compactMap { finding($0, &demands) } + successCriteria(facts, &demands)
      + ticks(facts)
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

  private func finding(_ location: Location, _ subject: String, denied words: String) -> Finding {
    finding(location, "the mark says that \(subject) is met, and the words say `\(words)`", cure: Self.cure)
  }

  private func finding(_ location: Location, _ subject: String, takenBack line: String) -> Finding {
    finding(
      location,
      "the mark says that \(subject) is met, and below it stands `\(line)`",
      cure: "write ⏳ or ❌ where a part is not met, or say what became of it"
    )
  }

  private static let cure = "write ⏳ or ❌, or say what was done"

  /// `✅ Keyboard: not implemented yet`, among what was validated.
  private func finding(_ item: TracedItem, _ demands: inout CriterionDemands) -> Finding? {
    // `Stub returns 501 (not implemented)`: many validations are of what is not there. What is not there yet is none.
    guard item.item.mark.isPositive, Self.later.found(in: item.item.text) != 0,
      let phrase = PlainDenial.phrase(in: item.item.text) ?? Remark.denial(in: item.item.text),
      Self.isOfLater(phrase), !DemandedDenial.isClaimed(phrase, in: item.item.text),
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

  private static let later = PhraseTable(["yet", "deferred", "later", "unfinished"])

  private static func isOfLater(_ phrase: String) -> Bool {
    phrase.hasSuffix(" yet") || phrase.hasPrefix("not yet ") || phrase.contains("deferred") || phrase.contains("later")
      || phrase.hasPrefix("unfinished")
  }

  /// `✅ Export - unfinished`, among what the report says of its task's success criteria.
  private func successCriteria(_ facts: Facts, _ demands: inout CriterionDemands) -> [Finding] {
    var tasks = DemandsOfTasks(facts)
    return facts.corpus.specs.flatMap { spec in
      spec.reports.flatMap { report in
        report.successCriteria.compactMap { criterion -> Finding? in
          guard criterion.mark?.isPositive == true else { return nil }
          let name = criterion.number.map { "success criterion \($0)" } ?? "a success criterion"
          if let below = criterion.takenBack, !tasks.speak(report.tasks, of: spec, phrase: below.lowercased(), &demands)
          {
            return finding(criterion.location, name, takenBack: below)
          }
          guard let phrase = Self.denial(of: criterion.title) ?? Self.denial(of: criterion.beside),
            !tasks.speak(report.tasks, of: spec, phrase: phrase, &demands)
          else { return nil }
          return finding(criterion.location, name, denied: phrase)
        }
      }
    }
  }

  /// Success criteria may well be about what is not there, `Pages that are not implemented answer with 501`: only remarks are heard.
  private static func denial(of criterion: String) -> String? {
    guard
      let phrase = Remark.denial(in: criterion) ?? LoneStatus.denial(criterion) ?? PutOff.phrase(in: criterion)
        ?? BrokenBound.phrase(in: criterion),
      !DemandedDenial.isClaimed(phrase, in: criterion)
    else { return nil }
    return phrase
  }

  private func denial(in claim: Claim) -> String? {
    if let phrase = Self.phrase(in: claim.gloss) ?? claim.beside.lazy.compactMap(Self.phrase).first { return phrase }
    // In a table it may be the test that is not applicable.
    if claim.form != .table, let phrase = LoneStatus.abandonment(claim.gloss) { return phrase }
    // The reader knows more ways to say no than these, in a paragraph that says it first of all.
    guard claim.denial == .unmet || claim.denial == .later, let words = claim.beside.first,
      let said = words.split(whereSeparator: { ".!;:,\u{2013}\u{2014}。；，".contains($0) }).first
    else { return nil }
    // `Next, the button was made blue.` tells a story.
    guard said.contains(" ") || said.utf8.first ?? 0 >= 0xE0 || said.count + 1 >= words.count else { return nil }
    return String(said.prefix(60))
  }

  private static func phrase(in words: String) -> String? {
    // `✅ deferred to 2.3` in a cell
    let words = words.hasPrefix("\u{2705}") ? String(words.dropFirst().drop { $0 == " " }) : words
    let found =
      PlainDenial.phrase(in: words) ?? Remark.denial(in: words) ?? ForeignDenial.phrase(in: words)
      ?? LoneStatus.denial(words) ?? LoneStatus.leading(words) ?? PutOff.phrase(in: words)
      ?? BrokenBound.phrase(in: words)
    return found.flatMap { DemandedDenial.isClaimed($0, in: words) ? nil : $0 }
  }
}
