import Evidence

/// A part of a document that counterfoil wrote and may renew, between two comments.
///
/// The first one carries the fingerprint of what was written: a region that a person has changed since is theirs.
enum GeneratedRegion {
  private static let name = "counterfoil:compliance"
  private static let end = "<!-- /\(name) -->"

  static func wrap(_ content: String) -> String {
    "<!-- \(name) \(Fingerprint(of: content)) -->\n\n\(content)\n\n\(end)"
  }

  enum Renewal: Equatable {
    case renewed(String)
    case unchanged
    /// The document has no region, or more than one.
    case absent
    /// A person wrote into it.
    case changedByHand
  }

  /// Replaces the region of a document, and touches nothing else.
  static func renew(_ document: String, with content: String) -> Renewal {
    let opening = document.ranges(of: "<!-- \(name) ")
    guard opening.count == 1, let start = opening.first,
      let stop = document[start.upperBound...].firstRange(of: end),
      let close = document[start.upperBound..<stop.lowerBound].firstRange(of: " -->\n\n"),
      document[..<stop.lowerBound].hasSuffix("\n\n")
    else { return .absent }
    let written = document[close.upperBound..<document.index(stop.lowerBound, offsetBy: -2)]
    let recorded = Fingerprint(hexadecimal: String(document[start.upperBound..<close.lowerBound]))
    guard recorded == Fingerprint(of: written) else { return .changedByHand }
    guard written != content else { return .unchanged }
    return .renewed(document.replacingCharacters(start.lowerBound..<stop.upperBound, with: wrap(content)))
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
