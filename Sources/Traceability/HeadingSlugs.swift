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
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var index = 0
    // Where the next bracket and parenthesis close; they only move on, so that the whole takes one pass.
    var bracket = 0
    var parenthesis = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "[") {
        advance(&bracket, past: index, to: UInt8(ascii: "]"), in: bytes)
        if bracket + 1 < bytes.count, bytes[bracket + 1] == UInt8(ascii: "(") {
          advance(&parenthesis, past: bracket + 1, to: UInt8(ascii: ")"), in: bytes)
          if parenthesis < bytes.count {
            kept += bytes[(index + 1)..<bracket]
            index = parenthesis + 1
            continue
          }
        }
      }
      kept.append(bytes[index])
      index += 1
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func advance(_ index: inout Int, past start: Int, to byte: UInt8, in bytes: [UInt8]) {
    index = max(index, start + 1)
    while index < bytes.count, bytes[index] != byte { index += 1 }
  }
}
