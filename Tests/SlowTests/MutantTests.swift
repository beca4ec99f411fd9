import CheckRunning
import ComponentSyntax
import Evidence
import Foundation
import Judgment
import Testing

/// A check that no change of the components turns red proves nothing. Which changes there are is not ours to pick.
@Suite("Mutants of the components", .slow)
struct MutantTests {
  @Test("for every criterion proven by a rendered check, a check of its own notices a generated mutant")
  func everyCriterion() async throws {
    let copy = try await MutantCopy.built()
    let trials = try await copy.trials.tried(within: .seconds(240))
    #expect(trials.brokenChecks.isEmpty)
    let plan = CheckPlan(await copy.package.graph(), fingerprint: CriterionFingerprint.of)
    var noticed: [String: Set<Int>] = [:]
    for check in plan.checks where trials.renderedChecks.contains(check.place.description) {
      let mutants = trials.noticed(by: check.place.description)
      for criterion in check.criteria { noticed[criterion.criterion.text, default: []].formUnion(mutants) }
    }
    try writeReport(copy.sources, trials, noticed)
    #expect(noticed.count > 100)
    #expect(Set(noticed.filter { $0.value.isEmpty }.keys) == Set(UnnoticedCriteria.reasons.keys))
  }

  /// For a person who wants to know which mutants they are, and which nobody noticed.
  private func writeReport(
    _ sources: InstrumentedSources,
    _ trials: MutantTrials,
    _ noticed: [String: Set<Int>]
  ) throws {
    guard let path = ProcessInfo.processInfo.environment["COUNTERFOIL_MUTANT_REPORT"] else { return }
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

/// Criteria whose rendered checks no generated mutant turns red. One that is noticed after all has to leave the list.
enum UnnoticedCriteria {
  static let reasons: [String: String] = [:]
}
