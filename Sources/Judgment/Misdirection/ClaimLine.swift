import Findings
import SpecModel
import Traceability

/// The claims of one line, which share its words.
struct ClaimLine {
  let spec: SpecID
  let document: DocumentPath
  let gloss: String
  /// Places in the graph's claims.
  private(set) var claims: [Int]
  private(set) var criteria: [CriterionID]
  /// `Requirement 2`, by its number alone.
  let citesWhole: Bool

  /// The requirement that all of them are about, if there is one.
  var requirement: RequirementID? {
    guard let first = criteria.first?.requirement, criteria.allSatisfy({ $0.requirement == first }) else { return nil }
    return first
  }

  /// Those with words, that can be looked up in one spec.
  ///
  /// - Parameter criteria: what each claim cites.
  static func lines(of claims: [TracedClaim], citing criteria: (TracedClaim) -> [CriterionID]) -> [ClaimLine] {
    var lines: [ClaimLine] = []
    var start = 0
    while start < claims.count {
      let location = claims[start].claim.location
      let end = claims[start...].firstIndex { $0.claim.location != location } ?? claims.count
      if let line = ClaimLine(claims, start..<end, criteria) { lines.append(line) }
      start = end
    }
    return lines
  }

  private init?(_ claims: [TracedClaim], _ range: Range<Int>, _ cited: (TracedClaim) -> [CriterionID]) {
    let first = claims[range.lowerBound]
    guard !first.claim.gloss.isEmpty else { return nil }
    let cited = claims[range].map(cited)
    guard cited.allSatisfy({ !$0.isEmpty }) else { return nil }
    // Whoever cites that many describes none of them.
    guard cited.reduce(0, { $0 + $1.count }) <= 64 else { return nil }
    criteria = cited.flatMap(\.self)
    guard let spec = criteria.first?.spec, criteria.allSatisfy({ $0.spec == spec }) else { return nil }
    self.spec = spec
    self.claims = Array(range)
    citesWhole = claims[range].contains { claim in
      if case .requirement = claim.claim.reference.target { true } else { false }
    }
    document = first.claim.location.path
    gloss = Self.withoutComments(first.claim.gloss)
  }

  /// The gloss without the code in parentheses at its end, which illustrates what it says: ``uses tokens (no `0xFF0000`)``.
  var statement: String? {
    let bytes = Array(gloss.utf8)
    guard bytes.last == UInt8(ascii: ")") else { return nil }
    var depth = 0
    for place in bytes.indices.reversed() {
      if bytes[place] == UInt8(ascii: ")") { depth += 1 }
      if bytes[place] == UInt8(ascii: "(") { depth -= 1 }
      guard depth == 0 else { continue }
      return bytes[place...].contains(96) ? String(decoding: bytes[..<place], as: UTF8.self) : nil
    }
    return nil
  }

  /// What stands before a dash or a colon: `Touch targets - tests measure them`.
  var lead: String? {
    let bytes = Array(gloss.utf8)
    let end = bytes.indices.first { place in
      let rest = bytes[place...]
      return Self.joints.contains { rest.starts(with: $0.utf8) }
    }
    return end.map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }

  private static let joints = [" - ", " \u{2013} ", " \u{2014} ", ": "]

  private static func withoutComments(_ gloss: String) -> String {
    // A byte is found sooner than a string, and few glosses hold it.
    guard gloss.utf8.contains(UInt8(ascii: "<")), gloss.contains("<!--") else { return gloss }
    return gloss.replacing(/<!--.*?(-->|$)/, with: " ")
  }
}
