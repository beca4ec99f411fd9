import Evidence
import Findings
import Judgment
import SpecModel
import Traceability

/// What links, artifacts, mentions and validation items turned out to mean, looked up by where they stand.
struct LinkFormat {
  private let graph: TraceGraph
  let names: ModelNames
  private let targets: [Location: DocumentLink]
  private let artifacts: [Location: TracedArtifact]
  private let items: [Location: Int]
  private let mentions: [DocumentPath: [TraceLink]]
  private let verdicts: [ClaimVerdict]

  init(_ graph: TraceGraph, names: ModelNames, judgment: Judgment?) {
    self.graph = graph
    self.names = names
    targets = Dictionary(graph.documentLinks.map { ($0.link.location, $0) }) { first, _ in first }
    artifacts = Dictionary(graph.artifacts.map { ($0.mention.location, $0) }) { first, _ in first }
    items = Dictionary(graph.items.enumerated().map { ($1.item.location, $0) }) { first, _ in first }
    mentions = Dictionary(
      grouping: graph.links.filter { if case .prose = $0.origin { true } else { false } },
      by: \.reference.location.path
    )
    verdicts = judgment?.items ?? []
  }

  // MARK: Links

  func json(_ link: Link) -> JSON {
    let (state, path, nearest) = words(targets[link.location]?.target)
    return .object([
      "destination": .string(link.destination),
      "location": LocationFormat.object(link.location),
      "state": .string(state),
      "target": .text(path?.text),
      "nearest": .text(nearest),
    ])
  }

  private func words(_ target: DocumentLink.Target?) -> (String, DocumentPath?, String?) {
    switch target {
    case .found(let path): ("found", path, nil)
    case .missing(let nearest): ("missing", nil, nearest)
    case .otherCase(let nearest): ("other case", nil, nearest)
    case .missingAnchor(let path, _, let nearest): ("missing anchor", path, nearest)
    case .outside: ("outside", nil, nil)
    // Addresses on the web are not looked up.
    case nil: ("external", nil, nil)
    }
  }

  func mentions(of document: SpecDocument) -> [JSON] {
    (mentions[document.path] ?? []).map { link in
      .object([
        "reference": ReferenceFormat.json(link.reference, link.resolution, names),
        "location": LocationFormat.object(link.reference.location),
      ])
    }
  }

  // MARK: Artifacts

  func json(_ artifact: ArtifactMention) -> JSON {
    let traced = artifacts[artifact.location]
    var moved: DocumentPath?
    if case .moved(let path) = traced?.state { moved = path }
    return .object([
      "path": .string(artifact.path),
      "verb": .text(artifact.verb?.rawValue),
      "location": LocationFormat.object(artifact.location),
      "state": .text(traced.map { word($0.state) }),
      "file": .text(traced?.path?.text),
      "movedTo": .text(moved?.text),
    ])
  }

  private func word(_ state: ArtifactState) -> String {
    switch state {
    case .present: "present"
    case .moved: "moved"
    case .deleted: "deleted"
    case .ignored: "ignored"
    case .missing: "missing"
    case .neverExisted: "never existed"
    case .remains: "remains"
    case .unknown: "unknown"
    }
  }

  // MARK: Validation items

  func criteria(of item: ValidationItem) -> [String] {
    items[item.location].map { names.names(graph.items[$0].criteria, at: item.location) } ?? []
  }

  func isInferred(_ item: ValidationItem) -> Bool { items[item.location].map { graph.items[$0].isInferred } ?? false }

  func verdict(of item: ValidationItem) -> String? {
    items[item.location].flatMap { verdicts.indices.contains($0) ? verdicts[$0].rawValue : nil }
  }
}
