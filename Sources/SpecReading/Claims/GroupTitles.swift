import SpecModel

/// `### Requirement 1: Size` without a mark, and below it `- 1.1: ✅` and `- 1.2: ❌`: a title above what is claimed, and no claim.
enum GroupTitles {
  /// The same claims, in the order of the report, where titles leave to their criteria what they say.
  static func leftToParts(_ claims: [Claim]) -> [Claim] {
    guard claims.count > 1 else { return claims }
    var claims = claims
    // Whether a marked criterion of the requirement stands between here and the next claim of something else.
    var marked: RequirementNumber?
    for place in claims.indices.reversed() {
      let claim = claims[place]
      switch claim.reference.target {
      case .criterion(let number, _, _):
        if claim.mark != nil { marked = number } else if marked != number { marked = nil }
      case .requirement(let number, _):
        if claim.mark == nil, claim.denial == nil, marked == number, isTitle(claim) {
          claims[place] = claim.marked(nil, denial: .leftToParts)
        }
        marked = nil
      }
    }
    return claims
  }

  private static func isTitle(_ claim: Claim) -> Bool {
    switch claim.form {
    case .heading, .paragraph, .bullet, .ordered: true
    case .table, .list: false
    }
  }
}
