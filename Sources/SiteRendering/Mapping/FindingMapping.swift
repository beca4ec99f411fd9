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
      notes: finding.notes.prefix(PageLimit.notes).map {
        Note(message: Prose.html($0.message), spot: site.link(to: $0.location, from: page))
      },
      moreNotes: Remainder(finding.notes.count - PageLimit.notes, "notes")
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
    let spread: [RuleID: Int] = specs.reduce(into: [:]) { counts, spec in
      for rule in Set((site.findingsBySpec[spec] ?? []).map(\.rule)) { counts[rule, default: 0] += 1 }
    }
    self.init(
      frame: PageFrame(title: "Findings · Counterfoil", path: page, crumbs: [], icons: IconSheet.markup),
      accepted: Self.accepted(site.ledger.judgment.accepted),
      severities: Site.severities(findings),
      rules: rules.map { rule, found in
        RuleRow(
          rule: site.link(to: rule, from: page),
          severity: StateMark((found.map(\.severity).min() ?? .info).rawValue),
          count: found.count,
          spread: spread[rule] ?? 0
        )
      },
      groups: Self.groups(specs, site: site, page: page)
    )
  }

  private static func groups(_ specs: [SpecID], site: Site, page: SitePath) -> [Group] {
    var room = PageLimit.findings
    return (specs.map(Optional.some) + [nil]).compactMap { spec in
      guard let found = site.findingsBySpec[spec], !found.isEmpty else { return nil }
      let shown = found.prefix(min(room, PageLimit.findingsOfGroup))
      room -= shown.count
      return Group(
        link: spec.map { PageLink($0.name, href: page.href(to: .spec($0))) } ?? PageLink("Outside every spec"),
        count: found.count,
        findings: shown.map { FindingView($0, site: site, page: page) },
        more: Remainder(
          found.count - shown.count,
          "findings",
          place: spec.map { PageLink($0.name, href: page.href(to: .spec($0), anchor: "site:findings")) }
        )
      )
    }
  }
}
