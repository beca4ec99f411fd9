import Evidence
import SpecModel
import Traceability

/// Judges one criterion after another from the graph and the evidence.
struct CriterionJudge {
  let graph: TraceGraph
  let results: ResultIndex
  /// The claims, by place, that mean another criterion.
  let astray: Set<Int>

  /// - Parameter sharesNumber: another sentence bears its number. Evidence may be of either, and proves neither.
  func judge(
    _ criterion: Criterion,
    of requirement: Requirement,
    in spec: Spec,
    sharesNumber: Bool = false
  ) -> CriterionJudgment {
    let results = sharesNumber ? [] : self.results.on(criterion.id)
    let trace = graph.trace(criterion.id)
    switch Applicability.answer(for: criterion, in: spec, isRemoved: requirement.isRemoved) {
    case .nowhere(let reason):
      return judgment(trace, criterion, in: spec, state: .notApplicable, results: results, reason: reason)
    case .anywhere:
      return judgment(trace, criterion, in: spec, state: state(trace, results: results), results: results)
    case .on(let platforms):
      let states = platforms.map { platform in
        (platform, state(trace, results: results.filter { $0.counts(on: platform) }))
      }
      let worst = states.map(\.1).min() ?? .notApplicable
      return judgment(
        trace,
        criterion,
        in: spec,
        state: worst,
        platforms: Dictionary(states) { first, _ in first },
        results: results
      )
    }
  }

  /// No check, no assertion or no run is never green.
  private func state(_ trace: CriterionTrace, results: [JudgedResult]) -> CriterionState {
    let current = results.filter(\.isCurrent)
    if current.contains(where: { $0.result.isFailure }) { return .failing }
    if results.contains(where: \.mayBeOfToday) { return .inconclusive }
    if current.contains(where: { !$0.result.isProof }) { return .inconclusive }
    guard !current.isEmpty else { return results.isEmpty ? stateWithoutEvidence(trace) : .stale }
    let proven = Set(current.map(\.result.check.text))
    let demanded = trace.checks.map(\.text)
    // A check that was added since has not run on anything yet.
    guard demanded.allSatisfy(proven.contains) else { return .stale }
    guard current.allSatisfy({ $0.result.kind == .attested }) else { return .proven }
    // Where nothing ran, a person's word is what it is; what ran on something else has to run again.
    return results.allSatisfy { $0.isCurrent || $0.result.kind == .attested } ? .attested : .stale
  }

  private func stateWithoutEvidence(_ trace: CriterionTrace) -> CriterionState {
    if isClaimed(trace) { return .claimed }
    var trace = trace
    trace.claims.removeAll(where: astray.contains)
    return trace.isUncited ? .unplanned : .planned
  }

  /// A claim that means another criterion earns this one nothing.
  private func isClaimed(_ trace: CriterionTrace) -> Bool {
    trace.claims.contains { graph.claims[$0].claim.saysMet && !astray.contains($0) }
  }

  private func judgment(
    _ trace: CriterionTrace,
    _ criterion: Criterion,
    in spec: Spec,
    state: CriterionState,
    platforms: [Platform: CriterionState] = [:],
    results: [JudgedResult],
    reason: String? = nil
  ) -> CriterionJudgment {
    let chain = ChainBuilder(
      trace: trace,
      spec: spec,
      results: results,
      isClaimed: isClaimed(trace),
      state: state
    )
    return CriterionJudgment(
      id: criterion.id,
      state: state,
      platforms: platforms,
      results: results,
      chain: chain.chain(),
      reason: reason
    )
  }
}

extension Claim {
  /// It says that the requirement is met: a mark that says no, or not yet, says something else, and so do words.
  package var saysMet: Bool { denial == nil && mark?.isPositive ?? true }

  /// It says that the requirement is not met.
  package var saysUnmet: Bool { mark == .failed || denial == .unmet }

  /// A word says that it is met in part: `Partial`. A ⚠️ alone may warn of anything.
  package var saysPartly: Bool { mark == .warning && markWord != nil }

  /// It says that the requirement is not met, or not yet, or not wholly.
  package var denies: Bool { saysUnmet || saysPartly || mark == .pending || denial == .later }
}

extension CheckResult {
  /// It passed, and something was tested. A runner that does not count its expectations is taken at its word.
  package var isProof: Bool { outcome == .passed && expectations != .counted(0) }

  package var isFailure: Bool {
    if case .failed = outcome { true } else { false }
  }
}

extension CriterionJudgment {
  /// It is proven, and by nothing that counted its expectations: a runner was taken at its word.
  package var isUncounted: Bool {
    guard state == .proven else { return false }
    let proofs = results.filter { $0.isCurrent && $0.result.isProof && $0.result.kind != .attested }
    guard !platforms.isEmpty else { return proofs.allSatisfy { $0.result.expectations == .unknown } }
    return platforms.keys.contains { platform in
      proofs.filter { $0.counts(on: platform) }.allSatisfy { $0.result.expectations == .unknown }
    }
  }

  /// The state as it is shown to people.
  package var words: String { isUncounted ? "\(state.rawValue) (\(Self.uncountedWords))" : state.rawValue }

  package static let uncountedWords = "reported by tests, expectations unknown"
}

extension JudgedResult {
  /// What failed on a platform that nobody named may have failed on any; what passed there proves nothing of one.
  func counts(on platform: Platform) -> Bool {
    result.platform.text == platform.name || (result.platform.text.isEmpty && !result.isProof)
  }

  /// It did not pass, a report that is damaged among them, and only what nobody wrote down makes it nothing of today. One that was skipped
  /// says nothing of any day.
  var mayBeOfToday: Bool {
    guard !result.isProof, result.outcome != .inconclusive(.skipped) else { return false }
    return !isCurrent && staleInputs.allSatisfy(\.isUnknown)
  }
}
