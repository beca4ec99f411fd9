import Evidence
import Workspace

/// Finds the block at which a build ends without naming a line of it: the compiler crashes, or the linker misses something.
///
/// Each block is a suspect, and each build tells of half of them whether the culprit is among them. Builds take long, and so there are
/// so many and no more. A build may also fail once and never again, where memory ran out: nobody is blamed but by a build of its own.
struct CulpritSearch {
  /// Enough for two culprits among a thousand blocks.
  static let mostBuilds = 26

  let build: CheckBuild
  private var remaining = mostBuilds

  init(build: CheckBuild) {
    self.build = build
  }

  enum Finding: Hashable, Sendable {
    case culprit(LeftOutBlock)
    /// The same builds when it is tried again.
    case builds
    /// It is no block's fault, or cannot be found out.
    case nobody
  }

  /// - Parameter leftOut: blocks that are known to be at fault.
  mutating func culprit(
    of refusal: CheckBuild.Refusal,
    _ plan: CheckPlan,
    _ leftOut: [LeftOutBlock]
  ) async throws -> Finding {
    // An error with a place that is in no block is the components' own, and a build that was ended from outside is nobody's.
    guard refusal.isSilent else { return .nobody }
    var suspects = plan.compiled.map { (check: $0, block: block($0, refusal)) }.filter { suspect in
      !leftOut.contains { $0.source == suspect.block.source && $0.document == suspect.block.document }
    }
    guard !suspects.isEmpty else { return .nobody }
    build.report(.searching(among: suspects.count))
    let all = suspects.map(\.block)
    if try await builds(without: leftOut) { return .builds }
    guard try await builds(without: leftOut + all) else { return .nobody }
    while suspects.count > 1 {
      let half = suspects.prefix(suspects.count / 2)
      let kept = Set(half.map(\.block))
      guard remaining > 0 else { return .nobody }
      let isInnocent = try await builds(without: leftOut + all.filter { !kept.contains($0) })
      suspects = isInnocent ? Array(suspects[half.endIndex...]) : Array(half)
    }
    // It may be the last one only because every other half built.
    guard let last = suspects.first?.block, remaining > 0 else { return .nobody }
    return try await builds(without: leftOut + all.filter { $0 != last }) ? .nobody : .culprit(last)
  }

  private mutating func builds(without blocks: [LeftOutBlock]) async throws -> Bool {
    guard remaining > 0 else { return false }
    remaining -= 1
    return try await build.run(without: blocks).isSuccess
  }

  private func block(_ check: PlannedCheck, _ refusal: CheckBuild.Refusal) -> LeftOutBlock {
    LeftOutBlock(
      document: check.place.path,
      source: check.text,
      problem: "the build ends here without naming a line\(refusal.firstError.map { ": \($0)" } ?? "")",
      line: check.place.line
    )
  }
}

extension CheckBuild.Refusal {
  /// It says of nothing that people wrote that it is wrong there.
  fileprivate var isSilent: Bool {
    guard case .exited = outcome.status else { return false }
    return errors.allSatisfy { $0.isInExpansion || $0.place.path.contains("/plugins/outputs/") }
  }

  /// What the compiler or the linker says first of what is wrong.
  fileprivate var firstError: String? {
    // "link command failed with exit code 1 (use -v to see invocation)" says nothing.
    let words = outcome.text.split(whereSeparator: \.isNewline).compactMap { line -> Substring? in
      guard !line.hasSuffix("(use -v to see invocation)"), let mark = line.firstRange(of: "error: ") else { return nil }
      return line[mark.upperBound...]
    }
    return words.first.map { String($0.prefix(300)) }
  }
}
