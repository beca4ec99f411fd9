/// Neighbouring blocks of a report, in the order of their requirements, whose claims went as far in one direction.
struct BlockRun {
  struct Block {
    let lines: [LineEvidence]
    let lead: Double
    let fitting: Int
    let contradicting: Int

    init(_ lines: [LineEvidence]) {
      self.lines = lines
      lead = lines.reduce(0) { $0 + $1.lead }
      fitting = lines.count { $0.stance == .fits }
      contradicting = lines.count { $0.stance == .contradicts }
    }

    /// Of those of its claims that can be told, nearly all went.
    var isShifted: Bool { lead >= 0 && fitting * 4 >= (fitting + contradicting) * 3 }
  }

  let offset: Int
  let blocks: [Block]
  let lead: Double
  let fitting: Int

  /// Those that can be believed: enough speaks for them, and nearly nothing against.
  static func runs(_ evidence: [LineEvidence], offset: Int) -> [BlockRun] {
    let blocks = Dictionary(grouping: evidence, by: \.block).sorted { $0.key < $1.key }.map { Block($0.value) }
    var runs: [BlockRun] = []
    var waiting = [blocks.indices]
    while let range = waiting.popLast() {
      let (best, lead) = heaviest(in: range, of: blocks)
      guard lead >= 7 else { continue }
      waiting += [range.lowerBound..<best.lowerBound, best.upperBound..<range.upperBound]
      let run = BlockRun(offset, Array(blocks[best]), lead)
      if run.isBelievable { runs.append(run) }
    }
    return runs
  }

  private init(_ offset: Int, _ blocks: [Block], _ lead: Double) {
    self.offset = offset
    self.blocks = blocks
    self.lead = lead
    fitting = blocks.reduce(0) { $0 + $1.fitting }
  }

  /// The neighbouring blocks that lead by most together.
  private static func heaviest(in range: Range<Int>, of blocks: [Block]) -> (Range<Int>, Double) {
    var best = (range.lowerBound..<range.lowerBound, 0.0)
    var (start, sum) = (range.lowerBound, 0.0)
    for index in range {
      if sum <= 0 { (start, sum) = (index, 0) }
      sum += blocks[index].lead
      if sum > best.1 { best = (start..<index + 1, sum) }
    }
    return best
  }

  private var isBelievable: Bool {
    let contradicting = blocks.reduce(0) { $0 + $1.contradicting }
    guard fitting >= 2, fitting * 4 >= (fitting + contradicting) * 3 else { return false }
    return (lead >= 14 && fitting >= 4)
      || blocks.contains { $0.lines.contains { $0.stance == .fits && $0.isStrong } }
  }

  /// A claim that fits by its own words, or one that says nothing else among enough that do.
  func takes(_ evidence: LineEvidence, in block: Block) -> Bool {
    evidence.stance == .fits || (evidence.mayFollow && block.fitting >= 1 && (block.fitting >= 2 || fitting >= 4))
  }
}
