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
  func completed(by settings: JUnitSettings) -> JUnitReports.Sources {
    var options = self
    if options.patterns.isEmpty { options.patterns = settings.reports.map(\.text) }
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

  /// The reports to read, and what their tests are about.
  struct Sources {
    let options: JUnitOptions
    let mapping: JUnitMapping
  }

  struct Found {
    var results: [CheckResult] = []
    /// A line for each thing that is wrong with a report.
    var problems: [String] = []
  }

  func read() async throws -> Found {
    var found = Found()
    let revisions = PastCriteria(pipeline: pipeline)
    defer { revisions.end() }
    let importer = JUnitImporter(
      mapping: mapping,
      platform: PlatformName((options.platform ?? "").lowercased()),
      criteria: references.bindings
    )
    for path in try paths() {
      let report = JUnitImporter.read(try disk.read(path, JUnitImporter.largest))
      let name = relative(path)
      let revision = try await revision(of: report, revisions)
      let imported = importer.results(of: report, at: name, revision: revision)
      found.results += imported.results
      found.problems += imported.problems.map { "\(name): \($0)" }
      if revision == nil, !imported.results.isEmpty {
        found.problems.append("\(name): it names no commit, and so proves nothing of today; give --junit-commit")
      }
      if imported.results.isEmpty, report.problem == nil {
        found.problems.append("\(name): none of its \(imported.cases) cases names a criterion such as [035/8.4]")
      }
    }
    return found
  }

  private var disk: FileAccess { .disk(root: "/") }

  private func paths() throws -> [DocumentPath] {
    try options.patterns.flatMap { pattern in
      let absolute = pattern.hasPrefix("/") ? pattern : "\(currentFolder())/\(pattern)"
      let found = FilePattern(absolute).files(in: disk)
      guard !found.isEmpty else { throw Refusal("no report matches `\(pattern)`") }
      return found
    }
  }

  private func relative(_ path: DocumentPath) -> String {
    let root = pipeline.place.root == "/" ? "" : String(pipeline.place.root.dropFirst()) + "/"
    return path.text.hasPrefix(root) ? String(path.text.dropFirst(root.count)) : "/" + path.text
  }

  private func revision(of report: JUnitReport, _ revisions: PastCriteria) async throws -> JUnitRevision? {
    if let commit = options.commit {
      let revision = await revisions.revision(commit)
      guard revision.isKnown else { throw Refusal("git knows no commit `\(commit)` here") }
      return revision.value
    }
    guard let commit = report.commit else { return nil }
    return await revisions.revision(commit).value
  }
}

/// What criteria said, and what the tracked files were, at commits.
private final class PastCriteria {
  private let pipeline: Pipeline
  private let git: GitSnapshots
  private var known: [String: (value: JUnitRevision, isKnown: Bool)] = [:]

  init(pipeline: Pipeline) {
    self.pipeline = pipeline
    git = GitSnapshots(folder: pipeline.place.root)
  }

  func end() { git.end() }

  func revision(_ name: String) async -> (value: JUnitRevision, isKnown: Bool) {
    if let found = known[name] { return found }
    let found = await read(name)
    known[name] = found
    return found
  }

  private func read(_ name: String) async -> (value: JUnitRevision, isKnown: Bool) {
    guard let commit = await git.commit(name) else {
      return (JUnitRevision(commit: name, text: { _ in nil }, sources: []), false)
    }
    let tree = await git.trackedFiles(of: commit, without: TrackedFiles.excluded(pipeline.place))
    let sources = tree.map {
      SourceFingerprint(path: SourceFingerprint.trackedFiles, fingerprint: Fingerprint(of: $0))
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

/// What counts as the code that tests of other runners ran against: everything that git tracks, but for the specs, whose texts are
/// held against each criterion by themselves, and our own state.
enum TrackedFiles {
  static func excluded(_ place: WorkspacePlace) -> [String] {
    Set(place.roots.map(\.text) + [".kiro", ".counterfoil", "specs", "docs/specs"]).filter { !$0.isEmpty }.sorted()
  }

  /// As they are now.
  static func fingerprint(_ place: WorkspacePlace) async -> Fingerprint? {
    let git = GitSnapshots(folder: place.root)
    defer { git.end() }
    return await git.trackedFiles(of: nil, without: excluded(place)).map { Fingerprint(of: $0) }
  }
}
