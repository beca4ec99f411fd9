public import Foundation
import HeadlessCore

extension HostedElement {
  /// Lands a finger in the middle of what can be touched of the element, and leaves it there.
  ///
  /// - Throws: `HostError.notOperable` when no point of the element takes a touch, and why: it may be covered, clear, out
  ///   of sight, or kept from being touched.
  @discardableResult
  public func press() throws -> HostedTouch {
    let area = touchableArea
    guard area.width > 0, area.height > 0 else {
      throw HostError.notOperable("No point of \(name) takes a touch: \(untouchedReason).")
    }
    return try host.press(at: CGPoint(x: area.midX, y: area.midY))
  }

  /// Presses and releases, `count` times without a pause.
  ///
  /// A disabled control does nothing, as on a device; that is told among the `findings` of the host. Where a gesture for
  /// two taps sees the touch, too, a single tap comes about only when no second one follows, 0.35 seconds later:
  ///
  ///     try photo.tap()
  ///     try screen.advance(by: 0.4)
  public func tap(count: Int = 1) throws {
    for _ in 0..<count { try press().release() }
  }

  /// Presses, lets `duration` seconds of the host's clock pass, and releases.
  public func longPress(duration: Double = 0.5) throws {
    let touch = try press()
    try host.advance(by: duration)
    try touch.release()
  }

  /// Presses in the middle, moves by `translation` points in ten steps, and releases.
  ///
  /// Over a scroll view, on content of it or on a button in it, the content goes along with the finger, as far as there is
  /// any, and stays where it is left: the finger stops before it leaves.
  public func drag(by translation: CGSize) throws {
    let touch = try scrollingPoint.map { try host.press(at: $0) } ?? press()
    for step in 1...10 {
      let part = CGFloat(step) / 10
      try touch.move(by: CGSize(width: translation.width * part, height: translation.height * part))
    }
    try touch.release()
  }

  /// Does what VoiceOver does on a double tap: the action of the element, or, where it has none, a tap on the middle of
  /// the element, which is its activation point.
  ///
  /// - Throws: `HostError.notOperable` where VoiceOver does not find the element, or nothing there answers to a tap.
  public func activate() throws {
    guard let spoken else { throw HostError.notOperable("VoiceOver does not find \(name).") }
    guard let activate = spoken.activate else { return try tapActivationPoint(of: spoken) }
    host.graph.perform { activate() }
    try host.settle()
  }
}

extension HostedElement {
  private func tapActivationPoint(of element: AccessibilityElement) throws {
    let frame = element.node.frameInRoot
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard frame.hasLimits, isTakenAsTap(point) else {
      throw HostError.notOperable("\(name) has no action for VoiceOver, and a tap on its middle comes to nothing.")
    }
    host.note(frameConfidence)
    try host.tap(at: point)
  }

  /// Whether something answers to a single tap there that the element is, holds, or belongs to.
  private func isTakenAsTap(_ point: CGPoint) -> Bool {
    guard isTappable(at: point) else { return false }
    let path = HitTester().path(to: point, in: host.graph.root) ?? []
    return path.contains { $0.node.interaction?.answersToOneTap == true }
  }

  /// Does what VoiceOver does when an action of the element is chosen, or the element is adjusted:
  ///
  ///     try volume.perform("increment")
  ///
  /// - Parameter action: One of the `actions` of the element.
  /// - Throws: `HostError.notOperable` when the element has no action of that name, with those that it has.
  public func perform(_ action: String) throws {
    let offered = spoken?.actions ?? []
    guard let chosen = offered.first(where: { $0.name == action }) else {
      let names = offered.isEmpty ? "none" : offered.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw HostError.notOperable("\(name) has no action \"\(action)\" for VoiceOver: it has \(names).")
    }
    host.graph.perform { chosen.perform() }
    try host.settle()
  }
}

/// A finger on the screen.
@MainActor
public final class HostedTouch {
  private let host: Host
  private let session: TouchSession
  private let start: CGPoint

  init(host: Host, start: CGPoint) {
    self.host = host
    self.start = start
    session = TouchSession(at: start, in: host.graph)
  }

  func land() throws {
    try host.settling { try session.land() }
    try host.settle()
  }

  /// Moves to the place that is `translation` points from where the finger landed.
  public func move(by translation: CGSize) throws {
    session.move(to: CGPoint(x: start.x + translation.width, y: start.y + translation.height))
    try host.settle()
  }

  public func release() throws {
    try host.settling { try session.release() }
    try host.settle()
  }
}

extension Host {
  /// Lands a finger on a point of the screen, whatever is there.
  @discardableResult
  public func press(at point: CGPoint) throws -> HostedTouch {
    let touch = HostedTouch(host: self, start: point)
    try touch.land()
    return touch
  }

  /// Presses and releases on a point of the screen.
  public func tap(at point: CGPoint) throws { try press(at: point).release() }
}

extension Interaction {
  /// Whether one tap comes to something by itself, and not only two, or a finger that stays or moves.
  fileprivate var answersToOneTap: Bool {
    switch self {
    case .button, .field: return true
    case .gesture(let gesture): if case .tap(count: 1) = gesture.kind { return true } else { return false }
    case .scroll: return false
    }
  }
}
