import Evidence
import Findings
import SpecModel
import Traceability

/// What sources name, file by file; nothing where nobody looked.
struct SourceFormat {
  private let graph: TraceGraph
  private let names: ModelNames
  private let links: [DocumentPath: [SourceLink]]

  init(_ graph: TraceGraph, names: ModelNames) {
    self.graph = graph
    self.names = names
    links = Dictionary(grouping: graph.sources, by: \.location.path)
  }

  var json: JSON {
    guard let scan = graph.sourceScan else { return .null }
    return .object([
      "read": .integer(scan.readCount),
      "cutOff": .text(scan.cutOff),
      "skipped": .array(
        scan.skipped.map { .object(["path": .string($0.path.text), "reason": .string($0.reason.words)]) }
      ),
      "files": .array(scan.files.map { file($0) }),
    ])
  }

  private func file(_ file: SourceFile) -> JSON {
    .object([
      "path": .string(file.path.text),
      "specs": .texts(file.specs.map(\.name)),
      "mentions": .array((links[file.path] ?? []).map { mention($0) }),
      "unreadable": .texts(file.unreadable.map(\.text)),
    ])
  }

  private func mention(_ link: SourceLink) -> JSON {
    .object([
      "kind": .string(link.mention.kind.rawValue),
      "text": .string(link.mention.text),
      "attribution": .string(link.attribution.rawValue),
      "spec": .text(link.home?.name),
      "reference": ReferenceFormat.json(link.mention.reference, link.resolution, names),
      "location": LocationFormat.object(link.location),
    ])
  }
}
