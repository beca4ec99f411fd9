import Findings
import Judgment
import SpecModel
import Traceability

extension FindingView {
  init(_ finding: Finding, site: Site, page: SitePath) {
    self.init(
      severity: StateMark(finding.severity.rawValue),
      rule: site.link(to: finding.rule, from: page),
      message: Prose.html(finding.message),
      cure: finding.cure.map(Prose.html),
      place: finding.location.map { site.link(to: $0, from: page) },
      notes: finding.notes.map { Note(message: Prose.html($0.message), spot: site.link(to: $0.location, from: page)) }
    )
  }
}

extension FindingsPage {
  private static func accepted(_ accepted: [AcceptedFinding]) -> String? {
    guard !accepted.isEmpty else { return nil }
    let known = accepted.count { $0.decision == .baseline }
    return "Beside them \(accepted.count - known) are ignored by a comment, and \(known) accepted by the baseline."
  }

  init(_ site: Site) {
    let page = SitePath.findings
    let findings = site.ledger.judgment.findings
    let rules = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
    let specs = site.ledger.graph.corpus.specs.map(\.id)
    self.init(
      frame: PageFrame(title: "Findings · Counterfoil", path: page, crumbs: [], icons: IconSheet.markup),
      accepted: Self.accepted(site.ledger.judgment.accepted),
      severities: Site.severities(findings),
      rules: rules.map { rule, found in
        RuleRow(
          rule: site.link(to: rule, from: page),
          severity: StateMark((found.map(\.severity).min() ?? .info).rawValue),
          count: found.count,
          spread: specs.count { spec in site.findingsBySpec[spec]?.contains { $0.rule == rule } ?? false }
        )
      },
      groups: (specs.map(Optional.some) + [nil]).compactMap { spec in
        guard let found = site.findingsBySpec[spec], !found.isEmpty else { return nil }
        return Group(
          link: spec.map { PageLink($0.name, href: page.href(to: .spec($0))) } ?? PageLink("Outside every spec"),
          findings: found.map { FindingView($0, site: site, page: page) }
        )
      }
    )
  }
}
