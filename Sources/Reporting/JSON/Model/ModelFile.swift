import Evidence
import Findings
package import Judgment
import SpecModel
package import Traceability

/// Everything that was read and linked, as JSON: keys sorted, a version, lists in document order.
///
/// Its schema is `site/schemas/model-1.schema.json`. The format is its own: renaming a property of the model changes no file.
package struct ModelFile {
  /// Grows when a reader of the old format would misread the new one.
  package static let version = 1

  private let graph: TraceGraph
  private let judgment: Judgment?

  /// - Parameter judgment: what was judged of the graph; without it validation items bear no verdict.
  package init(_ graph: TraceGraph, judgment: Judgment? = nil) {
    self.graph = graph
    self.judgment = judgment
  }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }

  /// Piece by piece. The model is ten times as long as the documents, and its values ten times as large as its text: of those there
  /// are never more than of one spec.
  ///
  /// - Parameter put: takes the next bytes of the file; no piece ends within a letter.
  package func write(to put: ([UInt8]) -> Void) {
    let names = ModelNames(graph.corpus)
    let links = LinkFormat(graph, names: names, judgment: judgment)
    // What is listed is counted in this order, and what it came to stands before the specs.
    let specs = graph.corpus.specs.map { JSONWriter.compact(.object(spec($0, names, links))) }
    let documents = graph.corpus.documents.map { JSONWriter.compact(.object(DocumentFormat.object($0, links))) }
    let sources = SourceFormat(graph, names: names).json
    JSONWriter.lines(
      [
        "documents": .elements(documents),
        "format": .value(.string("counterfoil-model")),
        "problems": .value(.array(problems(names.listed).map { .object(DocumentFormat.object($0)) })),
        "sources": .value(sources),
        "specs": .elements(specs),
        "version": .value(.integer(Self.version)),
      ],
      to: put
    )
  }

  /// Asked last, when all is listed that there is room for.
  private func problems(_ listed: ListedCriteria) -> [DocumentProblem] {
    graph.corpus.problems + (listed.problem.map { [$0] } ?? [])
  }

  private func spec(_ spec: Spec, _ names: ModelNames, _ links: LinkFormat) -> JSONObject {
    let references = ReferenceFormat(graph: graph, names: names, home: spec.id)
    return [
      "id": .string(spec.id.name),
      "folder": .string(spec.folder.text),
      "platforms": .array(spec.platforms.map { .string($0.name) }),
      "requirements": .array(spec.requirements.map { .object(RequirementFormat(names: names).object($0)) }),
      "properties": .array(spec.properties.map { .object(references.object($0)) }),
      "decisions": .array(spec.decisions.map { .object(DecisionFormat.object($0)) }),
      "tasks": .array(spec.tasks.map { .object(TaskFormat(references: references, links: links).object($0)) }),
      "reports": .array(spec.reports.map { .object(ReportFormat(references: references, links: links).object($0)) }),
    ]
  }
}
