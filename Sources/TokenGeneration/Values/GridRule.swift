import Findings

/// Lengths and the lines of type lie on a grid of 8 points, or on its subgrid of 4; what does not says why.
enum GridRule {
  private static let subgrid = 4.0

  static func check(
    _ value: TokenValue,
    of token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(TokenResolver.Stop) {
    switch value {
    case .dimension(let points):
      let place = token.value["value"]?.range ?? token.value.range
      try check(points, "", at: place, of: token, resolver: &resolver)
    case .typography(let type):
      let place = token.value["lineHeight"]?.range ?? token.value.range
      try check(type.line, "a line of ", at: place, of: token, resolver: &resolver)
    default: return
    }
  }

  private static func check(
    _ points: Double,
    _ what: String,
    at place: SourceRange,
    of token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(TokenResolver.Stop) {
    let isOnGrid = points.truncatingRemainder(dividingBy: subgrid) == 0
    let own = token.extensions?["offGrid"]
    if let own, own.string?.isEmpty != false { throw resolver.report(.noReason, own.range) }
    if isOnGrid, let own { throw resolver.report(.needless(what, points), own.range) }
    if isOnGrid || token.offGrid != nil { return }
    let below = (points / subgrid).rounded(.down) * subgrid
    throw resolver.report(.offGrid(what, points, below, below + subgrid), place)
  }
}

extension TokenProblem {
  fileprivate static func offGrid(_ what: String, _ points: Double, _ below: Double, _ above: Double) -> Self {
    Self(
      "token-grid",
      "\(what)\(points.short) pt lies off the grid of 8 pt and its subgrid of 4 pt",
      cure: "take \(below.short) or \(above.short), or give the reason in $extensions.counterfoil.offGrid"
    )
  }

  fileprivate static func needless(_ what: String, _ points: Double) -> Self {
    Self("token-grid", "\(what)\(points.short) pt lies on the grid and needs no exception", cure: "take offGrid out")
  }

  fileprivate static var noReason: Self {
    Self("token-grid", "offGrid gives no reason", cure: "say in words why the value lies off the grid")
  }
}
