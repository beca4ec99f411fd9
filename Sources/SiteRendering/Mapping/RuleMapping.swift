import Findings
import Judgment
import MarkdownSyntax

extension RulePage {
  init(_ rule: any Rule, site: Site) {
    let page = SitePath.rule(rule.id)
    self.init(
      frame: PageFrame(
        title: "\(rule.id) · Rules · Counterfoil",
        path: page,
        crumbs: [
          PageLink("Overview", href: page.href(to: .overview)), PageLink("Rules", href: page.href(to: .rules)),
          PageLink(rule.id.name),
        ],
        icons: IconSheet.markup
      ),
      name: rule.id.name,
      severity: StateMark(rule.severity.rawValue),
      summary: Prose.html(rule.summary),
      explanation: Self.html(rule.explanation, page),
      acceptance: Self.html(rule.acceptance, page),
      examples: (rule.triggering.flatMap(\.firing) + rule.nonTriggering.flatMap(\.silent)).map { title, file in
        Example(title: title, document: file.name, text: file.text)
      },
      count: site.findingCounts[rule.id] ?? 0,
      findings: PageLink("All findings", href: page.href(to: .findings))
    )
  }

  private static func html(_ markdown: String, _ page: SitePath) -> String {
    let links = LinkPolicy(document: DocumentPath("rules"), page: page) { _ in nil }
    var renderer = DocumentRenderer(fragment: MarkdownParser(inlines: .all).parse(Array(markdown.utf8)), links: links)
    renderer.render(withoutTitle: nil)
    return renderer.html.string
  }
}

extension RulesPage {
  init(_ site: Site) {
    let page = SitePath.rules
    self.init(
      frame: PageFrame(title: "Rules · Counterfoil", path: page, crumbs: [], icons: IconSheet.markup),
      rules: site.ledger.rules.sorted { $0.id < $1.id }.map { rule in
        Row(
          rule: PageLink(rule.id.name, href: page.href(to: .rule(rule.id))),
          severity: StateMark(rule.severity.rawValue),
          summary: Prose.html(rule.summary),
          count: site.findingCounts[rule.id] ?? 0
        )
      }
    )
  }
}

extension Site {
  /// The page of a rule; mere text for one that this site has none of.
  func link(to rule: RuleID, from page: SitePath) -> PageLink {
    PageLink(rule.name, href: ruleNames.contains(rule) ? page.href(to: .rule(rule)) : nil)
  }
}
