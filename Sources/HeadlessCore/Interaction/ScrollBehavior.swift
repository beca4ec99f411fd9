package import Foundation

/// Content that follows a finger.
package struct ScrollBehavior {
  /// Where the content stands; the same object for every evaluation.
  package let position: ScrolledPosition
  /// Where it is not, it still lies over what is behind it.
  package var isEnabled = true
  /// The axes along which a drag is taken even where the content fits: it bounces and stands where it stood.
  package var bounces = (horizontal: true, vertical: true)
  /// Where content that a finger leaves at an offset comes to rest.
  package var rest: (_ offset: CGSize, _ node: Node) -> CGSize = { offset, _ in offset }

  package init(position: ScrolledPosition) { self.position = position }
}

/// How far the content of one scroll view has been moved, and what moves it.
package final class ScrolledPosition {
  package enum Phase { case idle, tracking, interacting }

  /// In points from the leading and the top edge, never beyond an end.
  package var offset = CGSize.zero
  package internal(set) var phase = Phase.idle
  /// Set by who is told of the phase: the others need not be evaluated anew for it.
  package var isPhaseWatched = false
  /// How often a finger moved the content: who follows it looks whether the number is another.
  package private(set) var moves = 0

  package init() {}

  /// Moves the content as a finger does.
  func drag(to offset: CGSize) {
    guard offset != self.offset else { return }
    self.offset = offset
    moves += 1
  }
}

extension Node {
  /// Of a scroll view: how far its content can be moved along either axis, 0 where it fits.
  package var scrollRange: CGSize {
    guard let layout = layout as? ScrollLayout, let content = children.first else { return .zero }
    return layout.range(of: content.frame.size, in: frame.size)
  }
}

extension ScrollBehavior {
  /// Whether a finger that has gone so far means to scroll: along an axis that scrolls, and more along it than across.
  func isScroll(_ way: CGSize, of node: Node, beyond threshold: CGFloat) -> Bool {
    guard let layout = node.layout as? ScrollLayout else { return false }
    let range = node.scrollRange
    let isAcross = way.width.magnitude > way.height.magnitude
    if isAcross {
      return layout.horizontal && way.width.magnitude > threshold && (range.width > 0 || bounces.horizontal)
    }
    return layout.vertical && way.height.magnitude > threshold && (range.height > 0 || bounces.vertical)
  }

  /// Where content that stood at `origin` stands when the finger has gone so far: it goes along with the finger, and
  /// stops at its ends.
  func offset(from origin: CGSize, after way: CGSize, of node: Node) -> CGSize {
    let range = node.scrollRange
    let width = node.isRightToLeft ? origin.width + way.width : origin.width - way.width
    return CGSize(
      width: range.width > 0 ? min(max(width, 0), range.width) : origin.width,
      height: range.height > 0 ? min(max(origin.height - way.height, 0), range.height) : origin.height
    )
  }
}

/// Fingers on scroll views.
extension TouchSession {
  func track(_ participant: TouchParticipant) {
    guard let (node, behavior) = scrolled(participant) else { return }
    let (offset, range) = (behavior.position.offset, node.scrollRange)
    origins[ObjectIdentifier(participant)] = CGSize(
      width: min(offset.width, range.width),
      height: min(offset.height, range.height)
    )
    enter(.tracking, behavior.position)
  }

  func scroll(_ participant: TouchParticipant, by way: CGSize) {
    guard let (node, behavior) = scrolled(participant), let origin = origins[ObjectIdentifier(participant)] else {
      return
    }
    if participant.state == .possible {
      guard behavior.isScroll(way, of: node, beyond: Self.slop) else { return }
      take(participant, as: .active)
      enter(.interacting, behavior.position)
    }
    move(node, behavior.position, to: behavior.offset(from: origin, after: way, of: node))
  }

  func stopTracking(_ participant: TouchParticipant) {
    guard let (node, behavior) = scrolled(participant) else { return }
    if participant.state == .active { move(node, behavior.position, to: behavior.rest(behavior.position.offset, node)) }
    enter(.idle, behavior.position)
  }

  private func move(_ node: Node, _ position: ScrolledPosition, to offset: CGSize) {
    let moves = position.moves
    position.drag(to: offset)
    if position.moves != moves { graph.invalidate(cause: node.identity.path) }
  }

  private func enter(_ phase: ScrolledPosition.Phase, _ position: ScrolledPosition) {
    guard position.phase != phase else { return }
    position.phase = phase
    if position.isPhaseWatched { graph.invalidate(cause: "the phase of a scroll view") }
  }

  private func scrolled(_ participant: TouchParticipant) -> (node: Node, behavior: ScrollBehavior)? {
    guard let node = graph.node(at: participant.identity), case .scroll(let behavior)? = node.interaction else {
      return nil
    }
    return (node, behavior)
  }
}
