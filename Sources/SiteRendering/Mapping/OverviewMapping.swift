import Evidence
import Findings
import Judgment
import SpecModel
import Traceability

extension OverviewPage {
  init(_ site: Site) {
    let page = SitePath.overview
    let specs = site.ledger.graph.corpus.specs
    let criteria = specs.flatMap(\.criterionIDs)
    self.init(
      frame: PageFrame(title: "Overview · Counterfoil", path: page, crumbs: [], icons: IconSheet.markup),
      verdict: VerdictView(site, page: page),
      states: site.states(of: criteria),
      coverage: site.coverage(of: criteria),
      figures: Self.figures(site),
      severities: Site.severities(site.ledger.judgment.findings),
      findingsHref: page.href(to: .findings),
      specs: specs.map { SpecRow($0, site: site, page: page) }
    )
  }

  private static func figures(_ site: Site) -> [Figure] {
    let corpus = site.ledger.graph.corpus
    let tasks = corpus.specs.flatMap(\.tasks)
    let checks = site.ledger.judgment.checks
    return [
      Figure("Specs", corpus.specs.count),
      Figure("Documents", corpus.documents.count),
      Figure("Requirements", corpus.specs.reduce(0) { $0 + $1.requirements.count }),
      Figure("Criteria", corpus.specs.reduce(0) { $0 + $1.criterionIDs.count }),
      Figure("Tasks ticked", tasks.count(where: \.isTicked), of: tasks.count),
      Figure(
        "Claims proven",
        site.ledger.judgment.claims.count { $0 == .proven },
        of: site.ledger.judgment.claims.count
      ),
      Figure(
        "Checks that ran",
        site.ledger.graph.obligations.count {
          checks[$0.id]?.contains { $0.isCurrent && $0.result.outcome.ran } == true
        },
        of: site.ledger.graph.obligations.count
      ),
    ]
  }
}

extension VerdictView {
  init(_ site: Site, page: SitePath) {
    let verdict = site.ledger.verdict
    let isUnfounded = verdict.objections.contains { $0.kind == .noEvidence }
    self.init(
      mark: StateMark(verdict.isYes ? "yes" : "no"),
      sentence: verdict.isYes
        ? "Everything that the gate demands holds."
        : isUnfounded
          ? "Nothing ran, so nothing is proven."
          : "The gate does not open: \(Counted.words(verdict.objections.count, "objection")).",
      reasons: verdict.objections.map { objection in
        Reason(
          message: Prose.html(objection.message.uppercasedFirst),
          subjects: objection.subjects.map { site.link(toSubject: $0, from: page) }
        )
      }
    )
  }
}

extension SpecRow {
  init(_ spec: Spec, site: Site, page: SitePath) {
    let findings = site.findingsBySpec[spec.id] ?? []
    self.init(
      name: spec.id.name,
      title: site.title(of: spec.id),
      href: page.href(to: .spec(spec.id)),
      coverage: site.coverage(of: spec.criterionIDs),
      states: site.states(of: spec.criterionIDs),
      ticked: spec.tasks.count(where: \.isTicked),
      tasks: spec.tasks.count,
      errors: findings.count { $0.severity == .error },
      warnings: findings.count { $0.severity == .warning }
    )
  }
}

extension Site {
  /// A criterion or a place, as the gate writes it; mere text where it is neither.
  fileprivate func link(toSubject subject: String, from page: SitePath) -> PageLink {
    if let id = criteriaByName[subject] {
      return PageLink(subject, href: link(to: id, from: page, home: nil).href)
    }
    let parts = subject.split(separator: ":", omittingEmptySubsequences: false)
    // A path may hold a colon itself: the longest beginning that is a document counts.
    for end in parts.indices.reversed() {
      let path = DocumentPath(parts[...end].joined(separator: ":"))
      guard let document = pages[path] else { continue }
      let line = end + 1 < parts.count ? Int(parts[end + 1]) : nil
      return PageLink(subject, href: page.href(to: document, anchor: line.map(SiteAnchor.line)))
    }
    return PageLink(subject)
  }

  /// What its requirements are headed, without the words that every such heading begins with.
  func title(of spec: SpecID) -> String? {
    let documents = documentsBySpec[spec] ?? []
    guard let title = documents.first(where: { $0.kind == .requirements })?.title else { return nil }
    for prefix in ["Requirements Document: ", "Requirements: ", "Requirements - ", "Requirements Document - "] {
      if title.hasPrefix(prefix) { return String(title.dropFirst(prefix.count)) }
    }
    return title == "Requirements Document" || title == "Requirements" || title.isEmpty ? nil : title
  }
}
