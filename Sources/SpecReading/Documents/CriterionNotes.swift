import SpecModel

/// `_Platforms: web, android_`, `_Method: inspection_`, `_Not applicable: reason_` below a criterion.
struct CriterionNotes {
  private(set) var platforms: [Platform] = []
  private(set) var method: VerificationMethod?
  private(set) var notApplicable: String?

  /// - Returns: whether the line was such a note.
  mutating func take(_ line: TextSlice) -> Bool {
    let text = line.withoutEmphasis
    guard text.start > line.start, let colon = text.find(":") else { return false }
    let value = text.slice(from: colon + 1).withoutEmphasis
    if text.hasPrefixIgnoringCase("platform") {
      platforms = value.string.split(separator: ",").map { Platform($0.trimmed.lowercased()) }
    } else if text.hasPrefixIgnoringCase("method") {
      guard let named = VerificationMethod(rawValue: value.string.lowercased()) else { return false }
      method = named
    } else if text.hasPrefixIgnoringCase("not applicable") {
      notApplicable = value.string
    } else {
      return false
    }
    return true
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
