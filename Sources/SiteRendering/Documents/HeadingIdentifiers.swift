import Traceability

/// The identifiers of a page's headings: their slugs, each once.
struct HeadingIdentifiers {
  private var used: Set<String> = []
  /// The last number behind a slug: thousands of headings of one name must not count from 1 again each.
  private var counts: [String: Int] = [:]

  mutating func identifier(of heading: String) -> String {
    let slug = HeadingSlugs.slug(shown: heading)
    // A heading of signs alone has no slug, and no element may have an empty identifier.
    let base = slug.isEmpty ? "-" : slug
    var identifier = base
    var count = counts[base] ?? 0
    while !used.insert(identifier).inserted {
      count += 1
      identifier = "\(base)-\(count)"
    }
    counts[base] = count
    return identifier
  }
}
