import ArgumentParser
import CheckRunning
import Configuration
import Evidence
import Files
import Findings
import Judgment
import SpecReading
import Traceability
import Workspace

/// The reports of other runners that a command line names.
struct JUnitOptions: ParsableArguments {
  @Option(
    name: .customLong("junit"),
    help:
      "JUnit XML of any runner to take in, such as 'reports/**/*.xml'; [035/8.4] in a name or a property says what a test is about."
  )
  var patterns: [String] = []

  @Option(
    name: .customLong("junit-commit"),
    help: "The commit that the reports are of; by default the one that they name."
  )
  var commit: String?

  @Option(
    name: .customLong("junit-platform"),
    help: "The platform that the tests ran on, such as web, where a report does not say."
  )
  var platform: String?
}

extension JUnitOptions {
  /// What the command line does not name, `counterfoil.yml` may.
  ///
  /// - Parameter place: whose file that is: its patterns begin there, wherever this is run.
  func completed(by settings: JUnitSettings, of place: WorkspacePlace) -> JUnitReports.Sources {
    var options = self
    if options.patterns.isEmpty {
      options.patterns = settings.reports.map { $0.text.hasPrefix("/") ? $0.text : place.prefix + $0.text }
    }
    let entries = settings.mapping.map { entry in
      JUnitMapping.Entry(test: entry.test.text, criteria: entry.verifies.map { CriterionReference($0.value) })
    }
    return JUnitReports.Sources(options: options, mapping: JUnitMapping(entries: entries))
  }
}

/// Reads them, and binds each to what stood in the repository at its commit.
struct JUnitReports {
  let options: JUnitOptions
  let pipeline: Pipeline
  let graph: TraceGraph
  let references: TestReferences
  /// Which tests are about what, for those that do not say it.
  var mapping = JUnitMapping()
  /// What was kept of earlier runs.
  var older: () -> EvidenceSet = { EvidenceSet() }
  /// Called before a report that takes a while to read.
  var progress: (String) -> Void = { _ in }

  /// The reports to read, and what their tests are about.
  struct Sources {
    let options: JUnitOptions
    let mapping: JUnitMapping
  }

  struct Found {
    var results: [CheckResult] = []
    /// A line for each thing that is wrong with a report.
    var problems: [String] = []
    /// A line for each thing that a report holds and no criterion hears of.
    var notes: [String] = []
    /// The entries of the mapping that no test of these reports fits, as written.
    var unusedMapping: [String] = []
    /// Whether a kept result came from a report that the patterns name, be it that it is gone by now. What failed in a report that is
    /// not to be believed now goes on failing: nothing has said yet that it passes.
    var covers: @Sendable (CheckResult) -> Bool = { _ in false }
    /// The reports that could not be read whole.
    var unread: [UnreadReport] = []
    /// Whether a report that could not be read earlier is one that the patterns name, be it that it is gone by now.
    var coversUnread: @Sendable (UnreadReport) -> Bool = { _ in false }
    /// They named criteria, be it in parts that other machines take in.
    var isSomething = false
  }

  func read() async throws -> Found {
    var found = Found()
    let revisions = PastCriteria(pipeline: pipeline)
    defer { revisions.end() }
    let importer = JUnitImporter(
      mapping: mapping,
      platform: PlatformName((options.platform ?? "").lowercased()),
      criteria: references.bindings,
      measure: references.count,
      everything: references.everything,
      doubt: { [graph] reference in
        let spec = reference.text.split(separator: "/").first.map(String.init) ?? ""
        return graph.index.specs(named: spec).count > 1
          ? "several specs are called `\(spec)`: write the whole folder name" : nil
      }
    )
    var doubtful: Set<String> = []
    var damaged: [String: [String]] = [:]
    var used: Set<Int> = []
    var spread = JUnitSpread()
    for path in paths() {
      let name = relative(path)
      var report = read(path, name)
      let revision = try await revision(of: report, revisions)
      if report.problem == nil, let contradiction = contradiction(report, revision?.value) {
        report.problem = contradiction
      }
      let imported = importer.results(of: report, at: name, revision: revision?.value, room: &spread)
      used.formUnion(imported.usedMapping)
      let known = found.problems.count
      if !imported.damage.isEmpty { found.unread.append(UnreadReport(path: name, problems: imported.damage)) }
      found.results += imported.results
      if !imported.problems.isEmpty { damaged[name] = imported.problems }
      found.problems += imported.problems.map { "\(name): \($0)" }
      if revision == nil, !imported.results.isEmpty {
        found.problems.append("\(name): it names no commit, and so proves nothing of today; give --junit-commit")
      }
      if let revision, !revision.isKnown, !imported.results.isEmpty {
        let commit = revision.value.commit.prefix(12)
        found.problems.append(
          "\(name): it is of commit \(commit), which git does not know here: it proves nothing of today"
        )
      }
      if imported.results.isEmpty, report.problem == nil {
        found.problems.append(
          "\(name): none of its \(Counted.words(imported.cases, "case")) names a criterion such as [035/8.4]"
        )
      }
      found.notes += imported.silence.notes.map { "\(name): \($0)" }
      if found.problems.count > known { doubtful.insert(name) }
    }
    for pattern in options.patterns {
      for link in FilePattern(absolutePath(pattern)).deadLinks(in: disk) {
        let report = UnreadReport(path: relative(link), problems: ["the link leads nowhere"])
        found.problems.append("\(report)")
        found.unread.append(report)
      }
    }
    found.results += lost(damaged, found.results)
    found.covers = covers(
      doubtful,
      present: Set(paths().map(relative)),
      told: Set(found.results.filter { $0.isProof || $0.isFailure }.map(\.check))
    )
    let isNamed = isNamed(by: options.patterns)
    found.coversUnread = { isNamed($0.path) }
    found.unusedMapping = mapping.unused(used)
    found.isSomething = !found.results.isEmpty
    return found
  }

  /// Of one that cannot be opened nothing is known, and that is said of it as of one that is damaged.
  private func read(_ path: DocumentPath, _ name: String) -> JUnitReport {
    do throws(FileFailure) {
      let bytes = try disk.read(path, JUnitImporter.largest)
      if bytes.count > Self.long { progress("reading \(name) (\(bytes.count >> 20) MB)") }
      return JUnitImporter.read(bytes)
    } catch {
      var report = JUnitImporter.read([])
      report.problem = "the report cannot be read: \(error.words)"
      return report
    }
  }

  var disk: FileAccess { .disk(root: "/") }

  /// The patterns that no report matches.
  var unmatched: [String] { options.patterns.filter { FilePattern(absolutePath($0)).files(in: disk).isEmpty } }

  private func paths() -> [DocumentPath] {
    options.patterns.flatMap { FilePattern(absolutePath($0)).files(in: disk) }
  }

  private func relative(_ path: DocumentPath) -> String {
    let root = pipeline.place.root == "/" ? "" : String(pipeline.place.root.dropFirst()) + "/"
    return path.text.hasPrefix(root) ? String(path.text.dropFirst(root.count)) : "/" + path.text
  }

  private func revision(of report: JUnitReport, _ revisions: PastCriteria) async throws -> PastCriteria.Revision? {
    if let commit = options.commit {
      let revision = await revisions.revision(commit)
      guard revision.isKnown else { throw Refusal("git knows no commit `\(commit)` here") }
      return revision
    }
    guard let commit = report.commit else { return nil }
    return await revisions.revision(commit)
  }

  /// Nobody can say which of the two it is of.
  private func contradiction(_ report: JUnitReport, _ revision: JUnitRevision?) -> String? {
    guard options.commit != nil, let commit = revision?.commit.lowercased(),
      let other = report.commits.first(where: { !commit.hasPrefix($0) && !$0.hasPrefix(commit) })
    else { return nil }
    return "it names the commit \(other.prefix(12)), and --junit-commit says \(commit.prefix(12))"
  }

  /// In bytes: a second's work.
  private static let long = 8 << 20
}

/// What criteria said, and what the tracked files were, at commits.
private final class PastCriteria {
  private let pipeline: Pipeline
  private let git: GitSnapshots
  private var known: [String: Revision] = [:]

  /// `isKnown`: whether the repository has it.
  typealias Revision = (value: JUnitRevision, isKnown: Bool)

  init(pipeline: Pipeline) {
    self.pipeline = pipeline
    git = GitSnapshots(folder: pipeline.place.root)
  }

  func end() { git.end() }

  func revision(_ name: String) async -> Revision {
    if let found = known[name] { return found }
    let found = await read(name)
    known[name] = found
    return found
  }

  private func read(_ name: String) async -> Revision {
    guard let commit = await git.commit(name) else {
      return (JUnitRevision(commit: name, text: { _ in nil }, sources: []), false)
    }
    let tree = await git.files(of: commit, without: RepositoryFiles.excluded(pipeline.place))
    let sources = tree.map {
      SourceFingerprint(path: SourceFingerprint.repositoryFiles, fingerprint: Fingerprint(of: $0))
    }
    let roots = pipeline.place.roots.map(\.text)
    guard let folder = await git.folders(roots, at: commit) else {
      return (JUnitRevision(commit: commit, text: { _ in nil }, sources: sources.map { [$0] } ?? []), true)
    }
    let files = FileAccess.disk(root: folder)
    let layout = SpecLayout(files: files, roots: pipeline.place.roots.filter { files.kind($0) == .folder })
    let graph = Linker(files: files).link(await SpecReader(files: files, workers: processorCount()).read(layout))
    let today = TodaysInputs.today(graph) { _ in nil }
    return (JUnitRevision(commit: commit, text: today.criterion, sources: sources.map { [$0] } ?? []), true)
  }
}

/// What counts as the code that tests of other runners ran against: every file of the repository that git does not ignore, but for the
/// documents in spec folders, whose texts are held against each criterion by themselves, and what tools keep for themselves.
enum RepositoryFiles {
  static func excluded(_ place: WorkspacePlace) -> [String] {
    let roots = Set(place.roots.map(\.text) + [".kiro", "specs", "docs/specs"]).filter { !$0.isEmpty }
    return roots.map { "\($0)/*.md" }.sorted() + [".counterfoil/*", ".build/*", ".build-checks/*"]
  }

  /// As they are now.
  static func fingerprint(_ place: WorkspacePlace) async -> Fingerprint? {
    let git = GitSnapshots(folder: place.root)
    defer { git.end() }
    return await git.files(of: nil, without: excluded(place)).map { Fingerprint(of: $0) }
  }
}
