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
    let front = Self.common(old, new)
    let back = Set(Self.common(old.reversed(), new.reversed()).map { new.count - 1 - $0 })
    let known = Set(old)
    ages = new.indices.map { index in
      if front.contains(index), back.contains(index) { return .old }
      return front.contains(index) || back.contains(index) || (known.contains(new[index]) && Self.isLost(old, new))
        ? .unclear : .new
    }
  }

  /// More changed lines than this are compared by their words alone.
  private static let mostLines = 4000

  private static func isLost<Line: Hashable>(_ old: [Line], _ new: [Line]) -> Bool {
    old.count > mostLines || new.count > mostLines
  }

  /// - Returns: the places of `new` that are common with `old`.
  private static func common<Line: Hashable>(_ old: [Line], _ new: [Line]) -> Set<Int> {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    var common = Set(0..<start).union((new.count - end)..<new.count)
    let one = Array(old[start..<(old.count - end)])
    let other = Array(new[start..<(new.count - end)])
    guard one.count <= mostLines, other.count <= mostLines else { return common }
    let inserted = Set(
      other.difference(from: one).insertions.map { change in
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      }
    )
    common.formUnion(other.indices.filter { !inserted.contains($0) }.map { $0 + start })
    return common
  }
}
