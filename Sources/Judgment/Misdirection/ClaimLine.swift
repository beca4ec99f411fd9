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

  /// The requirement that all of them are about, if there is one.
  var requirement: RequirementID? {
    let requirements = Set(criteria.map(\.requirement))
    return requirements.count == 1 ? requirements.first : nil
  }

  /// Those with words, that can be looked up in one spec.
  static func lines(of claims: [TracedClaim]) -> [ClaimLine] {
    var lines: [ClaimLine] = []
    var start = 0
    while start < claims.count {
      let location = claims[start].claim.location
      let end = claims[start...].firstIndex { $0.claim.location != location } ?? claims.count
      if let line = ClaimLine(claims, start..<end) { lines.append(line) }
      start = end
    }
    return lines
  }

  private init?(_ claims: [TracedClaim], _ range: Range<Int>) {
    let first = claims[range.lowerBound]
    // `Requirement 5.2.3: ...` is no criterion's number: what it cites is not known.
    guard !first.claim.gloss.isEmpty, !Self.isRestOfNumber(first.claim.gloss),
      claims[range].allSatisfy({ !$0.resolution.criteria.isEmpty })
    else { return nil }
    // Whoever cites that many describes none of them.
    guard claims[range].reduce(0, { $0 + $1.resolution.criteria.count }) <= 64 else { return nil }
    criteria = claims[range].flatMap(\.resolution.criteria)
    guard let spec = criteria.first?.spec, criteria.allSatisfy({ $0.spec == spec }) else { return nil }
    self.spec = spec
    self.claims = Array(range)
    document = first.claim.location.path
    gloss = first.claim.gloss
  }

  /// `2.3: Draw it`, `3: Draw it`.
  static func isRestOfNumber(_ gloss: String) -> Bool {
    guard gloss.utf8.first.map({ (0x30...0x39).contains($0) }) == true else { return false }
    return gloss.drop { $0.isNumber || $0 == "." }.hasPrefix(":")
  }
}
