/// The lines under one heading that name the same numbers: those that are gone, those that came, and which may be which.
struct Namesakes {
  struct Pair {
    let old: Int
    let new: Int
    let fit: LineFit
  }

  /// The likest first, each line once; where as many came as went, and they read alike, in their order.
  private(set) var taken: [Pair] = []
  /// How well the likest of the others fits each.
  private(set) var bestOfOld: [Int: LineFit] = [:]
  private(set) var bestOfNew: [Int: LineFit] = [:]

  init(old: [Int], new: [Int], _ fit: (_ new: Int, _ old: Int) -> LineFit) {
    let pairs = new.flatMap { one in old.map { Pair(old: $0, new: one, fit: fit(one, $0)) } }.filter {
      $0.fit.age != .new
    }
    for pair in pairs {
      bestOfOld[pair.old] = max(bestOfOld[pair.old] ?? .none, pair.fit)
      bestOfNew[pair.new] = max(bestOfNew[pair.new] ?? .none, pair.fit)
    }
    take(pairs.sorted { ($1.fit, $0.new, $0.old) < ($0.fit, $1.new, $1.old) }, isEven: old.count == new.count)
  }

  private mutating func take(_ pairs: [Pair], isEven: Bool) {
    var (gone, come): ([Int: Pair], [Int: Pair]) = ([:], [:])
    var doubtful: Set<Int> = []
    for pair in pairs where come[pair.new] == nil {
      guard let rival = gone[pair.old] else {
        (gone[pair.old], come[pair.new]) = (pair, pair)
        continue
      }
      // One more than went, and no less like: either may be the one that came.
      if !isEven, rival.fit == pair.fit { doubtful.formUnion([rival.new, pair.new]) }
    }
    for pair in pairs where come[pair.new] == nil && doubtful.contains(pair.new) { come[pair.new] = pair }
    if !isEven {
      for pair in pairs where gone[pair.old] == nil && come[pair.new]?.fit == pair.fit { doubtful.insert(pair.new) }
    }
    taken = come.values.map {
      doubtful.contains($0.new) ? Pair(old: $0.old, new: $0.new, fit: $0.fit.doubted) : $0
    }
  }
}
