package import SpecModel

/// The anchors that GitHub gives to headings: lower case, blanks to hyphens, punctuation dropped, repeats numbered.
package enum HeadingSlugs {
  package static func slugs(of headings: [Heading]) -> [String] {
    var seen: [String: Int] = [:]
    return headings.map { heading in
      let base = slug(heading.text)
      let count = seen[base, default: 0]
      seen[base] = count + 1
      return count == 0 ? base : "\(base)-\(count)"
    }
  }

  package static func slug(_ text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in withoutLinks(text).lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if scalar == "-" || scalar == "_" || isWord(scalar) {
        slug.append(scalar)
      }
    }
    return String(slug)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .connectorPunctuation: return true
    default: return false
    }
  }

  /// `[text](address)` counts as its text.
  private static func withoutLinks(_ text: String) -> String {
    guard text.contains("](") else { return text }
    return text.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
  }
}
