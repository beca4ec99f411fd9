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

  /// - Parameter surroundings: sources and files around the documents; without them nothing is said of sources and artifacts.
  package func link(_ corpus: Corpus, in surroundings: Surroundings? = nil) -> TraceGraph {
    graph(
      of: corpus,
      references(of: corpus, surroundings),
      documentLinks(of: corpus, surroundings),
      surroundings
    )
  }

  /// The same, with the references on one thread, and the links between the documents on another, where several may work.
  package func link(_ corpus: Corpus, in surroundings: Surroundings? = nil, workers: Int) async -> TraceGraph {
    guard workers > 1 else { return link(corpus, in: surroundings) }
    async let documentLinks = self.documentLinks(of: corpus, surroundings)
    let references = self.references(of: corpus, surroundings)
    return graph(of: corpus, references, await documentLinks, surroundings)
  }

  private func references(of corpus: Corpus, _ surroundings: Surroundings?) -> References {
    var linking = Linking(corpus: corpus)
    for spec in corpus.specs {
      for property in spec.properties { linking.add(property) }
      for task in spec.tasks { linking.add(task, in: spec) }
    }
    linking.addReports()
    for document in corpus.documents { linking.add(document) }
    if let surroundings { linking.add(surroundings.sources) }
    let items = ItemLinker(corpus: corpus, index: linking.index, cited: linking.cited).items()
    for (place, item) in items.enumerated() where !item.isInferred {
      for id in item.criteria { linking.criteria[id, default: CriterionTrace()].items.append(place) }
    }
    return References(linking: linking, items: items)
  }

  private struct References {
    let linking: Linking
    let items: [TracedItem]
  }

  private func documentLinks(of corpus: Corpus, _ surroundings: Surroundings?) -> [DocumentLink] {
    DocumentLinker(corpus: corpus, files: files, paths: surroundings?.paths ?? []).links()
  }

  private func graph(
    of corpus: Corpus,
    _ references: References,
    _ documentLinks: [DocumentLink],
    _ surroundings: Surroundings?
  ) -> TraceGraph {
    references.linking.graph(
      documentLinks: documentLinks,
      items: references.items,
      sourceScan: surroundings?.sources,
      artifacts: surroundings.map {
        ArtifactLinker(corpus: corpus, files: files, surroundings: $0).artifacts()
      } ?? []
    )
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
  var sources: [SourceLink] = []
  /// Where what sources cite went beyond a limit.
  private var problem: DocumentProblem?
  /// What each task cites, in its order.
  var cited: [TaskID: [CriterionID]] = [:]
  private var checkIDs: [CheckID: Int] = [:]
  /// The names that blocks outside of reports bear.
  private let originals: Set<CheckID>

  init(corpus: Corpus) {
    originals = Self.originals(of: corpus)
    self.corpus = corpus
    index = SpecIndex(corpus)
    resolver = Resolver(index: index)
  }

  func graph(
    documentLinks: [DocumentLink],
    items: [TracedItem],
    sourceScan: SourceScan?,
    artifacts: [TracedArtifact]
  ) -> TraceGraph {
    TraceGraph(
      corpus: problem.map { corpus.with($0) } ?? corpus,
      index: index,
      links: links,
      documentLinks: documentLinks,
      claims: claims,
      criteria: criteria,
      cited: cited,
      obligations: obligations,
      items: items,
      sourceScan: sourceScan,
      sources: sources,
      artifacts: artifacts
    )
  }

  mutating func add(_ scan: SourceScan) {
    sources = SourceLinker(corpus: corpus, index: index).links(scan)
    var left = Self.mostOfSources
    for (place, link) in sources.enumerated() {
      if case .requirement(_, let ids) = link.resolution {
        left -= ids.count
        guard left >= 0 else {
          problem = problem ?? Self.cutOff(at: link.location)
          continue
        }
      }
      for id in link.resolution.criteria { criteria[id, default: CriterionTrace()].sources.append(place) }
    }
  }

  /// How many criteria the whole requirements that sources cite may stand for, as for the citations of a spec.
  private static let mostOfSources = 1 << 18

  private static func cutOff(at location: Location) -> DocumentProblem {
    DocumentProblem(
      kind: .cutOff(
        "the whole requirements that sources cite stand for more criteria than the limit of \(mostOfSources); those from here on "
          + "do not count"
      ),
      location: location
    )
  }

  /// - Returns: the criteria that the citations resolve to, each once, in order.
  private mutating func resolve(_ citations: [Citation], _ origin: TraceLink.Origin, home: SpecID?) -> [CriterionID] {
    var found = DistinctCriteria()
    for citation in citations {
      if citation.citesAll, let home, let spec = index.spec(home) {
        for requirement in spec.requirements { found.add(requirement.criteria.lazy.map(\.id)) }
      }
      for reference in citation.references {
        let resolution = resolver.resolve(reference, home: home)
        links.append(TraceLink(reference: reference, origin: origin, home: home, resolution: resolution))
        found.add(resolution.criteria)
      }
    }
    return found.all
  }

  mutating func add(_ property: DesignProperty) {
    for id in resolve(property.validates, .property(property.id), home: property.id.spec) {
      criteria[id, default: CriterionTrace()].properties.append(property.id)
    }
  }

  mutating func add(_ task: SpecTask, in spec: Spec) {
    let found = resolve(task.citations, .task(task.id), home: spec.id)
    cited[task.id, default: []] += found
    for id in found {
      criteria[id, default: CriterionTrace()].tasks.append(task.id)
    }
  }

  mutating func addReports() {
    let homes = corpus.homes
    for report in corpus.specs.flatMap(\.reports).sorted(by: { $0.document < $1.document }) {
      let spec = homes[report.document]
      for claim in report.claims {
        let resolution = resolver.resolve(claim.reference, home: spec)
        links.append(
          TraceLink(reference: claim.reference, origin: .claim(claims.count), home: spec, resolution: resolution)
        )
        for id in resolution.criteria { criteria[id, default: CriterionTrace()].claims.append(claims.count) }
        var read = DemandedFailure.isDemanded(by: claim, resolution, index) ? claim.marked(nil, denial: nil) : claim
        let isHandedOver = HandedOver.isHandedOver(read, resolution, in: spec, by: report.tasks) { id in
          criteria[id]?.tasks ?? []
        }
        if isHandedOver { read = read.marked(nil, denial: .untouched) }
        claims.append(TracedClaim(claim: read, spec: spec, tasks: report.tasks, resolution: resolution))
      }
    }
  }

  mutating func add(_ document: SpecDocument) {
    let listed = document.listedMentions.filter { index.hasSeries(of: $0.requirement, in: document.spec) }
    for reference in document.mentions + document.possibleMentions.filter({ isOfSpec($0, in: document) }) + listed {
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

  /// `icon-system 4.1` is a reference where a spec is called so, and the version of something where none is; `FR-12` where the
  /// document's own spec has it. Who reports on a spec that counts `FR-001` means its series.
  private func isOfSpec(_ reference: Reference, in document: SpecDocument) -> Bool {
    guard let name = reference.spec else {
      return !resolver.resolve(reference, home: document.spec).criteria.isEmpty
        || document.kind == .report && index.counts(like: reference.requirement, in: document.spec)
    }
    return !index.specs(named: name).isEmpty
  }

  /// Named only where a report or a summary holds a block that may quote one: a name takes a fingerprint of the source.
  private static func originals(of corpus: Corpus) -> Set<CheckID> {
    guard corpus.documents.contains(where: { $0.mayQuote && !$0.checks.isEmpty }) else { return [] }
    return Set(
      corpus.documents.filter { !$0.mayQuote }.flatMap { document in
        document.checks.map { CheckNaming($0, in: document).id }
      }
    )
  }

  private mutating func add(_ block: CheckBlock, in document: SpecDocument) {
    let naming = CheckNaming(block, in: document)
    let written = naming.id
    let isQuote = document.mayQuote && originals.contains(written)
    let id = unique(isQuote ? CheckID("\(written.text)~2") : written)
    let found = resolve(naming.citations, .check(id), home: document.spec)
    for criterion in found { criteria[criterion, default: CriterionTrace()].checks.append(id) }
    obligations.append(Obligation(id: id, written: written, block: block, spec: document.spec, criteria: found))
  }

  /// Of two blocks that claim one name the second bears a mark of its own. Where a report quotes another document, that is the one in
  /// the report, whichever is read first: a proof is not lost because somebody quotes it.
  private mutating func unique(_ id: CheckID) -> CheckID {
    checkIDs[id, default: 0] += 1
    guard let count = checkIDs[id], count > 1 else { return id }
    return unique(CheckID("\(id.text)~\(count)"))
  }
}

extension Corpus {
  fileprivate func with(_ problem: DocumentProblem) -> Corpus {
    Corpus(specs: specs, documents: documents, problems: (problems + [problem]).sorted { $0.location < $1.location })
  }
}
