import Evidence
import Files
import Findings
import Judgment
import SpecModel
import Traceability

/// A ledger as the pages look at it: by document and by spec, with an address for everything.
struct Site: Sendable {
  let ledger: Ledger
  let pages: [DocumentPath: SitePath]
  let findings: [DocumentPath: [Finding]]
  /// By spec; those that concern no spec under `nil`.
  let findingsBySpec: [SpecID?: [Finding]]
  let findingCounts: [RuleID: Int]
  /// Those that have a page.
  let ruleNames: Set<RuleID>
  /// Places in `TraceGraph.claims`, by the document that makes them.
  let claims: [DocumentPath: [Int]]
  let documentsBySpec: [SpecID: [SpecDocument]]
  let obligations: [DocumentPath: [Obligation]]
  let obligationsByCheck: [CheckID: Obligation]
  /// Each once, in order.
  let criteriaByTask: [TaskID: [CriterionID]]
  /// By `004/3.2`.
  let criteriaByName: [String: CriterionID]
  /// The component pictures that some check of a spec drew.
  let drawn: [SpecID: [CatalogueComponent]]
  let lost: LostPictures
  let properties: [PropertyID: Location]
  let unshown: Unshown

  /// - Parameter workspace: holds the pictures.
  init(_ ledger: Ledger, workspace: FileAccess) {
    self.ledger = ledger
    let corpus = ledger.graph.corpus
    let folders = Dictionary(corpus.specs.map { ($0.id, $0.folder) }) { first, _ in first }
    pages = Dictionary(corpus.documents.map { ($0.path, Self.page(of: $0, folders: folders)) }) { first, _ in first }
    findings = Dictionary(grouping: ledger.judgment.findings.filter { $0.location != nil }) {
      $0.location?.path ?? DocumentPath("")
    }
    findingCounts = ledger.judgment.findings.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    ruleNames = Set(ledger.rules.map(\.id))
    findingsBySpec = Self.bySpec(ledger.judgment.findings, corpus)
    claims = Dictionary(grouping: ledger.graph.claims.indices) { ledger.graph.claims[$0].claim.location.path }
    documentsBySpec = Dictionary(grouping: corpus.documents.filter { $0.spec != nil }) { $0.spec ?? SpecID("") }
    obligations = Dictionary(grouping: ledger.graph.obligations, by: \.block.fence.path)
    obligationsByCheck = Dictionary(ledger.graph.obligations.map { ($0.id, $0) }) { first, _ in first }
    criteriaByTask = Self.criteriaByTask(ledger.graph)
    criteriaByName = Dictionary(ledger.judgment.criteria.keys.map { ($0.description, $0) }) { min($0, $1) }
    drawn = Self.drawn(ledger)
    lost = LostPictures(of: drawn.values.joined(), in: workspace)
    properties = Dictionary(corpus.specs.flatMap(\.properties).map { ($0.id, $0.location) }) { first, _ in first }
    unshown = Unshown(corpus.specs)
  }

  private static func page(of document: SpecDocument, folders: [SpecID: DocumentPath]) -> SitePath {
    guard let spec = document.spec, let folder = folders[spec]?.text, !folder.isEmpty,
      document.path.text.hasPrefix(folder + "/")
    else { return .document(document.path) }
    return .document(String(document.path.text.dropFirst(folder.count + 1)), of: spec)
  }

  private static func criteriaByTask(_ graph: TraceGraph) -> [TaskID: [CriterionID]] {
    var found: [TaskID: [CriterionID]] = [:]
    for (criterion, trace) in graph.criteria {
      // However often a task cites it.
      for task in Set(trace.tasks) { found[task, default: []].append(criterion) }
    }
    return found.mapValues { $0.sorted() }
  }

  private static func bySpec(_ findings: [Finding], _ corpus: Corpus) -> [SpecID?: [Finding]] {
    let specs = corpus.homes
    let folders = Dictionary(corpus.specs.map { ($0.folder, $0.id) }) { first, _ in first }
    return Dictionary(grouping: findings) { finding in
      guard let path = finding.location?.path else { return nil }
      return specs[path] ?? folders[path]
    }
  }

  private static func drawn(_ ledger: Ledger) -> [SpecID: [CatalogueComponent]] {
    let specs = Dictionary(
      ledger.graph.obligations.compactMap { obligation in obligation.spec.map { (obligation.id.text, $0) } }
    ) { first, _ in first }
    var drawn: [SpecID: [CatalogueComponent]] = [:]
    for component in ledger.catalogue.components {
      let variants = Dictionary(grouping: component.variants) { specs[$0.check.text] }
      for case (let spec?, let variants) in variants {
        drawn[spec, default: []].append(CatalogueComponent(name: component.name, variants: variants))
      }
    }
    return drawn.mapValues { $0.sorted { $0.name < $1.name } }
  }
}

// MARK: - Links

extension Site {
  func link(to location: Location, from page: SitePath, text: String? = nil) -> PageLink {
    let words = text ?? "\(location.path):\(location.range.start.line):\(location.range.start.column)"
    return PageLink(words, href: pages[location.path].map { page.href(to: $0, anchor: SiteAnchor.line(location.line)) })
  }

  /// `design.md, line 12`
  func source(_ location: Location, from page: SitePath) -> PageLink {
    link(to: location, from: page, text: "\(location.path.name), line \(location.line)")
  }

  func source(_ location: Location?, from page: SitePath) -> PageLink? {
    location.map { source($0, from: page) }
  }

  /// - Parameter home: the spec whose numbers need no spec before them.
  func link(to criterion: CriterionID, from page: SitePath, home: SpecID?) -> PageLink {
    let text = criterion.spec == home ? criterion.local : criterion.description
    if let place = unshown.criteria[criterion] { return link(to: place, from: page, text: text) }
    return PageLink(
      text,
      href: page.href(to: .spec(criterion.spec), anchor: SiteAnchor.criterion(criterion.local))
    )
  }

  func link(to task: TaskID, from page: SitePath) -> PageLink {
    if let place = unshown.tasks[task] { return link(to: place, from: page, text: task.number.text) }
    return PageLink(
      task.number.text,
      href: page.href(to: .spec(task.spec), anchor: SiteAnchor.task(task.number.text))
    )
  }

  func link(to check: CheckKey, from page: SitePath) -> PageLink {
    PageLink(
      "\(check)",
      href: obligationsByCheck[CheckID(check.text)].flatMap { link(to: $0.block.fence, from: page).href }
    )
  }
}

// MARK: - Counts

extension Site {
  func states(of ids: some Sequence<CriterionID>) -> [MarkCount] {
    let counts = Coverage(ids.map { ledger.judgment.state($0) })
    let order = CriterionState.allCases.reversed().filter { $0 != .notApplicable } + [.notApplicable]
    return order.map { MarkCount(StateMark($0.rawValue), counts.count($0)) }
      .filter { $0.count > 0 }
  }

  static func severities(_ findings: [Finding]) -> [MarkCount] {
    Severity.allCases.map { severity in
      MarkCount(StateMark(severity.rawValue), findings.count { $0.severity == severity })
    }
  }

  func coverage(of ids: [CriterionID]) -> CoverageView {
    let coverage = Coverage(ids.map { ledger.judgment.state($0) })
    return CoverageView(proven: coverage.count(.proven), of: coverage.applicable)
  }
}

extension Spec {
  var criterionIDs: [CriterionID] { requirements.flatMap(\.criteria).map(\.id) }
}
