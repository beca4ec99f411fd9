package import Foundation

/// One finger, from landing to leaving.
///
/// All that lies under the finger sees the touch, and who recognizes it first takes it from those who come after it:
/// see `TouchParticipant`.
package final class TouchSession {
  let graph: Graph
  /// Those with a high priority first, the outermost of them leading, and then the others from the inside outwards.
  let participants: [TouchParticipant]
  /// What is switched off under the finger, the innermost.
  private let switchedOff: Identity?
  private let start: CGPoint
  private var location: CGPoint
  /// Where the content of scroll views stood when the finger landed.
  var origins: [ObjectIdentifier: CGSize] = [:]
  private var isOver = false
  /// So many points a finger may stray and still tap; further, it scrolls.
  static let slop: CGFloat = 10

  /// A finger over a point of the screen, which has not landed yet.
  package init(at point: CGPoint, in graph: Graph) {
    self.graph = graph
    start = point
    location = point
    let path = HitTester().path(to: point, in: graph.root) ?? []
    let all = path.enumerated().compactMap { TouchParticipant($1.node, depth: $0) }
    participants = all.filter(\.isUrgent) + all.reversed().filter { !$0.isUrgent }
    switchedOff = path.last { $0.node.isSwitchedOff }?.node.identity
  }

  /// Lands the finger.
  ///
  /// - Throws: `EndlessUpdate` when the press keeps changing the state of the views.
  package func land() throws {
    graph.perform {
      resumeSequences()
      for participant in participants where !participant.isDecided { claim(participant) }
    }
    // The press is a change of its own: what a gesture animates does not animate it.
    try graph.settle()
    graph.perform {
      for participant in participants where !participant.isDecided { begin(participant) }
    }
  }

  /// The innermost control is pressed at once, and those around it are not asked.
  private func claim(_ participant: TouchParticipant) {
    switch participant.role {
    case .button, .field:
      take(participant, as: .active)
      if participant.isEnabled { button(participant)?.setPressed(true) }
    case .scroll: track(participant)
    case .gesture(.tap, _): TapSeries.of(participant.identity).land(at: graph.clock.now)
    case .gesture: break
    }
  }

  func begin(_ participant: TouchParticipant) {
    guard case .gesture(let kind, _) = participant.role, !isBlocked(participant), let gesture = gesture(participant)
    else { return }
    participant.isTold = true
    gesture.pressing(true)
    switch kind {
    case .drag(let minimum) where minimum <= 0: drag(participant, minimum)
    case .longPress(let duration, _):
      gesture.changed(event(for: participant))
      graph.clock.schedule(after: duration) { [weak self] in self?.complete(participant) }
    default: break
    }
  }

  /// The finger has stayed for as long as was asked.
  private func complete(_ participant: TouchParticipant) {
    guard !isOver, participant.state == .possible else { return }
    graph.perform { succeed(participant) }
  }

  /// Moves the finger to a point of the screen.
  package func move(to point: CGPoint) {
    // A finger that was lifted is gone.
    guard !isOver else { return }
    location = point
    graph.perform {
      for participant in byReach where !participant.isDecided { follow(participant) }
    }
  }

  /// The participants in the order in which a finger that goes straight comes to the end of their patience: a test may
  /// move it by many points at once.
  private var byReach: [TouchParticipant] {
    participants.enumerated().sorted { ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset) }.map(\.element)
  }

  private func follow(_ participant: TouchParticipant) {
    switch participant.role {
    case .button: if participant.isEnabled { button(participant)?.setPressed(isNear(participant)) }
    case .field: break
    case .scroll: scroll(participant, by: way)
    case .gesture(.tap, _): if distance(for: participant) > Self.slop { fail(participant) }
    case .gesture(.longPress(_, let limit), _): if distance(for: participant) > limit { fail(participant) }
    case .gesture(.drag(let minimum), _): if !isBlocked(participant) { drag(participant, minimum) }
    }
  }

  private func drag(_ participant: TouchParticipant, _ minimum: CGFloat) {
    if participant.state == .possible {
      guard distance(for: participant) >= minimum else { return }
      take(participant, as: .active)
    }
    gesture(participant)?.changed(event(for: participant))
  }

  /// Lifts the finger.
  ///
  /// - Throws: `EndlessUpdate` when the end of the press keeps changing the state of the views.
  package func release() throws {
    guard !isOver else { return }
    isOver = true
    let control = participants.first { $0.isControl && $0.state == .active }
    let isInside = control.map(isNear) ?? false
    // Asked before the press ends: who is switched off by that end was still on when the finger left.
    let isOff = control.map(isSwitchedOff) ?? false
    graph.perform {
      for participant in participants where participant.state == .possible && participant.tapCount == nil {
        fail(participant)
      }
      control.flatMap(button)?.setPressed(false)
    }
    // The end of the press, too: what the action animates does not animate it.
    if control != nil { try graph.settle() }
    graph.perform {
      decideTaps()
      if let control, control.state == .active { finish(control, isInside: isInside, isOff: isOff) }
      for participant in participants where !participant.isControl { finish(participant) }
      tellOfSwitchedOff()
    }
  }

  private func finish(_ control: TouchParticipant, isInside: Bool, isOff: Bool) {
    guard control.isEnabled, !isOff else {
      control.state = .failed
      if control.isEnabled { tell("what is under the finger was disabled while it was pressed", at: control.identity) }
      return
    }
    control.state = .succeeded
    if isInside { button(control)?.perform() }
    if case .field = control.role { focus(control) }
  }

  /// A tap on a field gives it the keyboard; a drag over it does not.
  private func focus(_ field: TouchParticipant) {
    guard let node = graph.node(at: field.identity), graph.focus !== field.identity,
      way.width.magnitude <= Self.slop, way.height.magnitude <= Self.slop
    else { return }
    graph.moveFocus(to: node)
  }

  private func finish(_ participant: TouchParticipant) {
    if participant.isScroll { stopTracking(participant) }
    if participant.state == .active {
      participant.state = .succeeded
      gesture(participant)?.ended(event(for: participant))
      forgetSequence(of: participant)
    }
    dismiss(participant)
  }

  /// A tap on what is switched off does nothing, as on a device, and is told.
  private func tellOfSwitchedOff() {
    guard let switchedOff, !participants.contains(where: { $0.state == .succeeded || $0.hasTapped }),
      way.width.magnitude <= Self.slop, way.height.magnitude <= Self.slop
    else { return }
    tell("what is under the finger is disabled", at: switchedOff)
  }

  private func tell(_ reason: String, at place: Identity) {
    graph.record(.untakenTouch, "A touch came to nothing: \(reason).", at: place)
  }
}

extension TouchSession {
  /// How far the finger is from where it landed, on the screen.
  private var way: CGSize { CGSize(width: location.x - start.x, height: location.y - start.y) }

  private func distance(for participant: TouchParticipant) -> CGFloat { event(for: participant).distance }

  /// A finger may stray a little from a button and still press it.
  private func isNear(_ control: TouchParticipant) -> Bool {
    guard let node = graph.node(at: control.identity) else { return false }
    return node.frameInRoot.insetBy(dx: -70, dy: -70).contains(location)
  }

  func event(for participant: TouchParticipant) -> TouchEvent {
    let node = graph.node(at: participant.identity)
    let inverse = node?.transformToRoot.inverted() ?? .identity
    return TouchEvent(
      start: inverse.transform(start),
      location: inverse.transform(location),
      time: graph.clock.now,
      onScreen: (start, location),
      node: node
    )
  }

  private func isSwitchedOff(_ control: TouchParticipant) -> Bool {
    graph.node(at: control.identity)?.isSwitchedOff ?? false
  }

  private func button(_ participant: TouchParticipant) -> ButtonBehavior? {
    guard case .button(let behavior)? = graph.node(at: participant.identity)?.interaction else { return nil }
    return behavior
  }

  func gesture(_ participant: TouchParticipant) -> GestureBehavior? { graph.gesture(at: participant.identity) }

  /// The touch is no longer this one's: a press ends without an action, a gesture without a value.
  func dismiss(_ participant: TouchParticipant) {
    if participant.isControl { button(participant)?.setPressed(false) }
    guard participant.isTold else { return }
    participant.isTold = false
    gesture(participant)?.pressing(false)
  }
}

extension Graph {
  func gesture(at place: Identity) -> GestureBehavior? {
    guard case .gesture(let gesture)? = node(at: place)?.interaction else { return nil }
    return gesture
  }
}

extension Node {
  fileprivate var isSwitchedOff: Bool {
    switch interaction {
    case .button(let button): !button.isEnabled
    case .field(let field): !field.isEnabled
    case .gesture(let gesture): !gesture.isEnabled
    case .scroll, nil: false
    }
  }
}
