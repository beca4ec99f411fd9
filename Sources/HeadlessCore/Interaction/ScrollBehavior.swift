package import Foundation

/// Content that follows a finger.
package struct ScrollBehavior {
  /// Where the content stands; the same object for every evaluation.
  package let position: ScrolledPosition
  /// Where it is not, it still lies over what is behind it.
  package var isEnabled = true
  /// The axes along which a drag is taken even where the content fits: it bounces and stands where it stood.
  package var bounces = (horizontal: true, vertical: true)
  /// Where content that a finger leaves at an offset comes to rest, and where it stood when the finger came.
  package var rest: (_ offset: CGSize, _ origin: CGSize, _ node: Node) -> CGSize = { offset, _, _ in offset }

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
  package var anchors = ScrollAnchors()
  /// For views that take their size from it.
  package let room = ContainerRoom()
  /// Whether neither a finger nor code moved the content yet.
  private var isUntouched = true
  /// How far the content was moved in all because an estimate was wrong: a finger that is on it knows nothing of that.
  private(set) var mended = CGSize.zero
  /// How far it could be moved when it was placed last.
  private var range: CGSize?

  package init() {}

  /// Moves the content as code does.
  package func move(to offset: CGSize) {
    self.offset = offset
    isUntouched = false
  }

  /// Moves the content because what lies before it is longer than it was thought to be.
  ///
  /// - Returns: whether it stands elsewhere now.
  func mend(by way: CGFloat, along axis: LayoutAxis, in range: CGSize) -> Bool {
    let old = offset[axis]
    offset[axis] = min(max(old + way, 0), range[axis])
    mended[axis] += offset[axis] - old
    return (offset[axis] - old).magnitude > 0.001
  }

  /// Moves the content as a finger does.
  func drag(to offset: CGSize) {
    guard offset != self.offset else { return }
    self.offset = offset
    isUntouched = false
    moves += 1
  }

  /// Puts the content at its anchor until it is moved; from then on keeps the anchor where it is when a size changes.
  ///
  /// - Returns: whether it stands elsewhere now.
  func settle(in range: CGSize) -> Bool {
    let (old, before) = (offset, self.range)
    self.range = range
    if isUntouched {
      guard let anchor = anchors.initial else { return false }
      offset = CGSize(width: anchor.x * range.width, height: anchor.y * range.height)
    } else if let anchor = anchors.sizeChanges, let before, before != range {
      let width = offset.width + anchor.x * (range.width - before.width)
      let height = offset.height + anchor.y * (range.height - before.height)
      offset = CGSize(width: min(max(width, 0), range.width), height: min(max(height, 0), range.height))
    }
    return offset != old
  }
}

/// Points of content, in parts of its size, that stand on the same points of the room for it; `nil` where nothing was said.
package struct ScrollAnchors: Equatable, Sendable {
  /// Before anything is moved.
  package var initial: CGPoint?
  /// When the content or the room becomes longer or shorter.
  package var sizeChanges: CGPoint?
  /// Where the content is shorter than the room.
  package var alignment: CGPoint?

  package init(initial: CGPoint? = nil, sizeChanges: CGPoint? = nil, alignment: CGPoint? = nil) {
    self.initial = initial
    self.sizeChanges = sizeChanges
    self.alignment = alignment
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
    let mended = behavior.position.mended
    origins[ObjectIdentifier(participant)] = CGSize(
      width: min(offset.width, range.width) - mended.width,
      height: min(offset.height, range.height) - mended.height
    )
    enter(.tracking, behavior.position)
  }

  func scroll(_ participant: TouchParticipant, by way: CGSize) {
    guard let (node, behavior) = scrolled(participant), let origin = origin(of: participant, behavior) else { return }
    if participant.state == .possible {
      guard behavior.isScroll(way, of: node, beyond: Self.slop) else { return }
      take(participant, as: .active)
      enter(.interacting, behavior.position)
    }
    move(node, behavior.position, to: behavior.offset(from: origin, after: way, of: node))
  }

  func stopTracking(_ participant: TouchParticipant) {
    guard let (node, behavior) = scrolled(participant) else { return }
    if participant.state == .active, let origin = origin(of: participant, behavior) {
      move(node, behavior.position, to: behavior.rest(behavior.position.offset, origin, node))
    }
    enter(.idle, behavior.position)
  }

  /// Where the content stood when the finger came, as its length is known by now.
  private func origin(of participant: TouchParticipant, _ behavior: ScrollBehavior) -> CGSize? {
    let mended = behavior.position.mended
    return origins[ObjectIdentifier(participant)].map {
      CGSize(width: $0.width + mended.width, height: $0.height + mended.height)
    }
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
