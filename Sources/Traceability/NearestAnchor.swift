import Findings

/// The anchor that a broken one may mean, among those that are there.
enum NearestAnchor {
  /// - Parameters:
  ///   - anchor: as written, without `#`.
  ///   - anchors: of the document that it leads to.
  static func find(_ anchor: String, among anchors: Set<String>) -> String? {
    let (written, small) = (NumberedSlug(anchor), anchor.lowercased())
    let known = anchors.compactMap { anchor -> (text: String, slug: NumberedSlug)? in
      guard anchor.utf8.count < NearestSearch.longest else { return nil }
      let slug = NumberedSlug(anchor)
      return slug.isOther(than: written) ? nil : (anchor, slug)
    }
    // `requirement-9` is no slip for `requirements`.
    let alike = known.filter { !written.bearsNumber || $0.slug.bearsNumber }.map(\.text)
    return only(known.map(\.text)) { goesOn($0, small) } ?? nearestMatch(to: anchor, among: alike.sorted())
  }

  private static func only(_ anchors: [String], where isMeant: (String) -> Bool) -> String? {
    var found: String?
    for anchor in anchors where isMeant(anchor) {
      if found != nil { return nil }
      found = anchor
    }
    return found
  }

  /// One of them is the other, and goes on, or begins earlier: `requirement-2` and `returning-books` for `requirement-2-returning-books`.
  private static func goesOn(_ known: String, _ written: String) -> Bool {
    let (long, short) = known.utf8.count > written.utf8.count ? (known, written) : (written, known)
    // A word or two at the end, or one with much behind it, are found in anything.
    let isMost = 2 * short.utf8.count > long.utf8.count
    if long.hasPrefix(short + "-") { return isMost || long == known && NumberedSlug(short).bearsNumber }
    return isMost && long.hasSuffix("-" + short)
  }
}
