import Evidence
import Findings
import Judgment
import SpecModel
import Traceability

extension SpecPage {
  init(_ spec: Spec, site: Site) {
    let page = SitePath.spec(spec.id)
    let mapping = CriterionMapping(site: site, page: page, spec: spec)
    self.init(
      frame: PageFrame(
        title: "\(spec.id.name) · Counterfoil",
        path: page,
        crumbs: [PageLink("Overview", href: page.href(to: .overview)), PageLink(spec.id.name)],
        icons: IconSheet.markup
      ),
      name: spec.id.name,
      title: site.title(of: spec.id),
      coverage: site.coverage(of: spec.criterionIDs),
      states: site.states(of: spec.criterionIDs),
      documents: (site.documentsBySpec[spec.id] ?? []).map { DocumentRow($0, spec: spec, site: site, page: page) },
      components: (site.drawn[spec.id] ?? []).map { ComponentView($0, site: site, page: page) },
      requirements: spec.requirements.map { requirement in
        RequirementView(
          number: requirement.id.local,
          title: requirement.title,
          story: requirement.userStory?.text,
          source: site.source(requirement.location, from: page),
          criteria: requirement.criteria.map(mapping.view)
        )
      },
      tasks: TaskMapping(site: site, page: page, spec: spec).views,
      findings: (site.findingsBySpec[spec.id] ?? []).map { FindingView($0, site: site, page: page) }
    )
  }
}

extension DocumentRow {
  init(_ document: SpecDocument, spec: Spec, site: Site, page: SitePath) {
    let claims = Dictionary(grouping: site.claims[document.path] ?? []) { site.ledger.judgment.claims[$0] }
    let prefix = spec.folder.text + "/"
    let name = document.path.text
    self.init(
      link: PageLink(
        name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name,
        href: site.pages[document.path].map { page.href(to: $0) }
      ),
      kind: document.kind.words,
      counts: ClaimVerdict.allCases.map { MarkCount(StateMark($0.rawValue), claims[$0]?.count ?? 0) }
        + Site.severities(site.findings[document.path] ?? [])
    )
  }
}

extension SpecDocument.Kind {
  var words: String {
    switch self {
    case .requirements: "requirements"
    case .bugfix: "bugfix"
    case .design: "design"
    case .tasks: "tasks"
    case .report: "completion report"
    case .summary: "summary"
    case .other: "document"
    }
  }
}
