import Mustache

/// How much of what was promised is proven.
package struct CoverageView: Hashable, Sendable {
  package let proven: Int
  /// All criteria but those that do not apply or were removed.
  package let total: Int
  /// `19.5 %`; a dash where there is nothing to cover. Rounded down: only all of them make `100 %`.
  package let percent: String
  /// Orders what a column of percentages shows: tenths of a percent, -1 for the dash.
  package let rank: Int

  package init(proven: Int, of total: Int) {
    self.proven = proven
    self.total = total
    rank = total == 0 ? -1 : proven * 1000 / total
    percent =
      switch rank {
      case -1: "–"
      case 0: "0 %"
      case 1000: "100 %"
      default: "\(rank / 10).\(rank % 10) %"
      }
  }
}

extension CoverageView: MustacheParent {
  package func child(named field: String) -> Any? {
    switch field {
    case "proven": proven
    case "total": total
    case "percent": percent
    case "rank": rank
    default: nil
    }
  }
}
