/// What lines with other numbers say of whether one was edited in its place, or renumbered.
struct LineStrangers<Line: EditableLine> {
  private let old: [Line]
  private let new: [Line]
  /// By place: how well one fits that is gone and whose number no line of today bears that fits it better.
  private var former: [LineFit]
  /// By place: how well one fits that is gone, and that another line fits as well.
  private var alike: [LineFit]
  /// By place among those that are gone: how well one of today fits that bears another number, and is no more like one that bore it.
  private var heirs: [LineFit]
  private let sayings: [Line.Saying: Int]

  /// - Parameters:
  ///   - namesakes: the lines with the same numbers.
  ///   - unread: those that are gone of which nobody has seen what fits them best.
  init(_ old: [Line], _ new: [Line], at namesakes: [Namesakes], unread: [Int]) {
    (self.old, self.new) = (old, new)
    former = Array(repeating: .none, count: new.count)
    alike = former
    heirs = Array(repeating: .none, count: old.count)
    sayings = old.reduce(into: [:]) { $0[$1.saying, default: 0] += 1 }
    let homes = Homes(old.count, new.count, namesakes, unread)
    let numbers = Dictionary(Set(old.map(\.subject)).enumerated().map { ($1, $0) }) { first, _ in first }
    let (then, today) = (old.map { numbers[$0.subject] }, new.map { numbers[$0.subject] })
    for line in new.indices {
      for gone in old.indices where then[gone] != today[line] {
        compare(line, gone, homes)
      }
    }
  }

  /// How well each line fits the likest of those with its numbers.
  private struct Homes {
    var old: [LineFit]
    var new: [LineFit]

    init(_ old: Int, _ new: Int, _ namesakes: [Namesakes], _ unread: [Int]) {
      self.old = Array(repeating: .none, count: old)
      self.new = Array(repeating: .none, count: new)
      for namesakes in namesakes {
        for (place, fit) in namesakes.bestOfOld { self.old[place] = fit }
        for (place, fit) in namesakes.bestOfNew { self.new[place] = fit }
      }
      for place in unread { self.old[place] = .same(likeness: .max) }
    }
  }

  private mutating func compare(_ line: Int, _ gone: Int, _ homes: Homes) {
    let fit = new[line].fit(beside: old[gone])
    guard fit.age != .new else { return }
    if fit > homes.old[gone] {
      former[line] = max(former[line], fit)
    } else {
      alike[line] = max(alike[line], fit)
    }
    if !(fit < homes.new[line]) { heirs[gone] = max(heirs[gone], fit) }
  }

  /// How old a line is if the one with its numbers is gone.
  ///
  /// - Returns: `nil` for a new one: its words are those of one that had another number, or those of the other stand elsewhere now.
  func age(of pair: Namesakes.Pair) -> LineAlignment.Age? {
    let (fit, former, heir) = (pair.fit, former[pair.new], heirs[pair.old])
    let isWeak = fit.age != .old
    if former > fit, former.isSame || isWeak && former.age == .old { return nil }
    if heir > fit, isWeak, heir.isSame, sayings[old[pair.old].saying] == 1 { return nil }
    return former >= fit || alike[pair.new] > fit || heir > fit ? .unclear : fit.age
  }
}
