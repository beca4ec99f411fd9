/// Which lines of today stood in a document before.
///
/// The longest common subsequence, taken once from the front and once from the back: where the two agree, a line is an old one;
/// where they differ, the same words stand there more than once, and nobody can tell which of them is old.
package struct LineAlignment: Sendable {
  package enum Age: Hashable, Sendable {
    case old, new, unclear
  }

  /// One for each line of today.
  package let ages: [Age]

  package init<Line: Hashable>(old: [Line], new: [Line]) {
    let front = CommonLines(old, new)
    let back = CommonLines(old.reversed(), new.reversed())
    let isLost = front.isLost || back.isLost
    let known = isLost ? Set(old) : []
    ages = new.indices.map { index in
      let (isFront, isBack) = (front.places[index], back.places[new.count - 1 - index])
      if isFront, isBack { return .old }
      return isFront || isBack || known.contains(new[index]) ? .unclear : .new
    }
  }
}

/// The longest common subsequence of the lines of two texts.
struct CommonLines {
  /// For each line of the second text, whether it is common.
  private(set) var places: [Bool]
  /// The texts differ by too much for a comparison: what is common but at the front and at the end is not known.
  private(set) var isLost = false

  /// More changed lines than this are compared by their words alone.
  private static let mostLines = 4000
  /// Lines that come and go; the comparison takes their square.
  private static let mostEdits = 1500

  init<Line: Hashable>(_ old: [Line], _ new: [Line]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    // Of equal lines the first ones are taken: one at the end would be that only if there were too many to compare.
    let isLong = max(old.count, new.count) - start > Self.mostLines
    let end =
      isLong ? zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count : 0
    places = new.indices.map { $0 < start || $0 >= new.count - end }
    // What stands in one text alone is in no common subsequence, and would only make the comparison long.
    let (one, other) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    let both = Set(one).intersection(other)
    let left = one.filter(both.contains)
    let right = other.indices.filter { both.contains(other[$0]) }
    guard left.count <= Self.mostLines, right.count <= Self.mostLines,
      let common = Self.common(left, right.map { new[$0] })
    else {
      isLost = true
      return
    }
    for place in common { places[right[place]] = true }
  }

  /// Myers' greedy comparison, forwards.
  ///
  /// - Returns: the places of `new` that are common, or `nil` beyond the limit of edits.
  private static func common<Line: Equatable>(_ old: [Line], _ new: [Line]) -> [Int]? {
    // How far each diagonal reaches in `old`, after each number of edits; diagonal `k` stands at `k + edits`.
    var reached: [[Int]] = []
    for edits in 0...min(mostEdits, old.count + new.count) {
      var ends = [Int](repeating: 0, count: 2 * edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = reached.last.map { start(diagonal, edits, $0).x } ?? 0
        while x < old.count, x - diagonal < new.count, x - diagonal >= 0, old[x] == new[x - diagonal] { x += 1 }
        ends[diagonal + edits] = x
        if x >= old.count, x - diagonal >= new.count { return trace(reached, diagonal, x) }
      }
      reached.append(ends)
    }
    return nil
  }

  /// Where a diagonal begins after one more edit: the further of its neighbours goes on.
  private static func start(_ diagonal: Int, _ edits: Int, _ before: [Int]) -> (x: Int, from: Int) {
    let below = diagonal - 1 >= 1 - edits ? before[diagonal - 1 + edits - 1] : Int.min
    let above = diagonal + 1 <= edits - 1 ? before[diagonal + 1 + edits - 1] : Int.min
    return diagonal == -edits || (diagonal != edits && below < above)
      ? (above, diagonal + 1) : (below + 1, diagonal - 1)
  }

  /// Back along the way that was found.
  private static func trace(_ reached: [[Int]], _ diagonal: Int, _ x: Int) -> [Int] {
    var common: [Int] = []
    var (diagonal, x) = (diagonal, x)
    for edits in stride(from: reached.count, to: 0, by: -1) {
      let (begin, from) = start(diagonal, edits, reached[edits - 1])
      while x > begin {
        x -= 1
        common.append(x - diagonal)
      }
      x = reached[edits - 1][from + edits - 1]
      diagonal = from
    }
    while x > 0 {
      x -= 1
      common.append(x - diagonal)
    }
    return common
  }
}
