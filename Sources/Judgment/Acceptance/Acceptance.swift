import Findings
import SpecModel

/// What becomes of findings once all rules have spoken: weighed by the workspace's own policy, ignored where a comment says so,
/// accepted where the baseline knows them.
package struct Acceptance: Sendable {
  private let severities: SeverityPolicy
  private let baseline: Baseline
  private let mostFindings: Int

  /// - Parameter mostFindings: of one rule and document; what is above is told as a number.
  package init(
    severities: SeverityPolicy = SeverityPolicy(),
    baseline: Baseline = Baseline(),
    mostFindings: Int = FindingLimit.usual
  ) {
    self.severities = severities
    self.baseline = baseline
    self.mostFindings = mostFindings
  }

  struct Outcome {
    /// What counts, sorted by place.
    let findings: [Finding]
    /// What does not, sorted by place.
    let accepted: [AcceptedFinding]
    /// What the baseline holds and nothing found any more.
    let fixed: [BaselineEntry]
    /// What the baseline holds and nothing could find today.
    let waiting: [BaselineEntry]
  }

  func hearing(in corpus: Corpus, rules: [any Rule]) -> Hearing {
    Hearing(severities: severities, ignoring: Ignoring(corpus: corpus, rules: rules), rules: Set(rules.map(\.id)))
  }

  /// Somebody has accepted findings, or passes over some: it matters what rules would find.
  func decides(in corpus: Corpus) -> Bool { !baseline.isEmpty || corpus.documents.contains { !$0.ignores.isEmpty } }

  /// What is left of the findings of a rule: where nobody has accepted anything, what is too much need not wait to be left out.
  func limit(in corpus: Corpus) -> @Sendable ([Finding]) -> [Finding] {
    if decides(in: corpus) { return { $0 } }
    return { [severities, mostFindings] in
      // What a rule that is off finds takes no place.
      $0.count > mostFindings ? FindingLimit.cut($0.compactMap(severities.weigh), to: mostFindings) : $0
    }
  }

  /// - Parameters:
  ///   - hidden: what rules would find if history did not have the word in its place.
  ///   - reach: what was looked at.
  ///   - cited: the numbers that documents and sources cite.
  func outcome(
    of findings: [Finding],
    hidden: [Finding] = [],
    in corpus: Corpus,
    rules: [any Rule],
    reach: Reach,
    cited: () -> CitedNumbers
  ) -> Outcome {
    let heard = findings.compactMap(severities.weigh)
    var ignoring = Ignoring(corpus: corpus, rules: rules)
    let (open, ignored) = ignoring.sift(heard)
    let (passedOver, _) = ignoring.sift(hidden.compactMap(severities.weigh))
    let uses = ignoring.uses { severities.isHeard($0, at: $1) }
    let late = rules.compactMap(\.onAcceptance).flatMap { $0.findings(about: uses) }
    let sorted = (open + late.compactMap(severities.weigh)).sorted()
    let comparison = baseline.comparison(
      with: sorted,
      hidden: passedOver.sorted(),
      in: corpus,
      rules: rules,
      reach: reach,
      cited: cited
    )
    return Outcome(
      findings: FindingLimit.cut(comparison.new, to: mostFindings).sorted(),
      accepted: (ignored + comparison.known.map { AcceptedFinding(finding: $0, decision: .baseline) })
        .sorted { $0.finding < $1.finding },
      fixed: comparison.fixed,
      waiting: comparison.waiting
    )
  }
}
