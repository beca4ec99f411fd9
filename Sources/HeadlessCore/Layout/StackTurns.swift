import Foundation

/// The order in which a stack's children take their share: by priority, then by flexibility.
struct StackTurns {
  let children: [Node]
  let axis: LayoutAxis
  let cross: CGFloat?

  /// The length offered to each child, in the order of the children.
  func lengths(sharing available: CGFloat) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: children.count)
    var remaining = available
    let groups = priorityGroups()
    // Those that come later keep their least length.
    var held = groups.dropFirst().joined().reduce(0) { $0 + length(of: $1, offered: 0) }
    for (rank, group) in groups.enumerated() {
      if rank > 0 { held -= group.reduce(0) { $0 + length(of: $1, offered: 0) } }
      var share = max(0, remaining - held)
      for (turn, index) in byFlexibility(group).enumerated() {
        lengths[index] = share / CGFloat(group.count - turn)
        let taken = length(of: index, offered: lengths[index])
        share = max(0, share - taken)
        remaining -= taken
      }
    }
    return lengths
  }

  private func priorityGroups() -> [[Int]] {
    let first = children.first?.traits.layoutPriority ?? 0
    if children.allSatisfy({ $0.traits.layoutPriority == first }) { return [Array(children.indices)] }
    let priorities = Set(children.map(\.traits.layoutPriority)).sorted(by: >)
    return priorities.map { priority in
      children.indices.filter { children[$0].traits.layoutPriority == priority }
    }
  }

  private func byFlexibility(_ group: [Int]) -> [Int] {
    if group.count == 1 { return group }
    let flexibility = group.map { length(of: $0, offered: .infinity) - length(of: $0, offered: 0) }
    // Rows of one kind mostly are in order: a long list need not be sorted to know it.
    if zip(flexibility, flexibility.dropFirst()).allSatisfy(<=) { return group }
    return zip(group, flexibility).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  private func length(of index: Int, offered: CGFloat) -> CGFloat {
    var proposal = ProposedSize.unspecified
    proposal[axis] = offered
    proposal[axis.crossing] = cross
    return children[index].size(for: proposal)[axis]
  }
}
