package import Findings

/// Where a link of a document may lead, once the document is a page of the site.
package struct LinkPolicy: Sendable {
  package enum Target: Hashable, Sendable {
    /// Another page, or a place within this one: relative and percent-encoded.
    case page(String)
    /// The web, or a mailbox.
    case outside(String)
    /// A file that the site does not hold, or an address that a page must not carry.
    case none(reason: String)
  }

  private let page: SitePath
  private let folder: String
  private let pages: @Sendable (DocumentPath) -> SitePath?

  /// - Parameters:
  ///   - document: the document that holds the links.
  ///   - page: its page.
  ///   - pages: the page of a document; `nil` for files that have none.
  package init(
    document: DocumentPath,
    page: SitePath,
    pages: @escaping @Sendable (DocumentPath) -> SitePath?
  ) {
    self.page = page
    folder = document.folder
    self.pages = pages
  }

  package func target(of destination: String) -> Target {
    let destination = destination.trimmingWhitespace
    if let scheme = Self.scheme(of: destination) {
      guard ["http", "https", "mailto"].contains(scheme.lowercased()) else {
        return .none(reason: "\(scheme): addresses are not followed")
      }
      return .outside(destination)
    }
    if destination.hasPrefix("//") { return .none(reason: "an address without a scheme") }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = PercentEncoding.decode(parts.first?.prefix { $0 != "?" } ?? "")
    let anchor = parts.count > 1 && !parts[1].isEmpty ? PercentEncoding.decode(parts[1]) : nil
    if path.isEmpty { return .page(anchor.map { page.href(to: page, anchor: $0) } ?? "#") }
    let resolved = DocumentPath.resolving(path, in: path.hasPrefix("/") ? "" : folder)
    guard let resolved, let other = pages(resolved) else { return .none(reason: "not a page of this site") }
    return .page(page.href(to: other, anchor: anchor))
  }

  /// What stands before the first colon, unless a slash, a query or a fragment begins earlier. Control characters within it,
  /// which browsers skip, make it no scheme that is allowed.
  private static func scheme(of destination: String) -> String? {
    guard let end = destination.firstIndex(where: { ":/?#".contains($0) }), destination[end] == ":" else { return nil }
    return String(destination[..<end])
  }
}

extension String {
  fileprivate var trimmingWhitespace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
