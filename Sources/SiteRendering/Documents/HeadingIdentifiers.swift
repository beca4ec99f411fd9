import Traceability

/// The identifiers of a page's headings: their slugs, each once.
struct HeadingIdentifiers {
  private var used: Set<String> = []

  mutating func identifier(of heading: String) -> String {
    let slug = HeadingSlugs.slug(shown: heading)
    // A heading of signs alone has no slug, and no element may have an empty identifier.
    let base = slug.isEmpty ? "-" : slug
    var identifier = base
    var count = 0
    while !used.insert(identifier).inserted {
      count += 1
      identifier = "\(base)-\(count)"
    }
    return identifier
  }
}
