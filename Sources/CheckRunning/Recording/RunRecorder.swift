import Evidence
import Files
import Findings
import Foundation

/// Turns what passes found into evidence: while they run, and when they are done.
struct RunRecorder: Sendable {
  let plan: CheckPlan
  let sources: PackageSources
  /// What the sources were when they were built.
  let built: [SourceFingerprint]
  /// None of their files was written while they were built, not even written back to what it was.
  let isStill: Bool
  let generators: PluginInputs
  /// What plugins made sources of for that build; `nil` where it cannot be told.
  let generatedFrom: [SourceFingerprint]?
  let ground: ResultWriter.Ground
  let files: FileAccess
  let written: WrittenReferences
  let criteria: @Sendable (CriterionReference) -> [CriterionBinding]
  /// Holds a folder for each pass.
  let folder: URL

  /// Of all planned checks, whatever became of them.
  func evidence(_ findings: PassFindings) throws -> EvidenceSet {
    try evidence(findings, of: plan.checks)
  }

  /// Of those that reported.
  func partialEvidence(_ findings: PassFindings) throws -> EvidenceSet {
    try evidence(findings, of: plan.checks.filter { findings.done.contains($0.place) })
  }

  private func evidence(_ findings: PassFindings, of checks: [PlannedCheck]) throws -> EvidenceSet {
    var ground = ground
    // Sources that changed meanwhile, or went away: nobody can say which of them were built.
    let isSame = isStill && (try? sources.fingerprints()) == built && generators.fingerprints() == generatedFrom
    ground.components = isSame ? try generatedFrom.map { built + $0 + (try sources.pins()) } ?? [] : []
    let narrowing = SourceNarrowing(sources: sources, built: ground.components)
    let writer = ResultWriter(ground: ground)
    let results = checks.map { narrowing.narrowed(writer.result($0, findings), to: $0.of) }
    return EvidenceSet(
      results: results + tests(findings, writer),
      catalogue: try catalogue(findings, of: checks)
    )
  }

  private func tests(_ findings: PassFindings, _ writer: ResultWriter) -> [CheckResult] {
    findings.tests.flatMap { id, log -> [CheckResult] in
      var log = log
      let place = log.place.map(writer.relative)
      if log.isMute {
        let places = (log.place.map { [$0] } ?? []) + log.suites
        log.criteria = places.map(writer.relative).flatMap(written.references)
        if log.criteria.isEmpty { return [] }
      }
      let bindings = Set(log.criteria.flatMap(criteria)).sorted { $0.criterion < $1.criterion }
      let source = place.flatMap { SourceTree.fingerprint($0.path, files: files) }
      log.written = place.flatMap { written.test(TestIdentity.name(id), at: $0) }
      return writer.results(
        test: id,
        log,
        interruption: findings.testInterruptions[id],
        criteria: bindings,
        source: source
      )
    }.filter { plan.shard?.contains($0.check) ?? true }
  }

  /// Keeps the pictures, and says which component and check each is of.
  private func catalogue(_ findings: PassFindings, of checks: [PlannedCheck]) throws -> Catalogue {
    let keys = Dictionary(checks.map { ($0.place, $0.key) }) { first, _ in first }
    var components: [CatalogueComponent] = []
    for (place, log) in findings.blocks {
      guard let key = keys[place] else { continue }
      for picture in log.pictures where try keep(picture.variant.picture, passes: findings.passes) {
        components.append(CatalogueComponent(name: picture.component, variants: [picture.variant.drawn(by: key)]))
      }
    }
    return Catalogue(components: components)
  }

  /// - Returns: whether the picture is there, and is what it should be.
  private func keep(_ picture: Fingerprint, passes: Int) throws -> Bool {
    let place = DocumentPath(PictureFolder.path(of: picture))
    if let kept = try? files.read(place, 1 << 26), Fingerprint(of: kept) == picture { return true }
    for pass in 1...max(1, passes) {
      let file = folder.appending(path: "pass-\(pass)/pictures/\(picture).svg")
      guard let data = try? Data(contentsOf: file), Fingerprint(of: data) == picture else { continue }
      try files.write(Array(data), place)
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
