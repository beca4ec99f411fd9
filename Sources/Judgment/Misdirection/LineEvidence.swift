/// What the words of one line say of a move of its block.
struct LineEvidence {
  enum Stance {
    case fits
    case contradicts
    /// Its words tell neither.
    case open
  }

  let line: Int
  /// The requirement that it cites, as the lexicon counts them.
  let block: Int
  /// Where it would have been moved to: places in the lexicon.
  let targets: [Int]
  /// How much better it fits there than here; no line outweighs all the others.
  let lead: Double
  let stance: Stance
  /// It could be told by itself.
  let isStrong: Bool
  /// It says so little of what it cites that it may be moved with the others.
  let mayFollow: Bool

  private static let limit = 5.0

  init(
    line: Int,
    block: Int,
    targets: [Int],
    there: Double,
    here: Double,
    total: Double,
    isStrong: Bool,
    leadsElsewhere: Bool
  ) {
    self.line = line
    self.block = block
    self.targets = targets
    self.isStrong = isStrong
    lead = max(-Self.limit, min(Self.limit, there - here))
    if leadsElsewhere || lead <= -1.5 {
      stance = .contradicts
    } else {
      stance = lead >= 1.5 && here <= 0.6 * there ? .fits : .open
    }
    mayFollow = !leadsElsewhere && lead >= 0 && here <= 0.3 * total
  }

  /// A line that repeats the title of a requirement: that it would be moved to, or another.
  init(line: Int, block: Int, targets: [Int], told: Bool) {
    self.line = line
    self.block = block
    self.targets = targets
    lead = told ? Self.limit : -Self.limit
    stance = told ? .fits : .contradicts
    isStrong = true
    mayFollow = told
  }
}
