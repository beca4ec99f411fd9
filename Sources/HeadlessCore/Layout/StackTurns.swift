import Foundation

/// The order in which a stack's children take their share: by priority, then by flexibility.
struct StackTurns {
  private let children: [Node]
  private let axis: LayoutAxis
  private let cross: CGFloat?
  /// Read once: who looks at many children reads much memory.
  private let priorities: [Double]

  init(children: [Node], axis: LayoutAxis, cross: CGFloat?) {
    (self.children, self.axis, self.cross) = (children, axis, cross)
    priorities = children.map(\.traits.layoutPriority)
  }

  /// What a child is offered along the stack, and the size that it chooses for that.
  struct Taken {
    var offered: CGFloat = 0
    var size = CGSize.zero
  }

  /// For each child, in the order of the children.
  func taken(sharing available: CGFloat) -> [Taken] {
    var all = [Taken](repeating: Taken(), count: children.count)
    var remaining = available
    var turns = byPriority()
    var start = 0
    // Those that come later keep their least length.
    var held = leastLength(turns[groupEnd(turns, from: 0)...])
    while start < turns.count {
      let end = groupEnd(turns, from: start)
      if start > 0 { held -= leastLength(turns[start..<end]) }
      var share = max(0, remaining - held)
      func take(_ turn: Int) {
        let index = turns[turn]
        let offered = share / CGFloat(end - turn)
        all[index] = Taken(offered: offered, size: size(of: index, offered: offered))
        let length = all[index].size[axis]
        share = max(0, share - length)
        remaining -= length
      }
      // Rows that do not stretch come first in any case. Each is asked all at once: a long list is read once less.
      var turn = start
      while turn < end - 1, flexibility(of: turns[turn]) == 0 {
        take(turn)
        turn += 1
      }
      sortByFlexibility(&turns[turn..<end])
      for turn in turn..<end { take(turn) }
      start = end
    }
    return all
  }

  /// Those that come first in front; of one priority in order.
  private func byPriority() -> [Int] {
    var turns = Array(children.indices)
    // Most are in order: a long list need not be sorted to know it.
    guard !zip(turns, turns.dropFirst()).allSatisfy({ priorities[$0] >= priorities[$1] }) else { return turns }
    turns.sort { (priorities[$1], $0) < (priorities[$0], $1) }
    return turns
  }

  /// - Returns: the place behind those of the same priority.
  private func groupEnd(_ turns: [Int], from start: Int) -> Int {
    guard start < turns.count else { return start }
    return turns[(start + 1)...].firstIndex { priorities[$0] != priorities[turns[start]] } ?? turns.count
  }

  private func leastLength(_ group: ArraySlice<Int>) -> CGFloat { group.reduce(0) { $0 + length(of: $1, offered: 0) } }

  /// The least flexible first; of equal ones in order.
  private func sortByFlexibility(_ group: inout ArraySlice<Int>) {
    if group.count < 2 { return }
    var last = -CGFloat.infinity
    let isInOrder = group.allSatisfy { index in
      let own = flexibility(of: index)
      defer { last = own }
      return own >= last
    }
    if isInOrder { return }
    let flexibilities = group.map { (index: $0, flexibility: flexibility(of: $0)) }
    let sorted = flexibilities.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    for (place, turn) in zip(group.indices, sorted) { group[place] = turn.index }
  }

  private func flexibility(of index: Int) -> CGFloat {
    length(of: index, offered: .infinity) - length(of: index, offered: 0)
  }

  private func length(of index: Int, offered: CGFloat) -> CGFloat { size(of: index, offered: offered)[axis] }

  private func size(of index: Int, offered: CGFloat) -> CGSize {
    var proposal = ProposedSize.unspecified
    proposal[axis] = offered
    proposal[axis.crossing] = cross
    return children[index].size(for: proposal)
  }
}
