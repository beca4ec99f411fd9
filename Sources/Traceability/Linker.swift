package import Files
import Findings
package import SpecModel

/// Looks every reference of a corpus up, and every link between its documents.
package struct Linker: Sendable {
  private let files: FileAccess

  /// - Parameter files: the workspace, to tell whether what a link points at is there.
  package init(files: FileAccess) {
    self.files = files
  }

  package func link(_ corpus: Corpus) -> TraceGraph {
    var linking = Linking(corpus: corpus)
    for spec in corpus.specs {
      for property in spec.properties { linking.add(property) }
      for task in spec.tasks { linking.add(task, in: spec) }
    }
    linking.addReports()
    for document in corpus.documents { linking.add(document) }
    return linking.graph(documentLinks: DocumentLinker(corpus: corpus, files: files).links())
  }
}

private struct Linking {
  let corpus: Corpus
  let index: SpecIndex
  let resolver: Resolver
  var links: [TraceLink] = []
  var claims: [TracedClaim] = []
  var criteria: [CriterionID: CriterionTrace] = [:]
  var obligations: [Obligation] = []
  private var checkIDs: [CheckID: Int] = [:]

  init(corpus: Corpus) {
    self.corpus = corpus
    index = SpecIndex(corpus)
    resolver = Resolver(index: index)
  }

  func graph(documentLinks: [DocumentLink]) -> TraceGraph {
    TraceGraph(
      corpus: corpus,
      index: index,
      links: links,
      documentLinks: documentLinks,
      claims: claims,
      criteria: criteria,
      obligations: obligations
    )
  }

  /// - Returns: the criteria that the citations resolve to, each once, in order.
  private mutating func resolve(_ citations: [Citation], _ origin: TraceLink.Origin, home: SpecID?) -> [CriterionID] {
    var found: [CriterionID] = []
    var seen: Set<CriterionID> = []
    for citation in citations {
      if citation.citesAll, let home, let spec = index.spec(home) {
        for id in spec.requirements.flatMap(\.criteria).map(\.id) where seen.insert(id).inserted { found.append(id) }
      }
      for reference in citation.references {
        let resolution = resolver.resolve(reference, home: home)
        links.append(TraceLink(reference: reference, origin: origin, home: home, resolution: resolution))
        for id in resolution.criteria where seen.insert(id).inserted { found.append(id) }
      }
    }
    return found
  }

  mutating func add(_ property: DesignProperty) {
    for id in resolve(property.validates, .property(property.id), home: property.id.spec) {
      criteria[id, default: CriterionTrace()].properties.append(property.id)
    }
  }

  mutating func add(_ task: SpecTask, in spec: Spec) {
    for id in resolve(task.citations, .task(task.id), home: spec.id) {
      criteria[id, default: CriterionTrace()].tasks.append(task.id)
    }
  }

  mutating func addReports() {
    let home = Dictionary(corpus.documents.map { ($0.path, $0.spec) }) { first, _ in first }
    for report in corpus.specs.flatMap(\.reports).sorted(by: { $0.document < $1.document }) {
      let spec = home[report.document] ?? nil
      for claim in report.claims {
        let resolution = resolver.resolve(claim.reference, home: spec)
        links.append(
          TraceLink(reference: claim.reference, origin: .claim(claims.count), home: spec, resolution: resolution)
        )
        for id in resolution.criteria { criteria[id, default: CriterionTrace()].claims.append(claims.count) }
        claims.append(TracedClaim(claim: claim, spec: spec, tasks: report.tasks, resolution: resolution))
      }
    }
  }

  mutating func add(_ document: SpecDocument) {
    for reference in document.mentions {
      links.append(
        TraceLink(
          reference: reference,
          origin: .prose(document.kind),
          home: document.spec,
          resolution: resolver.resolve(reference, home: document.spec)
        )
      )
    }
    for block in document.checks { add(block, in: document) }
  }

  private mutating func add(_ block: CheckBlock, in document: SpecDocument) {
    // An example proves only what its fence says: the section around it speaks of success criteria.
    let citations = block.verifies.map { [$0] } ?? (block.kind == .check ? block.sectionCitations : [])
    let written = CheckNaming(block: block, document: document, citations: citations).id
    let id = unique(written)
    let found = resolve(citations, .check(id), home: document.spec)
    for criterion in found { criteria[criterion, default: CriterionTrace()].checks.append(id) }
    obligations.append(Obligation(id: id, written: written, block: block, spec: document.spec, criteria: found))
  }

  /// Two blocks that claim one name are a finding; until it is mended the second bears a mark of its own.
  private mutating func unique(_ id: CheckID) -> CheckID {
    checkIDs[id, default: 0] += 1
    guard let count = checkIDs[id], count > 1 else { return id }
    return unique(CheckID("\(id.text)~\(count)"))
  }
}
