import Mustache

/// A link, or mere text where there is nothing to link to.
package struct PageLink: Hashable, Sendable {
  package let text: String
  /// Relative to the page, percent-encoded.
  package let href: String?

  package init(_ text: String, href: String? = nil) {
    self.text = text
    self.href = href
  }
}

/// A link that shows the state of what it leads to.
package struct MarkedLink: Hashable, Sendable {
  package let link: PageLink
  package let mark: StateMark

  package init(_ link: PageLink, mark: StateMark) {
    self.link = link
    self.mark = mark
  }
}

extension PageLink: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "text": text
    case "href": href
    default: nil
    }
  }
}

extension MarkedLink: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "link": link
    case "mark": mark
    default: nil
    }
  }
}
