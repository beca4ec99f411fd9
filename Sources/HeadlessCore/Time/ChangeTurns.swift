/// Changes of state in the order in which they were made, parted where they are to be shown in different ways: one at
/// once and the next along a curve, or each along its own.
struct ChangeTurns {
  /// Changes that are shown alike.
  struct Turn {
    let change: Change?
    private var revisions: [StateRevision] = []

    init(_ change: Change?) { self.change = change }

    mutating func add(_ revision: StateRevision) { revisions.append(revision) }

    func takeBack() { for revision in revisions.reversed() { revision.takeBack() } }

    func makeAgain() { for revision in revisions { revision.makeAgain() } }
  }

  private var turns: [Turn] = []

  /// - Parameter revision: `nil` where the change cannot be taken back, as that of an object.
  mutating func note(_ change: Change?, _ revision: StateRevision?) {
    if turns.isEmpty || turns[turns.count - 1].change != change { turns.append(Turn(change)) }
    if let revision { turns[turns.count - 1].add(revision) }
  }

  mutating func take() -> [Turn] {
    defer { turns = [] }
    return turns
  }
}

/// How a change of state is taken back and made again.
package struct StateRevision {
  let takeBack: () -> Void
  let makeAgain: () -> Void

  package init(takeBack: @escaping () -> Void, makeAgain: @escaping () -> Void) {
    self.takeBack = takeBack
    self.makeAgain = makeAgain
  }
}
