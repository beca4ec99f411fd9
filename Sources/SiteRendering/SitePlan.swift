import EmbeddedAssets
import Evidence
import Files
import Findings
import Judgment
import SpecModel
import Traceability

/// Every file of a site, and how to make it: nothing is made before its turn.
struct SitePlan {
  let site: Site
  let workspace: FileAccess
  let templates: SiteTemplates

  struct Page: Sendable {
    let path: SitePath
    let make: @Sendable () throws -> [UInt8]
  }

  /// Each path once.
  var pages: [Page] {
    var seen: Set<SitePath> = []
    return (overviews + rules + specs + documents + redirects + pictures + assets).filter {
      seen.insert($0.path).inserted
    }
  }

  private func page(_ path: SitePath, _ name: SiteTemplates.Name, _ model: @escaping @Sendable () -> any Sendable)
    -> Page
  {
    Page(path: path) { [templates] in Array(templates.render(model(), with: name).utf8) }
  }

  private var overviews: [Page] {
    [
      page(.overview, .overview) { [site] in OverviewPage(site) },
      page(.findings, .findings) { [site] in FindingsPage(site) },
    ]
  }

  private var rules: [Page] {
    [page(.rules, .rules) { [site] in RulesPage(site) }]
      + site.ledger.rules.map { rule in page(.rule(rule.id), .rule) { [site] in RulePage(rule, site: site) } }
  }

  private var specs: [Page] {
    site.ledger.graph.corpus.specs.map { spec in
      page(.spec(spec.id), .spec) { [site] in SpecPage(spec, site: site) }
    }
  }

  private var documents: [Page] {
    let mapping = DocumentMapping(site: site, files: workspace, templates: templates)
    return site.ledger.graph.corpus.documents.compactMap { document in
      site.pages[document.path].map { path in
        page(path, .document) { mapping.page(of: document, at: path) }
      }
    }
  }

  /// `specs/035/`, where one spec alone bears the number.
  private var redirects: [Page] {
    let numbered = Dictionary(grouping: site.ledger.graph.corpus.specs.map(\.id)) { $0.number }
    return numbered.compactMap { number, specs -> Page? in
      guard let number, let spec = specs.first, specs.count == 1, spec.name != number else { return nil }
      let path = SitePath.redirect(number)
      return page(path, .redirect) {
        RedirectPage(
          frame: PageFrame(
            title: "\(number) · Counterfoil",
            path: path,
            crumbs: [PageLink("Overview", href: path.href(to: .overview)), PageLink(number)],
            icons: IconSheet.markup
          ),
          target: PageLink(spec.name, href: path.href(to: .spec(spec)))
        )
      }
    }.sorted { $0.path < $1.path }
  }

  private var pictures: [Page] {
    let shown = site.drawn.values.flatMap { $0 }.flatMap(\.variants).map(\.picture)
    return Set(shown).filter { site.lost.cause($0) == nil }.map { picture in
      Page(path: .picture(picture.hexadecimal)) { [workspace] in
        guard let bytes = LostPictures.bytes(of: picture, workspace) else {
          throw ChangedPicture(path: PictureFolder.path(of: picture))
        }
        return bytes
      }
    }.sorted { $0.path < $1.path }
  }

  private struct ChangedPicture: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path) was changed while the site was rendered" }
  }

  private var assets: [Page] {
    let styles = EmbeddedAssets.paths.filter { $0.hasPrefix("site/styles/") }
    let schemas = EmbeddedAssets.paths.filter { $0.hasPrefix("site/schemas/") }.map { String($0.dropFirst(5)) }
    let others = ["favicon.svg", "redirect.js", "site.js", "theme.js"] + schemas
    return others.map { name in Page(path: .asset(name)) { try carried("site/\(name)") } }
      + [Page(path: .asset("style.css")) { try styles.flatMap(carried) }]
  }
}

private func carried(_ path: String) throws -> [UInt8] {
  guard let bytes = EmbeddedAssets.bytes(path) else { throw SiteTemplates.Failure.missing(path) }
  return bytes
}
