import Mustache

/// What every page has around its content.
package struct PageFrame: Sendable {
  /// Says where one is, most particular first: `Requirements · 035-button-icon-component`.
  package let title: String
  /// Leads from the page to the site's root: empty, or `../` once a level.
  package let root: String
  /// From the overview down to the page's parent.
  package let crumbs: [PageLink]
  package let isOverview: Bool
  package let isFindings: Bool
  package let isRules: Bool
  /// The signs, as one hidden drawing that the page's own marks refer to.
  package let icons: String

  package init(title: String, path: SitePath, crumbs: [PageLink], icons: String) {
    self.title = title
    root = path.root
    self.crumbs = crumbs
    isOverview = path == .overview
    isFindings = path == .findings
    isRules = path == .rules
    self.icons = icons
  }
}

extension PageFrame: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "title": title
    case "root": root
    case "crumbs": crumbs
    case "isOverview": isOverview
    case "isFindings": isFindings
    case "isRules": isRules
    case "icons": icons
    default: nil
    }
  }
}
