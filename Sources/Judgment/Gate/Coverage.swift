/// How many criteria are in each state.
package struct Coverage: Hashable, Sendable {
  package let counts: [CriterionState: Int]

  package init(_ states: some Sequence<CriterionState>) {
    counts = states.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  package func count(_ state: CriterionState) -> Int { counts[state] ?? 0 }

  package var total: Int { counts.values.reduce(0, +) }

  /// Those that are judged here.
  package var applicable: Int { total - count(.notApplicable) }

  /// Proven among applicable, 0...1; `nil` where nothing is applicable, which is neither all nor nothing.
  package var ratio: Double? { applicable == 0 ? nil : Double(count(.proven)) / Double(applicable) }

  /// Whole percent, rounded down: 100 means all.
  package var percent: Int? { applicable == 0 ? nil : count(.proven) * 100 / applicable }
}
