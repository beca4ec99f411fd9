package import SpecModel

/// The anchors that GitHub gives to headings: of the text as it is shown, lower case, blanks to hyphens, everything dropped that
/// is no letter, mark, decimal digit, connector or hyphen, repeats numbered.
package enum HeadingSlugs {
  package static func slugs(of headings: [Heading]) -> [String] {
    var counts: [String: Int] = [:]
    return headings.map { heading in
      let base = slug(heading.text)
      var slug = base
      // `foo`, `foo`, `foo-1`: a number that is taken is passed over.
      while counts[slug] != nil {
        counts[base, default: 0] += 1
        slug = "\(base)-\(counts[base, default: 0])"
      }
      counts[slug] = 0
      return slug
    }
  }

  /// - Parameter text: a heading without its `#`, inline markup as written.
  package static func slug(_ text: String) -> String { slug(shown: HeadingText.shown(text)) }

  /// - Parameter text: a heading as a reader sees it.
  package static func slug(shown text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if scalar == "-" || isWord(scalar) {
        slug.append(scalar)
      }
    }
    return String(slug)
  }

  /// Ruby's `\p{Word}`, with which GitHub makes its anchors: circled letters are in, `½` and `²` are not.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}
