/// The recognizers of one modifier that have succeeded, where others begin after them: a drag after a tap is one of the
/// next finger.
private final class FinishedSteps {
  private static let slot = -2
  var orders: Set<Int> = []

  static func of(_ participant: TouchParticipant) -> FinishedSteps? {
    participant.identity.parent?.slot(slot, as: FinishedSteps.self) { FinishedSteps() }
  }
}

/// Gestures that begin after others.
extension TouchSession {
  /// Whether it is not this one's turn yet.
  func isBlocked(_ participant: TouchParticipant) -> Bool {
    !participant.follows.isEmpty
      && !participants.contains { participant.comes(after: $0) && $0.state == .succeeded }
  }

  /// What an earlier finger has done need not be done again.
  func resumeSequences() {
    for participant in participants where !participant.follows.isEmpty {
      let finished = FinishedSteps.of(participant)?.orders ?? []
      for earlier in participants where participant.comes(after: earlier) && finished.contains(earlier.order) {
        earlier.state = .succeeded
      }
    }
  }

  func continueSequences(after participant: TouchParticipant) {
    let next = participants.filter { $0.comes(after: participant) }
    guard !next.isEmpty else { return }
    FinishedSteps.of(participant)?.orders.insert(participant.order)
    for follower in next where follower.state == .possible && !follower.isTold { begin(follower) }
  }

  /// The last step of a sequence is over, whatever came of it.
  func forgetSequence(of participant: TouchParticipant) {
    if !participant.follows.isEmpty { FinishedSteps.of(participant)?.orders = [] }
  }
}
