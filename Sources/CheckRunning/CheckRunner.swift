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
  ///   - report: called while the checks run, from any thread.
  /// - Returns: a result for every planned check, whatever became of it, and the catalogue of the components that were drawn.
  /// - Throws: `CheckRunFailure` and `ProcessFailure` when nothing could be run, `CancellationError` when the task was cancelled.
  package func run(
    _ plan: CheckPlan,
    criteria: @Sendable (CriterionReference) -> [CriterionBinding],
    report: @escaping @Sendable (CheckEvent) -> Void = { _ in }
  ) async throws -> EvidenceSet {
    report(.planned(count: plan.checks.count))
    guard !plan.checks.isEmpty else { return EvidenceSet() }
    let scratch = DocumentPath(options.scratch)
    let package = try await CheckPackage.load(options.package, scratch: scratch.text, launcher: launcher)
    let sources = PackageSources(package: package, files: files)
    let before = try sources.fingerprints()
    report(.building)
    let build = CheckBuild(package: package, options: options, files: files, launcher: launcher)
    switch try await build.build(plan, report) {
    case .refused(let errors, let output):
      return EvidenceSet(results: refused(plan, errors, output, await writer(before)))
    case .built:
      return try await run(plan, sources, sourcesBefore: before, criteria, report)
    }
  }

  /// The same for callers that know the texts of single criteria only.
  package func run(
    _ plan: CheckPlan,
    criterionText: @Sendable (CriterionReference) -> Fingerprint?,
    report: @escaping @Sendable (CheckEvent) -> Void = { _ in }
  ) async throws -> EvidenceSet {
    try await withoutActuallyEscaping(criterionText) { text in
      try await run(plan, criteria: { [CriterionBinding(criterion: $0, text: text($0))] }, report: report)
    }
  }

  private func run(
    _ plan: CheckPlan,
    _ sources: PackageSources,
    sourcesBefore: [SourceFingerprint],
    _ criteria: @Sendable (CriterionReference) -> [CriterionBinding],
    _ report: @escaping @Sendable (CheckEvent) -> Void
  ) async throws -> EvidenceSet {
    let package = sources.package
    let program = "\(options.package)/\(options.scratch)/debug/\(package.testProduct).xctest"
    guard files.kind(DocumentPath("\(options.scratch)/debug/\(package.testProduct).xctest")) == .file else {
      throw CheckRunFailure.noTestProgram(program)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterfoil-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    report(.running(count: plan.checks.count))
    let process = TestProcess(program: program, checkTarget: package.checkTarget, options: options, launcher: launcher)
    let findings = try await CheckPasses(plan: plan, process: process, folder: folder).run(report)
    // Sources that changed meanwhile, or went away: nobody can say which of them were built.
    let components = (try? sources.fingerprints()) == sourcesBefore ? sourcesBefore + (try sources.pins()) : []
    let writer = await writer(components)
    let results = plan.checks.map { writer.result($0, findings) } + tests(findings, writer, criteria)
    return EvidenceSet(results: results, catalogue: try catalogue(plan, findings, folder))
  }

  private func refused(
    _ plan: CheckPlan,
    _ errors: [CompilerMessage],
    _ output: String,
    _ writer: ResultWriter
  ) -> [CheckResult] {
    let told = errors.prefix(5).map { Message(level: .failure, text: $0.text, place: writer.relative($0.place)) }
    let last = output.split(whereSeparator: \.isNewline).suffix(8).map { Message(level: .detail, text: String($0)) }
    let problem =
      [Message(level: .failure, text: "the components or the package do not build")] + (told.isEmpty ? last : told)
    return plan.checks.map { writer.result($0, nil, problem: problem) }
  }

  private func tests(
    _ findings: CheckPasses.Findings,
    _ writer: ResultWriter,
    _ criteria: (CriterionReference) -> [CriterionBinding]
  ) -> [CheckResult] {
    findings.tests.map { id, log in
      let place = log.place.map(writer.relative)
      let bindings = Set(log.criteria.flatMap(criteria)).sorted { $0.criterion < $1.criterion }
      let source = place.flatMap { SourceTree.fingerprint($0.path, files: files) }
      return writer.result(test: id, log, criteria: bindings, source: source)
    }
  }

  private func writer(_ components: [SourceFingerprint]) async -> ResultWriter {
    let origin = await OriginReader(folder: options.package, launcher: launcher).origin()
    return ResultWriter(
      ground: .init(
        origin: origin,
        components: components,
        root: options.package,
        limitPerCheck: options.limitPerCheck
      )
    )
  }

  /// Keeps the pictures, and says which component and check each is of.
  private func catalogue(_ plan: CheckPlan, _ findings: CheckPasses.Findings, _ folder: URL) throws -> Catalogue {
    let keys = Dictionary(plan.checks.map { ($0.place, $0.key) }) { first, _ in first }
    var components: [CatalogueComponent] = []
    for (place, log) in findings.blocks {
      guard let key = keys[place] else { continue }
      for picture in log.pictures where try keep(picture.variant.picture, from: folder, passes: findings.passes) {
        components.append(CatalogueComponent(name: picture.component, variants: [picture.variant.drawn(by: key)]))
      }
    }
    return Catalogue(components: components)
  }

  /// - Returns: whether the picture is there, and is what it should be.
  private func keep(_ picture: Fingerprint, from folder: URL, passes: Int) throws -> Bool {
    for pass in 1...max(1, passes) {
      let file = folder.appending(path: "pass-\(pass)/pictures/\(picture).svg")
      guard let data = try? Data(contentsOf: file), Fingerprint(of: data) == picture else { continue }
      try files.write(Array(data), DocumentPath(PictureFolder.path(of: picture)))
      return true
    }
    return false
  }
}

extension CatalogueVariant {
  fileprivate func drawn(by key: CheckKey) -> CatalogueVariant {
    CatalogueVariant(
      name: name,
      properties: properties,
      picture: picture,
      width: width,
      height: height,
      check: key,
      confidence: confidence,
      unknown: unknown
    )
  }
}
