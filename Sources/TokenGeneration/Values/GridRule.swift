import Findings

/// Lengths lie on a grid of 8 points, or on its subgrid of 4; what does not says why.
enum GridRule {
  private static let subgrid = 4.0

  static func check(
    _ points: Double,
    of token: TokenDeclaration,
    resolver: inout TokenResolver
  ) throws(TokenResolver.Stop) {
    let isOnGrid = points.truncatingRemainder(dividingBy: subgrid) == 0
    let own = token.extensions?["offGrid"]
    if let own, own.string?.isEmpty != false { throw resolver.report(.noReason, own.range) }
    if isOnGrid, let own { throw resolver.report(.needless(points), own.range) }
    if isOnGrid || token.offGrid != nil { return }
    let below = (points / subgrid).rounded(.down) * subgrid
    throw resolver.report(.offGrid(points, below, below + subgrid), token.value["value"]?.range ?? token.value.range)
  }
}

extension TokenProblem {
  fileprivate static func offGrid(_ points: Double, _ below: Double, _ above: Double) -> Self {
    Self(
      "token-grid",
      "\(points.short) pt lies off the grid of 8 pt and its subgrid of 4 pt",
      cure: "take \(below.short) or \(above.short), or give the reason in $extensions.counterfoil.offGrid"
    )
  }

  fileprivate static func needless(_ points: Double) -> Self {
    Self("token-grid", "\(points.short) pt lies on the grid and needs no exception", cure: "take offGrid out")
  }

  fileprivate static var noReason: Self {
    Self("token-grid", "offGrid gives no reason", cure: "say in words why the value lies off the grid")
  }
}
