import Files
import Findings
import SpecModel
import Traceability

/// Lines that still mean what numbers stood for earlier, and stay so in a lock beside those that mean what they stand for today.
struct LinesLeft {
  /// All lines of the documents in which any were left, in order.
  private var lines: [DocumentPath: [Lock.Line]] = [:]
  private var formers: [Lock.Era: Numbering] = [:]

  /// - Parameters:
  ///   - open: where they stand.
  ///   - doubted: lines of which nobody knew whether they are those that were locked.
  ///   - today: lines that mean what their numbers stand for today, whatever they say.
  ///   - sides: what is known of them.
  init(
    _ open: [LinePlace],
    doubted: Set<LinePlace>,
    besides today: Set<LinePlace>,
    _ sides: [LockedPast],
    _ places: ReferencePlaces,
    _ files: FileAccess
  ) {
    guard !open.isEmpty else { return }
    // Before the renewal the time of the lock was that of today.
    let eras = sides.map { side in
      let renewed = side.erasOfToday.mapValues { (era: Lock.Era($0), numbering: $0) }
      formers.merge(renewed.values.map { ($0.era, $0.numbering) }) { known, _ in known }
      return Eras(own: Lock.Era(side.lock.numbering), renewed: renewed.mapValues(\.era))
    }
    let written = Dictionary(grouping: today, by: \.path).mapValues { Set($0.map(\.line)) }
    for (path, open) in Dictionary(grouping: open, by: \.path) {
      let known = zip(sides, eras).map { side, eras in
        (ages: side.ages(of: path, besides: written[path] ?? [], places, files), eras: eras)
      }
      let today = Lock.lines(of: path, places, files)
      let inDoubt = Set(open.filter(doubted.contains).map(\.line))
      lines[path] = Self.lines(today, leaving: Set(open.map(\.line)), doubted: inDoubt, known)
    }
  }

  /// What the times that a lock knows are called in the one that is written.
  private struct Eras {
    /// When it was written.
    let own: Lock.Era
    let renewed: [Lock.Era: Lock.Era]

    func of(_ era: Lock.Era?) -> Lock.Era { renewed[era ?? own] ?? era ?? own }
  }

  private static func lines(
    _ today: [(number: Int, line: Lock.Line)],
    leaving open: Set<Int>,
    doubted: Set<Int>,
    _ known: [(ages: LockedAges, eras: Eras)]
  ) -> [Lock.Line] {
    // Each is kept once.
    var loose = known.map(\.ages.loose)
    return today.flatMap { number, line -> [Lock.Line] in
      let ages = known.map { $0.ages.byNumber[number] ?? .new }
      // It was open for the sake of one that was rewritten to what it says.
      guard open.contains(number), ages.contains(where: { $0 != .new }) else { return [line] }
      if let side = ages.firstIndex(of: .old) {
        // What casts the doubt on it may be gone the next time.
        let isDoubted = doubted.contains(number)
        return [line.of(known[side].eras.of(known[side].ages.eras[number]), isDoubted: isDoubted)]
      }
      // It may be any of those that are like it, and a new one: these stay, and it is as doubtful as it was, as is each of its like.
      return known.indices.flatMap { side in
        let origin = known[side].ages.origins[number]
        let alike = { (lines: [Lock.Line]) in lines.filter { $0.resembles(line) || $0 == origin } }
        let free = alike(loose[side])
        loose[side] = loose[side].without(eachOf: free)
        let kept = free.isEmpty ? Array(alike(known[side].ages.loose).prefix(1)) : free
        return kept.map { $0.of(known[side].eras.of($0.era), isDoubted: true) }
      }
    }
  }

  /// - Parameter today: every line, as if it had been written today.
  func keptBack(in today: Lock) -> Lock {
    guard !lines.isEmpty else { return today }
    return Lock(
      numbering: today.numbering,
      lines: today.lines.merging(lines) { _, own in own },
      seals: today.seals,
      formers: formers
    )
  }
}

extension Lock.Line {
  /// It says the same, perhaps under another heading or in other markup.
  fileprivate func resembles(_ other: Self) -> Bool { code == other.code || (words != nil && words == other.words) }
}
