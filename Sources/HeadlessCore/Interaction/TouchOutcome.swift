/// What becomes of those who take part in a touch.
extension TouchSession {
  /// A participant takes the touch from those who come after it.
  func take(_ taker: TouchParticipant, as state: TouchParticipant.State) {
    taker.state = state
    for other in participants where other.withdraws(for: taker) { fail(other) }
  }

  /// A gesture that happens at one moment has happened.
  func succeed(_ participant: TouchParticipant) {
    let event = event(for: participant)
    take(participant, as: .succeeded)
    if participant.tapCount != nil { TapSeries.of(participant.identity).end() }
    graph.waitingTaps.drop(for: participant.identity)
    gesture(participant)?.ended(event)
    forgetSequence(of: participant)
    continueSequences(after: participant)
  }

  /// A participant is out of the play: it failed, or another one took the touch.
  func fail(_ participant: TouchParticipant) {
    participant.state = .failed
    if participant.isScroll { stopTracking(participant) }
    dismiss(participant)
    forgetSequence(of: participant)
    guard participant.tapCount != nil else { return }
    TapSeries.of(participant.identity).end()
    for tap in graph.waitingTaps.release(for: participant.identity) { graph.carryOut(tap) }
  }
}

/// One finger that taps.
extension TouchSession {
  /// Which taps succeed now that the finger was lifted, which wait for others to fail, and which for more taps.
  func decideTaps() {
    // Who needs more taps is asked first: the others wait for it.
    let taps = participants.filter { $0.tapCount != nil }
    for participant in taps.sorted(by: { ($0.tapCount ?? 0) > ($1.tapCount ?? 0) }) { decideTap(participant) }
    let unfinished = taps.filter { $0.state == .possible && TapSeries.of($0.identity).count > 0 }
    if !unfinished.isEmpty { expire(unfinished) }
  }

  private func decideTap(_ participant: TouchParticipant) {
    guard participant.state == .possible, let count = participant.tapCount, !isBlocked(participant) else { return }
    let series = TapSeries.of(participant.identity)
    series.lift(at: graph.clock.now)
    guard series.count >= count else { return }
    let rivals = participants.filter { participant.waits(for: $0) && !isBlocked($0) }
    guard !rivals.isEmpty else { return succeed(participant) }
    series.end()
    participant.hasTapped = true
    let event = event(for: participant)
    graph.waitingTaps.add(
      WaitingTap(recognizer: participant.identity, count: count, rivals: rivals.map(\.identity), event: event)
    )
  }

  /// Where no further finger lands in time, those who need more taps have failed.
  private func expire(_ unfinished: [TouchParticipant]) {
    let landings = unfinished.map { TapSeries.of($0.identity).landings }
    graph.clock.schedule(after: TapSeries.interval) { [self] in
      graph.perform {
        for (participant, landings) in zip(unfinished, landings)
        where participant.state == .possible && TapSeries.of(participant.identity).landings == landings {
          fail(participant)
        }
      }
    }
  }
}

extension Graph {
  /// A tap that waited comes about.
  fileprivate func carryOut(_ tap: WaitingTap) {
    var event = tap.event
    event.node = node(at: tap.recognizer)
    gesture(at: tap.recognizer)?.ended(event)
  }
}
