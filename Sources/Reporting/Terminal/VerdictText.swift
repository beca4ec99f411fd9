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
    var text = "gate: \(word)\n\(CoverageText(verdict.coverage).text)\n"
    for objection in verdict.objections {
      text +=
        "\n" + TextWrapping.hanging("\(objection.kind.rawValue): ", objection.message, indent: 2, width: width) + "\n"
      text += subjects(objection.subjects)
    }
    return text
  }

  /// As many as say enough; the JSON has all.
  private func subjects(_ subjects: [String]) -> String {
    guard !subjects.isEmpty else { return "" }
    let shown = 24
    let more = subjects.count > shown ? " and \(subjects.count - shown) more" : ""
    let isPlace = subjects[0].contains(":")
    if isPlace {
      return subjects.prefix(shown).map { "    \($0)\n" }.joined() + (more.isEmpty ? "" : "   \(more)\n")
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
