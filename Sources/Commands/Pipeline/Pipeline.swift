import CheckRunning
import Configuration
import Evidence
import Files
import Findings
import History
import Judgment
import SpecModel
import SpecReading
import Traceability
import Workspace

/// From the files of a workspace to its ledger: read, link, verify, judge.
struct Pipeline {
  let place: WorkspacePlace
  let files: FileAccess
  var looseSpec: SpecID?
  /// What is demanded; `nil` for what the workspace itself demands.
  var policy: GatePolicy?
  /// Sources are read too, and artifacts are looked for in the working tree and in git.
  var looksAround: Bool
  /// Sources are read too, and nothing else is looked at around the documents.
  var readsSources: Bool
  /// The revision to compare with.
  var base: String?
  /// Nothing of the past is asked for, neither a revision nor the lock.
  var isOfTodayAlone = false
  /// What ran is not asked for.
  var isWithoutEvidence = false
  /// What people accepted is not asked for.
  var acceptsNothing = false
  /// How many findings of one rule and document are told.
  var mostFindings = FindingLimit.usual
  /// What the verdict is about; `nil` for everything.
  var scope: VerdictScope?

  init(
    place: WorkspacePlace,
    looseSpec: String? = nil,
    policy: GatePolicy? = nil,
    looksAround: Bool = false,
    readsSources: Bool = false,
    base: String? = nil
  ) {
    self.place = place
    files = .disk(root: place.root)
    self.looseSpec = looseSpec.map { SpecID($0) }
    self.policy = policy
    self.looksAround = looksAround
    self.readsSources = readsSources
    self.base = base
  }

  /// Everything, and whether it may be merged.
  func ledger() async throws -> Ledger {
    let judged = try await judged()
    let configuration = judged.settings.configuration
    let policy = policy ?? GatePolicy(configuration.gate)
    var verdict = policy.verdict(
      on: judged.judgment,
      graph: judged.graph,
      evidence: judged.evidence,
      openRuns: RunMarks.open(files, root: place.root, prefix: place.prefix),
      scope: scope
    )
    verdict.ignored = requirements(leftOutBy: configuration.ignore)
    // A part may have moved into another one.
    if scope == nil { verdict.removal = Verdict.Removal(judged.older) }
    return Ledger(
      graph: judged.graph,
      judgment: judged.judgment,
      verdict: verdict,
      catalogue: judged.evidence?.catalogue ?? Catalogue(),
      rules: RuleCatalog.all
    )
  }

  /// What is true of a workspace, before anybody asks whether it is enough.
  struct Judged {
    let settings: WorkspaceSettings
    let graph: TraceGraph
    let evidence: EvidenceSet?
    let older: OlderReferences
    let judgment: Judgment
  }

  func judged() async throws -> Judged {
    let settings = try WorkspaceSettings.read(place, files, acceptsNothing: acceptsNothing, mostFindings: mostFindings)
    let evidence = isWithoutEvidence ? nil : try evidence()
    let graph = try await graph()
    let today = await today(graph, evidence)
    let older = try await older(in: graph, ignoring: settings.configuration.ignore)
    let judgment = await judgment(of: graph, against: evidence ?? EvidenceSet(), on: today, settings, older)
    return Judged(settings: settings, graph: graph, evidence: evidence, older: older, judgment: judgment)
  }

  private func today(_ graph: TraceGraph, _ evidence: EvidenceSet?) async -> Today {
    let sources = SourceCache(files: files)
    // Asking git takes a moment, and only results of other runners are held against its answer.
    if evidence?.results.contains(where: { $0.source == .junit && !$0.inputs.components.isEmpty }) == true {
      sources.know(SourceFingerprint.repositoryFiles, await RepositoryFiles.fingerprint(place))
    }
    return TodaysInputs.today(graph) { sources.fingerprint($0) }
  }

  /// What the documents say by themselves, whatever ran.
  func judgment(withoutEvidence graph: TraceGraph) async throws -> Judgment {
    let settings = try WorkspaceSettings.read(place, files)
    let today = TodaysInputs.today(graph) { _ in nil }
    let older = try await older(in: graph, ignoring: settings.configuration.ignore)
    return await judgment(of: graph, against: EvidenceSet(), on: today, settings, older)
  }

  private func judgment(
    of graph: TraceGraph,
    against evidence: EvidenceSet,
    on today: Today,
    _ settings: WorkspaceSettings,
    _ older: OlderReferences
  ) async -> Judgment {
    await Judge(rules: RuleCatalog.all, acceptance: settings.acceptance).judge(
      graph,
      against: evidence,
      on: today,
      older: older,
      workers: processorCount()
    )
  }

  private func older(in graph: TraceGraph, ignoring ignored: [PathGlob]) async throws -> OlderReferences {
    if isOfTodayAlone { return .none }
    guard !FixJournal.exists(files) else { throw UncomparableBase(FixJournal.words) }
    return try await PastReader(place: place, files: files, base: base).older(in: graph).without { spec in
      // What was not read has not vanished.
      !place.isWhole
        || place.roots.contains { root in
          let folder = root.text.isEmpty ? spec.id.name : "\(root)/\(spec.id.name)"
          return ["", "/requirements.md", "/bugfix.md"].contains { name in
            ignored.contains { $0.matches(DocumentPath(folder + name)) }
          }
        }
    }
  }

  /// Nobody reads them, so nobody else would say that they are there.
  private func requirements(leftOutBy ignored: [PathGlob]) -> [String] {
    guard !ignored.isEmpty else { return [] }
    return SpecLayout(files: files, roots: place.roots, loose: place.loose).places
      .filter { place in place.kind.holdsRequirements && ignored.contains { $0.matches(place.path) } }
      .map(\.path.text)
  }

  /// - Throws: where there is nothing to read.
  func requireDocuments() throws { _ = try layout() }

  /// The documents to read; and all that there are, with what is said of them by patterns.
  private func layout() throws -> (SpecLayout, all: SpecLayout, PatternCheck) {
    let configuration = try WorkspaceSettings.configuration(place, files)
    let all = SpecLayout(files: files, roots: place.roots, loose: place.loose)
    let layout = all.excluding { path in configuration.ignore.contains { $0.matches(path) } }
    let patterns = PatternCheck(place: place, files: files, configuration: configuration)
    try patterns.refuseEmptiness(of: layout, before: all)
    guard !layout.places.isEmpty else { throw NothingToRead(place: place) }
    return (layout, all, patterns)
  }

  func graph() async throws -> TraceGraph {
    let (layout, all, patterns) = try layout()
    let console = Console.standard
    patterns.unused(in: all).forEach(console.progress)
    let isLong = layout.places.count > 100 && console.isTerminal(2)
    let count = layout.places.count
    if isLong { console.progressInPlace("reading \(count) documents") }
    defer { if isLong { console.progressInPlace("") } }
    let tell: @Sendable (Int) -> Void = { console.progressInPlace("read \($0) of \(count) documents") }
    let reader = SpecReader(files: files, looseSpec: looseSpec, workers: processorCount())
    let corpus = await reader.read(layout, progress: isLong ? tell : nil)
    try refuseUnknownSpec(among: all, corpus)
    let linker = Linker(files: files)
    guard looksAround || readsSources else { return await linker.link(corpus, workers: processorCount()) }
    if isLong { console.progressInPlace("looking through the sources") }
    let around = LookAround(root: place.root, files: files)
    return await linker.link(
      corpus,
      in: looksAround ? await around.surroundings(of: corpus) : await around.sources(),
      workers: processorCount()
    )
  }

  /// What loose documents say of a spec that is not there, nobody could look up; unless one of them is that spec.
  private func refuseUnknownSpec(among layout: SpecLayout, _ corpus: Corpus) throws {
    guard let looseSpec, !place.loose.isEmpty else { return }
    let named = layout.specs(named: looseSpec.name)
    guard named.count != 1 else { return }
    if named.isEmpty, corpus.specs.contains(where: { $0.id == looseSpec && !$0.requirements.isEmpty }) { return }
    guard named.isEmpty else {
      throw Refusal("several specs bear the name `\(looseSpec)`: \(named.map(\.name).joined(separator: ", "))")
    }
    let known = layout.folders.keys.map(\.name).sorted()
    let cure =
      nearestMatch(to: looseSpec.name, among: known).map { "did you mean `\($0)`?" }
      ?? "name the folder of the specs as well"
    throw Refusal("there is no spec `\(looseSpec)`, which --spec names; \(cure)")
  }

  /// What ran, and what people vouch for.
  ///
  /// - Returns: `nil` where none was ever written.
  func evidence() throws -> EvidenceSet? {
    let kept = try evidence(at: DocumentPath(EvidenceFile.path))
    guard let vouched = try evidence(at: DocumentPath(EvidenceFile.attested)) else { return kept }
    // A run alone says that something ran.
    let words = vouched.results.filter { $0.source == .person && $0.kind == .attested }
    return (kept ?? EvidenceSet()).merged(with: EvidenceSet(results: words))
  }

  private func evidence(at path: DocumentPath) throws -> EvidenceSet? {
    guard files.kind(path) != nil else { return nil }
    do throws(FileFailure) {
      return try read(files.read(path, EvidenceFile.largest), of: path)
    } catch {
      throw UnusableFile(content: .evidence, description: "\(place.prefix)\(path): \(error.words)")
    }
  }

  private func read(_ bytes: [UInt8], of path: DocumentPath) throws(FileFailure) -> EvidenceSet {
    do throws(EvidenceFileFailure) {
      return try EvidenceFile.read(bytes)
    } catch {
      throw FileFailure(path: path, reason: .system("\(error)"))
    }
  }
}

/// A file of ours that cannot be used.
struct Unreadable: Error, CustomStringConvertible {
  let path: DocumentPath
  let reason: String

  var description: String { "\(path): \(reason)" }
}

/// No spec where specs were looked for.
struct NothingToRead: Error, CustomStringConvertible {
  let place: WorkspacePlace

  var description: String {
    let folders = place.roots.map { $0.text.isEmpty ? place.root : "\(place.root)/\($0)" }.joined(separator: ", ")
    return """
      no spec was found in \(folders): a spec is a folder with requirements.md, design.md, tasks.md or bugfix.md; \
      name loose documents one by one
      """
  }
}
