import Evidence
import Files
import Findings
import Judgment
import Reporting
import SiteRendering
import SpecModel
import Traceability

/// What came of a `SpecFolder`, in the words that people read.
package struct JudgedFolder: Sendable {
  let graph: TraceGraph
  let judgment: Judgment
  let evidence: EvidenceSet?
  let files: FileAccess

  /// A criterion as it was read.
  package struct ReadCriterion: Hashable, Sendable {
    /// As in its own spec: `1.1`.
    package let id: String
    package let text: String
    /// Counted from 1.
    package let line: Int
  }

  package var criteria: [ReadCriterion] {
    graph.corpus.specs.flatMap(\.requirements).flatMap(\.criteria).map {
      ReadCriterion(id: $0.id.local, text: $0.text, line: $0.location.line)
    }
  }

  /// - Parameter criterion: `001/1.1`.
  /// - Returns: the word that terminal, JSON and site use; `nil` when no such criterion was read.
  package func state(_ criterion: String) -> String? {
    judgment.criteria.first { $0.key.description == criterion }?.value.state.rawValue
  }

  /// - Returns: the criteria that the citations of a task resolve to, each as `001/1.1`, sorted.
  package func cited(byTask number: String) -> [String] {
    graph.corpus.specs.flatMap(\.requirements).flatMap(\.criteria).map(\.id).filter { id in
      graph.trace(id).tasks.contains { $0.number.text == number }
    }.map(\.description).sorted()
  }

  /// A finding as it was reported.
  package struct Reported: Hashable, Sendable {
    package let rule: String
    /// `specs/001-example/tasks.md:2:19`.
    package let place: String
    /// The message and the cure.
    package let words: String
  }

  package var findings: [Reported] {
    judgment.findings.map {
      Reported(
        rule: $0.rule.name,
        place: $0.location.map { "\($0.path):\($0.line):\($0.range.start.column)" } ?? "",
        words: [$0.message, $0.cure].compactMap(\.self).joined(separator: "; ")
      )
    }
  }

  package func findings(_ rule: String) -> [Reported] {
    findings.filter { $0.rule == rule }
  }

  /// What the terminal shows of the findings of a rule, without colour and 80 columns wide.
  package func printed(_ rule: String) -> String {
    let text = FindingsText(lines: SourceLines(files: files), style: Style(isColoured: false), width: 80, prefix: "")
    return judgment.findings.filter { $0.rule.name == rule }.map { text.text($0) }.joined()
  }

  /// What the gate answers.
  package struct Answer: Hashable, Sendable {
    package let isYes: Bool
    /// Why not: `failing`, `coverage`, …
    package let objections: [String]
    /// What the objections are about: `001/1.1`.
    package let subjects: [String]
  }

  /// - Parameter minimumCoverage: percent.
  package func gate(minimumCoverage: Int = 100) -> Answer {
    let verdict = verdict(minimumCoverage)
    return Answer(
      isYes: verdict.isYes,
      objections: verdict.objections.map(\.kind.rawValue),
      subjects: verdict.objections.flatMap(\.subjects)
    )
  }

  /// The completion report of a task, as it would be written on the first of January 2030.
  package func report(task number: String) throws -> String {
    let writer = CompletionReportWriter(ledger: ledger, files: files, date: "2030-01-01")
    for spec in graph.corpus.specs {
      if let task = spec.tasks.first(where: { $0.id.number.isCalled(number) }) { return try writer.render(task, spec) }
    }
    throw NotThere(what: "task \(number)")
  }

  /// The site: the text of every file by its path.
  package func site() async throws -> [String: String] {
    let output = FileAccess.inMemory([:])
    let renderer = try SiteRenderer(workspace: files, workers: 2)
    _ = try await renderer.render(ledger, into: SiteFolder(files: output) { _ in })
    return try texts(in: DocumentPath(""), of: output)
  }

  private func texts(in folder: DocumentPath, of files: FileAccess) throws -> [String: String] {
    var texts: [String: String] = [:]
    for entry in try files.list(folder) {
      let path = DocumentPath(folder.text.isEmpty ? entry.name : "\(folder)/\(entry.name)")
      if entry.kind == .folder {
        texts.merge(try self.texts(in: path, of: files)) { first, _ in first }
      } else {
        texts[path.text] = String(decoding: try files.read(path, 1 << 24), as: UTF8.self)
      }
    }
    return texts
  }

  private func verdict(_ minimumCoverage: Int) -> Verdict {
    GatePolicy(minimumCoverage: minimumCoverage).verdict(on: judgment, graph: graph, evidence: evidence)
  }

  private var ledger: Ledger {
    Ledger(graph: graph, judgment: judgment, verdict: verdict(100), catalogue: Catalogue(), rules: RuleCatalog.all)
  }

  struct NotThere: Error, CustomStringConvertible {
    let what: String

    var description: String { "there is no \(what)" }
  }
}
