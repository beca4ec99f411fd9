import Evidence
import Findings
import Judgment
import SpecModel
import Traceability

extension SpecPage {
  init(_ spec: Spec, site: Site) {
    let page = SitePath.spec(spec.id)
    let mapping = CriterionMapping(site: site, page: page, spec: spec)
    let shown = SpecExcerpt(spec)
    let findings = site.findingsBySpec[spec.id] ?? []
    let moreFindings = findings.dropFirst(PageLimit.findings)
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
      lostPictures: site.lost.words(of: site.drawn[spec.id] ?? []),
      requirements: shown.requirements.map { requirement, criteria in
        RequirementView(
          number: requirement.id.local,
          title: requirement.title,
          story: requirement.userStory?.text,
          source: site.source(requirement.location, from: page),
          criteria: criteria.map(mapping.view),
          moreCriteria: Remainder(
            requirement.criteria.count - criteria.count,
            "criteria",
            place: site.source(requirement.criteria.dropFirst(criteria.count).first?.location, from: page)
          )
        )
      },
      moreRequirements: Remainder(
        spec.requirements.count - shown.requirements.count,
        "requirements",
        place: site.source(spec.requirements.dropFirst(shown.requirements.count).first?.location, from: page)
      ),
      tasks: TaskMapping(site: site, page: page, spec: spec, tasks: shown.tasks).views,
      moreTasks: Remainder(
        spec.tasks.count - shown.tasks.count,
        "tasks",
        place: site.source(spec.tasks.dropFirst(shown.tasks.count).first?.location, from: page)
      ),
      findings: findings.prefix(PageLimit.findings).map { FindingView($0, site: site, page: page) },
      moreFindings: Remainder(
        moreFindings.count,
        "findings",
        place: site.source(moreFindings.lazy.compactMap(\.location).first, from: page)
      ),
      findingCount: findings.count
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
