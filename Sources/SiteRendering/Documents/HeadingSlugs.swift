/// The identifiers of headings by GitHub's rule: lower case, without punctuation, spaces as hyphens, repeated ones numbered.
struct HeadingSlugs {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func slug(of heading: String) -> String {
    let base = Self.base(heading)
    var slug = base
    while used.contains(slug) {
      counts[base, default: 0] += 1
      slug = "\(base)-\(counts[base, default: 0])"
    }
    used.insert(slug)
    return slug
  }

  private static func base(_ heading: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .spaceSeparator: slug.append("-")
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation:
        slug.append(scalar)
      default: if scalar == "-" { slug.append(scalar) }
      }
    }
    // An empty identifier would be no valid one; GitHub gives such a heading a bare hyphen's place.
    return slug.isEmpty ? "-" : String(slug)
  }
}
