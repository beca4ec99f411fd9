package import Evidence
package import Files
import Findings
import Foundation
package import Workspace

/// Runs planned checks: builds them once, runs them, and writes down what came of each.
package struct CheckRunner: Sendable {
  private let options: CheckRunOptions
  private let files: FileAccess
  private let launcher: ProcessLauncher

  /// - Parameter files: the package's folder, which is the workspace too.
  package init(options: CheckRunOptions, files: FileAccess, launcher: ProcessLauncher = .system) {
    self.options = options
    self.files = files
    self.launcher = launcher
  }

  /// - Parameters:
  ///   - criteria: what a test means by a reference that it names itself, see `TestReferences`.
  ///   - journal: keeps results as they come.
  ///   - report: called while the checks run, from any thread.
  /// - Returns: a result for every planned check, whatever became of it, and the catalogue of the components that were drawn. When the
  ///   task is cancelled while checks run, a result for each that reported before.
  /// - Throws: `CheckRunFailure` and `ProcessFailure` when nothing could be run, `CancellationError` when the task was cancelled before
  ///   any check ran.
  package func run(
    _ plan: CheckPlan,
    criteria: @escaping @Sendable (CriterionReference) -> [CriterionBinding],
    journal: EvidenceJournal? = nil,
    report: @escaping @Sendable (CheckEvent) -> Void = { _ in }
  ) async throws -> CheckRun {
    report(.planned(plan))
    guard let package = try await package(for: plan) else { return CheckRun() }
    let sources = PackageSources(package: package, files: files)
    let ordinary = OrdinaryTests(sources: sources)
    let hasTests = ordinary.areThere
    guard !plan.checks.isEmpty || hasTests else {
      // Of a shard alone it matters what there was to run.
      return CheckRun(sources: plan.shard == nil ? [] : try sources.fingerprints())
    }
    let before = try sources.fingerprints()
    if !plan.checks.isEmpty, !package.compilesBlocks {
      let failure = CheckRunFailure.noPlugin(package: package.nameOfOurs)
      guard hasTests else { throw failure }
      report(.withoutPlugin(failure))
    }
    let unheard = ordinary.filesOfXCTest
    if unheard > 0 { report(.withXCTest(files: unheard)) }
    let ground = ResultWriter.Ground(
      origin: await OriginReader(folder: options.package, launcher: launcher).origin(),
      components: before,
      root: options.package,
      limitPerCheck: options.limitPerCheck,
      compilesBlocks: package.compilesBlocks,
      nameOfOurs: package.nameOfOurs
    )
    for (check, name, nearest) in SourceNarrowing(sources: sources, built: before).unknown(in: plan) {
      report(.unknownPart(name, of: check.place, nearest: nearest))
    }
    report(.building)
    let record = BuiltSources(root: options.package, scratch: options.scratch)
    let seen = record.refresh(try sources.places(), files: files)
    let build = CheckBuild(package: package, options: options, files: files, launcher: launcher, report: report)
    if case .refused(let refusal) = try await build.build(plan) {
      let writer = ResultWriter(ground: ground)
      guard !plan.checks.isEmpty else {
        throw CheckRunFailure.doesNotBuild(refusal.messages(writer).map(\.text).joined(separator: "\n"))
      }
      return CheckRun(
        evidence: EvidenceSet(results: plan.checks.map { writer.result($0, nil, problem: refusal.messages(writer)) }),
        sources: before
      )
    }
    let isStill = record.note(seen)
    let generators = PluginInputs(root: options.package, scratch: options.scratch, sources: sources)
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = RunRecorder(
      plan: plan,
      sources: sources,
      built: before,
      isStill: isStill,
      generators: generators,
      generatedFrom: generators.fingerprints(),
      ground: ground,
      files: files,
      written: WrittenReferences(files: files),
      criteria: criteria,
      folder: folder
    )
    return try await run(recorder, journal, report)
  }

  /// - Returns: `nil` when no block is planned and there is no package either, or none that tests against specs.
  private func package(for plan: CheckPlan) async throws -> CheckPackage? {
    if files.kind(DocumentPath(PackageSources.manifest)) == nil {
      if plan.checks.isEmpty { return nil }
      throw CheckRunFailure.noPackage(options.package)
    }
    do {
      return try await CheckPackage.load(options.package, scratch: options.scratch, launcher: launcher)
    } catch CheckRunFailure.noCheckTarget where plan.checks.isEmpty {
      return nil
    }
  }

  private func run(
    _ recorder: RunRecorder,
    _ journal: EvidenceJournal?,
    _ report: @escaping @Sendable (CheckEvent) -> Void
  ) async throws -> CheckRun {
    let package = recorder.sources.package
    let program = "\(options.scratch)/debug/\(package.testProduct).xctest"
    guard files.kind(DocumentPath(program)) == .file else {
      throw CheckRunFailure.noTestProgram("\(options.package)/\(program)")
    }
    report(.running(count: package.compilesBlocks ? recorder.plan.checks.count : 0))
    let passes = CheckPasses(
      plan: recorder.plan,
      process: TestProcess(
        program: "\(options.package)/\(program)",
        targets: package.testTargets,
        options: options,
        launcher: launcher
      ),
      folder: recorder.folder,
      report: report,
      progress: { findings, isUrgent in
        journal?.keep(isUrgent: isUrgent) { try recorder.partialEvidence(findings) } ?? true
      }
    )
    let findings = try await passes.run()
    guard findings.wasCancelled else {
      return CheckRun(evidence: try recorder.evidence(findings), sources: recorder.built)
    }
    return CheckRun(evidence: try recorder.partialEvidence(findings), isComplete: false)
  }
}
