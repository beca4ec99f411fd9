package import Findings
package import SpecModel
package import Traceability

/// A place that names requirements: one number, one range, or a link to a heading, however many criteria it stands for.
package struct ReferencePlace: Hashable, Sendable {
  package let location: Location
  /// What it names, in order, each once; empty for a link.
  package let references: [Reference]
  package let origin: TraceLink.Origin
  /// The spec of the document that it stands in.
  package let home: SpecID?
  /// The document and the heading that a link leads to.
  package let anchor: Anchor?
  /// How a source names it; `nil` in a document.
  package let source: SourceWord?

  var isProse: Bool {
    if case .prose = origin { true } else { false }
  }

  package struct Anchor: Hashable, Sendable {
    package let destination: String
    package let document: DocumentPath
    package let slug: String
  }
}

/// How a source names a requirement.
package struct SourceWord: Hashable, Sendable {
  package let kind: SourceMention.Kind
  /// Only the lists of artifacts say of which spec the source is.
  package let isOfListedFile: Bool
}

/// Every place of a corpus that names requirements, by document and in order; those of sources too, where somebody looked at them.
package struct ReferencePlaces: Sendable {
  package let byDocument: [DocumentPath: [ReferencePlace]]
  /// The sources among them.
  package let sources: Set<DocumentPath>

  package init(_ graph: TraceGraph) {
    var places: [Location: ReferencePlace] = [:]
    for link in graph.links {
      // A property and its check both cite what stands once in the text.
      let known = places[link.reference.location]
      let references = known?.references ?? []
      guard !references.contains(link.reference) else { continue }
      places[link.reference.location] = ReferencePlace(
        location: link.reference.location,
        references: references + [link.reference],
        origin: known?.origin ?? link.origin,
        home: link.home,
        anchor: nil,
        source: nil
      )
    }
    // What nobody knows the spec of means no more today than then.
    for link in graph.sources where link.resolution != .unlinked {
      let references = places[link.location]?.references ?? []
      guard !references.contains(link.mention.reference) else { continue }
      places[link.location] = ReferencePlace(
        location: link.location,
        references: references + [link.mention.reference],
        origin: .prose(.other),
        home: link.home,
        anchor: nil,
        source: SourceWord(kind: link.mention.kind, isOfListedFile: link.attribution == .artifacts)
      )
    }
    sources = Set(places.values.filter { $0.source != nil }.map(\.location.path))
    for place in Self.anchors(graph) where places[place.location] == nil { places[place.location] = place }
    byDocument = Dictionary(grouping: places.values, by: \.location.path).mapValues { places in
      places.sorted { $0.location < $1.location }
    }
  }

  /// The lines of a document that name requirements, each once, in order.
  package func lines(of path: DocumentPath) -> [Int] {
    var lines: [Int] = []
    for place in byDocument[path] ?? [] where lines.last != place.location.line { lines.append(place.location.line) }
    return lines
  }

  /// What specs are called by those that name one.
  package var specNames: Set<String> {
    Set(byDocument.values.lazy.joined().flatMap(\.references).compactMap(\.spec))
  }

  /// What the lines of a document belong to. What stands above a line of a source is no heading.
  package func contexts(of path: DocumentPath, _ text: DocumentText) -> LineContexts {
    sources.contains(path) ? .none : LineContexts(text)
  }

  /// Links to headings of documents that hold requirements.
  private static func anchors(_ graph: TraceGraph) -> [ReferencePlace] {
    let documents = Dictionary(graph.corpus.documents.map { ($0.path, $0) }) { first, _ in first }
    let owners = Set(graph.corpus.documents.filter(\.kind.holdsRequirements).map(\.path))
    let homes = LinkOwners(documents: graph.corpus.documents)
    return graph.documentLinks.compactMap { link in
      guard let hash = link.link.destination.firstIndex(of: "#") else { return nil }
      let document: DocumentPath
      switch link.target {
      case .found(let path), .missingAnchor(let path, _, _): document = path
      case .missing, .otherCase, .outside: return nil
      }
      let slug = String(link.link.destination[link.link.destination.index(after: hash)...])
      guard owners.contains(document), !slug.isEmpty else { return nil }
      return ReferencePlace(
        location: link.link.location,
        references: [],
        origin: .prose(homes.kind(of: link.link.location.path)),
        home: documents[document]?.spec,
        anchor: .init(destination: link.link.destination, document: document, slug: slug),
        source: nil
      )
    }
  }
}

private struct LinkOwners {
  private let kinds: [DocumentPath: SpecDocument.Kind]

  init(documents: [SpecDocument]) {
    kinds = Dictionary(documents.map { ($0.path, $0.kind) }) { first, _ in first }
  }

  func kind(of path: DocumentPath) -> SpecDocument.Kind { kinds[path] ?? .other }
}

extension TraceLink.Origin {
  /// It says that a criterion holds. A task is done for whatever the criterion says, and prose speaks of it.
  package var isBound: Bool {
    switch self {
    case .claim, .check, .property: true
    case .task, .prose: false
    }
  }
}
