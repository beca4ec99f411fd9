import Foundation

/// One of those under a finger who may take the touch: a control, a recognizer, a scroll view.
///
/// The tree may be evaluated again while the finger is down, so that it is remembered by its place.
final class TouchParticipant {
  enum Role {
    case button
    case field
    case scroll
    case gesture(GestureBehavior.Kind, GestureBehavior.Precedence)
  }

  enum State {
    /// Nothing is decided yet.
    case possible
    /// A press, drag or scroll is under way.
    case active
    case succeeded
    case failed
  }

  let identity: Identity
  let role: Role
  /// How many others stand around it.
  let depth: Int
  /// Of what is switched off nothing comes, but it takes the touch from those around it.
  let isEnabled: Bool
  let order: Int
  private let yieldsTo: [Int]
  let follows: [Int]
  var state = State.possible
  /// Whether it was told that a finger is down.
  var isTold = false
  /// Whether its taps are complete, and it waits for others to fail.
  var hasTapped = false

  /// `nil` for what does not take part: a node without any interaction, or a gesture that is switched off.
  init?(_ node: Node, depth: Int) {
    identity = node.identity
    self.depth = depth
    switch node.interaction {
    case .button(let button): (role, isEnabled) = (.button, button.isEnabled)
    case .field(let field): (role, isEnabled) = (.field, field.isEnabled)
    case .scroll(let scroll) where scroll.isEnabled: (role, isEnabled) = (.scroll, true)
    case .gesture(let gesture) where gesture.isEnabled:
      (role, isEnabled) = (.gesture(gesture.kind, gesture.precedence), true)
      (order, yieldsTo, follows) = (gesture.order, gesture.yieldsTo, gesture.follows)
      return
    default: return nil
    }
    (order, yieldsTo, follows) = (0, [], [])
  }

  var isDecided: Bool { state == .succeeded || state == .failed }

  var isControl: Bool {
    switch role {
    case .button, .field: true
    default: false
    }
  }

  var isScroll: Bool { if case .scroll = role { true } else { false } }

  /// So many points the finger goes until this one is decided.
  var reach: CGFloat {
    switch role {
    case _ where state != .possible: 0
    case .gesture(.drag(let minimum), _): minimum
    case .gesture(.longPress(_, let limit), _): limit
    case .gesture(.tap, _), .scroll: TouchSession.slop
    case .button, .field: 0
    }
  }

  var tapCount: Int? { if case .gesture(.tap(let count), _) = role { count } else { nil } }

  var isLongPress: Bool { if case .gesture(.longPress, _) = role { true } else { false } }

  var isUrgent: Bool { precedence == .high }

  private var precedence: GestureBehavior.Precedence {
    if case .gesture(_, let precedence) = role { precedence } else { .normal }
  }
}

/// Who goes before whom, as `gesture(_:including:)`, `highPriorityGesture(_:including:)` and
/// `simultaneousGesture(_:including:)` say.
extension TouchParticipant {
  /// Whether both are recognizers of one modifier.
  private func isBeside(_ other: TouchParticipant) -> Bool {
    guard case .gesture = role, case .gesture = other.role else { return false }
    return identity.parent === other.identity.parent
  }

  /// Whether this one goes before the other where either could take the touch: the inner one, a high priority before
  /// any other, and of several high priorities the outer one.
  func precedes(_ other: TouchParticipant) -> Bool {
    if isBeside(other) { return other.yieldsTo.contains(order) }
    switch (precedence, other.precedence) {
    case (.simultaneous, _), (_, .simultaneous), (.normal, .high): return false
    case (.high, .normal): return true
    case (.high, .high): return depth < other.depth
    case (.normal, .normal): return depth > other.depth
    }
  }

  /// Whether this one must wait for the other to fail: a tap for a tap with a greater count, wherever either was
  /// written, and what comes second in an exclusive gesture.
  func waits(for other: TouchParticipant) -> Bool {
    guard other.state == .possible, other !== self else { return false }
    if isBeside(other) { return yieldsTo.contains(other.order) }
    guard let count = tapCount, let more = other.tapCount else { return false }
    return count < more && precedence != .simultaneous && other.precedence != .simultaneous
  }

  /// Whether this one gives the touch up because the other has taken it.
  func withdraws(for taker: TouchParticipant) -> Bool {
    guard !isDecided, taker !== self else { return false }
    if isBeside(taker) { return taker.precedes(self) }
    if precedence == .simultaneous || taker.precedence == .simultaneous { return false }
    if taker.isScroll { return isControl || state == .possible && precedence != .high }
    // A press does not keep content from being scrolled.
    if taker.isControl, isScroll { return false }
    if state == .active { return taker.precedes(self) && (isControl || taker.precedence == .high) }
    // What was waited for has come.
    if let tapCount, taker.isLongPress || taker.tapCount ?? 0 > tapCount { return true }
    return taker.precedes(self)
  }

  /// Whether the other is one after which this one begins.
  func comes(after other: TouchParticipant) -> Bool { isBeside(other) && follows.contains(other.order) }
}
