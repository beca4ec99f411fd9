import SpecModel

/// `- The icon is drawn ✅ (seen)`, `- **The icon is drawn** — ✅ 24 points wide`: the mark stands between a criterion and what was seen.
struct EvidencedCriterion {
  let mark: Mark
  /// The criterion, and its evidence behind a colon or in its parentheses.
  let title: String

  /// - Returns: `nil` where nothing sets off the evidence, and the mark may be what the sentence is about.
  init?(_ text: TextSlice) {
    guard let found = MarkReader.first(text), found.mark.isPositive else { return nil }
    let (before, behind) = (found.before.trimmed, found.rest.trimmed)
    guard !before.isEmpty, !behind.isEmpty, MarkReader.first(behind) == nil else { return nil }
    let words = before.withoutEmphasis
    let (stated, shown) = (Self.withoutJoint(words), Self.opened(behind))
    let isSetOff = stated.end < words.end || shown.start > behind.start || behind.first == UInt8(ascii: "(")
    guard isSetOff, !stated.isEmpty else { return nil }
    let sign = shown.first == UInt8(ascii: "(") ? " " : ": "
    mark = found.mark
    title = stated.withoutEmphasis.string + sign + shown.withoutLoneClosing.string
  }

  private static let joints: [StaticString] = ["\u{2014}", "\u{2013}", " -", ":"]

  private static func withoutJoint(_ text: TextSlice) -> TextSlice {
    guard let joint = joints.first(where: { text.matches($0, at: text.end - $0.utf8CodeUnitCount) }) else {
      return text
    }
    return text.slice(to: text.end - joint.utf8CodeUnitCount).trimmed
  }

  private static func opened(_ text: TextSlice) -> TextSlice {
    for joint in ["\u{2014} ", "\u{2013} ", "- ", ": "] as [StaticString] {
      if let rest = text.dropping(joint) { return rest.trimmed }
    }
    return text
  }
}
