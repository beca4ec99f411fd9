import Evidence
import Files
import Findings
import Judgment
import SpecReading
import Traceability

/// One or more specs in memory: what a check of the toolchain's own spec is written against.
///
/// Documents are named by their place in the folder `specs/001-example`; a name that begins with `specs/` is a path as it is.
package struct SpecFolder: Sendable {
  private var documents: [String: [UInt8]] = [:]
  /// What ran, before anything was changed.
  private var evidence: EvidenceSet?
  private var sources = "the sources"

  package init(_ documents: [String: String]) {
    for (name, text) in documents { self[name] = text }
  }

  package subscript(name: String) -> String {
    get { String(decoding: documents[path(name)] ?? [], as: UTF8.self) }
    set { documents[path(name)] = Array(newValue.utf8) }
  }

  package mutating func put(bytes: [UInt8], at name: String) {
    documents[path(name)] = bytes
  }

  private func path(_ name: String) -> String {
    name.hasPrefix("specs/") ? name : "specs/001-example/\(name)"
  }

  /// Puts other sources in the place of those that checks ran against.
  package mutating func changeSources() {
    sources += ", changed"
  }

  /// Records that every check of the documents ran just now, on texts and sources as they are.
  ///
  /// - Parameter outcomes: one for each time that all of them ran.
  package mutating func run(_ outcomes: CheckOutcome...) async {
    let graph = await graph()
    let fingerprint = Fingerprint(of: sources)
    for outcome in outcomes {
      let results = graph.obligations.map { outcome.result(of: $0, in: graph, sources: fingerprint) }
      evidence = (evidence ?? EvidenceSet()).merged(with: EvidenceSet(results: results))
    }
  }

  /// What ran, as the file that the command writes.
  package var evidenceFile: [UInt8] { EvidenceFile.bytes(of: evidence ?? EvidenceSet()) }

  /// - Returns: whether a file of evidence is accepted.
  package static func reads(evidence bytes: [UInt8]) -> Bool {
    (try? EvidenceFile.read(bytes)) != nil
  }

  /// Reads, links and judges.
  package func judged() async -> JudgedFolder {
    let graph = await graph()
    let fingerprint = Fingerprint(of: sources)
    let today = TodaysInputs.today(graph) { $0 == CheckOutcome.sources ? fingerprint : nil }
    let judgment = Judge(rules: RuleCatalog.all).judge(graph, against: evidence ?? EvidenceSet(), on: today)
    return JudgedFolder(graph: graph, judgment: judgment, evidence: evidence, files: files)
  }

  private var files: FileAccess { .inMemory(bytes: documents) }

  private func graph() async -> TraceGraph {
    let files = files
    let layout = SpecLayout(files: files, roots: [DocumentPath("specs")])
    return Linker(files: files).link(await SpecReader(files: files, workers: 2).read(layout))
  }
}
