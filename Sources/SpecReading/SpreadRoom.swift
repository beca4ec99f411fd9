/// What the citations, and the ranges over several requirements, of all specs may stand for together: each spec has its own bounds, and
/// a thousand of them would make hundreds of millions of pairs.
struct SpreadRoom {
  private static let mostSpread = 1 << 20
  private static let mostRanges = 1 << 17

  private var spread = mostSpread
  private var ranges = mostRanges

  /// - Parameter limit: of a spec by itself.
  func shareOfSpread(upTo limit: Int) -> Share { Share(limit, room: spread, of: Self.mostSpread) }

  func shareOfRanges(upTo limit: Int) -> Share { Share(limit, room: ranges, of: Self.mostRanges) }

  mutating func take(_ limit: SpreadLimit) { spread -= limit.share.taken }

  mutating func take(_ wide: WideRanges) { ranges -= wide.share.taken }

  /// What there is room for in one spec.
  struct Share {
    /// Whose citations or ranges are meant, and of which limit they stand for too much.
    let owner: String
    private let most: Int
    private(set) var left: Int

    fileprivate init(_ limit: Int, room: Int, of all: Int) {
      most = min(limit, room)
      left = most
      owner =
        room < limit
        ? "all specs together stand for more criteria than the limit of \(all)"
        : "its spec stand for more criteria than the limit of \(limit)"
    }

    var taken: Int { most - max(0, left) }

    mutating func take(_ count: Int) { left -= count }
  }
}
