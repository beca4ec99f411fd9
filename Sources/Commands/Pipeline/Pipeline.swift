import Evidence
import Files
import Findings
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
  var policy = GatePolicy()

  init(place: WorkspacePlace, looseSpec: String? = nil, policy: GatePolicy = GatePolicy()) {
    self.place = place
    files = .disk(root: place.root)
    self.looseSpec = looseSpec.map { SpecID($0) }
    self.policy = policy
  }

  func ledger() async throws -> Ledger {
    let graph = try await graph()
    let evidence = try evidence()
    let sources = SourceCache(files: files)
    let today = TodaysInputs.today(graph) { sources.fingerprint($0) }
    let judgment = Judge(rules: RuleCatalog.all).judge(graph, against: evidence ?? EvidenceSet(), on: today)
    let verdict = policy.verdict(on: judgment, graph: graph, evidence: evidence)
    return Ledger(
      graph: graph,
      judgment: judgment,
      verdict: verdict,
      catalogue: evidence?.catalogue ?? Catalogue(),
      rules: RuleCatalog.all
    )
  }

  func graph() async throws -> TraceGraph {
    let layout = SpecLayout(files: files, roots: place.roots, loose: place.loose)
    guard !layout.places.isEmpty else { throw NothingToRead(place: place) }
    let console = Console.standard
    let isLong = layout.places.count > 100 && console.isTerminal(2)
    if isLong { console.progressInPlace("reading \(layout.places.count) documents") }
    defer { if isLong { console.progressInPlace("") } }
    let corpus = await SpecReader(files: files, looseSpec: looseSpec, workers: processorCount()).read(layout)
    return Linker(files: files).link(corpus)
  }

  /// - Returns: `nil` where none was ever written.
  func evidence() throws -> EvidenceSet? {
    let path = DocumentPath(EvidenceFile.path)
    guard files.kind(path) != nil else { return nil }
    do throws(FileFailure) {
      return try read(files.read(path, 1 << 30))
    } catch {
      throw Unreadable(path: path, reason: error.words)
    }
  }

  private func read(_ bytes: [UInt8]) throws(FileFailure) -> EvidenceSet {
    do throws(EvidenceFileFailure) {
      return try EvidenceFile.read(bytes)
    } catch {
      throw FileFailure(path: DocumentPath(EvidenceFile.path), reason: .system("\(error)"))
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
