import CheckRunning
import ComponentSyntax
import Evidence
import Foundation
import Judgment
import Testing

extension OnACopy {
  /// A check that no change of the components turns red proves nothing. Which changes there are is not ours to pick.
  @Suite("Mutants of the components")
  struct MutantTests {
    /// Where a report is wanted, every check meets every mutant. Else the first that it notices is enough, and minutes are saved.
    private static let report = ProcessInfo.processInfo.environment["COUNTERFOIL_MUTANT_REPORT"]

    /// Far beyond what it takes on a machine that has better to do.
    private static var limit: Duration { report == nil ? .seconds(600) : .seconds(1800) }

    @Test("for every criterion proven by a rendered check, a check of its own notices a generated mutant")
    func everyCriterion() async throws {
      let copy = try await MutantCopy.built(in: SharedCopy.restored())
      let trials = try await copy.trials(enough: Self.report == nil ? 1 : .max).tried(within: Self.limit)
      #expect(trials.brokenChecks.isEmpty)
      let plan = CheckPlan(await copy.package.graph(), fingerprint: CriterionFingerprint.of)
      var noticed: [String: Set<Int>] = [:]
      for check in plan.checks where trials.renderedChecks.contains(check.place.description) {
        let mutants = trials.noticed(by: check.place.description)
        for criterion in check.criteria { noticed[criterion.criterion.text, default: []].formUnion(mutants) }
      }
      try writeReport(copy.sources, trials, noticed)
      // None may be missing because its checks no longer count as rendered.
      let bound = Set(plan.checks.flatMap(\.criteria).map(\.criterion.text)).filter(FileCriteria.isOfComponent)
      #expect(bound.count > 100)
      #expect(Set(noticed.keys) == bound.subtracting(FileCriteria.all))
      #expect(noticed.filter { $0.value.isEmpty }.keys.sorted() == [])
    }

    /// For a person who wants to know which mutants they are, and which nobody noticed.
    private func writeReport(
      _ sources: InstrumentedSources,
      _ trials: MutantTrials,
      _ noticed: [String: Set<Int>]
    ) throws {
      guard let path = Self.report else { return }
      let names = Dictionary(uniqueKeysWithValues: sources.mutants.map { ($0.number, "\($0)") })
      var lines = ["\(sources.mutants.count) mutants, left out: \(sources.leftOut)"]
      for (criterion, mutants) in noticed.sorted(by: { $0.key < $1.key }) {
        lines.append(
          "\(criterion): \(mutants.count)" + mutants.sorted().prefix(3).map { "\n    \(names[$0] ?? "?")" }.joined()
        )
      }
      let killed = Set(trials.notices.filter { $0.value != .nothing }.keys.map(\.mutant))
      lines.append("\nnoticed by nobody:")
      lines += sources.mutants.filter { !killed.contains($0.number) }.map { "    \($0)" }
      try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}

/// Criteria about the files of the components: their checks draw nothing, and no mutant can reach them.
enum FileCriteria {
  static let all: Set = ["004-icon-system/9.3", "004-icon-system/9.4", "004-icon-system/10.4"]

  private static let components = [
    "004-icon-system/", "005-cta-button-component/", "013-text-input-field/", "035-button-icon-component/",
  ]

  static func isOfComponent(_ criterion: String) -> Bool { components.contains { criterion.hasPrefix($0) } }
}
