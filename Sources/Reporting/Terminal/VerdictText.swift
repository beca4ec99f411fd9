import Findings
package import Judgment

/// What a gate says, on a terminal.
package struct VerdictText: Sendable {
  private let style: Style
  private let width: Int

  package init(style: Style, width: Int) {
    self.style = style
    self.width = width
  }

  package func text(_ verdict: Verdict) -> String {
    let word = verdict.isYes ? style(.good, "yes") : style(.error, "no")
    var text =
      "gate: \(word)\n" + TextWrapping.hanging("", CoverageText(verdict.coverage).text, indent: 0, width: width) + "\n"
    text += uncounted(verdict.uncounted)
    for objection in verdict.objections {
      text += listed(objection.kind.rawValue, objection.message, objection.subjects)
    }
    return text + removed(verdict.removal) + excluded(verdict.excluded) + bare(verdict.bare) + ignored(verdict.ignored)
  }

  /// A promise that was taken back is in no count, and a reader of the count should know.
  private func removed(_ removal: Verdict.Removal?) -> String {
    guard let removal else { return "" }
    let criteria = removal.criteria
    let words = Counted.words(criteria.count, "criterion that was", "criteria that were")
    return listed("taken out", "\(words) there at \(removal.since), and that nothing says today", criteria)
  }

  /// What states no criterion is in no count, however high that is.
  private func bare(_ requirements: [String]) -> String {
    guard !requirements.isEmpty else { return "" }
    let words = Counted.words(requirements.count, "requirement states", "requirements state")
    return listed("not counted", "\(words) no criterion that a check could prove", requirements)
  }

  /// A criterion that is read by nobody is missing from the count, and a reader of the count should know.
  private func ignored(_ documents: [String]) -> String {
    guard !documents.isEmpty else { return "" }
    let count = Counted.words(documents.count, "document")
    return listed("ignored", "\(count) with requirements, left out by the configuration", documents)
  }

  /// What is said of some, and which they are.
  private func listed(_ kind: String, _ words: String, _ subjects: [String]) -> String {
    "\n" + TextWrapping.hanging("\(kind): ", words, indent: 2, width: width) + "\n" + self.subjects(subjects)
  }

  /// Tests of other runners are taken at their word, which is said.
  private func uncounted(_ criteria: [String]) -> String {
    guard !criteria.isEmpty else { return "" }
    let words = "\(criteria.count) of the proven: \(CriterionJudgment.uncountedWords)"
    return TextWrapping.hanging("", words, indent: 0, width: width) + "\n"
  }

  /// What leaves the count leaves it with a reason, so that nobody is fooled by a high one.
  private func excluded(_ exclusions: [Verdict.Exclusion]) -> String {
    guard !exclusions.isEmpty else { return "" }
    let reasons = Dictionary(grouping: exclusions, by: \.reason).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    var text = "\n  \(exclusions.count) not applicable:\n"
    for (reason, all) in reasons.prefix(8) {
      text += TextWrapping.hanging("\(all.count): ", reason, indent: 4, width: width) + "\n"
      let more = all.count > 12 ? " and \(all.count - 12) more" : ""
      text +=
        TextWrapping.hanging("", all.prefix(12).map(\.criterion).joined(separator: " ") + more, indent: 6, width: width)
        + "\n"
    }
    return text + (reasons.count > 8 ? "    and for \(Counted.words(reasons.count - 8, "more reason"))\n" : "")
  }

  /// As many as say enough; the JSON has all.
  private func subjects(_ subjects: [String]) -> String {
    guard !subjects.isEmpty else { return "" }
    let shown = 24
    let more = subjects.count > shown ? " and \(subjects.count - shown) more" : ""
    let isPlace = subjects[0].contains(":")
    if isPlace {
      // A path is never broken: what stands behind it goes below.
      return subjects.prefix(shown).map { subject in
        "    " + TextWrapping.lines(subject, width: max(20, width - 6)).joined(separator: "\n      ") + "\n"
      }.joined()
        + (more.isEmpty ? "" : "   \(more)\n")
    }
    return TextWrapping.hanging("", subjects.prefix(shown).joined(separator: " ") + more, indent: 4, width: width)
      + "\n"
  }
}

/// `12 of 40 criteria proven (30 %): 1 failing, 27 planned; 15 not applicable`.
package struct CoverageText: Sendable {
  private let coverage: Coverage

  package init(_ coverage: Coverage) {
    self.coverage = coverage
  }

  package var text: String {
    guard let percent = coverage.percent else { return "no criteria to judge" }
    let others = CriterionState.allCases.filter { $0 != .proven && $0 != .notApplicable }.compactMap {
      state -> String? in
      let count = coverage.count(state)
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
    let skipped = coverage.count(.notApplicable)
    return "\(coverage.count(.proven)) of \(coverage.applicable) criteria proven (\(percent) %)"
      + (others.isEmpty ? "" : ": " + others.joined(separator: ", "))
      + (skipped == 0 ? "" : "; \(skipped) not applicable")
  }
}
