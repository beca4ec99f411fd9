/// What the citations, and the ranges over several requirements, of all specs may stand for together: each spec has its own bounds, and
/// a thousand of them would make hundreds of millions of pairs.
struct SpreadRoom {
  static let mostSpread = 1 << 20
  static let mostRanges = 1 << 17

  private(set) var spread = mostSpread
  private(set) var ranges = mostRanges

  mutating func take(_ limit: SpreadLimit) { spread -= limit.taken }

  mutating func take(_ wide: WideRanges) { ranges -= wide.taken }

  static func words(_ limit: Int) -> String { "all specs together stand for more criteria than the limit of \(limit)" }
}
